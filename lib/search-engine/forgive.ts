import type { Keyword, Respelling, WordCount } from '#contract/search/query.ts';
import { accidentOfWord, isSmallWord } from '#contract/search/words-in-need.ts';
import { inOneSpelling, splitKeyword, type Word } from './analyzer.ts';
import { type Ask, asksOf, isCommonName } from './asks.ts';
import { kindAmong } from './kinds.ts';
import { type NearName, nearestName, nearName, type Token } from './near-names.ts';
import { type Candidate, compareCandidates, isRespellable, keepsFirstLetter } from './nearest.ts';

/**
 * What an engine is asked while a keyword is forgiven, of the sheets that the person sees and under the keyword's heading: how many
 * meet each of several lists of asks, or which of their words is nearest to a typed one on sheets that meet some asks.
 */
export type Question =
  | { readonly counts: readonly (readonly Ask[])[] }
  | { readonly nearestTo: string; readonly beside: readonly Ask[] };
/** Answers a question: counts in the order of its lists, or the nearest word, undefined where none is near. */
export type Reply = readonly number[] | Candidate | undefined;
/** Asks as it goes, so that an engine in memory and one over the network are asked by the same words. */
export type Asking<Result> = Generator<Question, Result, Reply>;

/** A keyword as it is looked for in place of one that finds nothing, and what is different in it. */
export interface Forgiven {
  readonly keyword: Keyword;
  readonly instead: readonly Respelling[];
}

/** Keywords of more words of a product, or parts of them, are looked for as they stand, and so are those of more unknown words: nobody types them in need. */
const most = { words: 8, parts: 16, unknown: 3 };

/** Whether any sheet meets a keyword as it was typed. */
export function* isMet(keyword: Keyword): Asking<boolean> {
  const [count = 0] = yield* countsOf([asksOf(keyword)]);
  return count > 0;
}

/**
 * What is looked for in place of a keyword that finds nothing: words that no sheet has give way to the nearest ones beside the
 * other words, or are left out; what tells of an accident and no product has beside the others is left out before anything else.
 * Undefined where that finds nothing either, and for an exact keyword.
 */
export function* forgive(keyword: Keyword): Asking<Forgiven | undefined> {
  if (keyword.isExact) return undefined;
  const words = splitKeyword(keyword.words);
  return (
    (yield* byKind(keyword, words)) ??
    (yield* wordByWord(keyword, words)) ??
    (words.length < sentence ? undefined : yield* namesAlone(keyword, words))
  );
}

/** What a product does by another word for it, the one that most sheets have: “glue” for “adhesive”, “colle” for “adhésif”. */
function* byKind(keyword: Keyword, words: readonly Word[]): Asking<Forgiven | undefined> {
  const named = keyword.heading === 'everything' ? kindAmong(words) : undefined;
  if (!named) return undefined;
  const { at, length, others } = named;
  const typed = words.slice(at, at + length);
  if (typed.some((word) => isWritten(keyword, word))) return undefined;
  const sought = others.map((other): Keyword => {
    const texts = words.map(({ text }) => text);
    return { ...keyword, words: joined(texts.toSpliced(at, length, other)) };
  });
  const counts = yield* countsOf(sought.map(asksOf));
  const best = counts.indexOf(Math.max(...counts));
  if (!counts[best]) return undefined;
  // Word for word, as what is misspelt is told; what is left over stands with the last.
  const used = others[best]!.split(' ');
  const instead = typed.map(({ text }, place) => ({
    typed: text,
    used: place < length - 1 ? (used[place] ?? '') : used.slice(place).join(' '),
  }));
  return { keyword: sought[best]!, instead };
}

/** Words from which on a keyword is a sentence. */
const sentence = 5;

