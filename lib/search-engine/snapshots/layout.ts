import { languages } from '#contract/languages.ts';
import { analysis } from '../analyzer.ts';
import { columnNames, dictionaryNames, facetSources, listNames, rankedNames } from '../columns/field-layout.ts';
import type { Cells, Growable } from '../columns/growable.ts';
import { createIndexState, type IndexState } from '../columns/index-state.ts';
import type { Interner } from '../columns/interner.ts';
import { mergeBeyond } from '../columns/postings.ts';
import { ranksOf } from '../columns/ranks.ts';

/** What must be the same for a snapshot to be of use: what is kept and where, how words are cut, and the layout below (raise the number when it changes). */
export const layoutParts = [4, columnNames, dictionaryNames, listNames, facetSources, analysis.version] as const;

/** One array of an index, as it is written to and taken from a file. */
export interface Section {
  readonly name: string;
  readonly read: () => Cells;
  /** Puts an array of the same kind, of which `length` cells mean something, in its place. */
  readonly write: (data: Cells, length: number) => void;
  /** Whether the array will grow at its end, so that loading leaves room there. */
  readonly grows: boolean;
}

/** Every array of an index, by name, merged and ranked so that nothing is left to do when it is taken in again. */
export const takeApart = (index: IndexState): { readonly name: string; readonly data: Cells }[] => {
  mergeBeyond(index.postings, 0);
  for (const name of rankedNames) for (const language of languages) ranksOf(index.dictionaries[name], language);
  return sectionsOf(index).map(({ name, read }) => ({ name, data: read() }));
};

/** The index that these arrays, in the order of its sections, were taken from. */
export const putTogether = (
  version: number,
  arrays: readonly { readonly data: Cells; readonly length: number }[],
): IndexState => {
  const index = createIndexState();
  for (const [number, { write }] of sectionsOf(index).entries()) write(arrays[number]!.data, arrays[number]!.length);
  index.version = version;
  const { data } = index.columns.isn;
  for (let row = 0; row < index.alive.length; row++) {
    if (index.alive.data[row] === 0) continue;
    index.rowOfIsn.set(data[row]!, row);
    index.aliveCount++;
  }
  return index;
};

/** Every array of an index, in the order of the file. What is not here is derived from these. */
export const sectionsOf = ({ columns, alive, dictionaries, lists, postings, stems }: IndexState): Section[] => [
  ...Object.entries(columns).map(([name, column]) => growing(`column ${name}`, column)),
  growing('alive', alive),
  ...Object.entries(dictionaries).flatMap(([name, { texts, ranks }]) => [
    ...interned(`dictionary ${name}`, texts),
    ...Object.entries(ranks).flatMap(([language, { order, rank }]) => [
      growing(`dictionary ${name} order ${language}`, order),
      growing(`dictionary ${name} rank ${language}`, rank),
    ]),
  ]),
  ...Object.entries(lists).flatMap(([name, list]) => [
    ...interned(`list ${name}`, list),
    growing(`list ${name} repeating`, list.repeating),
  ]),
  ...interned('terms', postings.terms),
  fixed(postings, 'sorted'),
  fixed(postings, 'starts'),
  fixed(postings, 'rows'),
  fixed(postings, 'masks'),
  ...Object.entries(stems).flatMap(([language, entries]) => [
    ...interned(`stems ${language}`, entries.stems),
    growing(`stems ${language} newest`, entries.newest),
    growing(`stems ${language} terms`, entries.terms),
    growing(`stems ${language} earlier`, entries.earlier),
  ]),
];

const interned = <C extends Cells>(name: string, interner: Interner<C>): Section[] => [
  growing(`${name} cells`, interner.cells),
  growing(`${name} ends`, interner.ends),
  fixed(interner, 'slots', name),
];

const growing = <C extends Cells>(name: string, list: Growable<C>): Section => ({
  name,
  read: () => list.view(),
  write: (data, length) => {
    list.data = data as C;
    list.length = length;
  },
  grows: true,
});

const fixed = <Key extends string>(owner: Record<Key, Cells>, key: Key, name = 'postings'): Section => ({
  name: `${name} ${key}`,
  read: () => owner[key],
  write: (data) => {
    owner[key] = data;
  },
  grows: false,
});
