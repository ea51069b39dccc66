import type { Entry } from '../sheet/entries.ts';
import { type LabelKind, labelRank } from '../sheet/labels.ts';
import type { Word } from '../text/layout.ts';
import { flatten, saysNothing } from './found.ts';

type Value = readonly (readonly Word[])[];

/** Usable values of this kind: first that of the most specific label, otherwise the first in the document. */
export const valuesOfKind = (entries: readonly Entry[], kind: LabelKind): Value[] =>
  entries
    .flatMap(({ labels, value }) => {
      const ranks = labels.flatMap((label) => labelRank(kind, label) ?? []);
      const says = value.length > 0 && !saysNothing(flatten(value));
      return ranks.length > 0 && says ? [{ rank: Math.min(...ranks), value }] : [];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ value }) => value);

/** Entries that have a label of this kind, in the order of the document; their value may say nothing. */
export const entriesOfKind = (entries: readonly Entry[], kind: LabelKind): Entry[] =>
  entries.filter(({ labels }) => labels.some((label) => labelRank(kind, label) !== undefined));
