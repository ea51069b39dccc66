import { storagePairs } from '#lib/hazards/storage/find-conflicts.ts';
import { namedHere } from '#server/domains/accounts/own-details.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { accountName } from '#server/domains/requests/account-name.ts';
import { nothingToAudit } from '#server/platform/audit/audit-scope.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { ApiError, apiError } from '#server/platform/errors/api-error.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { pairId } from './months.ts';

/** Why two groups may stand together in a location and beneath it. */
export interface Acceptance {
  readonly location: number;
  readonly pair: string;
  readonly reason: string;
  /** Empty for somebody who is gone. */
  readonly by: string;
  readonly accepted_at: string;
  /** Last day on which it holds; empty for no end. */
  readonly until: string;
}

/** What holds on a day in an organisation. */
export const readAcceptances = async (db: Database, organisationId: number, day: string): Promise<Acceptance[]> => {
  const rows = await acceptancesOf(db, organisationId)
    .where((eb) => eb.or([eb('until', '=', ''), eb('until', '>=', day)]))
    .execute();
  return rows.map(present);
};

const acceptancesOf = (db: Database, organisationId: number) =>
  db
    .selectFrom('storage_acceptances')
    .leftJoin('users', 'users.id', 'storage_acceptances.user_id')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.user_id', '=', 'storage_acceptances.user_id')
        .onRef('memberships.organisation_id', '=', 'storage_acceptances.organisation_id'),
    )
    .select([
      'storage_acceptances.subset_id',
      'storage_acceptances.pair',
      'storage_acceptances.reason',
      'storage_acceptances.until',
      'storage_acceptances.accepted_at',
      'storage_acceptances.user_id',
      'users.name',
      'users.first_name',
      'users.last_name',
      'memberships.own_details',
    ])
    .where('storage_acceptances.organisation_id', '=', organisationId);

interface Row {
  readonly subset_id: number;
  readonly pair: string;
  readonly reason: string;
  readonly until: string;
  readonly accepted_at: string;
  readonly name: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly own_details: string | null;
}

const present = (row: Row): Acceptance => {
  const { subset_id, pair, reason, until, accepted_at, name, first_name, last_name } = namedHere(row);
  return {
    location: subset_id,
    pair,
    reason,
    until,
    accepted_at,
    by: name === null ? '' : accountName({ name, first_name: first_name ?? '', last_name: last_name ?? '' }),
  };
};

interface Accepted {
  readonly location: number;
  readonly pair: string;
}

interface Said {
  readonly reason: string;
  readonly until: string;
  /** `accepted_at` of what is replaced; empty where there was nothing. */
  readonly seen: string;
}

/**
 * Says why two groups may stand together. Throws `not_found` for a location of others and for a pair that no rule is about, `storage.past_day`, `record.changed` where
 * somebody else said or took back something meanwhile. Saying the same again changes nothing.
 */
export const acceptStorage = (
  store: Store,
  { organisationId, userId }: Pick<Session, 'organisationId' | 'userId'>,
  { location, pair }: Accepted,
  { reason, until, seen }: Said,
): Promise<Acceptance> =>
  inTransaction(store, async (trx) => {
    await checkAccepted(trx, organisationId, { location, pair });
    if (isOver(until)) throw new ApiError({ code: 'storage.past_day', source: { pointer: '/until' } });
    const ofPair = () =>
      acceptancesOf(trx, organisationId).where('subset_id', '=', location).where('pair', '=', pair).executeTakeFirst();
    const before = await ofPair();
    if (before && before.user_id === userId && before.reason === reason && before.until === until) {
      nothingToAudit();
      return present(before);
    }
    // One whose day is over is not shown to anybody: who says it anew has seen none.
    if (before && before.accepted_at !== seen && !isOver(before.until)) throw apiError('record.changed');
    if (!before && seen !== '') throw apiError('record.changed');
    const said = { reason, until, user_id: userId, accepted_at: new Date().toISOString() };
    await trx
      .insertInto('storage_acceptances')
      .values({ organisation_id: organisationId, subset_id: location, pair, ...said })
      .onConflict((conflict) => conflict.columns(['organisation_id', 'subset_id', 'pair']).doUpdateSet(said))
      .execute();
    await writeEntry(trx, 'storage-accepted', { record: location, details: { pair } });
    return present((await ofPair())!);
  });

/** Takes it back, whoever said it; nothing where it is gone. Throws `not_found` like its counterpart. */
export const withdrawAcceptance = (
  store: Store,
  { organisationId }: Pick<Session, 'organisationId'>,
  { location, pair }: Accepted,
): Promise<void> =>
  inTransaction(store, async (trx) => {
    await checkAccepted(trx, organisationId, { location, pair });
    const gone = await trx
      .deleteFrom('storage_acceptances')
      .where('organisation_id', '=', organisationId)
      .where('subset_id', '=', location)
      .where('pair', '=', pair)
      .returning('pair')
      .executeTakeFirst();
    if (!gone) return nothingToAudit();
    await writeEntry(trx, 'storage-acceptance-withdrawn', { record: location, details: { pair } });
  });

const isOver = (until: string): boolean => until !== '' && until < new Date().toISOString().slice(0, 10);

const checkAccepted = async (trx: Database, organisationId: number, { location, pair }: Accepted): Promise<void> => {
  const own = await trx
    .selectFrom('subsets')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', location)
    .executeTakeFirst();
  if (!own || !storagePairs.some((one) => pairId(one) === pair)) throw apiError('not_found');
};
