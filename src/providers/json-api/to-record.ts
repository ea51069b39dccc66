import type { RaRecord } from 'react-admin';
import type { Identifier, ResourceObject } from './document.ts';
import type { JsonApiResource, RelationshipSpec } from './resource.ts';

/** A record as screens hold it: attributes and meta side by side, relationships by the resource's declaration. */
export type JsonApiRecord = RaRecord<string>;

type Find = (identifier: Identifier) => ResourceObject | undefined;

/** Looks up what was included in a document. */
export const includedIn = (included: readonly ResourceObject[] = []): Find => {
  const known = new Map(included.map((one) => [keyOf(one), one]));
  return (identifier) => known.get(keyOf(identifier));
};

/** The record of a resource object. What was not asked for or not sent is absent from it. */
export const toRecord = (object: ResourceObject, resource: JsonApiResource, find: Find): JsonApiRecord => ({
  ...object.meta,
  ...object.attributes,
  ...relationsOf(object, resource, find),
  id: object.id,
});

const relationsOf = ({ relationships = {} }: ResourceObject, resource: JsonApiResource, find: Find) =>
  Object.fromEntries(
    Object.entries(resource.relationships).flatMap(([name, spec]) => {
      const data = relationships[name]?.data;
      return data === undefined ? [] : [[name, relatedTo(data, spec, find)]];
    }),
  );

const relatedTo = (data: NonNullable<unknown> | null, spec: RelationshipSpec, find: Find): unknown => {
  if (data === null) return null;
  const identifiers = [data].flat() as Identifier[];
  if (spec.kind === 'one') return flat(identifiers[0]!, find);
  if (spec.kind === 'many') return identifiers.map((one) => flat(one, find));
  return identifiers.flatMap((one) => {
    const far = find(one)?.relationships?.[spec.to]?.data;
    return far && !Array.isArray(far) ? [(far as Identifier).id] : [];
  });
};

/** A related record: what was included of it, and at least its id. */
const flat = (identifier: Identifier, find: Find): JsonApiRecord => {
  const object = find(identifier);
  return { ...object?.meta, ...object?.attributes, id: identifier.id };
};

const keyOf = ({ type, id }: Identifier): string => `${type} ${id}`;
