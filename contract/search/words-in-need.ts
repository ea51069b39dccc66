import { exposureRoutes, routeOfWord } from '../sheets/exposure-routes.ts';

/** What somebody tells of an accident beside the name of a product: how it got in, or what happened. */
export const accidents = [...exposureRoutes, 'injury', 'spill', 'fire'] as const;
export type Accident = (typeof accidents)[number];

/** Words of an accident in both languages, folded and without an s at the end, beside those that sheets themselves have of a way into the body. */
const wordsOfAccident: Readonly<Record<Accident, string>> = {
  eyes: 'eyeball eyelid loeil paupiere',
  skin: 'hand arm face finger leg foot feet main bras visage doigt jambe pied',
  inhalation: 'breath breathe breathing respire respirer',
  ingestion: 'mouth drank drunk ate eaten bouche bu boire mange',
  injury:
    'splash splashed splashe splashing burn burned burnt accident poisoned poisoning injury injured hurt emergency help aid ' +
    'eclaboussure eclabousse eclaboussee brulure brule brulee blessure blesse blessee intoxication intoxique empoisonne urgence secour soin',
  spill: 'spill spilled spilt spilling leak leaked leaking deversement deverse renverse fuite',
  fire: 'fire flame incendie feu flamme',
};

const accidentByWord = new Map(
  accidents.flatMap((accident) => wordsOfAccident[accident].split(' ').map((word) => [word, accident] as const)),
);

/** What a folded word tells of an accident; undefined where it tells of none. */
export const accidentOfWord = (word: string): Accident | undefined =>
  routeOfWord(word) ?? accidentByWord.get(word) ?? accidentByWord.get(word.replace(/s$/, ''));

/** Whether a folded word says nothing alone: “de” and “with” do not. */
export const isSmallWord = (word: string): boolean => smallWords.has(word);

const smallWords: ReadonlySet<string> = new Set(
  (
    'a an and any are as at been but by can do does for from get gets got had has have he her here hey him his how i if im in into is it ive just kind me my need now of ' +
    'off on or our out please she should some sort that the their them there they this to too up us was we went were what when where which who will with you your first ' +
    'ai as au aux avec ce ces cet cette chez comment dans de des du elle en est et etait eu fais faire fait faut il ils j jai je la le les leur lui m ma mais me mes moi mon ne ' +
    'nous on ou par pas peu plait pour puis qu quand que quel quelle qui quoi recu s sa sans se ses si sil son sous sur t te tu un une vite vous y premiers'
  ).split(' '),
);
