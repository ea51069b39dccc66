import { addJob } from '#server/platform/jobs/queue.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { mailVerification } from '../accounts/mails/mail-verification.ts';
import type { DemoAccount, UnfinishedDemoAccount } from './accounts.ts';

interface Surroundings {
  readonly passwordHash: string;
  readonly subsetIds: ReadonlyMap<string, number>;
}

/** Adds an account that can sign in, as old as the demo. */
export const addAccount = async (
  db: Database,
  { account, opened, passwordHash, subsetIds }: Surroundings & { account: DemoAccount; opened: string },
): Promise<void> => {
  const userId = await addUser(db, {
    ...account,
    passwordHash,
    verifiedAt: account.shared ? '' : opened,
    createdAt: opened,
  });
  const organisations = account.organisationIds.length > 0 ? account.organisationIds : [null];
  for (const organisationId of organisations) {
    await addMembership(db, { account, userId, organisationId, invitedAt: opened, acceptedAt: opened, subsetIds });
  }
};

/** Adds an account that its person has not finished, and queues the mail with the link that would finish it. */
export const addUnfinishedAccount = async (
  db: Database,
  { account, now, passwordHash, subsetIds }: Surroundings & { account: UnfinishedDemoAccount; now: Date },
): Promise<void> => {
  const invitedAt = new Date(now.getTime() - account.invitedDaysAgo * 86_400_000).toISOString();
  const acceptedAt = account.accepted ? invitedAt : '';
  const userId = await addUser(db, {
    ...account,
    shared: false,
    passwordHash: account.accepted ? passwordHash : '',
    verifiedAt: '',
    createdAt: invitedAt,
  });
  for (const organisationId of account.organisationIds) {
    const membershipId = await addMembership(db, { account, userId, organisationId, invitedAt, acceptedAt, subsetIds });
    await addJob(db, mailVerification, { membershipId, askedAt: invitedAt });
  }
};

type Person = Pick<DemoAccount, 'name' | 'firstName' | 'lastName' | 'phone' | 'language' | 'shared'>;

interface NewUser extends Person {
  readonly passwordHash: string;
  readonly verifiedAt: string;
  readonly createdAt: string;
}

const addUser = async (db: Database, user: NewUser): Promise<number> => {
  const { id } = await db
    .insertInto('users')
    .values({
      name: user.name,
      email: user.shared ? '' : user.name,
      first_name: user.firstName,
      last_name: user.lastName,
      phone: user.phone,
      password_hash: user.passwordHash,
      shared: user.shared ? 1 : 0,
      is_subscribed: user.shared ? 0 : 1,
      language: user.language,
      verified_at: user.verifiedAt,
      created_at: user.createdAt,
      demo: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

interface NewMembership {
  readonly account: Pick<DemoAccount, 'role' | 'locations'>;
  readonly userId: number;
  readonly organisationId: number | null;
  readonly invitedAt: string;
  readonly acceptedAt: string;
  readonly subsetIds: ReadonlyMap<string, number>;
}

const addMembership = async (db: Database, membership: NewMembership): Promise<number> => {
  const { account, userId, organisationId, invitedAt, acceptedAt, subsetIds } = membership;
  const { id } = await db
    .insertInto('memberships')
    .values({
      user_id: userId,
      organisation_id: organisationId,
      role: account.role,
      invited_at: invitedAt,
      accepted_at: acceptedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const key of account.locations ?? []) {
    await db
      .insertInto('membership_subsets')
      .values({ membership_id: id, subset_id: subsetIds.get(key)! })
      .execute();
  }
  return id;
};
