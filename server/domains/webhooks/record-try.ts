import type { Transaction } from 'kysely';
import { type DeliveryFault, failingDays, type OffReason, retrySeconds } from '#contract/webhooks/events.ts';
import { readAdministrators } from '#server/domains/accounts/administrators.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { addJob } from '#server/platform/jobs/queue.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { endWaiting } from './deliveries.ts';
import { mailWebhook } from './mails/mail-webhook.ts';

/** What became of one try. */
export interface Try {
  /** Null where nothing was answered. */
  readonly status: number | null;
  readonly fault: DeliveryFault | '';
  /** `Retry-After` as it stands. */
  readonly retryAfter: string | undefined;
}

interface Recorded {
  readonly webhook: { readonly id: number; readonly leased_by: string };
  readonly delivery: { readonly delivery_id: number; readonly attempts: number };
  readonly tried: Try;
}

/** Seconds that a receiver may put a message off at most. */
const longestAfter = 86_400;

/** Writes down what became of a try and what follows from it, all at once; says whether the message was taken. */
export const recordTry = (store: Store, { webhook, delivery, tried }: Recorded, now = new Date()): Promise<boolean> =>
  inTransaction(store, async (trx) => {
    const kept = await trx
      .selectFrom('webhooks')
      .select(['id', 'organisation_id', 'off_reason', 'failing_since', 'told'])
      .where('id', '=', webhook.id)
      .where('leased_by', '=', webhook.leased_by)
      .executeTakeFirst();
    // It was removed meanwhile, or somebody else has it.
    if (!kept) return false;
    const { status, fault } = tried;
    const isTaken = status !== null && status >= 200 && status < 300;
    const at = now.toISOString();
    const attempts = delivery.attempts + 1;
    // Nothing is tried at an address that went off meanwhile.
    const wait = kept.off_reason === '' ? retrySeconds[attempts - 1] : undefined;
    const due = wait === undefined ? '' : after(now, Math.max(wait, secondsOf(tried.retryAfter, now)));
    await trx
      .updateTable('webhook_deliveries')
      .set({
        ...{ attempts, tried_at: at, status, fault },
        state: isTaken ? 'delivered' : due === '' ? 'given-up' : 'waiting',
        ...(due !== '' && { due_at: due }),
      })
      .where('id', '=', delivery.delivery_id)
      .execute();
    if (isTaken) {
      await trx
        .updateTable('webhooks')
        .set({ delivered_at: at, failing_since: '', told: 0 })
        .where('id', '=', kept.id)
        .execute();
      return true;
    }
    if (kept.off_reason === '') await follow(trx, kept, { status, isGivenUp: due === '', now });
    return false;
  });

interface Failing {
  readonly id: number;
  readonly organisation_id: number;
  readonly failing_since: string;
  readonly told: 0 | 1;
}

interface Failure {
  readonly status: number | null;
  readonly isGivenUp: boolean;
  readonly now: Date;
}

/** Nobody is told of each message: of the first that is given up, and of an address that goes off. */
const follow = async (
  trx: Transaction<Tables>,
  { id, organisation_id, failing_since, told }: Failing,
  { status, isGivenUp, now }: Failure,
): Promise<void> => {
  const since = failing_since || now.toISOString();
  const isOld = Date.parse(since) <= now.getTime() - failingDays * 86_400_000;
  const off_reason: OffReason = status === 410 ? 'gone' : isOld ? 'failing' : '';
  const isTold = off_reason !== '' || (isGivenUp && told === 0);
  await trx
    .updateTable('webhooks')
    .set({ failing_since: since, ...(isTold && { told: 1 }), ...(off_reason !== '' && { off_reason }) })
    .where('id', '=', id)
    .execute();
  if (off_reason !== '') {
    await endWaiting(trx, id);
    await writeEntry(trx, 'webhook-changed', {
      organisationId: organisation_id,
      record: id,
      details: { is_on: false, off_reason },
    });
  }
  if (!isTold) return;
  for (const userId of await readAdministrators(trx, organisation_id))
    await addJob(trx, mailWebhook, { userId, webhookId: id, news: off_reason || 'given-up' });
};

const after = (now: Date, seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString();

/** Of `Retry-After`, which is seconds or a date; 0 where it says nothing that can be read. */
const secondsOf = (text: string | undefined, now: Date): number => {
  if (text === undefined) return 0;
  const seconds = /^\d{1,9}$/.test(text.trim()) ? Number(text) : (Date.parse(text) - now.getTime()) / 1000;
  return Number.isFinite(seconds) ? Math.min(longestAfter, Math.max(0, seconds)) : 0;
};
