import type { Heading } from '#contract/search/fields.ts';
import { isCasNumber } from '#contract/sheets/cas.ts';
import type { SheetLanguage } from '#contract/sheets/language.ts';
import { spellings } from '#lib/hazards/common-names/spellings.ts';
import { stemEnglish } from './stem-english.ts';
import { stemFrench } from './stem-french.ts';

/**
 * How text is cut and compared, for every engine: the columns run it, and Solr is given what it makes. A change of anything
 * here must raise `version`: snapshots, and collections in Solr, made under another version are not taken for this one's.
 */
export const analysis = {
  version: 4,
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
   * What `tells` what a product is made of is looked in for those alone who may know. The last two have no heading of their own.
   */
  fields: {
    product: { codes: false, tells: false },
    manufacturer: { codes: false, tells: false },
    productId: { codes: true, tells: false },
    cas: { codes: true, tells: true },
    custom1: { codes: false, tells: false },
    custom2: { codes: false, tells: false },
    custom3: { codes: false, tells: false },
    otherNames: { codes: false, tells: false },
    ingredients: { codes: false, tells: true },
  },
} as const satisfies {
  version: number;
  before: Readonly<Record<string, string>>;
  after: Readonly<Record<string, string>>;
  elisions: readonly string[];
  stemmers: Record<SheetLanguage, (token: string) => string>;
  fields: Record<Exclude<Heading, 'everything'> | 'otherNames' | 'ingredients', { codes: boolean; tells: boolean }>;
};

/** A field that words are looked for in. */
export type TextField = keyof typeof analysis.fields;
/** Every field; its place in this order is its bit in the postings. */
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

/** The tokens by which a text is found: its own, and what they are in the other spelling ("sulphuric", "sulfuric"). */
export const tokensOf = (text: string): string[] =>
  tokenise(text).flatMap((token) => {
    if (!respelt.test(token)) return token;
    const others = spellings.flatMap(([one, other]) => [
      ...(token.includes(one) ? [token.replaceAll(one, other)] : []),
      ...(token.includes(other) ? [token.replaceAll(other, one)] : []),
    ]);
    return [token, ...others];
  });

/** A folded text in the first of its spellings. */
export const inOneSpelling = (folded: string): string =>
  respelt.test(folded) ? spellings.reduce((text, [one, other]) => text.replaceAll(other, one), folded) : folded;

/** A product's name as fit compares it: its tokens, apart by one space. */
export const toNameKey = (text: string): string => tokenise(text).join(' ');

/** A product ID or CAS number, or a word that may be one, folded and without punctuation: `"67-64-1"` → `"67641"`. */
export const toCode = (text: string): string => fold(text).replace(separators, '');

/**
 * One word of a keyword: it matches when a code begins with its `code`, or when all of its `parts` match, in one field or
 * in several. Parts are looked for in the fields that hold no codes, and a part that is alone in those that do as well.
 */
export interface Word {
  /** As it was typed; of several words that are one number, that number. */
  readonly text: string;
  readonly code: string;
  readonly parts: readonly string[];
  /** The UN number it may be, four digits, and the record number: both match whole only. */
  readonly un?: string;
  readonly isn?: number;
  /** A percentage: no number of a product or a substance begins so, and its parts are looked for where words are. */
  readonly isShare?: true;
}

/** The words of a keyword. Those without letter or digit are left out: a keyword of nothing else has none. */
export const splitKeyword = (keyword: string): Word[] =>
  joinNumbers(keyword)
    .split(/\s+/)
    .map(toWord)
    .filter(({ parts }) => parts.length > 0);

const toWord = (text: string): Word => {
  const parts = tokenise(text);
  const code = toCode(text);
  if (sharePattern.test(text)) return { text, code, parts, isShare: true };
  const [, un] = parts.length === 1 ? (/^(?:un|onu)?(\d{4})$/.exec(code) ?? []) : [];
  return {
    text,
    code,
    parts,
    ...(un !== undefined && { un }),
    ...(/^\d{1,15}$/.test(code) && parts.length === 1 && { isn: Number(code) }),
  };
};

/** A CAS number however its groups are apart is one word, without what introduces it; so are a UN number with its letters, and a number with its sign of percent. */
const joinNumbers = (keyword: string): string =>
  keyword
    .replace(casPattern, (all, first: string, second: string, check: string) => {
      const cas = `${first}-${second}-${check}`;
      return isCasNumber(cas) ? cas : all;
    })
    .replace(unPattern, 'UN$1')
    .replace(/(?<=\d)\s+%/g, '%');

const apart = String.raw`[-‐‑‒–—−./·\s]{1,3}`;
const casPattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:CAS\b[^\p{L}\p{N}]{0,3}(?:(?:no|n[°º]|num[ée]ro|number|rn)[^\p{L}\p{N}]{0,3})?)?(\d{2,7})${apart}(\d{2})${apart}(\d)(?![\p{L}\p{N}])`,
  'giu',
);
const unPattern = /(?<![\p{L}\p{N}])(?:UN|ONU)[\s-]+(\d{4})(?![\p{L}\p{N}])/giu;

const sharePattern = /^\d{1,3}(?:[.,]\d+)?%$/;

/** The stem of a folded token in a sheet's language. */
export const stem = (token: string, language: SheetLanguage): string => analysis.stemmers[language](token);

/** The fields a heading looks in; what tells ingredients only for those who may see them, so "cas" may have none. */
export const fieldsOfHeading = (heading: Heading, cas: boolean): TextField[] =>
  textFields.filter(
    (field) => (heading === 'everything' || heading === field) && (cas || !analysis.fields[field].tells),
  );

const before: Readonly<Record<string, string>> = analysis.before;
const after: Readonly<Record<string, string>> = analysis.after;
const anyOf = (signs: object) => new RegExp(`[${Object.keys(signs).join('')}]`, 'gu');
const beforePattern = anyOf(before);
const afterPattern = anyOf(after);
// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII, to leave most names to the short path.
const asciiOnly = /^[\x00-\x7f]*$/;
const respelt = new RegExp(spellings.flat().join('|'));
const separators = /[^\p{L}\p{N}]+/gu;
const elisionPattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${analysis.elisions.join('|')})'(?=[\\p{L}\\p{N}])`, 'gu');
