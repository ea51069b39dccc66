import type { Transaction } from 'kysely';
import { endAccounts } from '#server/domains/accounts/end-accounts.ts';
import { dropLostSections } from '#server/domains/reading/keep-sections.ts';
import { inBatches } from '#server/platform/storage/batches.ts';
import type { Tables } from '#server/platform/storage/tables.ts';

/**
 * Takes an organisation out of the store with all that is only its own: its collection, locations, requests, notices, members,
 * and the accounts and sheets that nobody else has. Its client number is never given to another: indexes, logs and backups
 * know it by that. Files that no record holds any more go with the next clean-up. Answers how many accounts and sheets went.
 */
export const eraseOrganisation = async (
  trx: Transaction<Tables>,
  organisationId: number,
  now = new Date(),
): Promise<{ users: number; sheets: number }> => {
  const ofOrganisation = ['requests', 'imports', 'notices', 'collection_sheet_subsets', 'index_leases'] as const;
  for (const table of ofOrganisation)
    await trx.deleteFrom(table).where('organisation_id', '=', organisationId).execute();
  const sheets = await eraseSheets(trx, organisationId);
  const members = trx.selectFrom('memberships').select('user_id').where('organisation_id', '=', organisationId);
  const userIds = (await members.execute()).map(({ user_id }) => user_id);
  await trx.deleteFrom('memberships').where('organisation_id', '=', organisationId).execute();
  const users = await endAccounts(trx, userIds, now);
  await trx.deleteFrom('subsets').where('organisation_id', '=', organisationId).execute();
  await trx.deleteFrom('organisations').where('id', '=', organisationId).execute();
  await trx.insertInto('ended_organisations').values({ id: organisationId, ended_at: now.toISOString() }).execute();
  return { users, sheets };
};

/** Sheets that no other organisation holds, or held, and that no request of another speaks of; and what was read from them. */
const eraseSheets = async (trx: Transaction<Tables>, organisationId: number): Promise<number> => {
  const held = await trx
    .selectFrom('collection_sheets')
    .select('isn')
    .where('organisation_id', '=', organisationId)
    .execute();
  await trx.deleteFrom('collection_sheets').where('organisation_id', '=', organisationId).execute();
  let erased = 0;
  for (const batch of inBatches(held.map(({ isn }) => isn))) {
    const { numDeletedRows } = await trx
      .deleteFrom('sheets')
      .where('isn', 'in', batch)
      .where('isn', 'not in', (eb) => eb.selectFrom('collection_sheets').select('isn'))
      .where('isn', 'not in', (eb) => eb.selectFrom('removals').select('isn'))
      .executeTakeFirstOrThrow();
    erased += Number(numDeletedRows);
  }
  await handOver(trx, organisationId);
  await dropLostSections(trx);
  for (const table of ['readings', 'originals', 'scans', 'scan_pages'] as const)
    await trx
      .deleteFrom(table)
      .where('file_hash', 'not in', (eb) => eb.selectFrom('sheets').select('file_hash'))
      .where('file_hash', 'not in', (eb) => eb.selectFrom('requests').select('file_hash'))
      .execute();
  return erased;
};

/** What it had sent and another organisation still has goes to that one: without an owner it would be shown to all. */
const handOver = async (trx: Transaction<Tables>, organisationId: number): Promise<void> => {
  for (const table of ['collection_sheets', 'removals'] as const)
    await trx
      .updateTable('sheets')
      .set((eb) => ({
        owner_id: eb
          .selectFrom(table)
          .select((of) => of.fn.min('organisation_id').as('other'))
          .whereRef(`${table}.isn`, '=', 'sheets.isn')
          .$asScalar(),
      }))
      .where('owner_id', '=', organisationId)
      .where('isn', 'in', (eb) => eb.selectFrom(table).select('isn'))
      .execute();
  await trx
    .deleteFrom('sheets')
    .where('owner_id', '=', organisationId)
    .where('isn', 'not in', (eb) => eb.selectFrom('collection_sheets').select('isn'))
    .where('isn', 'not in', (eb) => eb.selectFrom('removals').select('isn'))
    .execute();
};
