import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';

/**
 * What a body says of a relationship with one resource: `{ "data": { "type": "roles", "id": "read-only" } }`. What is wrong
 * anywhere within is said of the relationship, which is what a form shows: nobody fills in the parts of a linkage.
 */
export const toOneLinkage = <Id extends string>(
  type: string,
  id: z.ZodType<Id>,
  code: ErrorCode = 'request.required',
) => {
  const identifier: z.ZodType<{ type: string; id: Id }> = z.strictObject({ type: z.literal(type), id });
  return wholly(z.object({ data: identifier }), code).transform(({ data }): Id => data.id);
};

/** What a body says of a relationship with any number of resources, each read by `one`. */
export const toManyLinkage = <One extends z.ZodType>(one: One, { max, code }: { max: number; code: ErrorCode }) =>
  wholly(z.object({ data: z.array(one).max(max) }), code).transform(({ data }) => data);

/** The schema, with one fault for whatever is wrong within. */
const wholly = <Schema extends z.ZodType>(schema: Schema, code: ErrorCode) =>
  (schema.nullable() as z.ZodType<z.output<Schema> | null>)
    .catch(null)
    .refine((value) => value !== null, { params: { code } })
    .transform((value) => value as z.output<Schema>);
