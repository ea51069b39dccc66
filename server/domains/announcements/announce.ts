import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { maxWebhookItems, type WebhookEvent } from '#contract/webhooks/events.ts';
import type { WebhookItem } from '#contract/webhooks/messages.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { Tables } from '#server/platform/storage/tables.ts';

/** What is told of one thing, before its links are put to it. */
export type Announced<Event extends WebhookEvent> = Omit<WebhookItem<Event>, 'links'>;

interface Announcement<Event extends WebhookEvent> {
  readonly organisationId: number;
  readonly event: Event;
  readonly items: readonly Announced<Event>[];
}

/** Events that somebody in the organisation wants to be told of. */
export const wantedEvents = async (db: Database, organisationId: number): Promise<ReadonlySet<WebhookEvent>> => {
  const rows = await db
    .selectFrom('webhooks')
    .select('events')
    .where('organisation_id', '=', organisationId)
    .where('off_reason', '=', '')
    .execute();
  return new Set(rows.flatMap(({ events }) => JSON.parse(events) as WebhookEvent[]));
};

/** Writes down for an organisation's webhooks what happens in this transaction; nothing where none wants it. */
export const announce = async <Event extends WebhookEvent>(
  trx: Transaction<Tables>,
  announcement: Announcement<Event>,
): Promise<void> => {
  if (announcement.items.length === 0) return;
  if ((await wantedEvents(trx, announcement.organisationId)).has(announcement.event)) await note(trx, announcement);
};

/**
 * Joins what is written already and not yet sent: an import of a hundred thousand sheets, which is hundreds of transactions, becomes a few messages. More
 * than a message names is counted.
 */
export const note = async <Event extends WebhookEvent>(
  trx: Transaction<Tables>,
  { organisationId, event, items }: Announcement<Event>,
  now = new Date(),
): Promise<void> => {
  if (items.length === 0) return;
  const at = now.toISOString();
  const open = await trx
    .selectFrom('webhook_events')
    .select(['id', 'count', 'items'])
    .where('organisation_id', '=', organisationId)
    .where('kind', '=', event)
    .where('sealed_at', '=', '')
    .executeTakeFirst();
  if (!open) {
    await trx
      .insertInto('webhook_events')
      .values({
        organisation_id: organisationId,
        kind: event,
        message_id: `msg_${randomUUID()}`,
        count: items.length,
        items: JSON.stringify(items.slice(0, maxWebhookItems)),
        created_at: at,
        updated_at: at,
      })
      .execute();
    return;
  }
  const named = JSON.parse(open.items) as unknown[];
  await trx
    .updateTable('webhook_events')
    .set({
      count: open.count + items.length,
      items: JSON.stringify([...named, ...items.slice(0, maxWebhookItems - named.length)]),
      updated_at: at,
    })
    .where('id', '=', open.id)
    .execute();
};
