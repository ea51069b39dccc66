import { expressionBuilder } from 'kysely';
import { inBatches } from '#server/platform/storage/batches.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { Tables } from '#server/platform/storage/tables.ts';

/**
 * The number by which an organisation knows a member, where `memberships` is selected from. It is that of the account with which the
 * person was invited there, so it tells nothing of an account that they have with others.
 */
export const memberNumber = () => {
  const eb = expressionBuilder<Tables, 'memberships'>();
  return eb.fn.coalesce(
    eb
      .selectFrom('member_numbers')
      .select('member_numbers.number')
      .whereRef('member_numbers.organisation_id', '=', 'memberships.organisation_id')
      .whereRef('member_numbers.user_id', '=', 'memberships.user_id')
      .$asScalar(),
    eb.ref('memberships.user_id'),
  );
};

/** The accounts of these members of an organisation, 0 for the operators, by number; who is no member is left out. */
export const findAccounts = async (
  db: Database,
  organisationId: number,
  numbers: readonly number[],
): Promise<Map<number, number>> => {
  const accounts = new Map<number, number>();
  for (const batch of inBatches(numbers)) {
    const rows = await db
      .selectFrom('memberships')
      .select(['memberships.user_id', memberNumber().as('number')])
      .where('memberships.organisation_id', organisationId === 0 ? 'is' : '=', organisationId || null)
      .where((eb) =>
        eb.or([
          eb('memberships.user_id', 'in', batch),
          eb(
            'memberships.user_id',
            'in',
            eb
              .selectFrom('member_numbers')
              .select('member_numbers.user_id')
              .where('member_numbers.organisation_id', '=', organisationId)
              .where('member_numbers.number', 'in', batch),
          ),
        ]),
      )
      .execute();
    const asked = new Set(batch);
    for (const { user_id, number } of rows) if (asked.has(Number(number))) accounts.set(Number(number), user_id);
  }
  return accounts;
};

/** The account of one of them; 0, which is nobody's, for who is no member. */
export const findAccountOf = async (db: Database, organisationId: number, number: number): Promise<number> =>
  (await findAccounts(db, organisationId, [number])).get(number) ?? 0;

/** By what numbers an organisation knows accounts, of former members too: few have another than the account's. */
export const readMemberNumbers = async (db: Database, organisationId: number): Promise<(userId: number) => number> => {
  const rows = await db
    .selectFrom('member_numbers')
    .select(['user_id', 'number'])
    .where('organisation_id', '=', organisationId)
    .execute();
  const numbers = new Map(rows.map(({ user_id, number }) => [user_id, number]));
  return (userId) => numbers.get(userId) ?? userId;
};
