import type { StorageAdvice } from '#contract/calls/storage-advice.ts';
import type { Language } from '#contract/languages.ts';
import { type Conflict, findConflicts, type StoragePair, storagePairs } from '#lib/hazards/storage/find-conflicts.ts';
import { compareValues } from '#lib/search-engine/collation.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import {
  type NamedLocation,
  namedLocations,
  placesAbove,
  placesBeneath,
} from '#server/domains/collection/named-locations.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { type Acceptance, readAcceptances } from './acceptances.ts';
import { conflictsByPlace, dayBefore, pairId, readStorageMonth } from './months.ts';
import { readStored, type Stored, type StoredByPlace, storedTogether } from './stored-products.ts';

interface Asked {
  /** Path of a location; the whole collection without. */
  readonly location: string | undefined;
  readonly language: Language;
  readonly today: Date;
  /** Today where the reader is, `YYYY-MM-DD`. */
  readonly day: string;
}

/** More of them help nobody; how many are left out is told. */
const most = { locations: 60, places: 3, products: 5, allProducts: 200 } as const;

/**
 * What stands together in a collection, or in a location and beneath it, and should not. Whoever may ask sees the whole collection. Throws
 * `not_found` for a location that is not the organisation's.
 */
export const readStorageAdvice = async (
  { store, reads }: { readonly store: Database; readonly reads: Database },
  { organisationId, ingredients }: Pick<Session, 'organisationId' | 'ingredients'>,
  { location, language, today, day }: Asked,
): Promise<StorageAdvice> => {
  const places = [...(await namedLocations(store, organisationId)).values()];
  const within = placesAbove(places, location);
  const [conflicts, acceptances, month] = await Promise.all([
    conflictsByPlace(reads, organisationId, ingredients ? 'all' : 'without-ingredients'),
    readAcceptances(store, organisationId, dayBefore(today, 0)),
    readStorageMonth(store, organisationId, today),
  ]);
  const acceptanceOf = acceptanceFinder(acceptances);
  const isNew = (id: number, pair: string) => month !== undefined && !month.conflicts.get(id)?.includes(pair);
  const countIn = (of: readonly NamedLocation[]): StorageAdvice['counts'] => {
    const counts = { separate: 0, apart: 0, check: 0, accepted: 0, newer: 0 };
    for (const { id, path } of of)
      for (const pair of conflicts.get(id) ?? []) {
        counts[acceptanceOf(path, pair) ? 'accepted' : verdictOf(pair)] += 1;
        if (isNew(id, pair)) counts.newer += 1;
      }
    return counts;
  };
  const told = (place: NamedLocation) => ({ id: place.id, path: place.path, name: place.name[language] });
  const here = location === undefined ? places : places.filter((place) => isIn(place, location));
  const beneath = placesBeneath(places, location, language);
  const shown = beneath.slice(0, most.locations);
  const answer: StorageAdvice = {
    day,
    within: within.map(told),
    ...(month && { since: month.day }),
    counts: countIn(here),
    ...(location !== undefined && { own: countIn(here.filter(({ path }) => path === location)) }),
    locations: shown.map((place) => ({
      ...told(place),
      counts: countIn(places.filter((other) => isIn(other, place.path))),
      has_more: places.some(({ path }) => path.startsWith(`${place.path}/`)),
    })),
    left_out: beneath.length - shown.length,
    together: [],
    between: [],
    idle: [],
    gone: [],
  };
  if (location === undefined) return answer;
  const stored = await readStored(reads, organisationId, {
    ingredients,
    within: here.map(({ id }) => id),
    language,
  });
  const pathName = (place: NamedLocation) => ({ ...told(place), name: place.pathName[language] });
  const together = togetherIn(stored, here);
  const pathNameOf = (id: number) => places.find((place) => place.id === id)?.pathName[language] ?? '';
  const named = ({ pair: _, ...acceptance }: Acceptance) => ({
    ...acceptance,
    place: pathNameOf(acceptance.location),
  });
  return {
    ...answer,
    together: together.map(({ pair, met }) => ({
      ...tellPair(pair, language),
      places: met.slice(0, most.places).map(({ place, conflict }) => {
        const acceptance = acceptanceOf(place.path, pairId(pair));
        return {
          ...pathName(place),
          is_new: isNew(place.id, pairId(pair)),
          ...(acceptance && { acceptance: named(acceptance) }),
          // Right here is where one looks for them all.
          ...tellSides(conflict, { language, limit: place.path === location ? most.allProducts : most.products }),
        };
      }),
      left_out: Math.max(0, met.length - most.places),
    })),
    between: findConflicts(storedTogether(stored))
      .filter(({ pair }) => !together.some((one) => one.pair === pair))
      .map(({ pair }) => tellPair(pair, language)),
    idle: acceptances.flatMap((acceptance) => {
      const place = here.find(({ id }) => id === acceptance.location);
      const pair = pairOf(acceptance.pair);
      if (!place || !pair) return [];
      const beneathIt = places.filter((other) => isIn(other, place.path));
      const stands = beneathIt.some(({ id }) => conflicts.get(id)?.includes(acceptance.pair));
      return stands ? [] : [{ ...named(acceptance), a: pair.a, b: pair.b }];
    }),
    gone: here.flatMap((place) =>
      (month?.conflicts.get(place.id) ?? [])
        .filter((pair) => !conflicts.get(place.id)?.includes(pair))
        .flatMap((id) => {
          const pair = pairOf(id);
          return pair ? [{ ...pathName(place), a: pair.a, b: pair.b }] : [];
        }),
    ),
  };
};

