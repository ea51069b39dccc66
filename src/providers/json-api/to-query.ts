import type { GetListParams } from 'react-admin';

/** What a view asks for beyond the list itself: `fields` by type, and the paths of `include`. */
export interface ReadParams {
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly include?: readonly string[];
}

/** The parameters for the fields: sparse fieldsets and includes. */
export const toReadQuery = ({ fields = {}, include = [] }: ReadParams): [string, string][] => [
  ...(include.length > 0 ? [['include', include.join(',')] as [string, string]] : []),
  ...Object.entries(fields).map(([type, names]): [string, string] => [`fields[${type}]`, names.join(',')]),
];

/** react-admin's list parameters as JSON:API's; a filter that says nothing is left out. */
export const toListQuery = ({ pagination, sort, filter, meta }: Partial<GetListParams>): [string, string][] => [
  ...(pagination
    ? ([
        ['page[number]', String(pagination.page)],
        ['page[size]', String(pagination.perPage)],
      ] as [string, string][])
    : []),
  // What react-admin sorts by when nobody said: the API's own order is the better one.
  ...(sort?.field && sort.field !== 'id'
    ? [['sort', `${sort.order === 'DESC' ? '-' : ''}${sort.field}`] as [string, string]]
    : []),
  ...Object.entries(filter ?? {}).flatMap(([name, value]): [string, string][] => {
    const values = [value].flat().filter((one) => one !== undefined && one !== null && one !== '');
    return values.length === 0 ? [] : [[`filter[${name}]`, values.join(',')]];
  }),
  ...toReadQuery((meta ?? {}) as ReadParams),
];
