import type { z } from 'zod';

type Fields = z.ZodRawShape;

/** A type of resource: its `attributes`, its record's `meta`, and its relationships. */
export interface ResourceType<
  Type extends string = string,
  Attributes extends Fields = Fields,
  Meta extends Fields = Fields,
  Relations extends Relationships = Relationships,
> {
  /** Its name on the wire, `users`. */
  readonly type: Type;
  readonly attributes: Attributes;
  /** Requested by name like an attribute, `fields[users]`, but placed in the resource's `meta`. */
  readonly meta: Meta;
  readonly relationships: Relations;
}

/** A relationship of a resource: to-one, which may be empty, or to-many. */
export interface Relationship<To extends 'one' | 'many' = 'one' | 'many'> {
  readonly to: To;
  readonly target: ResourceType;
}

/** How a type of resource relates to others, by the names on the wire. */
export type Relationships = Readonly<Record<string, Relationship>>;

/** Declares a type of resource. Related types are declared before it, so that none is related to itself. */
export const defineResourceType = <
  const Type extends string,
  Attributes extends Fields,
  Meta extends Fields = Record<never, never>,
  Relations extends Relationships = Record<never, never>,
>(declaration: {
  type: Type;
  attributes: Attributes;
  meta?: Meta;
  relationships?: Relations;
}): ResourceType<Type, Attributes, Meta, Relations> => ({
  meta: {} as Meta,
  relationships: {} as Relations,
  ...declaration,
});

/** A relationship with one resource, or none. */
export const toOne = (target: ResourceType): Relationship<'one'> => ({ to: 'one', target });

/** A relationship with any number of resources. */
export const toMany = (target: ResourceType): Relationship<'many'> => ({ to: 'many', target });

/** The names that `fields[type]` takes: of attributes, meta and relationships. */
export const fieldsOfType = ({ attributes, meta, relationships }: ResourceType): string[] =>
  [attributes, meta, relationships].flatMap((part) => Object.keys(part));

/** The types that a document may hold beside its primary one when these paths are included, each once. */
export const typesWithin = (resource: ResourceType, includes: readonly string[]): ResourceType[] => [
  ...new Set(includes.flatMap((path) => typesAlong(resource, path.split('.')))),
];

const typesAlong = (resource: ResourceType, [name, ...rest]: readonly string[]): ResourceType[] => {
  if (name === undefined) return [];
  const target = resource.relationships[name]?.target;
  if (!target) throw new Error(`${resource.type} has no relationship ${name}`);
  return [target, ...typesAlong(target, rest)];
};
