import { sql, type Transaction } from 'kysely';
import { isOpenMembership } from '#server/domains/accounts/accounts.ts';
import { nothingToAudit } from '#server/platform/audit/audit-scope.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { ApiError, apiError } from '#server/platform/errors/api-error.ts';
import { addJob } from '#server/platform/jobs/queue.ts';
import { inBatches } from '#server/platform/storage/batches.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { lockRows } from '#server/platform/storage/lock-rows.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { eraseOrganisation } from './erase-organisation.ts';
import { mailOrganisationEnd } from './mail-organisation-end.ts';

interface Ending {
  readonly organisationId: number;
  /** Day (UTC). */
  readonly day: string;
  readonly reason: string;
  readonly now?: Date;
}

/** Days that may pass until an organisation ends. */
const longest = 731;

/**
 * Sets the day on which an organisation ends, and tells its administrators. The same day and reason set again change nothing.
 * Throws `organisation.end_day` for a day before tomorrow or far away, and `not_found`.
 */
export const setEnd = (store: Store, { organisationId, day, reason, now = new Date() }: Ending): Promise<void> =>
  inTransaction(store, async (trx) => {
    if (day <= dayOf(now) || day > dayOf(now, longest))
      throw new ApiError({ code: 'organisation.end_day', source: { pointer: '/data/day' } });
    await change(trx, { organisationId, ends_on: day, end_reason: reason });
  });

/** Takes it back, and tells the administrators. Throws `not_found`. */
export const cancelEnd = (store: Store, organisationId: number): Promise<void> =>
  inTransaction(store, (trx) => change(trx, { organisationId, ends_on: '', end_reason: '' }));

interface Change {
  readonly organisationId: number;
  readonly ends_on: string;
  readonly end_reason: string;
}

/** Of two who send the same one waits, and finds nothing to do. */
const change = async (trx: Transaction<Tables>, { organisationId, ...ending }: Change): Promise<void> => {
  // What was said of the day before decides who is mailed.
  const [before] = await lockRows(
    trx,
    trx.selectFrom('organisations').select(['ends_on', 'end_reason']).where('id', '=', organisationId),
  );
  if (!before) throw apiError('not_found');
  if (before.ends_on === ending.ends_on && before.end_reason === ending.end_reason) return nothingToAudit();
  await trx.updateTable('organisations').set(ending).where('id', '=', organisationId).execute();
  const event = ending.ends_on === '' ? 'organisation-end-cancelled' : 'organisation-end-set';
  const day = ending.ends_on || before.ends_on;
  await writeEntry(trx, event, { organisationId, record: organisationId, details: { day } });
  // A change of the reason alone sends no mail to the administrators.
  if (before.ends_on === ending.ends_on) return;
  const administrators = await trx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('users.id')
    .where('organisation_id', '=', organisationId)
    .where('role', '=', 'company-admin')
    .where(isOpenMembership())
    .where('shared', '=', 0)
    .execute();
  for (const { id: userId } of administrators)
    await addJob(trx, mailOrganisationEnd, { userId, organisationId, day, isCancelled: ending.ends_on === '' });
};

/**
 * Ends the organisations whose day has come: each in one transaction, so that it is there whole or gone, and gone once, however
 * many processes are working on it. The files it held are marked as lost in the same transaction, for `dropLostFiles`.
 */
export const endDueOrganisations = async (store: Store, now = new Date()): Promise<number> => {
  const due = await store
    .selectFrom('organisations')
    .select('id')
    .where('ends_on', '!=', '')
    .where('ends_on', '<=', dayOf(now))
    .execute();
  let ended = 0;
  for (const { id } of due) if (await inTransaction(store, (trx) => endIfDue(trx, id, now))) ended += 1;
  return ended;
};

/** Whether it was this one who ended it. */
const endIfDue = async (trx: Transaction<Tables>, id: number, now: Date): Promise<boolean> => {
  const due = trx.selectFrom('organisations').select('ends_on').where('id', '=', id);
  const [found] = await lockRows(trx, due.where('ends_on', '!=', '').where('ends_on', '<=', dayOf(now)));
  if (!found) return false;
  await writeEntry(trx, 'organisation-ended', { organisationId: id, record: id, details: { day: found.ends_on } });
  const held = await filesOf(trx, id);
  await eraseOrganisation(trx, id, now);
  for (const batch of inBatches(held))
    await trx
      .insertInto('file_claims')
      .values(batch.map((hash) => ({ hash, owner: `ended-organisation.${id}`, expires_at: '' })))
      .execute();
  return true;
};

/** Files that its sheets, requests and imports hold, or its sheets held; others may hold them too. */
const filesOf = async (trx: Transaction<Tables>, organisationId: number): Promise<string[]> => {
  const { rows } = await sql<{ file_hash: string }>`
    select file_hash from requests where organisation_id = ${organisationId} and file_hash != ''
    union
    select file_hash from import_files join imports on imports.id = import_id where organisation_id = ${organisationId}
    union
    select file_hash from import_changes join imports on imports.id = import_id
      where organisation_id = ${organisationId} and file_hash != ''
    union
    select former_pdfs.file_hash from former_pdfs join sheets on sheets.isn = former_pdfs.isn
      where owner_id = ${organisationId}
      or sheets.isn in (select isn from collection_sheets where organisation_id = ${organisationId})
    union
    select file_hash from sheets where file_hash != '' and (owner_id = ${organisationId}
      or isn in (select isn from collection_sheets where organisation_id = ${organisationId}))`.execute(trx);
  return rows.map(({ file_hash }) => file_hash);
};

/** The day of an instant in UTC, or of one so many days after it. */
const dayOf = (now: Date, later = 0): string => new Date(now.getTime() + later * 86_400_000).toISOString().slice(0, 10);