const isIn = ({ path }: NamedLocation, location: string): boolean =>
  path === location || path.startsWith(`${location}/`);

const pairsById = new Map(storagePairs.map((pair) => [pairId(pair), pair]));
const pairOf = (id: string): StoragePair | undefined => pairsById.get(id);
const verdictOf = (id: string): StoragePair['verdict'] => pairOf(id)?.verdict ?? 'check';

/** What was accepted of a location or of one that it lies in, the innermost first. */
const acceptanceFinder = (acceptances: readonly Acceptance[]) => {
  const known = new Map(acceptances.map((one) => [`${one.location} ${one.pair}`, one]));
  return (path: string, pair: string): Acceptance | undefined =>
    path
      .split('/')
      .toReversed()
      .map((id) => known.get(`${id} ${pair}`))
      .find((one) => one !== undefined);
};

interface Together {
  readonly pair: StoragePair;
  readonly met: { readonly place: NamedLocation; readonly conflict: Conflict<Stored> }[];
}

/** The pairs that stand together in one of some places, in the order of the rules, each with those places. */
const togetherIn = (stored: StoredByPlace, places: readonly NamedLocation[]): Together[] => {
  const met = places.flatMap((place) =>
    findConflicts(stored.get(place.id) ?? new Map()).map((conflict) => ({ place, conflict })),
  );
  const byPair = Map.groupBy(met, ({ conflict }) => conflict.pair);
  return storagePairs.flatMap((pair) => {
    const here = byPair.get(pair);
    return here ? [{ pair, met: here }] : [];
  });
};

const tellPair = ({ a, b, verdict, why, sources }: StoragePair, language: Language) => ({
  a,
  b,
  verdict,
  why: why[language],
  sources: [...sources],
});

interface Telling {
  readonly language: Language;
  readonly limit: number;
}

/** The products of both sides; one that is of both stands on the side that has no other. */
const tellSides = ({ a, b }: Conflict<Stored>, telling: Telling) => {
  const onlyB = b.filter(({ isn }) => !a.some((one) => one.isn === isn));
  const bSide = onlyB.length > 0 ? onlyB : b;
  const aSide = a.filter(({ isn }) => !bSide.some((one) => one.isn === isn));
  return { a_side: tellSide(aSide, telling), b_side: tellSide(bSide, telling) };
};

const tellSide = (products: readonly Stored[], { language, limit }: Telling) => {
  const compare = compareValues(language);
  return {
    products: products
      .toSorted((one, other) => compare(one.name, other.name) || one.isn - other.isn)
      .slice(0, limit)
      .map(({ isn, name, manufacturer, sign }) => ({ isn, name, manufacturer, sign })),
    left_out: Math.max(0, products.length - limit),
  };
};
