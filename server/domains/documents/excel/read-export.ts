import type { z } from 'zod';
import type { exportExcel } from '#contract/calls/export-excel.ts';
import { collectionName } from '#contract/collection-name.ts';
import { customFieldNumber, type ResultColumn } from '#contract/search/columns.ts';
import type { SearchQuery } from '#contract/search/query.ts';
import { type WireQuery, wireQuery } from '#contract/search/wire-query.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { parameterRefusal, readSearch } from '#server/domains/search/read-search.ts';

type ExportParams = z.output<typeof exportExcel.body>['params'];

/** What a member wants exported: the search and the columns. Throws ApiError for what the search call would refuse. */
export const readExport = (
  session: Session,
  params: ExportParams,
): { query: SearchQuery; columns: readonly ResultColumn[] } => {
  const { query } = readSearch(session, collectionName(session.organisationId), readWire(params));
  const missing = params.columns.map(customFieldNumber).find((number) => (number ?? 0) > session.customFieldCount);
  if (missing) throw parameterRefusal('columns', `this organization has no custom field ${missing}`);
  return { query, columns: [...new Set(params.columns)] };
};

const readWire = ({ parameters, keyword, sort, sortdir }: ExportParams): WireQuery => {
  const given = new URLSearchParams(parameters);
  const other = [...given.keys()].find((name) => name !== 'fq' && name !== 'locale');
  if (other !== undefined) throw parameterRefusal(other, 'only fq and locale are taken here');
  if (!/^\w+$/.test(sort)) throw parameterRefusal('sort', 'it takes the name of one field');
  const [locale, ...locales] = given.getAll('locale');
  const parsed = wireQuery.safeParse({
    q: keyword,
    fq: given.getAll('fq'),
    sort: `${sort} ${sortdir}`,
    locale: locales.length > 0 ? [locale, ...locales] : locale,
  });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw parameterRefusal(String(issue?.path[0]), issue?.message ?? '');
};
