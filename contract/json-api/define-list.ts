import { z } from 'zod';
import { listDocument } from './document.ts';
import {
  type CheckedParameters,
  commaList,
  readFamily,
  readView,
  type SortStep,
  type View,
  type ViewInput,
  viewParameters,
} from './query.ts';
import { type ResourceType, typesWithin } from './resource-type.ts';

/** Resources on a page of which only the number is given. */
const defaultPageSize = 25;

interface ListDeclaration<
  T extends ResourceType,
  Sort extends string,
  Filters extends z.ZodRawShape,
  Meta extends z.ZodRawShape,
> {
  readonly resource: T;
  /** Paths of relationships that may be included. */
  readonly includes?: readonly string[];
  readonly sorts?: readonly Sort[];
  /** By name, what `filter[name]` takes. */
  readonly filters?: Filters;
  /** What the document's `meta` says beside the total. */
  readonly meta?: Meta;
  /** Most resources in one answer, and as many as there are in one that no page was asked of. */
  readonly limit?: number;
}

/** A query for a list as it was read. */
export interface ListQuery<Sort extends string, Filters extends z.ZodRawShape> extends View {
  readonly sort: readonly SortStep<Sort>[];
  readonly filter: Partial<z.output<z.ZodObject<Filters>>>;
  /** `number` counts from 1. */
  readonly page: { readonly number: number; readonly size: number };
}

/** A query for a list in the form of the address. */
export interface ListQueryInput extends ViewInput {
  readonly sort?: string | undefined;
  readonly 'page[number]'?: number | undefined;
  readonly 'page[size]'?: number | undefined;
  readonly [filter: `filter[${string}]`]: string | undefined;
}

/** Query and document of a call that answers a list. What the query says of the list is read by `ListQuery`. */
export const defineList = <
  T extends ResourceType,
  const Sort extends string = never,
  Filters extends z.ZodRawShape = Record<never, never>,
  Meta extends z.ZodRawShape = Record<never, never>,
>({
  resource,
  includes = [],
  sorts = [],
  filters,
  meta,
  limit = 500,
}: ListDeclaration<T, Sort, Filters, Meta>) => {
  const related = typesWithin(resource, includes);
  const parameters = {
    ...viewParameters([resource, ...related], includes),
    ...(sorts.length > 0 && { sort: commaList(sorts.flatMap((name) => [name, `-${name}`])).optional() }),
    ...Object.fromEntries(Object.entries(filters ?? {}).map(([name, filter]) => [`filter[${name}]`, optional(filter)])),
    'page[number]': z.coerce.number().int().min(1).max(1_000_000).optional(),
    'page[size]': z.coerce.number().int().min(1).max(limit).optional(),
  };
  return {
    query: z.strictObject(parameters).transform((checked) => readList(checked, limit)) as unknown as z.ZodType<
      ListQuery<Sort, Filters>,
      ListQueryInput
    >,
    document: listDocument(resource, related, meta ?? ({} as Meta)),
  };
};

const optional = (filter: z.core.$ZodType) => z.optional(filter);

const readList = (checked: CheckedParameters, limit: number) => ({
  ...readView(checked),
  sort: ((checked.sort as string[] | undefined) ?? []).map(readStep),
  filter: readFamily(checked, 'filter'),
  page: readPage(checked, limit),
});

const readStep = (text: string): SortStep =>
  text.startsWith('-') ? { field: text.slice(1), descending: true } : { field: text, descending: false };

const readPage = (checked: CheckedParameters, limit: number) => {
  const { number, size } = readFamily(checked, 'page') as { number?: number; size?: number };
  return { number: number ?? 1, size: size ?? (number === undefined ? limit : Math.min(defaultPageSize, limit)) };
};
