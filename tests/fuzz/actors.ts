import type { ApiScope } from '#contract/api-scopes.ts';
import type { Role } from '#contract/permissions.ts';
import { hashSecret } from '#server/domains/accounts/secrets.ts';
import { openSession } from '#server/domains/accounts/sessions.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { people } from '../support/test-server.ts';

/** Somebody who asks. Their numbers lie far from all others, so that nobody takes them out of the organisation by chance. */
export interface Actor {
  readonly name: string;
  readonly userId: number;
  readonly role: Role;
  readonly shared: boolean;
  /** Null for operators. */
  readonly organisation: number | null;
  /** Empty until they are signed in. */
  cookie: string;
  /** Of a program, which has no cookie: its API token, and what it may do. */
  readonly token?: string;
  readonly scopes?: readonly ApiScope[];
}

export const createActors = (): Actor[] => [
  { name: 'reader', userId: 900_001, role: 'read-only', shared: false, organisation: 10001, cookie: '' },
  {
    name: 'collection-admin',
    userId: 900_002,
    role: 'collection-admin',
    shared: false,
    organisation: 10001,
    cookie: '',
  },
  { name: 'company-admin', userId: 900_003, role: 'company-admin', shared: false, organisation: 10001, cookie: '' },
  { name: 'shared', userId: 900_004, role: 'read-only', shared: true, organisation: 10001, cookie: '' },
  { name: 'operator', userId: 900_005, role: 'operator', shared: false, organisation: null, cookie: '' },
  {
    name: 'other company-admin',
    userId: 900_006,
    role: 'company-admin',
    shared: false,
    organisation: 10002,
    cookie: '',
  },
  {
    name: 'directory',
    userId: 900_007,
    role: 'company-admin',
    shared: true,
    organisation: 10001,
    cookie: '',
    token: 'vigie_directory-of-the-fuzz',
    scopes: ['scim'],
  },
];

/** What an actor signs in with. */
export const addressOfActor = ({ userId }: Pick<Actor, 'userId'>): string => `actor-${userId}@fuzz.example`;

/** Makes sure that they are there as they were, whatever has been done to them, and signed in. */
export const restoreActors = async (store: Store, actors: readonly Actor[], reachOfReader: readonly number[]) => {
  const known = await store
    .selectFrom('users')
    .select('password_hash')
    .where('name', '=', people.operator)
    .executeTakeFirstOrThrow();
  const day = '2026-01-02T03:04:05.000Z';
  for (const actor of actors) {
    const { userId: id, role, organisation: organisation_id, shared } = actor;
    const name = addressOfActor(actor);
    const person = {
      name,
      email: name,
      first_name: 'Act',
      last_name: 'Or',
      phone: role === 'read-only' || role === 'operator' ? '' : '905-555-0100',
      password_hash: known.password_hash,
      shared: shared ? (1 as const) : (0 as const),
      is_subscribed: 0 as const,
      language: 'en' as const,
      verified_at: day,
      pending_email: '',
      program: actor.token ? (1 as const) : (0 as const),
    };
    await store
      .insertInto('users')
      .values({ id, ...person, created_at: day })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(person))
      .execute();
    const membership = { user_id: id, organisation_id, role, invited_at: day, accepted_at: day };
    const held = await store.selectFrom('memberships').select('id').where('user_id', '=', id).executeTakeFirst();
    const membershipId =
      held?.id ??
      (await store.insertInto('memberships').values(membership).returning('id').executeTakeFirstOrThrow()).id;
    await store.updateTable('memberships').set(membership).where('id', '=', membershipId).execute();
    await store.deleteFrom('membership_subsets').where('membership_id', '=', membershipId).execute();
    if (role === 'read-only')
      for (const subset_id of reachOfReader)
        await store.insertInto('membership_subsets').values({ membership_id: membershipId, subset_id }).execute();
    if (actor.token) await keepToken(store, actor, actor.token);
    else actor.cookie = await signedIn(store, membershipId, actor.cookie);
  }
};

const keepToken = async (
  store: Store,
  { userId, organisation, scopes = [], name }: Actor,
  token: string,
): Promise<void> => {
  const kept = {
    user_id: userId,
    token_hash: hashSecret(token),
    begins: token.slice(0, 10),
    name,
    organisation_id: organisation,
    scopes: JSON.stringify(scopes),
    made_by: userId,
    created_at: '2026-01-02T03:04:05.000Z',
    expires_at: '2999-01-01T00:00:00.000Z',
  };
  await store
    .insertInto('api_tokens')
    .values(kept)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(kept))
    .execute();
};

/** Straight into the table: signing in is fuzzed like everything else, and would be counted. */
const signedIn = async (store: Store, membershipId: number, cookie: string): Promise<string> => {
  const open = await store
    .selectFrom('sessions')
    .select('token_hash')
    .where('membership_id', '=', membershipId)
    .execute();
  // A password that was changed has put another session in its place.
  const own = hashSecret(cookie.replace('vigie_session=', ''));
  if (open.some(({ token_hash }) => token_hash === own)) return cookie;
  return `vigie_session=${(await openSession(store, { membershipId, hours: 12, proof: '', visit: { address: '127.0.0.1', userAgent: '' } })).token}`;
};
