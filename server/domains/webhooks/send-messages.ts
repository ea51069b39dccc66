import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Selectable } from 'kysely';
import type { DeliveryFault } from '#contract/webhooks/events.ts';
import type { Config } from '#server/platform/config.ts';
import type { Encryption } from '#server/platform/encryption/encryption.ts';
import { instanceId } from '#server/platform/instance-id.ts';
import { ForbiddenAddress } from '#server/platform/outbound/bounded-fetch.ts';
import { boundedPost } from '#server/platform/outbound/bounded-post.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { isPostgres } from '#server/platform/storage/dialect.ts';
import type { WebhookTable } from '#server/platform/storage/tables/webhooks.ts';
import { tellOf } from '#server/platform/telemetry.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { boundsOf } from './addresses.ts';
import { recordTry, type Try } from './record-try.ts';
import { messageOf } from './seal-events.ts';
import { signatureHeaders } from './signatures.ts';
import { readSecrets } from './webhooks.ts';

export interface SendingServices {
  readonly store: Store;
  readonly config: Config;
  readonly encryption: Encryption;
  readonly log: FastifyBaseLogger;
}

/** Seconds for which an address belongs to who sends to it: longer than one try, after each of which it is renewed. */
const leaseSeconds = 45;

/** Messages that are sent to an address before another has its turn. */
const atATime = 20;

/** An address that somebody sends to. */
export interface LeasedWebhook extends Selectable<WebhookTable> {
  readonly leased_by: string;
}

interface Choice {
  /** Those that take nothing now may take what is left of the places, not all of them. */
  readonly withFailing: boolean;
  readonly now?: Date;
}

/** Leases an address at which something is due and to which nobody is sending; in one statement, so that no two take the same. */
export const leaseWebhook = async (
  store: Store,
  { withFailing, now = new Date() }: Choice,
): Promise<LeasedWebhook | undefined> => {
  const at = now.toISOString();
  const free = store
    .selectFrom('webhooks as due')
    .select('due.id')
    .where('due.off_reason', '=', '')
    .where('due.leased_until', '<=', at)
    .where((of) =>
      of.exists(
        of
          .selectFrom('webhook_deliveries')
          .select('webhook_deliveries.id')
          .whereRef('webhook_deliveries.webhook_id', '=', 'due.id')
          .where('state', '=', 'waiting')
          .where('due_at', '<=', at),
      ),
    )
    .$if(!withFailing, (query) => query.where('due.failing_since', '=', ''))
    .orderBy('due.failing_since')
    .orderBy('due.leased_until')
    .limit(1);
  // Mostly nothing is due: who only looks keeps nobody from writing.
  if (!(await free.executeTakeFirst())) return undefined;
  return (
    store
      .updateTable('webhooks')
      .set({ leased_by: `${instanceId}.${randomUUID()}`, leased_until: leaseFrom(now) })
      .where('leased_until', '<=', at)
      // One that another process is just taking is skipped; the next one may be free.
      .where('id', '=', isPostgres(store) ? free.forUpdate().skipLocked() : free)
      .returningAll()
      .executeTakeFirst()
  );
};

/** Sends what is due at an address, one message after the other, until one is not taken; then lets go of it. */
export const sendTo = async (
  services: SendingServices,
  webhook: LeasedWebhook,
  signal?: AbortSignal,
): Promise<void> => {
  const { store } = services;
  let rest = 0;
  try {
    for (let sent = 0; sent < atATime && !signal?.aborted; sent += 1) {
      if (!(await renewLease(store, webhook))) return;
      const delivery = await findDue(store, webhook.id);
      if (!delivery) return;
      const tried = await tryOnce(services, { webhook, delivery, signal });
      // Broken off because we stop: it is as if it had not been tried.
      if (signal?.aborted && tried.fault !== '') return;
      if (await recordTry(store, { webhook, delivery, tried })) continue;
      rest = restAfter(webhook.failing_since);
      return;
    }
  } finally {
    await store
      .updateTable('webhooks')
      // When it was let go of says whose turn is next.
      .set({ leased_by: '', leased_until: new Date(Date.now() + rest).toISOString() })
      .where('id', '=', webhook.id)
      .where('leased_by', '=', webhook.leased_by)
      .execute();
  }
};

