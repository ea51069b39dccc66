import type { DataProvider, GetListParams, Identifier, QueryFunctionContext, RaRecord } from 'react-admin';
import { apiBase } from '#contract/call.ts';
import { askOrDevice, send } from '../call-api.ts';
import { takeFirstAnswer } from '../first-answers.ts';
import { getIdentity } from '../user-info.ts';
import type { JsonApiDocument, ResourceIdentifier, ResourceObject } from './document.ts';
import type { JsonApiResource, RelationshipSpec } from './resource.ts';
import { attributeOf, toFormError } from './to-form-error.ts';
import { type ReadParams, toListQuery, toReadQuery } from './to-query.ts';

type Many = JsonApiDocument<readonly ResourceObject[]>;
type One = JsonApiDocument<ResourceObject>;
type Signalled = Partial<QueryFunctionContext>;

/** A data provider for one resource of a JSON:API. It never changes its parameters; every call can be aborted. */
export const createJsonApiProvider = (resource: JsonApiResource): DataProvider => {
  const { path, writes, relationships, listedBy, wire } = resource;
  const base = path.replace(/\/$/, '');
  const toField = attributeOf([...writes, ...Object.keys(relationships)]);

  const ask = async (method: string, address: string, asked: RequestParts = {}): Promise<unknown> => {
    const url = urlWith(address, asked.query);
    const carried = method === 'GET' ? takeFirstAnswer(url, getIdentity()) : undefined;
    if (carried !== undefined) return carried;
    const response = await send({ url, method, body: asked.body, signal: asked.signal, isMaking: method === 'POST' });
    return response.json();
  };
  const askDocument = async <Document>(...params: Parameters<typeof ask>): Promise<Document> => {
    const answer = await ask(...params);
    return (wire ? wire.toDocument(answer) : answer) as Document;
  };
  const at = (id: Identifier): string => `${base}/${encodeURIComponent(id)}`;
  const record = ({ data, included }: One): JsonApiRecord => toRecord(data, resource, includedIn(included));
  const list = async (query: [string, string][], { signal }: Signalled) => {
    const read = () => askDocument<Many>('GET', path, { query, signal });
    return toList((await (listedBy ? askOrDevice(listedBy, read) : read())) as Many, resource);
  };
  /** A write, whose refusal is put to the form's fields. */
  const write = async (method: string, address: string, sent: Partial<JsonApiRecord>) => {
    const document = toDocument(sent, resource);
    try {
      const answer = await askDocument<One>(method, address, { body: wire ? wire.fromDocument(document) : document });
      return { data: answer.included ? record(answer) : withRelatedOf(sent, record(answer), resource) };
    } catch (error) {
      throw toFormError(error, toField);
    }
  };

  return {
    getList: (_, params) => list(queryOfList(resource, params), params),
    getManyReference: (_, { target, id, ...params }) =>
      list(toListQuery({ ...params, filter: { ...params.filter, [target]: id } }), params),
    getMany: (_, { ids, meta, signal }) => list(toListQuery({ filter: { id: ids }, meta }), { signal }),
    getOne: async (_, { id, meta, signal }) => ({
      data: record(await askDocument<One>('GET', at(id), { query: toReadQuery((meta ?? {}) as ReadParams), signal })),
    }),
    create: (_, { data }) => write('POST', path, data),
    update: (_, { id, data }) => write('PUT', at(id), { ...data, id: String(id) }),
    updateMany: async (_, { ids, data }) => {
      await Promise.all(ids.map((id) => write('PUT', at(id), { ...data, id: String(id) })));
      return { data: ids };
    },
    delete: async (_, { id, previousData, meta }) => {
      await ask('DELETE', at(id), { query: queryOf(meta) });
      return { data: (previousData ?? { id }) as JsonApiRecord };
    },
    deleteMany: async (_, { ids, meta }) => {
      await ask('DELETE', path, { query: queryOf(meta), body: { data: { id: ids.map(String) } } });
      return { data: ids };
    },
  } as DataProvider;
};

const queryOfList = ({ isWhole }: JsonApiResource, { pagination, ...params }: Partial<GetListParams>) =>
  toListQuery(isWhole || !pagination ? params : { ...params, pagination });

