import { type ListedUnder, listedUnder, listedUnderValues } from '#contract/sheets/listed-under.ts';
import type { ListedSubstance, Listing } from '#contract/sheets/substance-lists.ts';
import { fromLists, type ListInForce, type Lists } from './lists-in-force.ts';
import type { Entry } from './read-lists.ts';

/** The ingredients that are on lists, in their order, each with its lists. An ingredient without a number is on none that is known. */
export const listedAmong = (
  ingredients: readonly { readonly cas: string; readonly name: string }[],
): ListedSubstance[] => {
  const seen = new Set<string>();
  return ingredients.flatMap(({ cas, name }) => {
    const listings = byCas().get(cas);
    if (!listings || seen.has(cas)) return [];
    seen.add(cas);
    return [{ cas, name, listings: [...listings] }];
  });
};

/** What a sheet with these CAS numbers is found under, in the order of the filter's words. */
export const listedUnderOf = (casNumbers: readonly string[]): ListedUnder[] => {
  const met = new Set(casNumbers.flatMap((cas) => valuesByCas().get(cas) ?? []));
  return met.size === 0 ? [] : listedUnderValues.filter((value) => met.has(value));
};

/** Of a divided list its groups, of another the list. */
const valuesOf = ({ list, group }: Entry): ListedUnder[] =>
  [list, ...group.split('+').map((one) => `${list}-${one}`)].filter((value) =>
    Object.hasOwn(listedUnder, value),
  ) as ListedUnder[];

const toListing = ({ list, group, as_en, as_fr, detail, own }: Entry, { date, source }: ListInForce): Listing => {
  const [, percent, tonnes] = /^([\d.]+) % ([\d.]+) t/.exec(detail) ?? [];
  const [sunset] = /\d{4}-\d\d-\d\d/.exec(detail) ?? [];
  return {
    list,
    groups: group.split('+'),
    as: { en: as_en, fr: as_fr },
    ...(percent !== undefined && { threshold: { percent: Number(percent), tonnes: Number(tonnes) } }),
    ...(sunset !== undefined && { sunset }),
    is_number_ours: own !== '',
    date,
    source,
  };
};

/** Something of each entry, by the number that it names, in the order of the lists. */
const gatherByCas = <Told>(
  lists: Lists,
  tell: (entry: Entry, list: ListInForce) => readonly Told[],
): ReadonlyMap<string, readonly Told[]> => {
  const all = new Map<string, Told[]>();
  for (const list of lists.values())
    for (const entry of list.entries) {
      const told = all.get(entry.cas) ?? [];
      told.push(...tell(entry, list));
      all.set(entry.cas, told);
    }
  return all;
};

const byCas = fromLists((lists) => gatherByCas(lists, (entry, list) => [toListing(entry, list)]));

/** Nobody drinks what a sheet is about: ethanol at work is no carcinogen of IARC's. */
const valuesByCas = fromLists((lists) =>
  gatherByCas(lists, (entry) => (entry.detail === 'drink' ? [] : valuesOf(entry))),
);
