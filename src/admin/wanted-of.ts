import type { Wanted } from '../providers/json-api/to-query.ts';
import type { ResourceColumn } from './columns-of.ts';
import type { Resource } from './define-resource.ts';

/** What the list asks of a JSON:API: the fields of its columns, and the relationships that they show. */
export const wantedOf = (
  { data, include = [], listAlso = [], relatedFields }: Resource,
  columns: readonly ResourceColumn[],
): Wanted => {
  if (!('jsonApi' in data)) return {};
  const own = columns.filter(({ field }) => field.in !== 'id').map(({ name }) => name);
  const related = columns.filter(({ field }) => field.in === 'relationship').map(({ name }) => name);
  return {
    include: [...new Set([...related, ...include])],
    ...(columns.length > 0 && { fields: { [data.jsonApi.type]: [...own, ...listAlso], ...relatedFields } }),
  };
};
