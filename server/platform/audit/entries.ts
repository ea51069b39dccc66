import type { AuditEvent } from '#contract/audit.ts';
import type { Database } from '../storage/database.ts';
import { type AuditNotes, type AuditScope, currentScope } from './audit-scope.ts';

/** Writes an entry; of a change in its transaction, so that there is neither without the other. */
export const writeEntry = async (
  db: Database,
  event: AuditEvent,
  notes: AuditNotes = {},
  scope: AuditScope | undefined = currentScope(),
): Promise<void> => {
  const { userId = null, organisationId = null, record = [], details = {} } = { ...scope?.notes, ...notes };
  await db
    .insertInto('audit_entries')
    .values({
      at: new Date().toISOString(),
      event,
      user_id: userId,
      organisation_id: organisationId,
      record: [record].flat().join(','),
      details: JSON.stringify(details),
      network: scope?.network ?? '',
      request: scope?.requestId ?? '',
    })
    .execute();
  if (scope) scope.isSettled = true;
};

interface Options {
  readonly organisationId?: number;
  /** First day (UTC), `YYYY-MM-DD`. */
  readonly since?: string | undefined;
  readonly event?: string | undefined;
}

/** Entries in the order in which they were written, some at a time: there may be many. */
export async function* readEntries(db: Database, { organisationId, since, event }: Options = {}) {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('audit_entries')
      .selectAll()
      .where('id', '>', after)
      .$if(organisationId !== undefined, (query) => query.where('organisation_id', '=', organisationId ?? 0))
      .$if(since !== undefined, (query) => query.where('at', '>=', since ?? ''))
      .$if(event !== undefined, (query) => query.where('event', '=', (event ?? '') as AuditEvent))
      .orderBy('id')
      .limit(batchSize)
      .execute();
    for (const { details, ...row } of rows) yield { ...row, details: JSON.parse(details) as Record<string, unknown> };
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    after = last.id;
  }
}

const batchSize = 1000;

/** Removes entries that were kept as long as the settings say. */
export const deleteOldEntries = async (db: Database, days: number, now = new Date()): Promise<void> => {
  const oldest = new Date(now.getTime() - days * 86_400_000).toISOString();
  await db.deleteFrom('audit_entries').where('at', '<', oldest).execute();
};
