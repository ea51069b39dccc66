import { z } from 'zod';
import { toManyLinkage, toOneLinkage } from '../linkage.ts';
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

/** `relationships.role` of a body: the role's slug. */
export const roleLinkage = toOneLinkage('roles', z.enum(memberRoles));

/** `relationships.subset_relations` of a body: ids of locations, all there will be. S2.7-29. */
export const subsetLinkages = toManyLinkage(subsetRelation, { max: maxLocations, code: 'people.location_required' });