/** A keyword of which unknown words are respelt or left out. */
function* wordByWord(keyword: Keyword, words: readonly Word[]): Asking<Forgiven | undefined> {
  const asides = asidesOf(keyword, words);
  if (isTooLong(words.filter((_, at) => !asides.has(at)))) return undefined;
  const unknown = yield* unknownWords(keyword, words);
  if (unknown.size + asides.size === 0) return undefined;
  const tokens = words.flatMap((word, at) =>
    tokensOf(word, at, isWritten(keyword, word) ? undefined : unknown.get(at)),
  );
  const name = keyword.heading === 'everything' ? nearName(tokens) : undefined;
  const small = new Set([...asides].filter((at) => words[at]!.parts.every(isSmallWord)));
  const strengths = new Set(words.keys().filter((at) => isStrength(words[at]!)));
  const attempts: Attempt[] = [];
  for (const given of name ? [name, noName] : [noName])
    for (const dropped of choicesOf({ asides, small, strengths }))
      attempts.push(...(yield* complete({ keyword, words, unknown, asides, dropped }, given)));
  for (const { keyword: sought, instead } of attempts.toSorted(compareAttempts))
    if (yield* isMet(sought)) return { keyword: sought, instead };
  return undefined;
}

/** The common names of a sentence: who speaks into a telephone says more than a name. */
function* namesAlone(keyword: Keyword, words: readonly Word[]): Asking<Forgiven | undefined> {
  const isNamed = areNamed(keyword);
  const others = words.filter((_, at) => !isNamed[at]);
  if (others.length === 0 || others.length === words.length || others.some(isNumber)) return undefined;
  const names = { ...keyword, words: joined(words.map(({ text }, at) => (isNamed[at] ? text : ''))) };
  if (!(yield* isMet(names))) return undefined;
  return { keyword: names, instead: others.map(({ text }) => ({ typed: text, used: '' })) };
}

/** The words of a keyword that finds nothing, each with the number of sheets it finds alone; common names stay whole where sheets meet them. */
export function* apart({ heading, words: typed }: Keyword): Asking<readonly WordCount[]> {
  const all = splitKeyword(typed);
  if (all.length < 2 || all.length > most.words) return [];
  const asks = asksOf({ heading, words: typed });
  const wholes = asks.length > 1 ? asks.flatMap(({ words }) => (words.some(isTelling) ? [textOf(words)] : [])) : [];
  const pieces = [...new Set([...wholes, ...all.filter(isTelling).map(({ text }) => text)])];
  const counts = yield* countsOf(pieces.map((words) => asksOf({ heading, words })));
  const countOf = (words: string): number => counts[pieces.indexOf(words)] ?? 0;
  const found = asks.flatMap(({ words }) => {
    const whole = textOf(words);
    return countOf(whole) > 0 ? [whole] : words.map(({ text }) => text);
  });
  return [...new Set(found)].map((words) => ({ words, count: countOf(words) })).filter(({ count }) => count > 0);
}

/** Answers each question at once. */
export const answered = <Result>(asking: Asking<Result>, answer: (question: Question) => Reply): Result => {
  let step = asking.next();
  while (!step.done) step = asking.next(answer(step.value));
  return step.value;
};

/** Answers each question in its time. Rejects as soon as an answer does. */
export const answeredLater = async <Result>(
  asking: Asking<Result>,
  answer: (question: Question) => Promise<Reply>,
): Promise<Result> => {
  let step = asking.next();
  while (!step.done) step = asking.next(await answer(step.value));
  return step.value;
};

function* countsOf(counts: readonly (readonly Ask[])[]): Asking<readonly number[]> {
  return counts.length === 0 ? [] : ((yield { counts }) as readonly number[]);
}

function* nearestOnSheets(nearestTo: string, beside: readonly Ask[]): Asking<Candidate | undefined> {
  return (yield { nearestTo, beside }) as Candidate | undefined;
}

/** Parts of a word, by their number, that no sheet has; none where they are known, and the word is not. */
type UnknownWords = ReadonlyMap<number, readonly number[]>;

