import { z } from 'zod';
import type { AuditEvent } from '../audit.ts';
import { type Call, defineCall, type Repeated } from '../call.ts';
import type { SortStep } from '../json-api/query.ts';

/** Header that carries how many records a list has in all. */
export const totalHeader = 'X-Total-Count';

/** Records of one answer at most, and of one that no page was asked of. */
const limit = 500;

const access = { permission: 'operator' } as const;
const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const params = z.strictObject({ id });

/** A resource of the operator's plain REST: what its records are, and what may be sent. */
interface RestDeclaration<
  Name extends string,
  Item extends z.ZodType,
  Record extends z.ZodType,
  Sort extends string,
  Filters extends z.ZodRawShape,
> {
  /** Path below `/operator`, `organisations`. */
  readonly name: Name;
  readonly summary: string;
  /** A record as lists have it. */
  readonly item: Item;
  /** A record by itself. */
  readonly record: Record;
  readonly sorts: readonly [Sort, ...Sort[]];
  /** By name, what the address takes. */
  readonly filters: Filters;
  /** Reading it is logged. */
  readonly audit?: AuditEvent;
}

/** A query for a list as it was read. */
export interface RestQuery<Sort extends string, Filters extends z.ZodRawShape> {
  /** Absent where no order was asked for. */
  readonly sort?: SortStep<Sort>;
  /** From the first record, counted from 0, up to but not including the last. */
  readonly range: { readonly start: number; readonly end: number };
  /** Just these, where they were named. */
  readonly ids?: readonly number[];
  readonly filter: Partial<z.output<z.ZodObject<Filters>>>;
}

/** A query for a list in the form of the address. */
export type RestQueryInput = Readonly<Record<string, string | number | readonly number[] | undefined>>;

/**
 * The calls of a resource that ra-data-json-server asks for: lists by `_sort`, `_order`, `_start`, `_end`, `id` and filters, with
 * their total in a header; single records; changes of those. All of them for the operators.
 */
export const defineRest = <
  const Name extends string,
  Item extends z.ZodType,
  Record extends z.ZodType,
  const Sort extends string,
  Filters extends z.ZodRawShape,
>({
  name,
  summary,
  item,
  record,
  sorts,
  filters,
  audit: reading,
}: RestDeclaration<Name, Item, Record, Sort, Filters>) => {
  const path = `/operator/${name}`;
  const callName = (verb: string) => `${verb}Operator${name[0]!.toUpperCase()}${name.slice(1)}`;
  const query = z
    .strictObject({
      _sort: z.enum(sorts).optional(),
      _order: z.enum(['ASC', 'DESC']).optional(),
      _start: z.coerce.number().int().min(0).max(10_000_000).optional(),
      _end: z.coerce.number().int().min(0).max(10_000_000).optional(),
      id: z.union([z.array(id).max(limit), id.transform((one) => [one])]).optional(),
      ...Object.fromEntries(Object.entries(filters).map(([key, filter]) => [key, z.optional(filter)])),
    })
    .transform(readQuery) as unknown as z.ZodType<RestQuery<Sort, Filters>, RestQueryInput>;
  return {
    path,
    list: defineCall({
      id: callName('list'),
      method: 'GET',
      path,
      summary,
      access,
      ...(reading && { audit: reading }),
      query,
      answer: z.array(item),
      headers: { [totalHeader]: 'How many records the list has in all' },
    }),
    get: defineCall({
      id: callName('get'),
      method: 'GET',
      path: `${path}/:id`,
      summary: `${summary}: one`,
      access,
      ...(reading && { audit: reading }),
      params,
      answer: record,
    }),
    /** Makes one of what is sent. */
    create: <Body extends z.ZodType>(body: Body, audit?: AuditEvent) =>
      defineCall({
        id: callName('create'),
        method: 'POST',
        repeated: 'once',
        path,
        summary: `${summary}: a new one`,
        access,
        ...(audit && { audit }),
        body,
        answer: record,
      }),
    /** Changes one record. The whole record is sent; fields that the reader may not change are ignored. */
    update: <Body extends z.ZodType>(body: Body, audit?: AuditEvent) =>
      defineCall({
        id: callName('update'),
        method: 'PUT',
        path: `${path}/:id`,
        summary: `${summary}: a change`,
        access,
        ...(audit && { audit }),
        params,
        body,
        answer: record,
      }),
    remove: (audit?: AuditEvent) =>
      defineCall({
        id: callName('delete'),
        method: 'DELETE',
        path: `${path}/:id`,
        summary: `${summary}: one less`,
        access,
        ...(audit && { audit }),
        params,
        answer: z.strictObject({ id: z.number().int() }),
      }),
    /** Something that is done with one, `confirm`. */
    act: <Body extends z.ZodType, Answer extends z.ZodType>(verb: string, does: Act<Body, Answer>) =>
      defineCall({
        id: callName(verb),
        method: 'POST',
        repeated: does.repeated,
        path: `${path}/:id/${verb}`,
        summary: does.summary,
        access,
        ...(does.audit && { audit: does.audit }),
        params,
        body: does.body,
        answer: does.answer,
      }),
  };
};

interface Act<Body extends z.ZodType, Answer extends z.ZodType> {
  readonly summary: string;
  readonly body: Body;
  readonly answer: Answer;
  readonly repeated: Repeated;
  readonly audit?: AuditEvent;
}

interface Checked {
  readonly _sort?: string | undefined;
  readonly _order?: 'ASC' | 'DESC' | undefined;
  readonly _start?: number | undefined;
  readonly _end?: number | undefined;
  readonly id?: readonly number[] | undefined;
  readonly [filter: string]: unknown;
}

const readQuery = ({ _sort, _order, _start = 0, _end, id: ids, ...filter }: Checked) => ({
  ...(_sort && { sort: { field: _sort, descending: _order === 'DESC' } }),
  range: { start: _start, end: Math.min(_end ?? _start + limit, _start + limit) },
  ...(ids && { ids }),
  filter,
});

/** A list call of a resource of the operator's REST. */
export type RestList<Sort extends string = string, Filters extends z.ZodRawShape = z.ZodRawShape> = Call<
  z.ZodType,
  z.ZodType<RestQuery<Sort, Filters>, RestQueryInput>
>;
