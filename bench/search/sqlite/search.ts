import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type FacetName, facetOf } from '#contract/search/facets.ts';
import type { FacetEntry, FacetRequest, SearchQuery } from '#contract/search/query.ts';
import type { SheetRecord } from '#contract/search/sheet-record.ts';
import { comparePaths } from '#lib/search-engine/collation.ts';
import type { SearchResult } from '#lib/search-engine/port.ts';
import { type Conditions, conditionsOf, sideTables, valueTables } from './conditions.ts';
import { columns, settings } from './schema.ts';

/** The sheets a query matches: rows of `sheets` under conditions, or all rows of the table they were put into. */
interface Matching {
  readonly table: 'sheets' | 'hits' | 'hits_but_one';
  readonly where: Conditions;
  readonly total: number;
}

/** Answers queries from the SQLite database in `file` as the product's engine does: total, page, facet lists. */
export const openSqliteSearch = (file: string) => {
  const db = new DatabaseSync(file, { readOnly: false });
  db.exec(settings);
  for (const name of ['hits', 'hits_but_one'])
    db.exec(`create temp table ${name} (id integer primary key, ${columns.join(', ')})`);
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const statement = statements.get(sql) ?? db.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  const all = <Row>(sql: string, values: readonly SQLInputValue[]) => prepare(sql).all(...values) as Row[];
  const run = (sql: string, values: readonly SQLInputValue[] = []) => void prepare(sql).run(...values);
  const collectionSize = Number(db.prepare('select count(*) as n from sheets').get()?.n);

  /** Lists that the indexes of `sheets` cover are counted directly; the rest is found once and kept for all lists. */
  const match = (where: Conditions, table: 'hits' | 'hits_but_one'): Matching => {
    if (where.areCovered) return { table: 'sheets', where, total: countAll('sheets', where) };
    run(`delete from ${table}`);
    run(`insert into ${table} select id, ${columns} from sheets where ${where.text}`, where.values);
    return { table, where: noConditions, total: countAll(table, noConditions) };
  };

  const countAll = (table: string, where: Conditions): number =>
    all<{ n: number }>(`select count(*) as n from ${table} where ${where.text}`, where.values)[0]?.n ?? 0;

  const readPage = ({ table, where }: Matching, { sort, start, rows }: SearchQuery): SheetRecord[] => {
    const direction = sort[0]?.direction ?? 'asc';
    const page = `select id, product from ${table} where ${where.text} order by product ${direction}, id limit ? offset ?`;
    const found = all<{ record: string }>(
      `select record from (${page}) as page join documents using (id) order by page.product ${direction}, id`,
      [...where.values, rows, start],
    );
    return found.map(({ record }) => JSON.parse(record) as SheetRecord);
  };

  const listFacet = (matching: Matching, { name, limit, offset }: FacetRequest): FacetEntry[] => {
    const { complete } = facetOf(name);
    const counted = countingOf(name, matching, matching.total > collectionSize / 8);
    const order = complete ? 'order by code' : 'order by count desc, code limit ? offset ?';
    const top = `select code, count(*) as count from (${counted}) where code is not null group by code ${order}`;
    const values = [...matching.where.values, ...(complete ? [] : [limit, offset])];
    const sql = isNumbered(name)
      ? `select value, count from (${top}) join ${valueTables[name]} on id = code order by count desc, code`
      : `select code as value, count from (${top})`;
    const entries = all<{ value: string; count: number }>(sql, values).map(({ value, count }) => ({ value, count }));
    return name === 'location' ? entries.sort((a, b) => comparePaths(a.value, b.value)) : entries;
  };

  const search = (query: SearchQuery): SearchResult => {
    const matching = match(conditionsOf(query), 'hits');
    const facets: Partial<Record<FacetName, FacetEntry[]>> = {};
    for (const request of query.facets) {
      // A facet of which several values may be chosen counts as if its own filter were not there.
      const isOwn = facetOf(request.name).multiple && query.filters[request.name]?.length;
      const counted = isOwn ? match(conditionsOf(query, request.name), 'hits_but_one') : matching;
      facets[request.name] = listFacet(counted, request);
    }
    return {
      total: matching.total,
      collectionSize,
      records: readPage(matching, query),
      facets,
      instead: [],
      apart: [],
    };
  };
  return { search };
};

const isNumbered = (name: FacetName): name is keyof typeof valueTables => name in valueTables;

const noConditions: Conditions = { text: 'true', values: [], areCovered: true };

/**
 * The values of a facet that the matching sheets have, one row each. When many match, values of one column are read along
 * the index that begins with them, and those of other tables in the order of the sheets: measured to be the quickest, and
 * not what SQLite's planner takes by itself.
 */
const countingOf = (name: FacetName, { table, where }: Matching, isLarge: boolean): string => {
  const isHinted = isLarge && table === 'sheets';
  if (!(name in sideTables)) {
    const hint = isHinted ? `indexed by by_${name}` : '';
    return `select ${name} as code from ${table} ${hint} where ${where.text}`;
  }
  const side = sideTables[name as keyof typeof sideTables];
  if (table === 'sheets' && where.text === 'true') return `select value as code from ${side}`;
  const hint = isHinted ? 'not indexed' : '';
  return `select value as code from ${table} ${hint} cross join ${side} on sheet = id where ${where.text}`;
};