/** The words that no sheet has, by their number: but for those of common names, which are right however few sheets have them. */
function* unknownWords(keyword: Keyword, words: readonly Word[]): Asking<UnknownWords> {
  const isNamed = areNamed(keyword);
  const checked = words.flatMap((word, at) => (isNamed[at] ? [] : [{ word, at }]));
  const asked = checked.flatMap(({ word }) => [word, ...(word.parts.length > 1 ? word.parts.map(partAsWord) : [])]);
  const counts = (yield* countsOf(asked.map((word) => [{ words: [word], substances: [] }]))).values();
  const next = (): number => counts.next().value ?? 0;
  const unknown = new Map<number, readonly number[]>();
  for (const { word, at } of checked) {
    const isKnown = next() > 0;
    const missing = word.parts.map((_, part) => part).filter(() => word.parts.length === 1 || next() === 0);
    if (!isKnown) unknown.set(at, missing);
  }
  return unknown;
}

/** Small words and those of an accident, by their number: but for those of common names. */
const asidesOf = (keyword: Keyword, words: readonly Word[]): ReadonlySet<number> => {
  const isNamed = areNamed(keyword);
  return new Set(words.keys().filter((at) => !isNamed[at] && isAside(words[at]!)));
};

/** By the number of a word whether it is of a common name. */
const areNamed = (keyword: Keyword): readonly boolean[] =>
  asksOf(keyword).flatMap((ask) => ask.words.map(() => isCommonName(ask)));

const isAside = ({ parts }: Word): boolean =>
  parts.every((part) => isSmallWord(part) || accidentOfWord(part) !== undefined);

/** The words that may be left out, whether or not sheets have them: of what tells of no product none, small words or all, and strengths with each or not. */
const choicesOf = ({
  asides,
  small,
  strengths,
}: Record<'asides' | 'small' | 'strengths', ReadonlySet<number>>): ReadonlySet<number>[] => {
  const without =
    asides.size > 0 ? [noWords, ...(small.size > 0 && small.size < asides.size ? [small] : []), asides] : [noWords];
  return strengths.size > 0 ? without.flatMap((dropped) => [dropped, dropped.union(strengths)]) : without;
};

interface Attempt extends Forgiven {
  /** Words left out that tell which product is meant, those that tell how strong it is, and those that tell neither. */
  readonly leftOut: number;
  readonly strengths: number;
  readonly asides: number;
  /** Small words that are kept. */
  readonly small: number;
  readonly edits: number;
}

/**
 * Fewer words left out, then fewer edits, then fewer strengths left out, then fewer others; of equal ones the first. Where a word of the product
 * goes, the small ones beside it say nothing any more: of “essence a briquet” not “a”, which begins many words, but “essence” remains.
 */
const compareAttempts = (a: Attempt, b: Attempt): number =>
  a.leftOut - b.leftOut ||
  a.edits - b.edits ||
  a.strengths - b.strengths ||
  (a.leftOut > 0 ? a.small - b.small : 0) ||
  a.asides - b.asides;

const noName: NearName = { terms: new Map(), edits: 0 };
const noWords: ReadonlySet<number> = new Set();

interface ForgiveInput {
  readonly keyword: Keyword;
  readonly words: readonly Word[];
  readonly unknown: UnknownWords;
  readonly asides: ReadonlySet<number>;
  /** Numbers of words that are left out, whether or not sheets have them. */
  readonly dropped: ReadonlySet<number>;
}

