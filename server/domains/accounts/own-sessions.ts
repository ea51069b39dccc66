import type { OwnSession } from '#contract/calls/own-sessions.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { describeBrowser } from './describe-browser.ts';
import { hashSecret } from './secrets.ts';
import { endOnPurpose, type Session } from './sessions.ts';

type Own = Pick<Session, 'userId' | 'tokenHash' | 'byProvider' | 'membershipId'>;

/** Where the person is signed in, the last used first. */
export const readOwnSessions = async (db: Database, own: Own, now = new Date()): Promise<OwnSession[]> => {
  const rows = await selectOwn(db, own)
    .leftJoin('organisations', 'organisations.id', 'memberships.organisation_id')
    .select([
      'sessions.created_at',
      'sessions.used_at',
      'sessions.address',
      'sessions.user_agent',
      'name_en',
      'name_fr',
    ])
    .where('sessions.expires_at', '>', now.toISOString())
    .execute();
  return rows
    .map((row) => ({
      id: publicId(row.token_hash),
      current: row.token_hash === own.tokenHash,
      ...describeBrowser(row.user_agent),
      address: row.address,
      organisation: { en: row.name_en ?? 'Vigie', fr: row.name_fr ?? 'Vigie' },
      created_at: row.created_at,
      used_at: row.used_at || row.created_at,
    }))
    .sort((one, other) => other.used_at.localeCompare(one.used_at));
};

/** Ends one of the person's sessions, or all but the one that asks; and what would open another without a password. Says how many. */
export const endOwnSessions = async (trx: Database, own: Own, id?: string): Promise<number> => {
  const rows = await selectOwn(trx, own).execute();
  const ending = rows
    .map(({ token_hash }) => token_hash)
    .filter((hash) => hash !== own.tokenHash && (id === undefined || publicId(hash) === id));
  await endOnPurpose(trx, ending);
  return ending.length;
};

/** The provider of one organisation vouches for somebody there, and has no say in their sessions elsewhere. */
const selectOwn = (db: Database, { userId, byProvider, membershipId }: Own) =>
  db
    .selectFrom('sessions')
    .innerJoin('memberships', 'memberships.id', 'sessions.membership_id')
    .select('sessions.token_hash')
    .where('memberships.user_id', '=', userId)
    .$if(byProvider, (query) => query.where('memberships.id', '=', membershipId));

/** Names a session to its owner; the hash that opens it for the person who holds the store is not shown. */
const publicId = (tokenHash: string): string => hashSecret(`session:${tokenHash}`).slice(0, 16);
