import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { WebhookDelivery } from '#contract/calls/webhooks.ts';
import { webhookDeliveryDays, webhookTest } from '#contract/webhooks/events.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { Tables } from '#server/platform/storage/tables.ts';

/** Deliveries that are shown at a time. */
const pageSize = 50;

/** The messages to an address, the newest first, from the one before that number on. */
export const readDeliveries = async (
  db: Database,
  webhookId: number,
  before = Number.MAX_SAFE_INTEGER,
): Promise<{ deliveries: WebhookDelivery[]; more: boolean }> => {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhook_events', 'webhook_events.id', 'webhook_deliveries.event_id')
    .selectAll('webhook_deliveries')
    .select(['webhook_events.kind', 'webhook_events.count'])
    .where('webhook_id', '=', webhookId)
    .where('webhook_deliveries.id', '<', before)
    .orderBy('webhook_deliveries.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  return {
    deliveries: rows.slice(0, pageSize).map(({ webhook_id: _, event_id: __, due_at, ...row }) => ({
      ...row,
      due_at: row.state === 'waiting' ? due_at : '',
    })),
    more: rows.length > pageSize,
  };
};

interface Target {
  readonly id: number;
  readonly organisation_id: number;
  readonly off_reason: string;
}

/** Has a message sent that tells of nothing. Throws `webhook.off`. */
export const sendTest = async (
  trx: Transaction<Tables>,
  { id, organisation_id, off_reason }: Target,
): Promise<{ delivery: number }> => {
  if (off_reason !== '') throw apiError('webhook.off');
  const at = new Date().toISOString();
  const event = await trx
    .insertInto('webhook_events')
    .values({
      organisation_id,
      kind: webhookTest,
      message_id: `msg_${randomUUID()}`,
      count: 0,
      items: '[]',
      created_at: at,
      updated_at: at,
      sealed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const delivery = await trx
    .insertInto('webhook_deliveries')
    .values({ webhook_id: id, event_id: event.id, due_at: at, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await endRest(trx, id);
  return { delivery: delivery.id };
};

/** Has a message sent again, with all its tries; the same under the same number. Throws `not_found` and `webhook.off`. */
export const sendAgain = async (
  trx: Transaction<Tables>,
  { id, off_reason }: Target,
  delivery: number,
): Promise<void> => {
  const found = await trx
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('webhook_id', '=', id)
    .where('id', '=', delivery)
    .executeTakeFirst();
  if (!found) throw apiError('not_found');
  if (off_reason !== '') throw apiError('webhook.off');
  await trx
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', attempts: 0, due_at: new Date().toISOString(), fault: '' })
    .where('id', '=', delivery)
    .execute();
  await endRest(trx, id);
};

/** Somebody waits for what becomes of it: an address that is left alone for a while is tried at once. */
export const endRest = async (trx: Transaction<Tables>, webhookId: number): Promise<void> => {
  await trx
    .updateTable('webhooks')
    .set({ leased_until: '' })
    .where('id', '=', webhookId)
    .where('leased_by', '=', '')
    .execute();
};

/** Nothing more is tried at an address that is off: what was on its way can be sent again by hand. */
export const endWaiting = async (db: Database, webhookId: number): Promise<void> => {
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'given-up', fault: 'off' })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute();
};

/** Forgets messages that have had their time, but none that is on its way. */
export const deleteOldMessages = async (db: Database, now = new Date()): Promise<void> => {
  const oldest = new Date(now.getTime() - webhookDeliveryDays * 86_400_000).toISOString();
  await db
    .deleteFrom('webhook_events')
    .where('sealed_at', '!=', '')
    .where('sealed_at', '<', oldest)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('webhook_deliveries')
            .select('webhook_deliveries.id')
            .whereRef('webhook_deliveries.event_id', '=', 'webhook_events.id')
            .where('webhook_deliveries.state', '=', 'waiting'),
        ),
      ),
    )
    .execute();
};
