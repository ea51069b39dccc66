import type { ResourceObject } from '#src/providers/json-api/document.ts';
import type { JsonApiResource } from '#src/providers/json-api/resource.ts';

/** A resource with a relationship of every kind. */
export const people = {
  type: 'users',
  path: '/users',
  writes: ['email', 'last_name', 'phone', 'is_subscribed'],
  relationships: {
    role: { kind: 'one', type: 'roles' },
    clients: { kind: 'many', type: 'clients' },
    subset_relations: {
      kind: 'through',
      type: 'subset-relations',
      to: 'subset',
      toType: 'subsets',
      parentKey: 'user_id',
    },
  },
} as const satisfies JsonApiResource;

/** One of them as the API sends it, and what it includes. */
export const zoe: ResourceObject = {
  type: 'users',
  id: '7',
  attributes: { email: 'zoe@vigie.example', last_name: 'Roy', phone: '', is_subscribed: false },
  relationships: {
    role: { data: { type: 'roles', id: 'read-only' } },
    clients: { data: [{ type: 'clients', id: '10001' }] },
    subset_relations: {
      data: [
        { type: 'subset-relations', id: '7-3' },
        { type: 'subset-relations', id: '7-5' },
      ],
    },
  },
  meta: { full_name: 'Zoé Roy', version: 4 },
};
const relation = (id: string, subset: string): ResourceObject => ({
  type: 'subset-relations',
  id,
  relationships: { subset: { data: { type: 'subsets', id: subset } } },
});
export const included: readonly ResourceObject[] = [
  { type: 'roles', id: 'read-only', attributes: { slug: 'read-only' } },
  { type: 'clients', id: '10001', attributes: { custkey: 10001 } },
  relation('7-3', '3'),
  relation('7-5', '5'),
];

/** The same value, frozen at every level. */
export const frozen = <T>(value: T): T => {
  // A schema works out what it is made of when it is first asked.
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value) && !('_zod' in value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
};
