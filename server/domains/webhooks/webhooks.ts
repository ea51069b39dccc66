import type { Selectable, Transaction } from 'kysely';
import type { z } from 'zod';
import type { createWebhook, updateWebhook, Webhook } from '#contract/calls/webhooks.ts';
import { formerSecretHours, maxWebhooks, type WebhookEvent } from '#contract/webhooks/events.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { beginTelling } from '#server/domains/announcements/announce-sheets.ts';
import { nothingToAudit } from '#server/platform/audit/audit-scope.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { type Encryption, isUnreadable } from '#server/platform/encryption/encryption.ts';
import { ApiError, apiError } from '#server/platform/errors/api-error.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { lockRows } from '#server/platform/storage/lock-rows.ts';
import type { WebhookTable } from '#server/platform/storage/tables/webhooks.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { endRest, endWaiting } from './deliveries.ts';
import { createWebhookSecret } from './signatures.ts';

type Administrator = Pick<Session, 'organisationId'>;
type Trx = Transaction<Tables>;

/** The addresses of the administrator's organisation, the oldest first; without their secrets. */
export const readWebhooks = async (
  db: Database,
  { organisationId }: Administrator,
  now = new Date(),
): Promise<Webhook[]> => {
  const rows = await db
    .selectFrom('webhooks')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('webhook_deliveries')
        .select((of) => of.fn.countAll<number>().as('waiting'))
        .whereRef('webhook_deliveries.webhook_id', '=', 'webhooks.id')
        .where('webhook_deliveries.state', '=', 'waiting')
        .as('waiting'),
    )
    .where('organisation_id', '=', organisationId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, url, description, events, off_reason, waiting, ...row }) => ({
    id,
    url,
    description,
    events: JSON.parse(events) as WebhookEvent[],
    is_on: off_reason === '',
    off_reason,
    failing_since: row.failing_since,
    delivered_at: row.delivered_at,
    waiting: Number(waiting),
    former_until: row.former_until > now.toISOString() ? row.former_until : '',
    created_at: row.created_at,
    version: row.version,
  }));
};

/** The address of that number. Throws `not_found` where it is not the administrator's organisation's. */
export const findWebhook = async (
  db: Database,
  { organisationId }: Administrator,
  id: number,
): Promise<Selectable<WebhookTable>> => {
  const row = await db
    .selectFrom('webhooks')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw apiError('not_found');
  return row;
};

/** Adds an address with a secret of its own. Throws `webhook.too_many`. */
export const addWebhook = async (
  trx: Trx,
  encryption: Encryption,
  { organisationId, url, description, events }: Administrator & z.output<typeof createWebhook.body>,
): Promise<{ id: number }> => {
  await lockOrganisation(trx, organisationId);
  const kept = await trx.selectFrom('webhooks').select('id').where('organisation_id', '=', organisationId).execute();
  if (kept.length >= maxWebhooks) throw new ApiError({ code: 'webhook.too_many', params: { max: maxWebhooks } });
  const { id } = await trx
    .insertInto('webhooks')
    .values({
      organisation_id: organisationId,
      url,
      description,
      events: JSON.stringify(inOrder(events)),
      secrets: '',
      created_at: new Date().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await keepSecrets(trx, encryption, id, { secrets: [createWebhookSecret()], former_until: '' });
  await beginTelling(trx, organisationId);
  await writeEntry(trx, 'webhook-added', { record: id, details: { url, events: inOrder(events) } });
  return { id };
};

/** Changes an address; one that is switched on again begins anew. Throws `not_found` and `record.changed`. */
export const changeWebhook = async (
  trx: Trx,
  {
    organisationId,
    id,
    is_on,
    version,
    ...settings
  }: Administrator & { readonly id: number } & z.output<typeof updateWebhook.body>,
): Promise<{ version: number }> => {
  await lockOrganisation(trx, organisationId);
  const before = await findWebhook(trx, { organisationId }, id);
  if (before.version !== version) throw apiError('record.changed');
  const wasOn = before.off_reason === '';
  const changes = {
    url: settings.url,
    description: settings.description,
    events: JSON.stringify(inOrder(settings.events)),
    off_reason: is_on ? ('' as const) : before.off_reason || ('by-hand' as const),
  };
  const fields = (Object.keys(changes) as (keyof typeof changes)[]).filter((name) => changes[name] !== before[name]);
  if (fields.length === 0) {
    nothingToAudit();
    return { version };
  }
  // What failed was another address, or was given up.
  const isAnew = changes.url !== before.url || (is_on && !wasOn);
  await trx
    .updateTable('webhooks')
    .set({ ...changes, version: version + 1, ...(isAnew && { failing_since: '', told: 0 }) })
    .where('id', '=', id)
    .execute();
  if (isAnew) await endRest(trx, id);
  if (!is_on) await endWaiting(trx, id);
  await beginTelling(trx, organisationId);
  await writeEntry(trx, 'webhook-changed', {
    record: id,
    details: { fields, ...(fields.includes('off_reason') && { is_on }) },
  });
  return { version: version + 1 };
};

/** Removes an address with its deliveries. Throws `not_found`. */
export const removeWebhook = async (
  trx: Trx,
  { organisationId, id }: Administrator & { readonly id: number },
): Promise<void> => {
  const { url } = await findWebhook(trx, { organisationId }, id);
  await writeEntry(trx, 'webhook-removed', { record: id, details: { url } });
  await trx.deleteFrom('webhooks').where('id', '=', id).execute();
};

/** Gives an address a new secret; the one before signs too for a day, the one before that no more. Throws `not_found`, SecretUnreadable. */
export const renewSecret = async (
  trx: Trx,
  encryption: Encryption,
  { organisationId, id }: Administrator & { readonly id: number },
  now = new Date(),
): Promise<{ id: number }> => {
  await lockOrganisation(trx, organisationId);
  const row = await findWebhook(trx, { organisationId }, id);
  const former_until = new Date(now.getTime() + formerSecretHours * 3_600_000).toISOString();
  const [current] = readSecrets(encryption, row, now);
  const secrets = [createWebhookSecret(), ...(current === undefined ? [] : [current])];
  await keepSecrets(trx, encryption, id, { secrets, former_until: current === undefined ? '' : former_until });
  await writeEntry(trx, 'webhook-secret-renewed', { record: id });
  return { id };
};

/** The secrets that sign at this moment, the newest first; none where the key is gone. */
export const readSecrets = (
  encryption: Encryption,
  { id, secrets, former_until }: Pick<Selectable<WebhookTable>, 'id' | 'secrets' | 'former_until'>,
  now = new Date(),
): string[] => {
  try {
    const [current = '', former] = encryption.decrypt({ table: 'webhooks', owner: id }, secrets).split(' ');
    return former !== undefined && former_until > now.toISOString() ? [current, former] : [current];
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    return [];
  }
};

const keepSecrets = async (
  trx: Trx,
  encryption: Encryption,
  id: number,
  { secrets, former_until }: { readonly secrets: readonly string[]; readonly former_until: string },
): Promise<void> => {
  await trx
    .updateTable('webhooks')
    .set({ secrets: encryption.encrypt({ table: 'webhooks', owner: id }, secrets.join(' ')), former_until })
    .where('id', '=', id)
    .execute();
};

/** One change of its addresses after the other; changes of its collection wait as well, and find what is to be told. */
const lockOrganisation = (trx: Trx, organisationId: number) =>
  lockRows(trx, trx.selectFrom('organisations').select('id').where('id', '=', organisationId));

const inOrder = (events: readonly WebhookEvent[]): WebhookEvent[] => [...new Set(events)].sort();
