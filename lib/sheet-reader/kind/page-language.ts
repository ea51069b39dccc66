import type { PageLanguage } from '#contract/reading/file-kind.ts';
import { type Page, wordsOfLine } from '../text/layout.ts';

/** Frequent words of a language that the others here do not have. */
const frequentWords: readonly (readonly [PageLanguage, string])[] = [
  ['en', 'the of and to with for is not if from this be are may by which should when been that have has will any'],
  ['fr', 'le les des du et avec pour est ou une dans sur aux cette pas sont être ce ces qui peut au par ne selon leur'],
  ['de', 'der die das und von mit für ist oder nicht bei zu nach den dem im auf ein eine werden wird kann sind zur'],
  ['es', 'el los las del y con para una por como puede este esta sus según más agua producto debe sobre'],
  ['other', 'il gli della di che sono dei delle nel alla dell degli è può essere'],
  ['other', 'e os da dos com não em uma ao pode são pelo ou produto'],
  ['other', 'het een van met voor niet zijn wordt op aan bij te dat worden deze kan'],
  ['other', 'w z na nie lub jest przez oraz się przy po produktu'],
  ['other', 'je se nebo při pro výrobku není podle jsou'],
  ['other', 'och att för är inte vid som av till med kan eller på'],
  ['other', 'og af ikke til ved som på med kan eller er av'],
  ['other', 'și pentru prin sau din conform în cu nu'],
  ['other', 'ja tai ei että sekä ovat voi'],
];

const listsOfWord = new Map<string, number[]>();
for (const [list, [, words]] of frequentWords.entries()) {
  for (const word of words.split(' ')) listsOfWord.set(word, [...(listsOfWord.get(word) ?? []), list]);
}

/** Fewer of its frequent words say nothing of a page's language. */
const fewestWords = 8;

/** Of the frequent words of the first language, the share from which a second one is the page's as well. */
const secondShare = 0.4;

/** Letters of no Western script, and those that Vietnamese and its like have in almost every word. */
const foreignLetter = /(?![\p{Script=Latin}\p{Script=Greek}])\p{L}|[ăđơưạ-ỹ]/iu;
const foreignShare = 0.2;

/** The languages of a page, the one with more words first; none where too little is on it. */
export const languagesOfPage = ({ lines }: Page): PageLanguage[] => {
  const counts = frequentWords.map(() => 0);
  let [words, foreign] = [0, 0];
  for (const line of lines) {
    for (const { text } of wordsOfLine(line)) {
      words++;
      // biome-ignore lint/suspicious/noControlCharactersInRegex: most words are in ASCII, and need no closer look.
      if (!/^[\x00-\x7f]*$/.test(text) && foreignLetter.test(text)) foreign++;
      for (const list of listsOfWord.get(text.toLowerCase()) ?? []) counts[list]!++;
    }
  }
  if (foreign > 20 && foreign > words * foreignShare) return ['other'];
  const [first, ...others] = frequentWords
    .map(([language], list) => ({ language, count: counts[list]! }))
    .toSorted((one, other) => other.count - one.count);
  if (!first || first.count < fewestWords) return [];
  const second = others.find(({ language }) => language !== first.language);
  const isSecond = second && second.count >= Math.max(fewestWords, first.count * secondShare);
  return isSecond ? [first.language, second.language] : [first.language];
};
