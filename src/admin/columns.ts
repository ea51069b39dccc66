import type { Permission } from '#contract/permissions.ts';
import type { ReadParams } from '../providers/json-api/to-query.ts';
import type { CellComponent, Field, ResourceDeclaration } from './define-resource.ts';
import { fieldsOfResource } from './resource-context.ts';

/** A column of a resource's list. */
export interface ResourceColumn {
  readonly name: string;
  readonly field: Field;
  readonly isSortable: boolean;
  /** What the API calls the order by this column. */
  readonly sortBy: string;
  readonly isShort?: true;
  readonly isLeftOutWhenFiltered?: true;
  readonly cell?: CellComponent;
}

/** The fields that the list shows to someone with these permissions, in the order of their declaration. */
export const columnsOfResource = (
  resource: ResourceDeclaration,
  permissions: readonly Permission[],
): ResourceColumn[] =>
  Object.entries(fieldsOfResource(resource)).flatMap(([name, field]) => {
    const { list, permission } = field;
    if (!list || (permission && !permissions.includes(permission))) return [];
    const { isSortable = true, sortBy = name, ...shown } = list === true ? {} : list;
    return [{ name, field, isSortable, sortBy, ...shown }];
  });

/** What the list asks of a JSON:API: the fields of its columns, and the relationships that they show. */
export const wantedOf = (
  { data, include = [], listAlso = [], relatedFields }: ResourceDeclaration,
  columns: readonly ResourceColumn[],
): ReadParams => {
  if (!('jsonApi' in data)) return {};
  const own = columns.filter(({ field }) => field.in !== 'id').map(({ name }) => name);
  const related = columns.filter(({ field }) => field.in === 'relationship').map(({ name }) => name);
  return {
    include: [...new Set([...related, ...include])],
    ...(columns.length > 0 && { fields: { [data.jsonApi.type]: [...own, ...listAlso], ...relatedFields } }),
  };
};
