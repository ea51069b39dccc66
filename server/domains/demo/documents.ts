import type { Language } from '#contract/languages.ts';
import type { SearchCriteria } from '#contract/search/criteria.ts';
import { type FilterEntry, toFilterEntries } from '#contract/search/filter-entries.ts';
import { createColumnsEngine } from '#lib/search-engine/columns/columns-engine.ts';
import { snapshotFiles } from '#lib/search-engine/snapshots/snapshot-files.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { locationPaths } from '../collection/location-paths.ts';
import { catchUp } from '../search/catch-up.ts';
import { mapleRidge } from './organisations.ts';

/** A document that somebody asked for. */
export interface DemoDocument {
  readonly info: DemoDocumentInfo;
  /** Its sheets, in its order. */
  readonly isns: readonly number[];
}

/** What a document was made of, as its request keeps it. */
interface DemoDocumentInfo {
  readonly num_sds: number;
  readonly sort_field: 'product' | 'manufacturer';
  readonly language: Language | 'all';
  readonly filters: readonly FilterEntry[];
}

/** Draws up documents of one organisation: searches of several kinds in turn, with the sheets that they really find. */
export const createDocuments = async (db: Database, organisation: { id: number; ingredients: boolean }) => {
  const engine = createColumnsEngine(snapshotFiles);
  await catchUp(engine, db, organisation.id);
  const paths = [...(await locationPaths(db, organisation.id)).values()];
  const searches = searchesOf(organisation.id, paths);

  /** The document of that place in the row, for somebody who sees these locations only, or all of them. */
  return async (index: number, locations: readonly string[] | undefined): Promise<DemoDocument> => {
    const criteria = searches[index % searches.length] ?? {};
    const { keyword, advanced, modified, ...filters } = criteria;
    // Words are looked for in the language they are in.
    const language = keyword || advanced ? 'all' : (languages[index % languages.length] ?? 'all');
    const sort_field = index % 3 === 1 ? 'manufacturer' : 'product';
    const isns = await engine.ids(
      { organisation: organisation.id, cas: organisation.ingredients, ...(locations && { locations }) },
      {
        language: 'en',
        ...(keyword && { keyword }),
        ...(advanced && { advanced }),
        ...(modified && { modified }),
        filters: { ...filters, ...(language !== 'all' && { language: [language] }) },
        sort: [{ field: sort_field, direction: 'asc' }],
        start: 0,
        rows: 0,
        facets: [],
      },
    );
    return { info: { num_sds: isns.length, sort_field, language, filters: toFilterEntries(criteria) }, isns };
  };
};

const languages = ['all', 'all', 'en', 'all', 'fr'] as const;

const searchesOf = (organisationId: number, paths: readonly string[]): SearchCriteria[] => {
  const isEnglish = organisationId === mapleRidge.id;
  const outer = paths.filter((path) => !path.includes('/'));
  return [
    {},
    { location: outer.slice(-2) },
    { hazardous: ['yes'], location: paths.slice(1, 2) },
    { pictogram: ['GHS02', 'GHS05', 'GHS06'] },
    { keyword: { heading: 'everything', words: isEnglish ? 'cleaner' : 'nettoyant' } },
    {
      advanced: {
        match: 'AND',
        rows: [
          { heading: 'product', operator: 'contains', words: isEnglish ? 'acid' : 'acide' },
          { heading: 'product', operator: 'not-contains', words: isEnglish ? 'nitric' : 'nitrique' },
        ],
      },
    },
    { format: ['whmis-2015', 'us-hcs'], status: ['current'], modified: { from: '2023-01-01', to: '2024-12-31' } },
  ];
};
