import type { Permission } from '#contract/permissions.ts';
import type { CellComponent, Field, Resource } from './define-resource.ts';

/** A column of a resource's list. */
export interface ResourceColumn {
  readonly name: string;
  readonly field: Field;
  readonly isSortable: boolean;
  /** What the API calls the order by this column. */
  readonly sortBy: string;
  readonly isShort?: true;
  readonly cell?: CellComponent;
}

/** The fields that the list shows to someone with these permissions, in the order of their declaration. */
export const columnsOf = ({ fields = {} }: Resource, permissions: readonly Permission[]): ResourceColumn[] =>
  Object.entries(fields as Record<string, Field>).flatMap(([name, field]) => {
    const { list, permission } = field;
    if (!list || (permission && !permissions.includes(permission))) return [];
    const { cell, isSortable = true, sortBy = name, isShort } = list === true ? {} : list;
    return [{ name, field, isSortable, sortBy, ...(isShort && { isShort }), ...(cell && { cell }) }];
  });
