import { readFile } from 'node:fs/promises';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import plugin from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { apiBase } from '#contract/call.ts';

const mark = new URL('../../public/favicon.svg', import.meta.url);

/** `/api/openapi.json` and a page to read it, `/api/docs`; both made from the routes, thus from the contract. */
export const openApi = plugin(async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Vigie', version: '1', description: 'Safety data sheet collections, in English and French.' },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'vigie_session' } } },
    },
    transform: (route) => {
      const { call } = route.route.config ?? {};
      const transformed = jsonSchemaTransform(route);
      if (!call || call.access === 'anyone') return transformed;
      return { ...transformed, schema: { ...transformed.schema, security: [{ session: [] }] } };
    },
  });
  await app.register(swaggerUi, {
    routePrefix: `${apiBase}/docs`,
    staticCSP: true,
    logo: { type: 'image/svg+xml', content: await readFile(mark), href: '/' },
    theme: { title: 'Vigie API' },
  });
  app.get(`${apiBase}/openapi.json`, { schema: { hide: true } }, async () => app.swagger());
});
