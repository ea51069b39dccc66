import type { Selectable } from 'kysely';
import { apiBase } from '#contract/call.ts';
import { type WebhookEvent, webhookTest } from '#contract/webhooks/events.ts';
import type { WebhookItem, WebhookMessage } from '#contract/webhooks/messages.ts';
import type { Announced } from '#server/domains/announcements/announce.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { WebhookEventTable } from '#server/platform/storage/tables/webhooks.ts';

/** Milliseconds for which an event waits for others to join it after the last one did, and in all. */
const gathering = { quiet: 2000, longest: 30_000 } as const;

/**
 * Makes messages of what happened: nothing joins an event any more, and each address that wants its kind has a delivery. Answers
 * how many became one.
 */
export const sealEvents = async (store: Store, now = new Date()): Promise<number> => {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const due = await store
    .selectFrom('webhook_events')
    .select('id')
    .where('sealed_at', '=', '')
    .where((eb) =>
      eb.or([
        eb('updated_at', '<=', before(gathering.quiet)),
        eb('created_at', '<=', before(gathering.longest)),
        // Written by a clock that has been put back since.
        eb('updated_at', '>', before(-gathering.longest)),
      ]),
    )
    .orderBy('id')
    .limit(100)
    .execute();
  for (const { id } of due) await sealEvent(store, id, now.toISOString());
  return due.length;
};

/** By one process alone, however many look at the same time. */
const sealEvent = (store: Store, id: number, at: string): Promise<void> =>
  inTransaction(store, async (trx) => {
    const event = await trx
      .updateTable('webhook_events')
      .set({ sealed_at: at })
      .where('id', '=', id)
      .where('sealed_at', '=', '')
      .returning(['kind', 'organisation_id'])
      .executeTakeFirst();
    if (!event) return;
    const webhooks = await trx
      .selectFrom('webhooks')
      .select(['id', 'events'])
      .where('organisation_id', '=', event.organisation_id)
      .where('off_reason', '=', '')
      .orderBy('id')
      .execute();
    const wanting = webhooks.filter(({ events }) => (JSON.parse(events) as string[]).includes(event.kind));
    if (wanting.length === 0) {
      await trx.deleteFrom('webhook_events').where('id', '=', id).execute();
      return;
    }
    await trx
      .insertInto('webhook_deliveries')
      .values(wanting.map((webhook) => ({ webhook_id: webhook.id, event_id: id, due_at: at, created_at: at })))
      .execute();
  });

/** The message of an event, the same each time it is sent. */
export const messageOf = (
  publicUrl: string,
  { kind, message_id, organisation_id, created_at, count, items }: Selectable<WebhookEventTable>,
): WebhookMessage => {
  const head = { id: message_id, timestamp: created_at, organisation: organisation_id };
  if (kind === webhookTest) return { ...head, type: kind, data: { count: 0, items: [] } };
  const told = (JSON.parse(items) as Announced<typeof kind>[]).map((item) => ({
    ...item,
    ...links[kind](`${publicUrl}${apiBase}`, item as never),
  }));
  return { ...head, type: kind, data: { count, items: told } } as WebhookMessage;
};

type Links = {
  readonly [Event in WebhookEvent]: (
    api: string,
    item: Announced<Event>,
  ) => Pick<WebhookItem<Event>, 'links' & keyof WebhookItem<Event>>;
};

const ofSheet = (api: string, { isn }: { readonly isn: number }) => ({
  links: { self: `${api}/sds-details/?recordID=${isn}`, pdf: `${api}/pdf/${isn}.pdf` },
});

/** Where the API has what a message tells of. */
const links: Links = {
  'sheet.added': ofSheet,
  'sheet.replaced': ofSheet,
  'sheet.removed': () => ({}),
  'request.answered': (api, { request }) => ({ links: { self: `${api}/requests/${request}` } }),
  'document.ready': (api, { request }) => ({
    links: { self: `${api}/requests/${request}`, download: `${api}/requests/${request}/download` },
  }),
  'import.ended': (api, { import: number }) => ({ links: { self: `${api}/imports/${number}` } }),
};
