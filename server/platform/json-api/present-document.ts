import type { Linkage, ResourceIdentifier, ResourceObject } from '#contract/json-api/document.ts';
import type { View } from '#contract/json-api/query.ts';

interface Contents<Data extends ResourceObject> {
  readonly data: readonly Data[];
  /** Every resource that the included paths may lead to; more than that does no harm. */
  readonly related?: readonly ResourceObject[];
}

/** The content of a document: `data`, and `included` when the request asked for it. */
interface Presented<Data extends ResourceObject> {
  readonly data: Data[];
  readonly included?: ResourceObject[];
}

/**
 * The resources with the fields that were asked for, and with those that the included paths lead to, each once. JSON:API 1.1
 * §"Compound documents". Throws when a path leads to a resource that is not among the related ones.
 */
export const presentDocument = <Data extends ResourceObject>(
  { data, related = [] }: Contents<Data>,
  { include, fields }: View,
): Presented<Data> => {
  const known = new Map([...related, ...data].map((resource) => [keyOf(resource), resource]));
  const kept = new Map<string, Set<string>>();
  const reached = new Map<string, ResourceObject>();
  for (const path of include) follow(data, path.split('.'), { known, kept, reached });
  for (const resource of data) reached.delete(keyOf(resource));
  const narrow = <One extends ResourceObject>(resource: One): One =>
    narrowFields(resource, fields[resource.type], kept.get(resource.type));
  return {
    data: data.map(narrow),
    ...(include.length > 0 && { included: [...reached.values()].map(narrow) }),
  };
};

interface Walk {
  readonly known: ReadonlyMap<string, ResourceObject>;
  /** By type, the relationships that paths lead along. */
  readonly kept: Map<string, Set<string>>;
  readonly reached: Map<string, ResourceObject>;
}

const follow = (from: readonly ResourceObject[], [name, ...rest]: readonly string[], walk: Walk): void => {
  if (name === undefined) return;
  const next = new Map<string, ResourceObject>();
  for (const resource of from) {
    walk.kept.set(resource.type, (walk.kept.get(resource.type) ?? new Set()).add(name));
    for (const identifier of identifiersIn(resource.relationships?.[name])) {
      const key = keyOf(identifier);
      const target = walk.known.get(key);
      if (!target) throw new Error(`${key} is not among the related resources`);
      next.set(key, target);
      walk.reached.set(key, target);
    }
  }
  follow([...next.values()], rest, walk);
};

const identifiersIn = (linkage: Linkage | undefined): readonly ResourceIdentifier[] =>
  linkage?.data ? [linkage.data].flat() : [];

const keyOf = ({ type, id }: ResourceIdentifier): string => `${type}/${id}`;

/**
 * The resource with these fields alone. A relationship that an included path leads along stays, named or not: without it
 * nobody could tell whose the included resources are. S2.7-25.
 */
const narrowFields = <One extends ResourceObject>(
  resource: One,
  fields: readonly string[] | undefined,
  kept: ReadonlySet<string> | undefined,
): One => {
  const { type, id, attributes, relationships, meta } = resource;
  const isAsked = (name: string) => fields?.includes(name) ?? true;
  const parts = {
    attributes: pick(attributes, isAsked),
    relationships: pick(relationships, (name) => isAsked(name) || Boolean(kept?.has(name))),
    meta: pick(meta, isAsked),
  };
  // What is typed as whole is whole for who asks for no fewer fields.
  return { type, id, ...Object.fromEntries(Object.entries(parts).filter(([, part]) => part)) } as One;
};

const pick = <Value>(
  part: Readonly<Record<string, Value>> | undefined,
  isWanted: (name: string) => boolean,
): Record<string, Value> | undefined => {
  const entries = Object.entries(part ?? {}).filter(([name]) => isWanted(name));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};