/** Milliseconds for which an address that takes nothing is left alone, whatever is due there: the longer, the longer it has failed. */
const restAfter = (failingSince: string): number =>
  failingSince === '' ? 5000 : Math.min(300_000, Math.max(5000, (Date.now() - Date.parse(failingSince)) / 10));

const leaseFrom = (now: Date): string => new Date(now.getTime() + leaseSeconds * 1000).toISOString();

/** Whether it is still ours, and still on. */
const renewLease = async (store: Store, { id, leased_by }: LeasedWebhook): Promise<boolean> => {
  const kept = await store
    .updateTable('webhooks')
    .set({ leased_until: leaseFrom(new Date()) })
    .where('id', '=', id)
    .where('leased_by', '=', leased_by)
    .where('off_reason', '=', '')
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
};

const findDue = (store: Store, webhookId: number) =>
  store
    .selectFrom('webhook_deliveries')
    .innerJoin('webhook_events', 'webhook_events.id', 'webhook_deliveries.event_id')
    .selectAll('webhook_events')
    .select(['webhook_deliveries.id as delivery_id', 'webhook_deliveries.attempts'])
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .where('due_at', '<=', new Date().toISOString())
    .orderBy('due_at')
    .orderBy('webhook_deliveries.id')
    .limit(1)
    .executeTakeFirst();

type Due = NonNullable<Awaited<ReturnType<typeof findDue>>>;

interface Attempt {
  readonly webhook: LeasedWebhook;
  readonly delivery: Due;
  readonly signal: AbortSignal | undefined;
}

/** Never throws: what went wrong is what became of it. */
const tryOnce = async (
  { config, encryption, log }: SendingServices,
  { webhook, delivery, signal }: Attempt,
): Promise<Try> => {
  const { url } = webhook;
  const secrets = readSecrets(encryption, webhook);
  if (secrets.length === 0) return { status: null, fault: 'unsigned', retryAfter: undefined };
  const body = JSON.stringify(messageOf(config.publicUrl, delivery));
  const timestamp = Math.floor(Date.now() / 1000);
  const headers = {
    ...signatureHeaders(secrets, { id: delivery.message_id, timestamp, body }),
    'content-type': 'application/json',
    'user-agent': `Vigie/${packageJson.version} webhooks`,
  };
  const post = async () => {
    const answer = await boundedPost(boundsOf(config.webhookHosts, url), url, {
      headers,
      body,
      ...(signal && { signal }),
    });
    if (answer.status < 200 || answer.status >= 300) throw new NotTaken(answer.status, answer.retryAfter);
    return answer.status;
  };
  try {
    return { status: await tellOf('webhook', { name: delivery.kind }, post), fault: '', retryAfter: undefined };
  } catch (error) {
    if (error instanceof NotTaken) return { status: error.status, fault: '', retryAfter: error.retryAfter };
    const fault = faultOf(error);
    log.info({ webhook: webhook.id, delivery: delivery.delivery_id, fault }, 'webhook not taken');
    return { status: null, fault, retryAfter: undefined };
  }
};

/** It answered, and did not take the message. */
class NotTaken extends Error {
  readonly status: number;
  readonly retryAfter: string | undefined;
  constructor(status: number, retryAfter: string | undefined) {
    super(`answered ${status}`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

const faultOf = (error: unknown): DeliveryFault => {
  if (error instanceof ForbiddenAddress) return 'forbidden';
  const { name = '', code = '' } = error as Partial<NodeJS.ErrnoException>;
  if (['AbortError', 'TimeoutError'].includes(name) || code === 'ETIMEDOUT') return 'timeout';
  return /^(?:CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|HOSTNAME_)/.test(code)
    ? 'certificate'
    : 'unreachable';
};
