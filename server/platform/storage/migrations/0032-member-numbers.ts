import type { Kysely } from 'kysely';

/**
 * Each organisation knows its members by numbers of its own, and an invitation is an account of its own until its person joins it to the
 * one they have: invitations that wait beside other memberships of an account become such.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('member_numbers')
    .addColumn('organisation_id', 'integer', (c) => c.notNull().references('organisations.id').onDelete('cascade'))
    .addColumn('user_id', 'integer', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('member_numbers_key', ['organisation_id', 'user_id'])
    .execute();
  await db.schema
    .createIndex('member_numbers_by_number')
    .on('member_numbers')
    .columns(['organisation_id', 'number'])
    .execute();
  await separateInvitations(db as Kysely<Before>);
};

/** What it touches, as it was then. */
interface Before {
  users: { id?: number; name: string; email: string; first_name: string; last_name: string } & Record<string, unknown>;
  memberships: { id: number; user_id: number; organisation_id: number | null; accepted_at: string };
  member_numbers: { organisation_id: number; user_id: number; number: number };
}

/** Links that were mailed stay good: they name the account as it was, which is the one that the invitation is joined to. */
const separateInvitations = async (db: Kysely<Before>): Promise<void> => {
  const waiting = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['memberships.id', 'memberships.user_id', 'memberships.organisation_id', 'users.email', 'users.language'])
    .where('memberships.accepted_at', '=', '')
    .where('memberships.organisation_id', 'is not', null)
    .where('users.shared', '=', 0)
    .where('users.program', '=', 0)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('memberships as others')
          .select('others.id')
          .whereRef('others.user_id', '=', 'memberships.user_id')
          // Of several that all wait, the oldest keeps the account.
          .where((eb) => eb.or([eb('others.accepted_at', '!=', ''), eb('others.id', '<', eb.ref('memberships.id'))]))
          .whereRef('others.id', '!=', 'memberships.id'),
      ),
    )
    .execute();
  for (const { id, user_id: number, organisation_id, email, language } of waiting) {
    if (organisation_id === null) continue;
    const made = await db
      .insertInto('users')
      .values({
        name: `${email} #${id}`,
        email,
        first_name: '',
        last_name: '',
        phone: '',
        password_hash: '',
        shared: 0,
        is_subscribed: 0,
        language,
        verified_at: '',
        created_at: new Date().toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const user_id = Number(made.id);
    await db.updateTable('memberships').set({ user_id }).where('id', '=', id).execute();
    await db.insertInto('member_numbers').values({ organisation_id, user_id, number }).execute();
  }
};
