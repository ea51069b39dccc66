import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { type ListedUnder, listedUnder, listedUnderValues } from '#contract/sheets/listed-under.ts';
import type { ListedSubstance, Listing, SubstanceListId } from '#contract/sheets/substance-lists.ts';

/** A row of `entries.csv`. */
interface Entry {
  readonly list: SubstanceListId;
  readonly cas: string;
  /** Groups with a plus between them. */
  readonly group: string;
  readonly as_en: string;
  readonly as_fr: string;
  /** `1 % 10 t`, a day, or `drink` where what is drunk is listed. */
  readonly detail: string;
  /** `x` where the number is ours. */
  readonly own: string;
}

const file = readFileSync(new URL('./entries.csv', import.meta.url));

/** Another one whenever the lists are: what was derived from them is of no use any more. */
export const listsVersion = crc32(file, crc32(Object.keys(listedUnder).join())).toString(16);

/** Every entry with a CAS number, in the order of the lists. */
export const entries: readonly Entry[] = parse<Entry>(file, { columns: true });

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

/** What a sheet with these CAS numbers is found under, in the order of the filter's words. */
export const listedUnderOf = (casNumbers: readonly string[]): ListedUnder[] => {
  const met = new Set(casNumbers.flatMap((cas) => valuesByCas.get(cas) ?? []));
  return met.size === 0 ? [] : listedUnderValues.filter((value) => met.has(value));
};

/** Of a divided list its groups, of another the list. */
const valuesOfListing = ({ list, groups }: Listing): ListedUnder[] =>
  [list, ...groups.map((group) => `${list}-${group}`)].filter((value) =>
    Object.hasOwn(listedUnder, value),
  ) as ListedUnder[];

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

/** Nobody drinks what a sheet is about: ethanol at work is no carcinogen of IARC's. */
const valuesByCas: ReadonlyMap<string, readonly ListedUnder[]> = new Map(
  Map.groupBy(entries, ({ cas }) => cas)
    .entries()
    .map(([cas, of]) => [
      cas,
      of.filter(({ detail }) => detail !== 'drink').flatMap((entry) => valuesOfListing(toListing(entry))),
    ]),
);
