import type { Database } from '#server/platform/storage/database.ts';

/** How addresses and messages stand, of all organisations. */
export interface WebhookCounts {
  /** Addresses that are on, and those of them that take nothing now. */
  readonly on: number;
  readonly failing: number;
  readonly waiting: number;
  /** Seconds for which the oldest message that waits has been there; 0 where none does. */
  readonly oldestSeconds: number;
}

export const countWebhooks = async (db: Database, now = new Date()): Promise<WebhookCounts> => {
  const { on, failing } = await db
    .selectFrom('webhooks')
    .select((eb) => [
      eb.fn.countAll<number>().as('on'),
      eb.fn.count<number>('id').filterWhere('failing_since', '!=', '').as('failing'),
    ])
    .where('off_reason', '=', '')
    .executeTakeFirstOrThrow();
  const { waiting, oldest } = await db
    .selectFrom('webhook_deliveries')
    .select((eb) => [eb.fn.countAll<number>().as('waiting'), eb.fn.min('created_at').as('oldest')])
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return {
    on: Number(on),
    failing: Number(failing),
    waiting: Number(waiting),
    oldestSeconds: oldest === null ? 0 : Math.max(0, (now.getTime() - Date.parse(oldest)) / 1000),
  };
};

/** Addresses at which messages do not arrive, or that went off for it, those that have failed longest first; without what stands behind the host. */
export const readFailing = async (db: Database) => {
  const rows = await db
    .selectFrom('webhooks')
    .innerJoin('organisations', 'organisations.id', 'webhooks.organisation_id')
    .select(['organisation_id', 'name_en', 'name_fr', 'url', 'failing_since', 'off_reason'])
    .select((eb) =>
      eb
        .selectFrom('webhook_deliveries')
        .select((of) => of.fn.countAll<number>().as('waiting'))
        .whereRef('webhook_deliveries.webhook_id', '=', 'webhooks.id')
        .where('webhook_deliveries.state', '=', 'waiting')
        .as('waiting'),
    )
    .where('failing_since', '!=', '')
    .where('off_reason', '!=', 'by-hand')
    .orderBy('failing_since')
    .limit(100)
    .execute();
  return rows.map(({ organisation_id, name_en, name_fr, url, failing_since, off_reason, waiting }) => ({
    organisation: { id: organisation_id, en: name_en, fr: name_fr },
    host: new URL(url).host,
    since: failing_since,
    is_on: off_reason === '',
    waiting: Number(waiting),
  }));
};
