import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/calls/webhooks.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { checkAddress } from '#server/domains/webhooks/addresses.ts';
import { readDeliveries, sendAgain, sendTest } from '#server/domains/webhooks/deliveries.ts';
import {
  addWebhook,
  changeWebhook,
  findWebhook,
  readSecrets,
  readWebhooks,
  removeWebhook,
  renewSecret,
} from '#server/domains/webhooks/webhooks.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { answerOnce } from '#server/platform/submissions.ts';
import { registerRoute } from '../register-route.ts';
import type { Services } from '../services.ts';

/** Addresses that are told what happens in an organisation, as its administrators look after them. */
export const webhookRoutes = async (
  app: FastifyInstance,
  { config, store, encryption }: Pick<Services, 'config' | 'store' | 'encryption'>,
): Promise<void> => {
  /** Sent again, the answer is the same secret, which is in no answer that is kept. */
  const secretOf = async (session: Session, id: number) => {
    const row = await findWebhook(store, session, id);
    const [secret = ''] = readSecrets(encryption, row);
    return { id, secret, former_until: row.former_until };
  };

  registerRoute(app, calls.listWebhooks, async ({ session }) => ({ webhooks: await readWebhooks(store, session) }));

  registerRoute(app, calls.createWebhook, async ({ body, session, submissionKey: key }) => {
    const { userId, organisationId } = session;
    const url = checkAddress(config.webhookHosts, body.url);
    const { id } = await inTransaction(store, (trx) =>
      answerOnce(trx, { userId, key }, () => addWebhook(trx, encryption, { ...body, organisationId, url })),
    );
    const { secret } = await secretOf(session, id);
    return { id, secret };
  });

  registerRoute(app, calls.updateWebhook, async ({ params: { id }, body, session: { organisationId } }) => {
    const { url: before } = await findWebhook(store, { organisationId }, id);
    const url = body.url === before ? before : checkAddress(config.webhookHosts, body.url);
    return inTransaction(store, (trx) => changeWebhook(trx, { ...body, organisationId, id, url }));
  });

  registerRoute(app, calls.deleteWebhook, async ({ params: { id }, session: { organisationId } }) => {
    await inTransaction(store, (trx) => removeWebhook(trx, { organisationId, id }));
    return {};
  });

  registerRoute(app, calls.rotateWebhookSecret, async ({ params: { id }, session, submissionKey: key }) => {
    const { userId, organisationId } = session;
    await inTransaction(store, (trx) =>
      answerOnce(trx, { userId, key }, () => renewSecret(trx, encryption, { organisationId, id })),
    );
    const { secret, former_until } = await secretOf(session, id);
    return { secret, former_until };
  });

  registerRoute(app, calls.testWebhook, async ({ params: { id }, session, submissionKey: key }) => {
    const { userId } = session;
    return inTransaction(store, (trx) =>
      answerOnce(trx, { userId, key }, async () => sendTest(trx, await findWebhook(trx, session, id))),
    );
  });

  registerRoute(app, calls.listWebhookDeliveries, async ({ params: { id }, query: { before }, session }) => {
    await findWebhook(store, session, id);
    return readDeliveries(store, id, before);
  });

  registerRoute(app, calls.resendWebhookDelivery, async ({ params: { id, delivery }, session }) => {
    await inTransaction(store, async (trx) => sendAgain(trx, await findWebhook(trx, session, id), delivery));
    return {};
  });
};
