import type { SubstanceListId } from '#contract/sheets/substance-lists.ts';
import type { ListInForce, Lists } from './lists-in-force.ts';
import { type Entry, entryColumns } from './read-lists.ts';

/** What becomes of a list. */
export interface ListChange {
  readonly list: SubstanceListId;
  readonly before: ListInForce;
  readonly after: ListInForce;
  /** CAS numbers that only one of both names, in its order. */
  readonly added: readonly string[];
  readonly gone: readonly string[];
  /** Of those in both, how many are listed otherwise. */
  readonly changed: number;
}

/** What becomes of each list. */
export const compareLists = (before: Lists, after: Lists): ListChange[] =>
  [...after].flatMap(([list, next]) => {
    const last = before.get(list);
    return last ? [{ list, before: last, after: next, ...compareEntries(last.entries, next.entries) }] : [];
  });

const compareEntries = (before: readonly Entry[], after: readonly Entry[]) => {
  const byCas = (entries: readonly Entry[]) => new Map(entries.map((entry) => [entry.cas, entry]));
  const [last, next] = [byCas(before), byCas(after)];
  const missing = (entries: readonly Entry[], from: ReadonlyMap<string, Entry>) =>
    entries.filter(({ cas }) => !from.has(cas)).map(({ cas }) => cas);
  const isOther = (entry: Entry) => {
    const was = last.get(entry.cas);
    return was !== undefined && entryColumns.some((column) => was[column] !== entry[column]);
  };
  return { added: missing(after, last), gone: missing(before, next), changed: after.filter(isOther).length };
};
