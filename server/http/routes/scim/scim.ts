import type { FastifyInstance } from 'fastify';
import { type Call, scimContent } from '#contract/call.ts';
import { commonAttributes, groupAttributes, userAttributes } from '#contract/scim/schemas.ts';
import { spellNames } from '#lib/scim/spell-names.ts';
import type { Services } from '#server/http/services.ts';
import { discoveryRoutes } from './discovery.ts';
import { groupRoutes } from './groups.ts';
import { personRoutes } from './people.ts';

/** Members and groups of an organisation as its directory keeps them, by SCIM 2.0 with an API token. */
export const scimRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  app.addHook('onRequest', async (_, reply) => {
    reply.type(scimContent);
  });
  app.addHook('preValidation', async (request) => {
    request.body = spellBody(request.routeOptions.config.call, request.body);
  });
  await app.register(discoveryRoutes, services);
  await app.register(personRoutes, services);
  await app.register(groupRoutes, services);
};

/** A body with the names of attributes as the contract spells them. */
const spellBody = (call: Call | undefined, body: unknown): unknown => {
  if (call?.method === 'PATCH') return spellNames(body, [schemas, operations]);
  const own = call?.path.startsWith('/Groups') ? groupAttributes : userAttributes;
  return spellNames(body, [schemas, ...commonAttributes, ...own]);
};

const schemas = { name: 'schemas' };
const operations = { name: 'Operations', subAttributes: [{ name: 'op' }, { name: 'path' }, { name: 'value' }] };
