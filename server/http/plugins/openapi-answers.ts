import { z } from 'zod';
import { type Call, jsonApiContent, scimContent } from '#contract/call.ts';
import { refusalsOf, statusesOf } from '#contract/call-answers.ts';
import { errorBody } from '#contract/error-body.ts';
import { type ErrorCode, errorCatalogue } from '#contract/errors.ts';
import { scimSchemas } from '#contract/scim/schemas.ts';
import { scimStatusOf } from './scim-error.ts';

/** A schema or an answer in the document. */
export type Described = Readonly<Record<string, unknown>>;

/** What refusals look like, by the names under which the document's answers refer to them. */
export const errorSchemas = {
  Errors: z.toJSONSchema(errorBody, { io: 'output' }) as Described,
  ScimError: {
    type: 'object',
    properties: {
      schemas: { type: 'array', items: { const: scimSchemas.error } },
      status: { type: 'string' },
      scimType: { type: 'string' },
      detail: { type: 'string' },
    },
    required: ['schemas', 'status', 'detail'],
  },
};

/** Answers that calls have in common: each is described once, in the document's components. */
export class SharedAnswers {
  readonly components: Record<string, Described> = {};
  readonly #names = new Map<string, string>();

  refer(status: number, answer: Described): Described {
    const key = JSON.stringify([status, answer]);
    let name = this.#names.get(key);
    if (name === undefined) {
      const before = Object.keys(this.components).filter((one) => one.startsWith(`Refused${status}.`)).length;
      name = `Refused${status}.${before + 1}`;
      this.#names.set(key, name);
      this.components[name] = answer;
    }
    return { $ref: `#/components/responses/${name}` };
  }
}

/** Every answer of a call by its status; `schema` is that of its success. */
export const answersOf = (call: Call, schema: unknown, shared: SharedAnswers): Record<string, Described> => ({
  ...Object.fromEntries(statusesOf(call).map((status) => [status, successOf(call, status, schema)])),
  ...Object.fromEntries(
    Object.entries(Object.groupBy(refusalsOf(call), (code) => statusOfCode(call, code)))
      .map(([status, codes = []]) => [Number(status), codes] as const)
      .map(([status, codes]) => [status, shared.refer(status, refusalOf(call, status, codes))]),
  ),
});

const isScim = ({ content }: Call): boolean => content === scimContent;

const statusOfCode = (call: Call, code: ErrorCode): number =>
  isScim(call) ? scimStatusOf(code, errorCatalogue[code].status) : errorCatalogue[code].status;

const refusalOf = (call: Call, status: number, codes: readonly ErrorCode[]): Described => ({
  description: codes.map((code) => `- \`${code}\`: ${errorCatalogue[code].title.en}`).join('\n'),
  ...(status === 429 && { headers: { 'Retry-After': header('Seconds after which it may be tried again', 'integer') } }),
  content: isScim(call)
    ? { [scimContent]: { schema: { $ref: '#/components/schemas/ScimError' } } }
    : {
        'application/json': {
          schema: { allOf: [{ $ref: '#/components/schemas/Errors' }, withCodes(codes)] },
          example: exampleOfRefusal(codes[0]!),
        },
      },
});

/** Of a refusal, the codes that it may have: programs tell them apart by name. */
const withCodes = (codes: readonly ErrorCode[]): Described => ({
  type: 'object',
  properties: {
    errors: { type: 'array', items: { type: 'object', properties: { code: { enum: codes } }, required: ['code'] } },
  },
  required: ['errors'],
});

const exampleOfRefusal = (code: ErrorCode) => ({ errors: [{ code, title: errorCatalogue[code].title.en }] });

const meanings: Readonly<Record<number, string>> = {
  200: 'Done',
  201: 'Made, and found at its `Location`',
  202: 'Taken on: it is made when its turn comes',
  204: 'Done, and there is nothing to say',
  206: 'The part of the file that `Range` asked for',
  302: 'To be read at its `Location`',
  304: 'The reader has it already, under the mark of `If-None-Match`',
};

const successOf = (call: Call, status: number, schema: unknown): Described => {
  const headers = {
    ...Object.fromEntries(Object.entries(call.headers ?? {}).map(([name, says]) => [name, header(says)])),
    ...headersOfStatus[status],
    ...(isFileStatus(call, status) && {
      ETag: header('Mark of the file, for `If-None-Match`'),
      'Content-Disposition': header('What the file is called'),
    }),
  };
  const contents = [call.content, ...(call.alsoContents ?? []), ...(call.jsonApi ? [jsonApiContent] : [])];
  return {
    description: meanings[status] ?? 'Done',
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(![204, 302, 304].includes(status) && {
      content: Object.fromEntries(contents.map((content) => [content, { schema: schemaOf(content, schema) }])),
    }),
  };
};

const headersOfStatus: Readonly<Record<number, Described>> = {
  201: {
    Location: { description: 'The address of what was made', schema: { type: 'string', format: 'uri-reference' } },
  },
  206: { 'Content-Range': { description: 'Which bytes, of how many', schema: { type: 'string' } } },
  302: { Location: { description: 'Where it goes on', schema: { type: 'string', format: 'uri-reference' } } },
};

const isFileStatus = ({ content }: Call, status: number): boolean =>
  /pdf|octet|zip|sheet$/.test(content) && (status === 200 || status === 206);

const isJson = (content: string): boolean => /\bjson$/.test(content);

const schemaOf = (content: string, schema: unknown): Described =>
  isJson(content)
    ? ((schema as Described | undefined) ?? {})
    : content.startsWith('text/')
      ? { type: 'string' }
      : { type: 'string', format: 'binary' };

const header = (description: string, type = 'string'): Described => ({ description, schema: { type } });
