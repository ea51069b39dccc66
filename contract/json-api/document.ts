import { z } from 'zod';
import type { Relationship, Relationships, ResourceType } from './resource-type.ts';

/** Names a resource: JSON:API "resource identifier object". */
export interface ResourceIdentifier {
  readonly type: string;
  readonly id: string;
}

/** A relationship as a resource states it: linkage, and nothing else. */
export interface Linkage<To extends 'one' | 'many' = 'one' | 'many'> {
  readonly data: To extends 'one' ? ResourceIdentifier | null : readonly ResourceIdentifier[];
}

/** Any resource of a document; which attributes it bears depends on its type and on the fields asked for. */
export interface ResourceObject extends ResourceIdentifier {
  readonly attributes?: Readonly<Record<string, unknown>> | undefined;
  readonly relationships?: Readonly<Record<string, Linkage>> | undefined;
  readonly meta?: Readonly<Record<string, unknown>> | undefined;
}

/** A resource of that type with all its fields: what a document holds for who asks for no fewer (`fields[type]`). */
export interface Resource<T extends ResourceType> extends ResourceIdentifier {
  readonly type: T['type'];
  readonly attributes: z.infer<z.ZodObject<T['attributes']>>;
  readonly relationships: { readonly [Name in keyof T['relationships']]: Linkage<T['relationships'][Name]['to']> };
  readonly meta: z.infer<z.ZodObject<T['meta']>>;
}

/** Links to other pages of a list. */
export interface PageLinks {
  readonly self: string;
  readonly first: string;
  readonly last: string;
  readonly prev?: string | undefined;
  readonly next?: string | undefined;
}

/** What answers a request for one resource; `included` holds related ones, where the request asks for them. */
interface SingleDocument<T extends ResourceType> {
  readonly data: Resource<T>;
  readonly included?: readonly ResourceObject[] | undefined;
}

/** One page of a list of resources; `total` counts those of all pages. */
export interface ListDocument<T extends ResourceType, Meta extends z.ZodRawShape = Record<never, never>> {
  readonly data: readonly Resource<T>[];
  readonly included?: readonly ResourceObject[] | undefined;
  readonly links: PageLinks;
  readonly meta: { readonly total: number } & { readonly [Name in keyof Meta]: z.output<Meta[Name]> };
}

/** What may stand beside `data` in a document that is sent, and is not read: JSON:API 1.1 §7.1. */
export const topMembers = {
  meta: z.record(z.string(), z.unknown()).optional(),
  jsonapi: z.record(z.string(), z.unknown()).optional(),
  links: z.record(z.string(), z.unknown()).optional(),
};

/** The document of one resource; `included` may hold resources of these types. */
export const singleDocument = <T extends ResourceType>(resource: T, related: readonly ResourceType[]) =>
  z.strictObject({ data: resourceSchema(resource), ...includedSchema(related) }) as unknown as z.ZodType<
    SingleDocument<T>
  >;

/** The document of a list; `meta.total` counts every row that matches the filters, on all pages. */
export const listDocument = <T extends ResourceType, Meta extends z.ZodRawShape>(
  resource: T,
  related: readonly ResourceType[],
  meta: Meta,
) =>
  z.strictObject({
    data: z.array(resourceSchema(resource)),
    ...includedSchema(related),
    links: z.strictObject({
      self: z.string(),
      first: z.string(),
      last: z.string(),
      prev: z.string().optional(),
      next: z.string().optional(),
    }),
    meta: z.strictObject({ total: z.number().int(), ...meta }),
  }) as unknown as z.ZodType<ListDocument<T, Meta>>;

const includedSchema = (related: readonly ResourceType[]) => {
  const [first, ...others] = related.map(resourceSchema);
  return first ? { included: z.array(z.discriminatedUnion('type', [first, ...others])).optional() } : {};
};

/** Every field may be left out: which ones were asked for, only the request says. */
const resourceSchema = ({ type, attributes, meta, relationships }: ResourceType) =>
  z.strictObject({
    type: z.literal(type),
    id: z.string(),
    attributes: z.strictObject(attributes).partial().optional(),
    relationships: z.strictObject(linkages(relationships)).partial().optional(),
    meta: z.strictObject(meta).partial().optional(),
  });

const linkages = (relationships: Relationships): z.ZodRawShape =>
  Object.fromEntries(Object.entries(relationships).map(([name, relationship]) => [name, linkage(relationship)]));

const linkage = ({ to, target }: Relationship) => {
  const identifier = z.strictObject({ type: z.literal(target.type), id: z.string() });
  return z.strictObject({ data: to === 'one' ? identifier.nullable() : z.array(identifier) });
};
