import type { Place, ReadFields } from '#contract/reading/sheet-reading.ts';
import type { EmergencyCard, Passage, SectionsRead } from '#contract/sheets/sheet-sections.ts';
import { type Page, wordsOfLine } from '../text/layout.ts';
import { placesOfWords } from '../text/place-of.ts';
import type { RecognisedPage } from './recognised.ts';

/** A word of which the recogniser is less sure has to be looked at; so has a page. */
const clear = 80;

/** The fields no surer than their least sure word was recognised; what follows from others, than all words were. */
export const doubtPictures = (fields: ReadFields, pages: readonly Page[]): ReadFields => {
  const words = pages
    .flatMap(({ lines }) => lines.flatMap(wordsOfLine))
    .flatMap(({ confidence, ...word }) => (confidence === undefined ? [] : [{ confidence, ...word }]));
  if (words.length === 0) return fields;
  const mean = words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length;
  const recognised = words.flatMap((word) =>
    placesOfWords([word]).map((place) => ({ place, confidence: word.confidence })),
  );
  const least = (places: readonly Place[]): number => {
    if (places.length === 0) return mean;
    const own = recognised.filter(({ place }) => places.some((one) => lies(place, one)));
    return Math.min(100, ...own.map(({ confidence }) => confidence));
  };
  return Object.fromEntries(
    Object.entries(fields).map(([field, found]) => [
      field,
      { ...found, certainty: Math.min(found.certainty, least(found.places) / 100) },
    ]),
  );
};

/** The fields that were found where a word is hard to read. */
export const blurredFields = (fields: ReadFields, pages: readonly Page[]): (keyof ReadFields)[] => {
  const hard = pages
    .flatMap(({ lines }) => lines.flatMap(wordsOfLine))
    .filter(({ confidence = 100 }) => confidence < clear)
    .flatMap((word) => placesOfWords([word]));
  return Object.entries(fields)
    .filter(([, { places }]) => places.some((place) => hard.some((word) => lies(word, place))))
    .map(([field]) => field as keyof ReadFields);
};

const lies = (word: Place, place: Place): boolean => {
  const [x, y] = [word.x + word.width / 2, word.y + word.height / 2];
  return (
    word.page === place.page &&
    x >= place.x &&
    x <= place.x + place.width &&
    y >= place.y &&
    y <= place.y + place.height
  );
};

/** The sections with a doubt at each that stands on a page that is hard to read, and at telephone numbers with such a word. */
export const markBlurred = (read: SectionsRead, pictures: ReadonlyMap<number, RecognisedPage>): SectionsRead => {
  const isHard = (page: number) => (pictures.get(page)?.confidence ?? 100) < clear;
  const mark = <Read extends Pick<Passage, 'doubts'>>(one: Read, isIt: boolean): Read =>
    isIt ? { ...one, doubts: [...one.doubts, 'blurred'] } : one;
  const ofPage = (passage: Passage | null) => passage && mark(passage, isHard(passage.page));
  const isHardNumber = ({ text, page }: Passage) =>
    isHard(page) ||
    (pictures.get(page)?.words ?? []).some(
      ([word, , , , , confidence]) => confidence < clear && /\d{3}/.test(word) && text.includes(word),
    );
  return {
    sections: read.sections.map((section) => mark(section, section.pages.some(isHard))),
    cards: read.cards.map(
      (card): EmergencyCard => ({
        ...card,
        telephones: card.telephones.map((one) => mark(one, isHardNumber(one))),
        first_aid: mapValues(card.first_aid, ofPage),
        fire: mapValues(card.fire, ofPage),
        spill: ofPage(card.spill),
        protection: mapValues(card.protection, ofPage),
      }),
    ),
  };
};

const mapValues = <Key extends string>(
  passages: Readonly<Record<Key, Passage | null>>,
  change: (passage: Passage | null) => Passage | null,
): Record<Key, Passage | null> =>
  Object.fromEntries(
    Object.entries<Passage | null>(passages).map(([key, passage]) => [key, change(passage)]),
  ) as Record<Key, Passage | null>;
