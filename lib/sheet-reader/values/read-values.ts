import type { Language } from '#contract/languages.ts';
import type { SheetSection } from '#contract/sheets/sheet-sections.ts';
import { type SheetValue, sheetValueNames } from '#contract/sheets/sheet-values.ts';
import { fold } from '#lib/text/fold.ts';
import { brief, type Said, type ValueKind, valueKinds } from './kinds.ts';

/** What sections 9 and 14 of a sheet say in figures and codes, in the order of the names; what is not given is left out. */
export const readValues = (sections: readonly SheetSection[]): SheetValue[] =>
  sheetValueNames.flatMap((name) => {
    const kind = valueKinds[name];
    for (const section of sections.filter(({ number }) => number === kind.section)) {
      const said = distinct(entriesOf(section.text).flatMap((entry) => readEntry(entry, kind, section.language)));
      const [first] = said;
      if (!first) continue;
      const isSure = section.doubts.length === 0 && said.length <= (kind.isMany ? mostRules : 1);
      const told = isSure ? together(said) : { text: '', amount: null };
      return [{ name, section: kind.section, page: section.pages[0], ...told }];
    }
    return [];
  });

/** Rules of transport that say it in words of their own; where there are more, the page shows them. */
const mostRules = 3;

/** A label with the cells beside it. */
interface Entry {
  readonly label: string;
  readonly values: readonly string[];
}

/** `a) Flash point: 12 °C` and `Packing group ⇥ II ⇥ II`. */
const entriesOf = (text: string): Entry[] =>
  text
    .split('\n')
    .flatMap((line) => line.split(labelWithin))
    .flatMap((line) => {
      const [label = '', ...cells] = line.replace(enumerator, '').split('\t');
      const [before = '', beside] = partAt(label);
      const values = beside === undefined ? cells : [beside, ...cells];
      const own = { label: labelOf(before), values: values.map((cell) => cell.trim()).filter((cell) => cell !== '') };
      return [own, ...cells.flatMap(labelled)];
    });

const enumerator = /^\s*(?:\(?[a-z]\)|\d{1,2}(?:\.\d{1,2})*[.)]?)\s+/;

/** `Class: 9 Packing group: III Proper shipping name: …`: a line with several labels. */
const labelWithin =
  /(?<=\S\s)(?=(?:packing group|groupe d['’]emballage|(?:UN )?proper shipping name|désignation officielle de transport)\s*:)/iu;

const partAt = (text: string): [label: string, value?: string] => {
  const at = text.search(/\s?[:=]\s?/);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at).replace(/^\s?[:=]\s*/, '')];
};

const labelled = (cell: string): Entry[] => {
  const [label, value] = partAt(cell);
  return value === undefined ? [] : [{ label: labelOf(label), values: [value] }];
};

const labelOf = (text: string): string => fold(text);

const readEntry = ({ label, values }: Entry, { label: pattern, read }: ValueKind, language: Language): Said[] =>
  pattern.test(label)
    ? values.flatMap((value) => {
        const said = read(withoutThousands(value, language));
        // What is shown is as it is printed.
        return said?.amount ? { ...said, text: brief(value) } : (said ?? []);
      })
    : [];

/** `1,625 °C` is more than a thousand in English; in French it is less than two. */
const withoutThousands = (text: string, language: Language): string =>
  language === 'en' ? text.replace(/(?<![\d.,])(\d{1,3}),(?=\d{3}(?![\d.,]))/g, '$1') : text;

/** Each value once: those of different words and the same number are one. */
const distinct = (said: readonly Said[]): Said[] => {
  const known = new Map<string, Said>();
  for (const one of said) {
    const key = one.amount ? JSON.stringify(one.amount) : fold(one.text);
    if (!known.has(key)) known.set(key, one);
  }
  return [...known.values()];
};

/** Of several rules of transport, each once. */
const together = (said: readonly Said[]): Said =>
  said.length === 1
    ? said[0]!
    : {
        text: said.map(({ text }) => text).join(' / '),
        amount: null,
      };
