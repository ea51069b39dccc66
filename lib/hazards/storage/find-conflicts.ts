import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import type { Bilingual } from '#contract/languages.ts';
import {
  type StorageGroup,
  type StorageSource,
  type StorageVerdict,
  storageVerdictIds,
} from '#contract/sheets/storage-groups.ts';

/** Two groups that should not stand together; of one group alone where its products should not stand beside one another. */
export interface StoragePair {
  readonly a: StorageGroup;
  readonly b: StorageGroup;
  readonly verdict: StorageVerdict;
  readonly why: Bilingual;
  readonly sources: readonly StorageSource[];
}

/** A row of `pairs.csv`. */
interface Row extends Pick<StoragePair, 'a' | 'b' | 'verdict'> {
  readonly why_en: string;
  readonly why_fr: string;
  /** Ids with a plus between them. */
  readonly sources: string;
}

const file = readFileSync(new URL('./pairs.csv', import.meta.url));

/** Another one whenever the rules are: what was found by others is not compared with what is found by these. Counted up with a change of `groups-of.ts`. */
export const storageRulesVersion = crc32(file, 1).toString(16);

/** Every pair of groups that a rule is about, the strongest verdicts first. */
export const storagePairs: readonly StoragePair[] = parse<Row>(file, { columns: true })
  .map(
    ({ a, b, verdict, why_en, why_fr, sources }): StoragePair => ({
      a,
      b,
      verdict,
      why: { en: why_en, fr: why_fr },
      sources: sources.split('+') as StorageSource[],
    }),
  )
  .toSorted((one, other) => storageVerdictIds.indexOf(one.verdict) - storageVerdictIds.indexOf(other.verdict));

/** Products by their key, each in what stands for it. */
type Products<Product> = ReadonlyMap<string, Product>;

/** Products of one place by their groups. */
export type ProductsByGroup<Product> = ReadonlyMap<StorageGroup, Products<Product>>;

/** The products of one place on the two sides of a pair; `b` is empty where both sides are one group. */
export interface Conflict<Product> {
  readonly pair: StoragePair;
  readonly a: readonly Product[];
  readonly b: readonly Product[];
}

/** Groups within groups: a rule about the smaller one goes before one about the larger. */
const within: Partial<Record<StorageGroup, readonly StorageGroup[]>> = { ACD: ['OXA', 'ORA'], OXI: ['OXA'] };

/** The pairs of which different products stand in a place. */
export const findConflicts = <Product>(groups: ProductsByGroup<Product>): Conflict<Product>[] =>
  storagePairs.flatMap((pair) => {
    const [a, b] = [partOf(groups, pair.a, pair.b), partOf(groups, pair.b, pair.a)];
    if (a.size === 0 || b.size === 0) return [];
    // Both sides may be one product: it does not stand beside itself.
    const [alone] = a.keys();
    if (a.size === 1 && b.size === 1 && b.has(alone!)) return [];
    return [{ pair, a: [...a.values()], b: pair.a === pair.b ? [] : [...b.values()] }];
  });

/** The products of a group but for those about which a rule of a smaller group says more. */
const partOf = <Product>(
  groups: ProductsByGroup<Product>,
  group: StorageGroup,
  other: StorageGroup,
): Products<Product> => {
  const all = groups.get(group);
  const smaller = (within[group] ?? []).filter((part) => part !== other && groups.has(part) && isRuled(part, other));
  if (!all || smaller.length === 0) return all ?? new Map();
  return new Map([...all].filter(([key]) => !smaller.some((part) => groups.get(part)!.has(key))));
};

const isRuled = (one: StorageGroup, other: StorageGroup): boolean =>
  storagePairs.some(({ a, b }) => (a === one && b === other) || (a === other && b === one));
