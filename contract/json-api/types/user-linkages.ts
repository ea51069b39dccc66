import { z } from 'zod';
import type { ErrorCode } from '#contract/errors.ts';
import { memberRoles } from './roles.ts';

/** Locations that one member may be limited to. */
const maxLocations = 5000;

const subset = z.strictObject({ type: z.literal('subsets'), id: z.string().regex(/^\d{1,15}$/) });

/** A location of a new or changed user: named as JSON:API names it, or directly, with what the link is kept by. */
const subsetRelation = z
  .strictObject({
    type: z.literal('subset-relations').optional(),
    id: z.string().max(60).optional(),
    relationships: z.strictObject({ subset: z.strictObject({ data: subset }) }).optional(),
    subset: subset.optional(),
    meta: z.strictObject({ parent_key: z.literal('user_id') }).optional(),
  })
  .transform(({ relationships, subset: named }) => relationships?.subset.data.id ?? named?.id)
  .pipe(z.string().transform(Number));

/** The schema, with one fault for whatever is wrong within. */
const wholly = <Schema extends z.ZodType>(schema: Schema, code: ErrorCode) =>
  (schema.nullable() as z.ZodType<z.output<Schema> | null>)
    .catch(null)
    .refine((value) => value !== null, { params: { code } })
    .transform((value) => value as z.output<Schema>);

/**
 * A to-one relationship in a body: `{ "data": { "type": "roles", "id": "read-only" } }`. Any fault within it is
 * reported for the relationship, which is the field of a form: nobody fills in the parts of a linkage.
 */
const toOneLinkage = <Id extends string>(type: string, id: z.ZodType<Id>, code: ErrorCode = 'request.required') => {
  const identifier: z.ZodType<{ type: string; id: Id }> = z.strictObject({ type: z.literal(type), id });
  return wholly(z.object({ data: identifier }), code).transform(({ data }): Id => data.id);
};

/** A to-many relationship in a body; `one` reads each member. */
const toManyLinkage = <One extends z.ZodType>(one: One, { max, code }: { max: number; code: ErrorCode }) =>
  wholly(z.object({ data: z.array(one).max(max) }), code).transform(({ data }) => data);

/** `relationships.role` of a body: the role's slug. */
export const roleLinkage = toOneLinkage('roles', z.enum(memberRoles));

/** `relationships.subset_relations` of a body: ids of locations, all there will be. S2.7-29. */
export const subsetLinkages = toManyLinkage(subsetRelation, { max: maxLocations, code: 'people.location_required' });
