import type { FacetName } from '#contract/search/facets.ts';
import type { Heading } from '#contract/search/fields.ts';
import type { SheetLanguage } from '#contract/sheets/language.ts';
import { stemEnglish } from './stem-english.ts';
import { stemFrench } from './stem-french.ts';

/**
 * How text is cut and compared, for every engine: the columns run it, and Solr is given what it makes. A change of anything
 * here must raise `version`: snapshots, and collections in Solr, made under another version are not taken for this one's.
 */
export const analysis = {
  version: 2,
  /** Replaced before decomposition, which would glue a trademark sign to its word as "tm". */
  before: { '™': ' ', '℠': ' ' },
  /** Replaced once lower-cased and stripped of marks: letters that decomposition leaves whole, and other apostrophes. */
  after: {
    œ: 'oe',
    æ: 'ae',
    ß: 'ss',
    ø: 'o',
    đ: 'd',
    ł: 'l',
    ð: 'd',
    þ: 'th',
    ı: 'i',
    '’': "'",
    '‘': "'",
    ʼ: "'",
    '′': "'",
  },
  /** French words that lose their vowel before another: "l'eau" is looked up as "eau". */
  elisions: ['l', 'd', 'qu', 'j', 'n', 's', 'c', 'm', 't'],
  stemmers: { en: stemEnglish, fr: stemFrench },
  /**
   * `codes` are found by their beginning with all punctuation left out: "67641" and "67-6" find 67-64-1. A word of a single
   * part also finds them by a part ("64"), one of several parts never does: "67-64-1" is not 67-56-1 beside 64-17-5.
   */
  fields: {
    product: { codes: false },
    manufacturer: { codes: false },
    productId: { codes: true },
    cas: { codes: true },
    custom1: { codes: false },
    custom2: { codes: false },
    custom3: { codes: false },
  },
} as const satisfies {
  version: number;
  before: Readonly<Record<string, string>>;
  after: Readonly<Record<string, string>>;
  elisions: readonly string[];
  stemmers: Record<SheetLanguage, (token: string) => string>;
  fields: Record<Exclude<Heading, 'everything'>, { codes: boolean }>;
};

/** A field that words are looked for in. */
export type TextField = keyof typeof analysis.fields;
export const textFields = Object.keys(analysis.fields) as TextField[];

/** Text without case, accents and typographic variants; punctuation and spaces stay. */
export const fold = (text: string): string =>
  asciiOnly.test(text)
    ? text.toLowerCase()
    : text
        .replace(beforePattern, (sign) => before[sign]!)
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase()
        .replace(/\p{M}+/gu, '')
        .replace(afterPattern, (sign) => after[sign]!);

/** The tokens of a text in their order, folded, without elided articles; none when it has no letter and no digit. */
export const tokenise = (text: string): string[] =>
  fold(text).replace(elisionPattern, '').split(separators).filter(Boolean);

/** A product ID or CAS number, or a word that may be one, folded and without punctuation: `"67-64-1"` → `"67641"`. */
export const toCode = (text: string): string => fold(text).replace(separators, '');

/** How a facet list's values and the letters they are looked for by are compared: of CAS numbers the digits count alone. */
export const foldingOf = (name: FacetName): ((text: string) => string) => (name === 'cas' ? toCode : fold);

/**
 * One word of a keyword: it matches when a code begins with its `code`, or when all of its `parts` match, in one field or
 * in several. Parts are looked for in the fields that hold no codes, and a part that is alone in those that do as well.
 */
export interface Word {
  readonly code: string;
  readonly parts: readonly string[];
}

/** The words of a keyword. Those without letter or digit are left out: a keyword of nothing else has none. */
export const wordsOf = (keyword: string): Word[] =>
  keyword
    .split(/\s+/)
    .map((word) => ({ code: toCode(word), parts: tokenise(word) }))
    .filter(({ parts }) => parts.length > 0);

/** The stem of a folded token in a sheet's language. */
export const stem = (token: string, language: SheetLanguage): string => analysis.stemmers[language](token);

/** The fields a heading looks in; CAS numbers only for those who may see them, so "cas" may have none. */
export const fieldsOf = (heading: Heading, cas: boolean): TextField[] =>
  textFields.filter((field) => (heading === 'everything' || heading === field) && (cas || field !== 'cas'));

const before: Readonly<Record<string, string>> = analysis.before;
const after: Readonly<Record<string, string>> = analysis.after;
const anyOf = (signs: object) => new RegExp(`[${Object.keys(signs).join('')}]`, 'gu');
const beforePattern = anyOf(before);
const afterPattern = anyOf(after);
// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII, to leave most names to the short path.
const asciiOnly = /^[\x00-\x7f]*$/;
const separators = /[^\p{L}\p{N}]+/gu;
const elisionPattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${analysis.elisions.join('|')})'(?=[\\p{L}\\p{N}])`, 'gu');
