import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Call, scimContent, submissionHeader, xhrMarker } from '#contract/call.ts';
import { refusalsOf, statusesOf, takesBody } from '#contract/call-answers.ts';
import { getHealth } from '#contract/calls/get-health.ts';
import { calls } from '#contract/calls.ts';
import { errorCatalogue } from '#contract/errors.ts';
import { refusals } from '#contract/refusals.ts';
import { declaredAnswers } from '#server/http/plugins/declared-answers.ts';
import { errors } from '#server/http/plugins/errors.ts';
import { language } from '#server/http/plugins/language.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

type Json = Record<string, unknown>;
interface Media {
  readonly schema?: Json;
  readonly example?: unknown;
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Json;
  readonly required?: boolean;
  readonly example?: unknown;
  readonly style?: string;
  readonly explode?: boolean;
}
interface Answer {
  readonly description: string;
  readonly content?: Record<string, Media>;
  readonly headers?: Record<string, { schema: Json }>;
}
interface Operation {
  readonly operationId: string;
  readonly parameters: Parameter[];
  readonly requestBody?: { content: Record<string, Media> };
  readonly responses: Record<string, Answer>;
  readonly security: Record<string, string[]>[];
}

let server: TestServer;
let document: { paths: Record<string, Record<string, Operation>>; components: Record<string, Record<string, unknown>> };
let operations: { call: Call; path: string; operation: Operation }[];

beforeAll(async () => {
  server = await startTestServer({}, 'empty');
  document = followed((await server.app.inject('/api/openapi.json')).json());
  const byId = new Map((calls as readonly Call[]).map((call) => [call.id, call]));
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ call: byId.get(operation.operationId)!, path, operation })),
  );
});
afterAll(() => server.close());

/** The document with what its references name in their place; one that leads nowhere fails. */
const followed = (whole: typeof document) => {
  const follow = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(follow);
    if (typeof part !== 'object' || part === null) return part;
    const { $ref } = part as { $ref?: string };
    if ($ref === undefined) return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, follow(one)]));
    const [, , kind = '', name = ''] = $ref.split('/');
    const found = whole.components[kind]?.[name];
    if (!found) throw new Error(`${$ref} leads nowhere`);
    return follow(found);
  };
  return follow(whole) as typeof document;
};

const ajv = new Ajv2020({ strict: false, validateFormats: false });
const validators = new Map<string, ValidateFunction>();
/** Refusals look alike in all calls: each schema is read once. */
const compiled = (schema: Json): ValidateFunction => {
  const key = JSON.stringify(schema);
  const found = validators.get(key) ?? ajv.compile(schema);
  validators.set(key, found);
  return found;
};

test('every schema of the description is one of JSON Schema 2020-12, and its examples fit [S6.2-02]', () => {
  const wrong: unknown[] = [];
  const check = (where: string, { schema, example }: Media) => {
    if (schema === undefined) return;
    try {
      const fits = compiled(schema);
      if (example !== undefined && !fits(example)) wrong.push([where, example, fits.errors]);
    } catch (error) {
      wrong.push([where, error]);
    }
  };
  for (const { call, operation } of operations) {
    for (const parameter of operation.parameters) check(`${call.id} ${parameter.name}`, parameter);
    for (const [type, media] of Object.entries(operation.requestBody?.content ?? {}))
      check(`${call.id} ${type}`, media);
    for (const [status, { content = {}, headers = {} }] of Object.entries(operation.responses)) {
      for (const media of Object.values(content)) check(`${call.id} ${status}`, media);
      for (const header of Object.values(headers)) check(`${call.id} ${status}`, header);
    }
  }
  expect(wrong).toEqual([]);
});

test('every parameter of an address is described, and no other, each once', () => {
  for (const { call, path, operation } of operations) {
    const named = operation.parameters.map((one) => `${one.in} ${one.name}`);
    expect(named, call.id).toEqual([...new Set(named)]);
    const inPath = operation.parameters.filter((one) => one.in === 'path');
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(inPath.map(({ name }) => name).sort(), call.id).toEqual(names.sort());
    expect(
      inPath.every(({ required, example }) => required && example !== undefined),
      call.id,
    ).toBe(true);
  }
});

