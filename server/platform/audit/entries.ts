import { sql } from 'kysely';
import type { AuditEvent, AuditNames } from '#contract/audit.ts';
import type { Database } from '../storage/database.ts';
import { type AuditNotes, type AuditScope, currentScope } from './audit-scope.ts';
import { namesNow, sealNames } from './names.ts';

/** Writes an entry; of a change in its transaction, so that there is neither without the other. */
export const writeEntry = async (
  db: Database,
  event: AuditEvent,
  notes: AuditNotes = {},
  scope: AuditScope | undefined = currentScope(),
): Promise<void> => {
  const { userId = null, organisationId = null, record = [], details = {}, ...named } = { ...scope?.notes, ...notes };
  const records = [record].flat();
  const names = sealNames(await namesNow(db, event, { userId, organisationId, records, ...named }));
  const { id } = await db
    .insertInto('audit_entries')
    .values({
      at: new Date().toISOString(),
      event,
      user_id: userId,
      organisation_id: organisationId,
      record: records.join(','),
      details: JSON.stringify(details),
      network: scope?.network ?? '',
      request: scope?.requestId ?? '',
      names_hash: names.hash,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('audit_names').values({ entry_id: id, names: names.names, salt: names.salt }).execute();
  if (scope) scope.isSettled = true;
};

/** What is looked for in the log; all of it must hold. */
export interface AuditFilter {
  readonly organisationId?: number | undefined;
  readonly userId?: number | undefined;
  /** First and last day (UTC), `YYYY-MM-DD`. */
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  readonly event?: AuditEvent | undefined;
  /** Words in the names of the entry, or its network. */
  readonly q?: string | undefined;
}

export interface AuditEntry {
  readonly id: number;
  readonly at: string;
  readonly event: AuditEvent;
  readonly user_id: number | null;
  readonly organisation_id: number | null;
  readonly records: readonly number[];
  readonly details: Readonly<Record<string, unknown>>;
  readonly network: string;
  readonly request: string;
  /** Empty where they were erased, or never written. */
  readonly names: AuditNames;
}

/** One page of the log, and how many entries there are in all. `after` an entry or `before` one, which keeps long logs quick. */
export const pageOfEntries = async (
  db: Database,
  filter: AuditFilter,
  { start, end, oldestFirst = false }: { start: number; end: number; oldestFirst?: boolean },
): Promise<{ data: AuditEntry[]; total: number }> => {
  const { total } = await selectEntries(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await selectEntries(db, filter)
    .select(columns)
    .orderBy('audit_entries.id', oldestFirst ? 'asc' : 'desc')
    .offset(start)
    .limit(Math.max(0, end - start))
    .execute();
  return { data: rows.map(present), total: Number(total) };
};

/** Entries in the order in which they were written, some at a time: there may be many. */
export async function* readEntries(db: Database, filter: AuditFilter = {}) {
  for (let after = 0; ; ) {
    const rows = await selectEntries(db, filter)
      .select(columns)
      .where('audit_entries.id', '>', after)
      .orderBy('audit_entries.id')
      .limit(batchSize)
      .execute();
    for (const row of rows) yield present(row);
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    after = last.id;
  }
}

const batchSize = 1000;

const columns = [
  'audit_entries.id',
  'at',
  'event',
  'user_id',
  'organisation_id',
  'record',
  'details',
  'network',
  'request',
  'names',
] as const;

const selectEntries = (db: Database, { organisationId, userId, since, until, event, q }: AuditFilter) => {
  let query = db.selectFrom('audit_entries').leftJoin('audit_names', 'audit_names.entry_id', 'audit_entries.id');
  if (organisationId !== undefined) query = query.where('organisation_id', '=', organisationId);
  if (userId !== undefined) query = query.where('user_id', '=', userId);
  if (since !== undefined) query = query.where('at', '>=', since);
  if (until !== undefined) query = query.where('at', '<', `${until}~`);
  if (event !== undefined) query = query.where('event', '=', event);
  for (const word of (q ?? '').split(/\s+/).filter(Boolean)) {
    // Names are JSON: a word is looked for as it is written there.
    const pattern = `%${JSON.stringify(word).slice(1, -1).replaceAll(/[%_!]/g, '!$&')}%`;
    query = query.where(
      sql<boolean>`(lower(coalesce(names, '')) like lower(${pattern}) escape '!' or network like ${pattern} escape '!')`,
    );
  }
  return query;
};

interface Row {
  readonly id: number;
  readonly at: string;
  readonly event: AuditEvent;
  readonly user_id: number | null;
  readonly organisation_id: number | null;
  readonly record: string;
  readonly details: string;
  readonly network: string;
  readonly request: string;
  readonly names: string | null;
}

const present = ({ record, details, names, ...row }: Row): AuditEntry => ({
  ...row,
  records: record.split(',').filter(Boolean).map(Number),
  details: JSON.parse(details),
  names: names ? JSON.parse(names) : {},
});

/** Sealed entries after a number, in the order in which they were sealed. */
export const readSealed = async (db: Database, { after, count }: { after: number; count: number }) => {
  const rows = await db
    .selectFrom('audit_seals')
    .innerJoin('audit_entries', 'audit_entries.id', 'audit_seals.entry_id')
    .leftJoin('audit_names', 'audit_names.entry_id', 'audit_entries.id')
    .select(columns)
    .select(['audit_seals.number', 'audit_seals.hash'])
    .where('audit_seals.number', '>', after)
    .orderBy('audit_seals.number')
    .limit(count)
    .execute();
  return rows.map(({ number, hash, ...row }) => ({ ...present(row), number, hash }));
};
