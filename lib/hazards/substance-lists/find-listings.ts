import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { ListedSubstance, Listing, SubstanceListId } from '#contract/sheets/substance-lists.ts';

/** A row of `entries.csv`. */
interface Entry {
  readonly list: SubstanceListId;
  readonly cas: string;
  /** Groups with a plus between them. */
  readonly group: string;
  readonly as_en: string;
  readonly as_fr: string;
  /** `1 % 10 t`, or a day. */
  readonly detail: string;
  /** `x` where the number is ours. */
  readonly own: string;
}

/** Every entry with a CAS number, in the order of the lists. */
export const entries: readonly Entry[] = parse<Entry>(readFileSync(new URL('./entries.csv', import.meta.url)), {
  columns: true,
});

/** The ingredients that are on lists, in their order, each with its lists. An ingredient without a number is on none that is known. */
export const listedAmong = (
  ingredients: readonly { readonly cas: string; readonly name: string }[],
): ListedSubstance[] => {
  const seen = new Set<string>();
  return ingredients.flatMap(({ cas, name }) => {
    const listings = byCas.get(cas);
    if (!listings || seen.has(cas)) return [];
    seen.add(cas);
    return [{ cas, name, listings: [...listings] }];
  });
};

const toListing = ({ list, group, as_en, as_fr, detail, own }: Entry): Listing => {
  const [, percent, tonnes] = /^([\d.]+) % ([\d.]+) t/.exec(detail) ?? [];
  const [sunset] = /\d{4}-\d\d-\d\d/.exec(detail) ?? [];
  return {
    list,
    groups: group.split('+'),
    as: { en: as_en, fr: as_fr },
    ...(percent !== undefined && { threshold: { percent: Number(percent), tonnes: Number(tonnes) } }),
    ...(sunset !== undefined && { sunset }),
    is_number_ours: own !== '',
  };
};

const byCas: ReadonlyMap<string, readonly Listing[]> = Map.groupBy(entries, ({ cas }) => cas)
  .entries()
  .reduce((all, [cas, of]) => all.set(cas, of.map(toListing)), new Map<string, readonly Listing[]>());
