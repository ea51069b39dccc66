import type { ApiScope } from '#contract/api-scopes.ts';
import { keptDays } from '#contract/kept-sheets.ts';
import type { Role } from '#contract/permissions.ts';
import { isWithin, openingRanges } from '#server/platform/networks.ts';
import { compileOnce } from '#server/platform/storage/compile-once.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { SessionProof } from '#server/platform/storage/tables/accounts.ts';
import { createSecret, hashSecret } from './secrets.ts';

/** Someone signed in, as every call sees them: who, in which organisation, until when. */
export interface Session {
  readonly tokenHash: string;
  readonly expiresAt: string;
  /** When it was opened, or used, to the minute. */
  readonly lastUse: string;
  readonly membershipId: number;
  readonly userId: number;
  /** By which the organisation knows the person; the wire's id of a user. */
  readonly memberNumber: number;
  readonly role: Role;
  readonly shared: boolean;
  /** 0 for the provider's operators, who belong to none. */
  readonly organisationId: number;
  readonly ingredients: boolean;
  /** How many custom fields the organisation has, 0 to 3. */
  readonly customFieldCount: number;
  /** Of an account or an organisation of the demo: good on this machine only. */
  readonly demo: boolean;
  /** The organisation's identity provider said who it is: no password was shown. */
  readonly byProvider: boolean;
  /** Opens nothing but the enrolment of a second factor. */
  readonly mustEnrol: boolean;
  readonly openedAt: string;
  /** Of an API token: what it may do, of what its role may. */
  readonly scopes?: readonly ApiScope[];
}

/** From where somebody comes: network address, and what the browser says of itself. */
export interface Visit {
  readonly address: string;
  readonly userAgent: string;
}

interface NewSession {
  readonly membershipId: number;
  readonly hours: number;
  readonly proof: SessionProof;
  readonly mustEnrol?: boolean;
  readonly visit: Visit;
  readonly now?: Date;
}

/** Opens a session and returns the token for the cookie: 256 random bits, of which only the hash is stored. */
export const openSession = async (
  db: Database,
  { membershipId, hours, proof, mustEnrol = false, visit, now = new Date() }: NewSession,
) => {
  const token = createSecret();
  const expiresAt = new Date(now.getTime() + hours * 3_600_000).toISOString();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashSecret(token),
      membership_id: membershipId,
      proof,
      must_enrol: mustEnrol ? 1 : 0,
      address: visit.address,
      user_agent: visit.userAgent.slice(0, 300),
      created_at: now.toISOString(),
      expires_at: expiresAt,
    })
    .execute();
  return { token, expiresAt };
};

interface Bearer {
  readonly token: string;
  /** Network address that it is used from. */
  readonly address: string;
  /** Minutes without use after which a session of a person ends; 0 for never. */
  readonly idleMinutes: number;
  readonly now?: Date;
}

/**
 * The session a token opens; undefined when there is none or it has ended: by its time, by lying idle, or, if a network opened it,
 * because its bearer or the organisation's ranges are elsewhere now.
 */
export const findSession = async (
  db: Database,
  { token, address, idleMinutes, now = new Date() }: Bearer,
): Promise<Session | undefined> => {
  const [row] = await readSession(db, [hashSecret(token), now.toISOString(), '']);
  if (!row) return undefined;
  const isByNetwork = row.proof === 'network';
  if (isByNetwork && !isWithin(openingRanges(row.allowed_addresses), address)) return undefined;
  const lastUse = row.used_at || row.created_at;
  const idle = now.getTime() - Date.parse(lastUse);
  if (!isByNetwork && idleMinutes > 0 && idle > idleMinutes * 60_000) return undefined;
  return {
    tokenHash: row.token_hash,
    expiresAt: row.expires_at,
    lastUse,
    membershipId: row.membership_id,
    userId: row.user_id,
    memberNumber: row.member_number ?? row.user_id,
    role: row.role,
    shared: row.shared === 1,
    organisationId: row.organisation_id ?? 0,
    ingredients: row.ingredients === 1,
    customFieldCount: row.custom_fields ? (JSON.parse(row.custom_fields) as unknown[]).length : 0,
    demo: row.demo_user === 1 || row.demo_organisation === 1,
    byProvider: row.proof === 'provider',
    mustEnrol: row.must_enrol === 1,
    openedAt: row.created_at,
  };
};

