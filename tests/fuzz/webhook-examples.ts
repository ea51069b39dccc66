import type { Example, Scene } from './scene.ts';
import { putWebhook } from './world.ts';

const settings = { url: 'https://hooks.example.com/in', description: 'Purchasing', events: ['sheet.added'] };

/** An address of its own each time; those of earlier times go, as far as the world does not count on them. */
const one = async ({ world, organisation }: Scene) => {
  const kept = world.holdings[organisation]?.webhooks ?? [];
  await world.server.services.store
    .deleteFrom('webhooks')
    .where('organisation_id', '=', organisation)
    .where('id', 'not in', kept)
    .execute();
  return { id: await putWebhook(world, organisation) };
};

/** By call of webhooks: an input that the server takes. */
export const webhookExamples: Readonly<Record<string, Example>> = {
  createWebhook: async (scene) => {
    await one(scene);
    return { body: settings };
  },
  updateWebhook: async (scene) => ({ params: await one(scene), body: { ...settings, is_on: true, version: 1 } }),
  deleteWebhook: async (scene) => ({ params: await one(scene) }),
  rotateWebhookSecret: async (scene) => ({ params: await one(scene) }),
  testWebhook: async (scene) => ({ params: await one(scene) }),
  listWebhookDeliveries: async (scene) => ({ params: await one(scene) }),
  resendWebhookDelivery: async (scene) => {
    const { id } = await one(scene);
    return { params: { id, delivery: id } };
  },
};
