import { z } from 'zod';
import type { AuditEvent } from './audit.ts';
import type { Permission } from './permissions.ts';

/** Base path of every call. S2.7-01. */
export const apiBase = '/api';

/** Base path of the calls that speak SCIM 2.0 (RFC 7644). */
export const scimBase = '/scim/v2';

/** Media type of SCIM, RFC 7644 §8.1. */
export const scimContent = 'application/scim+json';

/** Media type of JSON:API, §3 of its version 1.1. */
export const jsonApiContent = 'application/vnd.api+json';

/** Media type of a form without files. */
export const formContent = 'application/x-www-form-urlencoded';

/** Header that marks a request as sent by our own script; every call that changes something needs it. */
export const xhrMarker = { name: 'X-Requested-With', value: 'XMLHttpRequest' } as const;

/** Header with the key under which something is sent: a call that makes something makes it once under one key. A UUID. */
export const submissionHeader = 'Idempotency-Key';

/**
 * What sending a POST again does. `once`: what was made is not made again under the same key, and the answer is the same; the
 * key is the `submission` of a body that has one, else in the header. `harmless`: nothing more than the first time.
 */
export type Repeated = 'once' | 'harmless';

/** Access to a call: everyone, everyone with a session, or those with a permission. */
export type Access = 'anyone' | 'signed-in' | { readonly permission: Permission };

/** Kinds of content an answer may have besides JSON. */
export type AnswerContent =
  | 'application/json'
  | typeof scimContent
  | 'application/pdf'
  | 'application/octet-stream'
  | 'application/zip'
  | 'text/csv'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Shape = z.ZodType;

/** A thing of one organisation and how an address names it; the permission test asks for another organisation's. */
export interface Reach {
  /** Another organisation, and its collection, is 403; a single record of others is 404 like one that is not there. */
  readonly what:
    | 'organisation'
    | 'collection'
    | 'sheet'
    | 'savedSearch'
    | 'user'
    | 'request'
    | 'group'
    | 'location'
    | 'import'
    | 'webhook';
  /**
   * Path and query that name the thing of this number (the client number, the record number, the id), and the body of a call
   * that needs one.
   */
  readonly address: (number: number) => {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
    body?: Record<string, unknown>;
  };
}

/** Files that a call takes, as `multipart/form-data` beside the fields of its body, none of them larger than that. */
export interface Upload {
  /** Name of the field that holds them; a list (`files[]`) when there may be more than one. */
  readonly field: string;
  readonly max: number;
  readonly maxBytes: number;
  /** They are kept as they come, whatever they are, and checked by the job that reads them; else each is checked as a PDF. */
  readonly isCheckedLater?: true;
}

/** One call of the API, declared once: validation, OpenAPI, the typed client and the permission test derive from it. */
export interface Call<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Answer extends Shape = Shape,
  Accessible extends Access = Access,
> {
  /** Name in OpenAPI and in tests, `getUserInfo`. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly base: typeof apiBase | typeof scimBase;
  /** Below its base, `/api` mostly; parameters as `:name`. */
  readonly path: string;
  readonly summary: string;
  readonly access: Accessible;
  /** It looks after what one person sees on the screen, such as saved searches: no API token makes it. */
  readonly ofPerson?: true;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** A body that it takes, where none can be told from the schema. */
  readonly example?: unknown;
  /** Media types in which its body is taken besides JSON. */
  readonly alsoTakes?: readonly string[];
  readonly answer: Answer;
  readonly content: AnswerContent;
  /** Further contents, where what it answers has several kinds. */
  readonly alsoContents?: readonly string[];
  /** Statuses of success, where 200 alone is not all. */
  readonly statuses?: readonly number[];
  /** Headers of its answer that say something beside it, each with what it says. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Files it takes; its body is then a form, each field of which is text, or a list of texts where its name ends in `[]`. */
  readonly upload?: Upload;
  /** It hands out a document of the collection, or the text of one: how many different ones a reader opens is counted. */
  readonly isDocument?: true;
  /** Parameter of its query that says that a device keeps the document, which is counted by itself. */
  readonly keptBy?: string;
  /** It hands out several sheets at once: each number in this list of its query counts as a call of its own. */
  readonly readsEach?: string;
  /** It speaks JSON:API, of resources of this type. */
  readonly jsonApi?: string;
  /** It changes nothing: a question that is too long for an address. It counts as reading. */
  readonly isRead?: true;
  /** What the audit log tells of every successful answer. */
  readonly audit?: AuditEvent;
  /** What sending it again does; every POST says so. */
  readonly repeated?: Repeated;
  /** What the call reaches by a name in its address; anyone who names another organisation's is refused. */
  readonly reaches?: Reach;
}

/** Path of a call as servers route it, parameters as `:name`. */
export const routeOf = ({ base, path }: Pick<Call, 'base' | 'path'>): string => base + path.replace(/\/$/, '');

/** What the browser has of a call: all that sending one takes. Schemas stay on the server, which checks. */
export interface CallAddress extends Pick<Call, 'id' | 'method' | 'path' | 'upload'> {
  /** Of a call that makes something; another needs no key. */
  readonly repeated?: Repeated;
}

/** A call as the browser has it. */
export const addressOf = ({ id, method, path, upload, repeated }: Call): CallAddress => ({
  id,
  method,
  path,
  ...(upload && { upload }),
  ...(repeated === 'once' && { repeated }),
});

type Declaration<P extends Shape, Q extends Shape, B extends Shape, A extends Shape, X extends Access> = Pick<
  Call<P, Q, B, A, X>,
  | 'id'
  | 'path'
  | 'summary'
  | 'access'
  | 'ofPerson'
  | 'answer'
  | 'reaches'
  | 'alsoContents'
  | 'example'
  | 'alsoTakes'
  | 'isRead'
  | 'jsonApi'
  | 'statuses'
  | 'headers'
  | 'upload'
  | 'isDocument'
  | 'keptBy'
  | 'readsEach'
  | 'audit'
> & { base?: Call['base']; params?: P; query?: Q; body?: B; content?: AnswerContent } & (
    | { readonly method: 'GET' | 'PUT' | 'PATCH' | 'DELETE' }
    | { readonly method: 'POST'; readonly repeated: Repeated }
  );

const nothing = /* @__PURE__ */ z.strictObject({});
type Nothing = typeof nothing;

/** Declares a call; parameters, query and body that are not named must be absent. */
export const defineCall = <
  A extends Shape,
  const X extends Access,
  P extends Shape = Nothing,
  Q extends Shape = Nothing,
  B extends Shape = z.ZodUndefined,
>(
  declaration: Declaration<P, Q, B, A, X>,
): Call<P, Q, B, A, X> => ({
  params: nothing as unknown as P,
  query: nothing as unknown as Q,
  body: z.undefined() as unknown as B,
  base: apiBase,
  content: 'application/json',
  ...declaration,
});