/** Notes that a session is in use, and from where, once a minute at most: idle ones end. */
export const markSessionUsed = async (
  db: Database,
  { tokenHash, lastUse }: Pick<Session, 'tokenHash' | 'lastUse'>,
  address: string,
  now = new Date(),
): Promise<void> => {
  if (now.getTime() - Date.parse(lastUse) < 60_000) return;
  await db
    .updateTable('sessions')
    .set({ used_at: now.toISOString(), address })
    .where('token_hash', '=', tokenHash)
    .execute();
};

/** Takes the token's hash, the present instant, and the empty text of who is not suspended. */
const readSession = compileOnce((db) =>
  db
    .selectFrom('sessions')
    .innerJoin('memberships', 'memberships.id', 'sessions.membership_id')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .leftJoin('organisations', 'organisations.id', 'memberships.organisation_id')
    .leftJoin('member_numbers', (join) =>
      join
        .onRef('member_numbers.organisation_id', '=', 'memberships.organisation_id')
        .onRef('member_numbers.user_id', '=', 'memberships.user_id'),
    )
    .select([
      'member_numbers.number as member_number',
      'sessions.token_hash',
      'sessions.expires_at',
      'sessions.created_at',
      'sessions.used_at',
      'sessions.proof',
      'sessions.must_enrol',
      'organisations.allowed_addresses',
      'memberships.id as membership_id',
      'memberships.user_id',
      'memberships.role',
      'memberships.organisation_id',
      'users.shared',
      'organisations.ingredients',
      'organisations.custom_fields',
      'users.demo as demo_user',
      'organisations.demo as demo_organisation',
    ])
    .where('sessions.token_hash', '=', '')
    .where('sessions.expires_at', '>', '')
    .where('memberships.suspended_at', '=', ''),
);

/** Ends a session. */
export const endSession = async (db: Database, token: string): Promise<void> => {
  await db.deleteFrom('sessions').where('token_hash', '=', hashSecret(token)).execute();
};

/** Ends every session of a user. */
export const endSessionsOf = async (db: Database, userId: number): Promise<void> => {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('memberships', 'memberships.id', 'sessions.membership_id')
    .select('sessions.token_hash')
    .where('memberships.user_id', '=', userId)
    .execute();
  await endOnPurpose(
    db,
    rows.map(({ token_hash }) => token_hash),
  );
};

/** Ends sessions, by the hashes of their tokens, because somebody wants them ended: devices that had them learn of it (`wasEnded`). */
export const endOnPurpose = async (db: Database, hashes: readonly string[], now = new Date()): Promise<void> => {
  if (hashes.length === 0) return;
  await db.deleteFrom('sessions').where('token_hash', 'in', hashes).execute();
  const ended = hashes.map((hash) => ({ mark: markOfSession(hash), ended_at: now.toISOString() }));
  await db
    .insertInto('ended_sessions')
    .values(ended)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Names a session for good, to who knows the hash of its token; opens nothing. */
export const markOfSession = (tokenHash: string): string => hashSecret(`ended:${tokenHash}`).slice(0, 32);

/** Ends every session of a membership that is suspended, for good. They are remembered for a while: whoever worked in one is told why it ended. */
export const endSuspendedSessions = async (db: Database, membershipId: number, now: Date): Promise<void> => {
  const expires_at = now.toISOString();
  await db
    .updateTable('sessions')
    .set({ expires_at })
    .where('membership_id', '=', membershipId)
    .where('expires_at', '>', expires_at)
    .execute();
};

/** Whether that token opened a session of a membership that is suspended. */
export const isSuspendedSession = async (db: Database, token: string): Promise<boolean> => {
  const found = await db
    .selectFrom('sessions')
    .innerJoin('memberships', 'memberships.id', 'sessions.membership_id')
    .select('memberships.id')
    .where('sessions.token_hash', '=', hashSecret(token))
    .where('memberships.suspended_at', '!=', '')
    .executeTakeFirst();
  return found !== undefined;
};

/** Whether somebody ended a session, by its mark: from another device, by a new password. One that ran out by its time, or lay idle, nobody ended. */
export const wasEnded = async (db: Database, mark: string): Promise<boolean> => {
  const found = await db.selectFrom('ended_sessions').select('mark').where('mark', '=', mark).executeTakeFirst();
  return found !== undefined;
};

/** Forgets sessions that have ended, and after as long as a device may keep sheets that somebody ended them. */
export const deleteEndedSessions = async (db: Database, now = new Date()): Promise<void> => {
  await db.deleteFrom('sessions').where('expires_at', '<=', now.toISOString()).execute();
  const longAgo = new Date(now.getTime() - keptDays * 86_400_000).toISOString();
  await db.deleteFrom('ended_sessions').where('ended_at', '<', longAgo).execute();
};