const urlWith = (address: string, query: [string, string][] = []): string => {
  const written = new URLSearchParams(query).toString();
  return `${apiBase}${address}${written && `?${written}`}`;
};

/** Path and query with which the provider asks for a list. */
export const urlOfList = (resource: JsonApiResource, params: Partial<GetListParams>): string =>
  urlWith(resource.path, queryOfList(resource, params));

/** The answer to that as react-admin takes it. */
export const toList = (document: Many, resource: JsonApiResource) => {
  const { data, included, meta, links } = document;
  const find = includedIn(included);
  const records = data.map((one) => toRecord(one, resource, find));
  return { data: records, total: Number(meta?.total ?? data.length), meta: { ...meta, ...(links && { links }) } };
};

interface RequestParts {
  readonly query?: [string, string][];
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/**
 * What is sent of a record: the attributes and relationships that the resource writes and the record holds. A relationship
 * is sent as linkage, `null` and `[]` included: nothing related is something to say.
 */
export const toDocument = (record: Partial<JsonApiRecord>, { type, writes, relationships }: JsonApiResource) => {
  const attributes = Object.fromEntries(
    writes.flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]])),
  );
  const linkage = Object.fromEntries(
    Object.entries(relationships).flatMap(([name, spec]) =>
      record[name] === undefined ? [] : [[name, { data: toLinkage(record[name], spec) }]],
    ),
  );
  return {
    data: {
      type,
      ...(record.id !== undefined && { id: String(record.id) }),
      attributes,
      ...(Object.keys(linkage).length > 0 && { relationships: linkage }),
      ...(record.version !== undefined && { meta: { version: record.version } }),
    },
  };
};

const toLinkage = (value: unknown, spec: RelationshipSpec): unknown => {
  if (value === null || value === '') return null;
  if (spec.kind === 'one') return { type: spec.type, id: idOf(value) };
  const values = value as readonly unknown[];
  if (spec.kind === 'many') return values.map((one) => ({ type: spec.type, id: idOf(one) }));
  return values.map((one) => ({
    type: spec.type,
    relationships: { [spec.to]: { data: { type: spec.toType, id: idOf(one) } } },
    meta: { parent_key: spec.parentKey },
  }));
};

/**
 * The record of an answer that names related records and tells nothing of them: they are as they were sent. react-admin puts it over the
 * record in its lists, where what was not sent stays as it is known.
 */
const withRelatedOf = (
  sent: Partial<JsonApiRecord>,
  answered: JsonApiRecord,
  { relationships }: JsonApiResource,
): JsonApiRecord => {
  const record = { ...answered };
  for (const [name, { kind }] of Object.entries(relationships)) {
    const known = sent[name] as JsonApiRecord | undefined;
    if (known === undefined) delete record[name];
    else if (kind !== 'one' || (record[name] && known?.id === record[name].id)) record[name] = known;
  }
  return record;
};

/** A form holds an id, a record the related record. */
const idOf = (value: unknown): string =>
  String(typeof value === 'object' && value !== null && 'id' in value ? value.id : value);

/** A record as screens hold it: attributes and meta side by side, relationships by the resource's declaration. */
type JsonApiRecord = RaRecord<string>;

type Find = (identifier: ResourceIdentifier) => ResourceObject | undefined;

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
  const identifiers = [data].flat() as ResourceIdentifier[];
  if (spec.kind === 'one') return flat(identifiers[0]!, find);
  if (spec.kind === 'many') return identifiers.map((one) => flat(one, find));
  return identifiers.flatMap((one) => {
    const far = find(one)?.relationships?.[spec.to]?.data;
    return far && !Array.isArray(far) ? [(far as ResourceIdentifier).id] : [];
  });
};

/** A related record: what was included of it, and at least its id. */
const flat = (identifier: ResourceIdentifier, find: Find): JsonApiRecord => {
  const object = find(identifier);
  return { ...object?.meta, ...object?.attributes, id: identifier.id };
};

const keyOf = ({ type, id }: ResourceIdentifier): string => `${type} ${id}`;

/** What a screen adds to the address of a call. */
const queryOf = (meta: { readonly query?: unknown } | undefined): [string, string][] =>
  Object.entries((meta?.query ?? {}) as Record<string, string>);
