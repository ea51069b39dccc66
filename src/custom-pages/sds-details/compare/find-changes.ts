import { diffWordsWithSpace } from 'diff';
import type { ComparedSheet } from '#contract/calls/get-sheet-details.ts';
import type { SheetSection } from '#contract/sheets/sheet-sections.ts';

/** What a kind of fact was and is: things that are on one side alone, in their order. */
export interface Change<Name extends string> {
  readonly of: Name;
  readonly gone: readonly string[];
  readonly come: readonly string[];
}

export const factNames = [
  'name',
  'manufacturer',
  'pictograms',
  'signalWord',
  'hazards',
  'ingredients',
  'firstAid',
  'unNumbers',
  'identifiers',
] as const;
export type FactName = (typeof factNames)[number];

/** A thing by what makes it the same on both sides, and by what it is called. */
type Named = readonly (readonly [key: string, name: string])[];

/** The facts in which a sheet differs from an earlier one, those that matter most first. A sheet in another language is compared by what has a code or a number. */
export const findChanges = (before: ComparedSheet, after: ComparedSheet): Change<FactName>[] => {
  const isOneLanguage = before.result.language === after.result.language;
  const certain = routes.filter((route) => isCertain(before, route) && isCertain(after, route));
  return factNames
    .filter((name) => isOneLanguage || isCoded[name])
    .map((name) => changeOf(name, valuesOf[name](before, certain), valuesOf[name](after, certain)))
    .filter(({ gone, come }) => gone.length + come.length > 0);
};

/** Whether all of the first aid of both was read with certainty; what was not is not compared. */
export const isFirstAidCertain = (before: ComparedSheet, after: ComparedSheet): boolean =>
  [before, after].every((side) => routes.every((route) => isCertain(side, route)));

const routes = ['eyes', 'skin', 'inhalation', 'ingestion', 'general', 'symptoms', 'physician'] as const;
type Route = (typeof routes)[number];

/** A passage that is doubtful has no text; one that is not there is. */
const isCertain = ({ emergency: { card } }: ComparedSheet, route: Route): boolean =>
  card !== null && card.first_aid[route]?.text !== '';

const isCoded: Readonly<Record<FactName, boolean>> = {
  name: false,
  manufacturer: false,
  pictograms: true,
  signalWord: true,
  hazards: true,
  ingredients: true,
  firstAid: false,
  unNumbers: true,
  identifiers: false,
};

const one = (value: string): Named => (value === '' ? [] : [[squeezed(value).toLowerCase(), value]]);
const each = (values: readonly string[]): Named => values.filter(Boolean).map((value) => [value, value]);

const valuesOf: Readonly<Record<FactName, (side: ComparedSheet, certain: readonly Route[]) => Named>> = {
  name: ({ result }) => one(result.product_name),
  manufacturer: ({ result }) => one(result.manufacturer_name),
  pictograms: ({ result }) => each(result.whmis2015_ghscode.split('\n')),
  signalWord: ({ result }) => each([result.signal_word]),
  hazards: ({ result }) => result.hazard_statements.map(({ code, text }) => [code, text]),
  ingredients: ({ ingredients }) =>
    ingredients.map(({ casnumber, substancename }) => [
      casnumber || squeezed(substancename).toLowerCase(),
      [substancename, casnumber].filter(Boolean).join(', '),
    ]),
  firstAid: ({ emergency }, certain) => certain.flatMap((route) => one(emergency.card?.first_aid[route]?.text ?? '')),
  unNumbers: ({ result }) => each(result.un_numbers),
  identifiers: ({ result }) => each(result.product_identifier.split(', ')),
};

const changeOf = <Name extends string>(of: Name, before: Named, after: Named): Change<Name> => {
  const [had, has] = [new Set(before.map(([key]) => key)), new Set(after.map(([key]) => key))];
  return {
    of,
    gone: before.filter(([key]) => !has.has(key)).map(([, name]) => name),
    come: after.filter(([key]) => !had.has(key)).map(([, name]) => name),
  };
};

/** A run of words that both have, or one of them alone. */
export interface Run {
  readonly kind: 'same' | 'gone' | 'come';
  readonly text: string;
}

/** A section on both sides, by its number. */
export interface ComparedSection {
  readonly number: number;
  readonly before: string;
  readonly after: string;
  /** Undefined where words were not compared: in two languages, or too much of it differs. */
  readonly runs: readonly Run[] | undefined;
  readonly isSame: boolean;
  /** The reading of one of them is not sure. */
  readonly isDoubtful: boolean;
}

/** Milliseconds after which a section is shown without its words compared. */
const patience = 400;

/** The sections of two sheets beside each other, compared word by word where both are in one language; lines may break elsewhere. */
export const compareSections = (before: readonly SheetSection[], after: readonly SheetSection[]): ComparedSection[] => {
  const numbers = [...new Set([...before, ...after].map(({ number }) => number))].toSorted((a, b) => a - b);
  return numbers.map((number) => {
    const [old, now] = [before, after].map((sections) => sections.filter((section) => section.number === number));
    const [was, is] = [textOf(old!), textOf(now!)];
    const isOneLanguage = new Set([...old!, ...now!].map(({ language }) => language)).size === 1;
    const isSame = withoutEndMarks(was) === withoutEndMarks(is);
    return {
      number,
      before: was,
      after: is,
      isSame,
      runs: isOneLanguage && !isSame && was !== '' && is !== '' ? runsOf(was, is) : undefined,
      isDoubtful: [...old!, ...now!].some(({ doubts }) => doubts.length > 0),
    };
  });
};

const textOf = (sections: readonly SheetSection[]): string => sections.map(({ text }) => text).join('\n\n');
const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();
/** Without the marks that end a word: whether a code has a colon behind it is the program's that wrote the PDF. */
const withoutEndMarks = (text: string): string => squeezed(text.replace(/[:;,.•·]+(?=\s|$)/g, ' '));

const runsOf = (before: string, after: string): Run[] | undefined =>
  diffWordsWithSpace(unbroken(before), unbroken(after), { timeout: patience })?.map(({ added, removed, value }) => ({
    kind: added ? 'come' : removed ? 'gone' : 'same',
    text: value,
  }));

/** Paragraphs kept, lines within them joined: where a maker's program breaks a line is no change. */
const unbroken = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map(squeezed)
    .join('\n\n');
