import { readFile } from 'node:fs/promises';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import plugin from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiScopes, scopeOf } from '#contract/api-scopes.ts';
import { apiBase, type Call, scimContent, type Upload } from '#contract/call.ts';
import packageJson from '../../../package.json' with { type: 'json' };

const mark = new URL('../../../public/favicon.svg', import.meta.url);

/** `/api/openapi.json` and a page to read it, `/api/docs`; both made from the routes, thus from the contract. */
export const openApi = plugin(async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Vigie',
        version: packageJson.version,
        description:
          'Safety data sheet collections, in English and French. A program sends an API token, made under “API tokens”, as `Authorization: Bearer vigie_…`. The collection of organization 10001 is `sds-10001`.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'vigie_session' },
          token: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: (route) => {
      const { call } = route.route.config ?? {};
      const transformed = jsonSchemaTransform(route);
      if (!call) return transformed;
      const schema = {
        ...transformed.schema,
        tags: [tagOf(call)],
        ...(call.upload && { consumes: ['multipart/form-data'], body: formSchema(call, call.upload) }),
        ...(call.content === scimContent && { consumes: [scimContent], produces: [scimContent] }),
        ...securityOf(call),
      };
      return { ...transformed, schema };
    },
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

/** Who may make a call: a session, and a token where one of its scopes opens it. */
const securityOf = (call: Call): { security?: Record<string, string[]>[]; description?: string } => {
  if (call.access === 'anyone') return {};
  const scope = scopeOf(call);
  if (scope === undefined) return { security: [{ session: [] }] };
  const words = scope === 'every' ? 'any scope' : `the scope “${apiScopes[scope].en}” (\`${scope}\`)`;
  return { security: [{ session: [] }, { token: [] }], description: `By API token: ${words}.` };
};

/** What the pages of operators, of people, of sheets … have in common: the first part of a call's address. */
const tagOf = ({ path }: Call): string => path.split('/')[1]?.split('.')[0] ?? '';

/** The form of a call that takes files: the fields of its body, lists by their names on the wire, and the files. */
const formSchema = ({ body }: Call, { field, max, maxBytes }: Upload) => {
  const { properties = {}, required = [] } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  const isList = (property: unknown) => (property as { type?: string }).type === 'array';
  const file = { type: 'string', format: 'binary', description: `A PDF of at most ${maxBytes} bytes` };
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [isList(property) ? `${name}[]` : name, property]),
      ),
      [field]: max > 1 ? { type: 'array', items: file, maxItems: max } : file,
    },
    required,
  };
};