test('the examples are what the server takes', () => {
  const refused = operations.flatMap(({ call, operation }) => {
    const [{ example } = {}] = Object.values(operation.requestBody?.content ?? {});
    const path = Object.fromEntries(
      operation.parameters.filter((one) => one.in === 'path').map(({ name, example }) => [name, example]),
    );
    const read = [...(example === undefined ? [] : [call.body.safeParse(example)]), call.params.safeParse(path)];
    return read.flatMap(({ error }) =>
      error ? [[call.id, example, error.issues[0]?.path, error.issues[0]?.message]] : [],
    );
  });
  expect(refused).toEqual([]);
  expect(operations.filter(({ call, operation }) => takesBody(call) !== (operation.requestBody !== undefined))).toEqual(
    [],
  );
});

test('every status and every error of a call is described, and no other [S6.2-03]', () => {
  for (const { call, operation } of operations) {
    const isScim = call.content === scimContent;
    const refused = [...refusalsOf(call)].map((code) => errorCatalogue[code].status);
    if (!isScim) {
      const statuses = [...new Set([...statusesOf(call), ...refused])].map(String).sort();
      expect([call.id, Object.keys(operation.responses).sort()]).toEqual([call.id, statuses]);
    }
    const told = Object.values(operation.responses)
      .map(({ description }) => description)
      .join('\n');
    for (const code of refusalsOf(call)) expect(told, call.id).toContain(`\`${code}\``);
  }
});

test('an answer that is a file is described as bytes of its kind', () => {
  const files = operations.filter(({ call }) => /pdf|zip|octet|spreadsheet/.test(call.content));
  expect(files.length).toBeGreaterThan(10);
  for (const { call, operation } of files) {
    const { content, headers } = operation.responses['200']!;
    expect(content![call.content]?.schema, call.id).toEqual({ type: 'string', format: 'binary' });
    expect(Object.keys(headers!), call.id).toContain('Content-Disposition');
  }
});

test('a call that changes something names the header against forgery, and one that makes something its key', () => {
  for (const { call, operation } of operations) {
    const [marker] = operation.parameters.filter(({ name }) => name === xhrMarker.name);
    const withToken = operation.security.some((one) => 'token' in one);
    const expected = call.method === 'GET' ? undefined : !withToken;
    expect([call.id, marker && (marker.required ?? false)]).toEqual([call.id, expected]);
    const takesKey = operation.parameters.some(({ name }) => name === submissionHeader);
    expect([call.id, takesKey]).toEqual([call.id, call.repeated === 'once']);
    expect(operation.security.length > 0, call.id).toBe(call.access !== 'anyone');
  }
});

test('a list that is parted by commas names all that may stand in it', () => {
  const { parameters } = document.paths['/api/requests']!.get!;
  for (const name of ['include', 'sort', 'fields[requests]']) {
    const parameter = parameters.find((one) => one.name === name)!;
    expect([name, parameter.style, parameter.explode]).toEqual([name, 'form', false]);
    expect((parameter.schema.items as { enum: string[] }).enum.length, name).toBeGreaterThan(1);
  }
});

test('what is told of refusals is told of calls that are there', () => {
  const ids = new Set((calls as readonly Call[]).map(({ id }) => id));
  expect(Object.keys(refusals).filter((id) => !ids.has(id))).toEqual([]);
});

test('an answer that its call does not declare is a fault wherever answers are checked [S6.2-03]', async () => {
  const app = Fastify();
  await app.register(language);
  await app.register(errors);
  await app.register(declaredAnswers);
  const call: Call = { ...getHealth, id: 'findSignInProvider' };
  app.get('/made', { config: { call } }, (_, reply) => reply.status(201).send({}));
  app.get('/taken', { config: { call } }, () => Promise.reject(apiError('request.taken')));
  app.get('/too-often', { config: { call } }, () => Promise.reject(apiError('throttled')));
  app.get('/well', { config: { call } }, async () => ({}));
  const statuses = await Promise.all(
    ['/made', '/taken', '/too-often', '/well'].map(async (url) => (await app.inject(url)).statusCode),
  );
  expect(statuses).toEqual([500, 500, 429, 200]);
});
