import type { DataProvider, Identifier, QueryFunctionContext } from 'react-admin';
import { apiBase } from '#contract/call.ts';
import { send } from '../call-api.ts';
import type { JsonApiDocument, ResourceObject } from './document.ts';
import type { JsonApiResource } from './resource.ts';
import { toDocument } from './to-document.ts';
import { attributeOf, toFormError } from './to-form-error.ts';
import { type ReadParams, toListQuery, toReadQuery } from './to-query.ts';
import { includedIn, type JsonApiRecord, toRecord } from './to-record.ts';

type Many = JsonApiDocument<readonly ResourceObject[]>;
type One = JsonApiDocument<ResourceObject>;
type Signalled = Partial<QueryFunctionContext>;

/** A data provider for one resource of a JSON:API. Parameters are never changed; every call can be given up. */
export const createJsonApiProvider = (resource: JsonApiResource): DataProvider => {
  const { path, writes, relationships, isWhole, wire } = resource;
  const base = path.replace(/\/$/, '');
  const toField = attributeOf([...writes, ...Object.keys(relationships)]);

  const ask = async (method: string, address: string, asked: RequestParts = {}): Promise<unknown> => {
    const query = new URLSearchParams(asked.query).toString();
    const url = `${apiBase}${address}${query && `?${query}`}`;
    const response = await send({ url, method, body: asked.body, signal: asked.signal, isMaking: method === 'POST' });
    return response.json();
  };
  const askDocument = async <Document>(...params: Parameters<typeof ask>): Promise<Document> => {
    const answer = await ask(...params);
    return (wire ? wire.toDocument(answer) : answer) as Document;
  };
  const at = (id: Identifier): string => `${base}/${encodeURIComponent(id)}`;
  const records = ({ data, included }: Many): JsonApiRecord[] => {
    const find = includedIn(included);
    return data.map((one) => toRecord(one, resource, find));
  };
  const record = ({ data, included }: One): JsonApiRecord => toRecord(data, resource, includedIn(included));
  const list = async (query: [string, string][], { signal }: Signalled) => {
    const document = await askDocument<Many>('GET', path, { query, signal });
    const { meta, links } = document;
    const data = records(document);
    return { data, total: Number(meta?.total ?? data.length), meta: { ...meta, ...(links && { links }) } };
  };
  /** A write, whose refusal is put to the form's fields. */
  const write = async (method: string, address: string, sent: Partial<JsonApiRecord>) => {
    const document = toDocument(sent, resource);
    try {
      return {
        data: record(await askDocument<One>(method, address, { body: wire ? wire.fromDocument(document) : document })),
      };
    } catch (error) {
      throw toFormError(error, toField);
    }
  };

  return {
    getList: (_, { pagination, ...params }) => list(toListQuery(isWhole ? params : { ...params, pagination }), params),
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
    delete: async (_, { id, previousData }) => {
      await ask('DELETE', at(id));
      return { data: (previousData ?? { id }) as JsonApiRecord };
    },
    deleteMany: async (_, { ids }) => {
      await ask('DELETE', path, { body: { data: { id: ids.map(String) } } });
      return { data: ids };
    },
  } as DataProvider;
};

interface RequestParts {
  readonly query?: [string, string][];
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}
