import type { FastifyInstance } from 'fastify';
import { getProvider, getSystem, updateProvider } from '#contract/calls/operator/system.ts';
import packageJson from '#package.json' with { type: 'json' };
import { examineSystem } from '#server/domains/operator/system/examine.ts';
import { changeProvider, readProvider, supportEmailOf } from '#server/domains/provider/provider.ts';
import { registerRoute } from '#server/http/register-route.ts';
import type { Services } from '#server/http/services.ts';

/** Whether the installation is ready for people, and what the provider says of itself. */
export const operatorSystemRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { store, config } = services;

  registerRoute(app, getSystem, async () => ({
    version: packageJson.version,
    node: process.version,
    findings: await examineSystem(services),
  }));

  registerRoute(app, getProvider, async () => {
    const {
      name_en = '',
      name_fr = '',
      privacy_name = '',
      privacy_email = '',
      version = 0,
    } = (await readProvider(store)) ?? {};
    const { en, fr } = await supportEmailOf(services);
    return {
      name_en,
      name_fr,
      support_email_en: en,
      support_email_fr: fr,
      privacy_name,
      privacy_email,
      version,
      is_address_fixed: config.supportEmail !== undefined,
    };
  });

  registerRoute(app, updateProvider, async ({ body }) => ({ version: await changeProvider(store, body) }));
};
