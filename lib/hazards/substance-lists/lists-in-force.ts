import { readFileSync } from 'node:fs';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { crc32 } from 'node:zlib';
import { listedUnder } from '#contract/sheets/listed-under.ts';
import { type SubstanceListId, substanceListIds, substanceLists } from '#contract/sheets/substance-lists.ts';
import { type Entry, entryColumns, type GivenList, readLists } from './read-lists.ts';

/** A list with its numbers, its date and its source. */
export interface ListInForce {
  readonly entries: readonly Entry[];
  /** Day or year. */
  readonly date: string;
  readonly source: string;
}
/** Every list, in the order in which they are told. */
export type Lists = ReadonlyMap<SubstanceListId, ListInForce>;

/** Lists as they are once those that a file names have been replaced as a whole; what it does not say of one stays as shipped. */
export const replaceLists = (given: ReadonlyMap<SubstanceListId, GivenList>): Lists =>
  new Map(
    substanceListIds.map((id) => {
      const { date, source } = substanceLists[id];
      const { entries, ...own } = given.get(id) ?? shipped.get(id) ?? { entries: [], date, source };
      return [id, { entries, date: own.date ?? date, source: own.source ?? source }];
    }),
  );

/** The lists of this release. */
const shipped = readLists(readFileSync(new URL('./entries.csv', import.meta.url))).lists;

/** The lists of this release, whatever is in force. */
export const shippedLists: Lists = replaceLists(shipped);

/** Of a text that was checked before; without one those shipped. */
const listsOf = (text: unknown): Lists =>
  typeof text === 'string' ? replaceLists(readLists(Buffer.from(text)).lists) : shippedLists;

const environmentName = 'vigie.substance-lists';

/** Threads are handed the file that the first one took, whatever lies on the disk by the time they start. */
let inForce = listsOf(getEnvironmentData(environmentName));

/**
 * Has this process, and the threads that it starts from now on, look in the lists of a file that `readLists` finds nothing wrong with; without
 * one in those shipped. Called once, by what starts the process, before anything looks in a list.
 */
export const takeLists = (text: string | undefined): void => {
  setEnvironmentData(environmentName, text);
  inForce = listsOf(text);
};

/** The lists that are looked in. */
export const listsInForce = (): Lists => inForce;

/** What is worked out from the lists in force: once, and again when others are. */
export const fromLists = <Derived>(derive: (lists: Lists) => Derived): (() => Derived) => {
  let known: { readonly lists: Lists; readonly derived: Derived } | undefined;
  return () => {
    if (known?.lists !== inForce) known = { lists: inForce, derived: derive(inForce) };
    return known.derived;
  };
};

/** Another one whenever the lists say something else: what was derived from them is of no use any more. */
export const versionOf = (lists: Lists): string => {
  const told = [...lists.values()].map(({ entries, date, source }) => [
    ...[date, source],
    ...entries.map((entry) => entryColumns.map((column) => entry[column])),
  ]);
  return crc32(JSON.stringify([Object.keys(listedUnder), told])).toString(16);
};

/** The version of the lists in force. */
export const listsVersion = fromLists(versionOf);