/** A keyword without unknown words, where some have been given others already; none where a number would have to be left out. */
function* complete({ keyword, words, unknown, asides, dropped }: ForgiveInput, given: NearName): Asking<Attempt[]> {
  const missing = [...unknown.keys()].filter((at) => !given.terms.has(at) && !dropped.has(at));
  if (missing.length > most.unknown) return [];
  const isOpen = (at: number): boolean => missing.includes(at) || (dropped.has(at) && !given.terms.has(at));
  const texts = words.map(({ text }, at) => given.terms.get(at) ?? (isOpen(at) ? '' : text));
  let { edits } = given;
  for (const at of missing) {
    // Words that tell of no product are no misspelt ones, and are left out all together: with “eyes” goes “in”, which begins many a name.
    if (asides.has(at)) return [];
    const nearest = isWritten(keyword, words[at]!)
      ? undefined
      : yield* respell(words[at]!, unknown.get(at)!, { ...keyword, words: joined(texts) });
    if (!nearest && isNumber(words[at]!)) return [];
    texts[at] = nearest?.text ?? '';
    edits += nearest?.edits ?? 0;
  }
  if (!splitKeyword(joined(texts)).some(isTelling)) return [];
  const instead = words.flatMap(({ text }, at) => (texts[at] === text ? [] : [{ typed: text, used: texts[at]! }]));
  if (instead.length === 0) return [];
  const leftOut = [...words.keys()].filter((at) => texts[at] === '');
  const said = [...words.keys()].filter((at) => texts[at] !== '' && !asides.has(at));
  // A short word that is guessed is no product alone where another word goes: “mold remover” is no moly grease.
  const isGuess = said.every((at) => texts[at] !== words[at]!.text && keepsFirstLetter(words[at]!.text));
  if (isGuess && leftOut.some((at) => !asides.has(at))) return [];
  const strengths = leftOut.filter((at) => isStrength(words[at]!)).length;
  const others = leftOut.filter((at) => asides.has(at)).length;
  const small = [...asides].filter((at) => texts[at] !== '' && words[at]!.parts.every(isSmallWord)).length;
  const kept = { ...keyword, words: joined(texts) };
  return [
    { keyword: kept, instead, leftOut: leftOut.length - strengths - others, strengths, asides: others, small, edits },
  ];
}

/** A word with the nearest ones in place of its unknown parts; undefined where one has none. */
function* respell(
  { parts }: Word,
  unknown: readonly number[],
  beside: Keyword,
): Asking<{ text: string; edits: number } | undefined> {
  if (unknown.length === 0) return undefined;
  const respelt = [...parts];
  let edits = 0;
  for (const part of unknown) {
    const nearest = yield* nearestTo(parts[part]!, beside, parts.length === 1);
    if (!nearest) return undefined;
    respelt[part] = nearest.term;
    edits += nearest.edits;
  }
  return { text: respelt.join('-'), edits };
}

/** The nearest word on sheets that meet the other words, or the nearest common name where it is nearer and such sheets have it. */
function* nearestTo(typed: string, beside: Keyword, isWhole: boolean): Asking<Candidate | undefined> {
  if (!isRespellable(typed)) return undefined;
  const others = asksOf(beside);
  const onSheets = yield* nearestOnSheets(typed, others);
  const name = isWhole && beside.heading === 'everything' ? nearestName(inOneSpelling(typed)) : undefined;
  if (!name || (onSheets && compareCandidates(onSheets, name) < 0)) return onSheets;
  const [count = 0] = yield* countsOf([[...others, ...asksOf({ ...beside, words: name.term })]]);
  return count > 0 ? name : onSheets;
}

const tokensOf = (word: Word, at: number, unknown: readonly number[] | undefined): Token[] =>
  word.parts.map((part, index) => ({
    word: at,
    text: inOneSpelling(part),
    isUnknown: unknown?.includes(index) ?? false,
    isName: word.parts.length === 1 && isName(part),
  }));

const partAsWord = (part: string): Word => ({ text: part, code: part, parts: [part] });

const isName = (part: string): boolean => asksOf({ heading: 'everything', words: part }).some(isCommonName);

/** The next number is another substance: a CAS, UN, record or product number is never left out. One of up to three digits tells how strong or how much. */
const isNumber = ({ code, un, isShare }: Word): boolean => !isShare && (un !== undefined || /^\d{4,}$/.test(code));

/** Tells how strong a product is, or how much of it there is. */
const isStrength = (word: Word): boolean => word.isShare || (!isNumber(word) && /^\d+$/.test(word.code));

const isWritten = ({ written }: Keyword, { text }: Word): boolean => written?.includes(text) ?? false;

/** Whether a word says something alone: “de” and “with” do not. */
const isTelling = ({ code }: Word): boolean => (code.length > 2 && !isSmallWord(code)) || /\d/.test(code);

const isTooLong = (words: readonly Word[]): boolean =>
  words.length > most.words || words.reduce((sum, { parts }) => sum + parts.length, 0) > most.parts;

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');
const joined = (texts: readonly string[]): string => texts.filter(Boolean).join(' ');
