import { readFile } from 'node:fs/promises';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import plugin from 'fastify-plugin';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiScopes, scopeOf } from '#contract/api-scopes.ts';
import { apiBase, type Call, scimContent, submissionHeader, xhrMarker } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { languages } from '#contract/languages.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { answersOf, type Described, errorSchemas, SharedAnswers } from './openapi-answers.ts';
import { bodyContents, formSchema, type RequestBody, withExamples } from './openapi-bodies.ts';
import { exampleOf } from './openapi-examples.ts';

const mark = new URL('../../../public/favicon.svg', import.meta.url);

const description = `Safety data sheet collections, in English and French. The collection of organization 10001 is \`sds-10001\`.

A program sends an API token, made under “API tokens”, as \`Authorization: Bearer vigie_…\`. A page of ours sends its session's cookie and, with
everything that changes something, \`${xhrMarker.name}: ${xhrMarker.value}\`.

A known address answers a method that it does not take with 405 and those that it takes in \`Allow\`; GET addresses answer HEAD too. Where a browser opens an
address itself (\`Accept: text/html\`), a refusal is a page.`;

/** `/api/openapi.json` and a page to read it, `/api/docs`; both made from the routes, thus from the contract. */
export const openApi = plugin(async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Vigie', version: packageJson.version, description },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: app.cookieName('vigie_session') },
          token: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: (route) => {
      const { call } = route.route.config ?? {};
      const transformed = toJsonSchema(route);
      if (!call) return transformed;
      const schema = {
        ...transformed.schema,
        tags: [tagOf(call)],
        ...(call.upload && { consumes: ['multipart/form-data'], body: formSchema(call, call.upload) }),
        ...bodyContents(call),
        ...(call.content === scimContent && { consumes: [scimContent], produces: [scimContent] }),
        ...securityOf(call),
      };
      return { ...transformed, schema };
    },
    transformObject: (written) =>
      ('openapiObject' in written ? complete(written.openapiObject as Document) : {}) as never,
  });
  await app.register(swaggerUi, {
    routePrefix: `${apiBase}/docs`,
    uiConfig: {
      // "Try it out" is a page of ours: it says so, as every script of ours does. Sent to the browser as text.
      requestInterceptor: (request) =>
        Object.assign(request, {
          headers: { ...Reflect.get(request, 'headers'), 'X-Requested-With': 'XMLHttpRequest' },
        }),
    },
    logo: { type: 'image/svg+xml', content: await readFile(mark), href: '/' },
    theme: { title: 'Vigie API' },
  });
  app.get(`${apiBase}/openapi.json`, { schema: { hide: true } }, async () => app.swagger());
});

/** What zod's own reading of an input leaves out: the names that a list parted by commas takes, the form of what is trimmed first. */
const toJsonSchema = createJsonSchemaTransform({
  zodToJsonConfig: {
    override: ({ zodSchema, jsonSchema, io }: Overridden) => {
      if (io === 'output' || !(zodSchema instanceof z.ZodPipe)) return;
      const { out } = zodSchema.def;
      if (jsonSchema.type === 'string' && out instanceof z.ZodArray && out.element instanceof z.ZodEnum)
        jsonSchema[commaMark] = out.element.options;
      if (out instanceof z.ZodEmail) jsonSchema.format = 'email';
    },
  } as never,
});

interface Overridden {
  readonly zodSchema: unknown;
  readonly jsonSchema: Record<string, unknown>;
  readonly io?: 'input' | 'output';
}

const commaMark = 'x-parted-by-commas';

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Described }[];
  readonly requestBody?: RequestBody;
  readonly responses: Readonly<Record<string, { content?: Record<string, { schema?: unknown }> }>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Described;
}

const callsById = new Map((calls as readonly Call[]).map((call) => [call.id, call]));

/** Adds to the document what declarations say beyond their schemas: every answer, headers, examples. */
const complete = (document: Document) => {
  const shared = new SharedAnswers();
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations).map(([method, operation]) => [method, completeOperation(operation, shared)]),
      ),
    ]),
  );
  const components = {
    ...document.components,
    schemas: errorSchemas,
    parameters: sharedParameters,
    responses: shared.components,
  };
  return { ...document, paths, components };
};

const completeOperation = (operation: Operation, shared: SharedAnswers) => {
  const call = callsById.get(operation.operationId);
  if (!call) return operation;
  const schema = Object.values(operation.responses).flatMap(({ content = {} }) => Object.values(content))[0]?.schema;
  return {
    ...operation,
    parameters: [...(operation.parameters ?? []).map(describeParameter), ...headersOf(call)],
    ...(operation.requestBody && { requestBody: withExamples(call, operation.requestBody) }),
    responses: answersOf(call, schema, shared),
  };
};

const describeParameter = (parameter: NonNullable<Operation['parameters']>[number]) => {
  const { [commaMark]: names, ...schema } = parameter.schema;
  if (names)
    return {
      ...parameter,
      style: 'form',
      explode: false,
      schema: { type: 'array', items: { type: 'string', enum: names } },
    };
  return { ...parameter, schema, ...(parameter.in === 'path' && { example: exampleOf(schema, parameter.name) }) };
};

const sharedParameters = {
  language: {
    name: 'Accept-Language',
    in: 'header',
    description: 'Language of the words in answers',
    schema: { type: 'string', enum: languages },
  },
  marker: {
    name: xhrMarker.name,
    in: 'header',
    description: 'Against requests that other sites’ pages forge; not needed beside an API token',
    schema: { type: 'string', const: xhrMarker.value },
  },
  submission: {
    name: submissionHeader,
    in: 'header',
    description: 'Under one key one thing is made, however often it is sent',
    schema: { type: 'string', format: 'uuid' },
  },
} satisfies Record<string, Described>;

/** The marker is required where no token can stand in for it. */
const headersOf = (call: Call): Described[] => [
  { $ref: '#/components/parameters/language' },
  ...(call.method === 'GET'
    ? []
    : scopeOf(call) === undefined
      ? [{ ...sharedParameters.marker, required: true }]
      : [{ $ref: '#/components/parameters/marker' }]),
  ...(call.repeated === 'once' ? [{ $ref: '#/components/parameters/submission' }] : []),
];

/** Who may make a call: a session, and a token where one of its scopes opens it. */
const securityOf = (call: Call): { security: Record<string, string[]>[]; description?: string } => {
  if (call.access === 'anyone') return { security: [] };
  const scope = scopeOf(call);
  if (scope === undefined) return { security: [{ session: [] }] };
  const words = scope === 'every' ? 'any scope' : `the scope “${apiScopes[scope].en}” (\`${scope}\`)`;
  return { security: [{ session: [] }, { token: [] }], description: `By API token: ${words}.` };
};

/** What the pages of operators, of people, of sheets … have in common: the first part of a call's address. */
const tagOf = ({ path }: Call): string => path.split('/')[1]?.split('.')[0] ?? '';
