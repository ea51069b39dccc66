import type { FastifyInstance } from 'fastify';
import {
  getScimResourceType,
  getScimSchema,
  getScimServiceProviderConfig,
  listScimResourceTypes,
  listScimSchemas,
} from '#contract/calls/scim.ts';
import { resourceTypes, schemasOf, serviceProviderConfig } from '#server/domains/directory/discovery.ts';
import { toScimPage } from '#server/domains/directory/find-resources.ts';
import { registerRoute } from '#server/http/register-route.ts';
import type { Services } from '#server/http/services.ts';
import { apiError } from '#server/platform/errors/api-error.ts';

/** What a directory may ask of the service itself. */
export const discoveryRoutes = async (app: FastifyInstance, { config }: Services): Promise<void> => {
  const site = config.publicUrl;
  registerRoute(app, getScimServiceProviderConfig, async () => serviceProviderConfig(site));
  registerRoute(app, listScimResourceTypes, async () => listOf(resourceTypes(site)));
  registerRoute(app, getScimResourceType, async ({ params }) => oneOf(resourceTypes(site), params.name));
  registerRoute(app, listScimSchemas, async () => listOf(schemasOf(site)));
  registerRoute(app, getScimSchema, async ({ params }) => oneOf(schemasOf(site), params.name));
};

type Described = Record<string, unknown> & { readonly id: string; readonly schemas: string[] };

const listOf = (Resources: Described[]) => ({ ...toScimPage(Resources, {}).list, Resources });

const oneOf = (known: readonly Described[], name: string): Described => {
  const found = known.find(({ id }) => id.toLowerCase() === name.toLowerCase());
  if (!found) throw apiError('not_found');
  return found;
};
