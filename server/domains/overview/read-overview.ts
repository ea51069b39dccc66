import type { Overview } from '#contract/calls/overview.ts';
import { type Language, languages } from '#contract/languages.ts';
import { sheetReviewYears } from '#contract/limits.ts';
import { type FacetName, facetOf } from '#contract/search/facets.ts';
import { overviewFacets } from '#contract/search/overview-facets.ts';
import type { DayRange, Filters } from '#contract/search/query.ts';
import type { Pictogram } from '#contract/sheets/pictogram.ts';
import { yearsBefore } from '#contract/sheets/review.ts';
import type { Scope, SearchResult } from '#lib/search-engine/port.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { namedLocations, placesAbove, placesBeneath } from '#server/domains/collection/named-locations.ts';
import { isWithin } from '#server/domains/collection/visible-locations.ts';
import { scopeOf } from '#server/domains/search/scope.ts';
import type { SearchService } from '#server/domains/search/search-service.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { countProducts } from './count-products.ts';
import { requestsUnderWay } from './requests-under-way.ts';

interface Means {
  readonly store: Database;
  readonly reads: Database;
  readonly search: SearchService;
}

interface Asked {
  /** Path of a location; the whole collection without. */
  readonly location: string | undefined;
  readonly language: Language;
  readonly today: Date;
  /** Today where the reader is, `YYYY-MM-DD`. */
  readonly day: string;
}

/** More rows of locations are no overview. */
const mostLocations = 60;

/** The figures of a collection or of a location and all beneath it. Each is the answer of a search, so that both say the same. Refuses a location that the person does not see. */
export const readOverview = async (
  { store, reads, search }: Means,
  session: Session,
  { location, language, today, day }: Asked,
): Promise<Overview> => {
  const scope = await scopeOf(store, session);
  const places = [...(await namedLocations(store, session.organisationId)).values()].filter(({ path }) =>
    isWithin(path, scope.locations),
  );
  const within = placesAbove(places, location);
  const beneath = placesBeneath(places, location, language);
  const shown = beneath.slice(0, mostLocations);
  const count = counter(search, scope, language);
  const filters: Filters = location === undefined ? {} : { location: [location] };
  const facets = overviewFacets.filter((name) => scope.cas || !facetOf(name).needsIngredients);
  const ranges = rangesOfAge(today);
  const isWhole = location === undefined && scope.locations === undefined;
  const [whole, rows, ages, products, inOneLanguage, requests] = await Promise.all([
    count({ filters, facets }),
    Promise.all(shown.map(({ path }) => count({ filters: { location: [path] }, facets: ['pictogram', 'hazardous'] }))),
    Promise.all(ranges.map((sheetDate) => count({ filters, sheetDate, facets: [] }))),
    isWhole ? countProducts(reads, session.organisationId, '') : Promise.resolve(undefined),
    isWhole ? countInOneLanguage(count) : Promise.resolve(undefined),
    location === undefined ? requestsUnderWay(store, session) : Promise.resolve(undefined),
  ]);
  const dated = ages.map(({ total }) => total);
  return {
    day,
    within: within.map(({ path, name }) => ({ path, name: name[language] })),
    sheets: whole.total,
    ...(products && { products }),
    ...(inOneLanguage && { in_one_language: inOneLanguage }),
    facets: Object.fromEntries(facets.map((name) => [name, [...(whole.facets[name] ?? [])]])),
    ages: ranges.map((range, at) => ({ ...range, sheets: dated[at]! })),
    undated: whole.total - dated.reduce((sum, sheets) => sum + sheets, 0),
    ...(requests && { requests }),
    ...(within.length > 0 && { own: { sheets: await countRightIn(reads, session.organisationId, within.at(-1)!.id) } }),
    locations: shown.map(({ path, name }, at) => ({
      path,
      name: name[language],
      sheets: rows[at]!.total,
      hazardous: rows[at]!.facets.hazardous?.find(({ value }) => value === 'yes')?.count ?? 0,
      pictograms: Object.fromEntries(
        (rows[at]!.facets.pictogram ?? []).map(({ value, count: sheets }) => [value as Pictogram, sheets]),
      ),
      has_more: places.some((other) => other.path.startsWith(`${path}/`)),
    })),
    left_out: beneath.length - shown.length,
  };
};

interface Counted {
  readonly filters: Filters;
  readonly sheetDate?: DayRange;
  readonly facets: readonly FacetName[];
}

/** Values of these facets are few: none of them is left out of a list so long. */
const longest = 100;

const counter =
  (search: SearchService, scope: Scope, language: Language) =>
  ({ facets, ...narrowed }: Counted): Promise<SearchResult> =>
    search.search(scope, {
      language,
      ...narrowed,
      sort: [],
      start: 0,
      rows: 0,
      facets: facets.map((name) => ({ name, limit: longest, offset: 0 })),
    });

/** Sheets without one in the other language: what the page's links to them find. */
const countInOneLanguage = async (count: (counted: Counted) => Promise<SearchResult>) => {
  const { facets } = await count({ filters: { otherLanguage: ['missing'] }, facets: ['language'] });
  const [en = 0, fr = 0] = languages.map((one) => facets.language?.find(({ value }) => value === one)?.count);
  return { en, fr };
};

/** The last year, each before it until a sheet is due for review, and all that is older: from day to day without a gap. */
const rangesOfAge = (today: Date): DayRange[] => {
  const years = Array.from({ length: sheetReviewYears }, (_, at) => at + 1);
  return [0, ...years].map((newer) => ({
    ...(newer < sheetReviewYears && { from: yearsBefore(today, newer + 1, 1) }),
    ...(newer > 0 && { to: yearsBefore(today, newer) }),
  }));
};

/** Of a location alone, without those beneath it, which no filter of the search tells apart. */
const countRightIn = async (db: Database, organisationId: number, locationId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('collection_sheet_subsets as stands')
    .innerJoin('collection_sheets as placed', (join) =>
      join
        .onRef('placed.organisation_id', '=', 'stands.organisation_id')
        .onRef('placed.isn', '=', 'stands.isn')
        .on('placed.removed', '=', 0),
    )
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('stands.organisation_id', '=', organisationId)
    .where('stands.subset_id', '=', locationId)
    .executeTakeFirstOrThrow();
  return Number(count);
};
