import { people, type TestServer } from '#tests/support/test-server.ts';
import { type Caller, signedInCaller } from './operator-caller.ts';

interface Second {
  readonly first_name: string;
  readonly suspended_at?: string;
  readonly accepted_at?: string;
}

/** Another operator, who signs in with the demo's password; the number. */
export const putOperator = async (
  { services: { store } }: TestServer,
  { first_name, accepted_at = '2026-01-01T00:00:00.000Z', suspended_at = '' }: Second,
): Promise<{ id: number; name: string }> => {
  const { id: _, ...like } = await store
    .selectFrom('users')
    .selectAll()
    .where('name', '=', people.operator)
    .executeTakeFirstOrThrow();
  const name = `${first_name.toLowerCase()}@vigie.example`;
  const { id } = await store
    .insertInto('users')
    .values({ ...like, name, email: name, first_name, last_name: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await store
    .insertInto('memberships')
    .values({ user_id: id, organisation_id: null, role: 'operator', accepted_at, suspended_at })
    .execute();
  return { id, name };
};

/** Another operator, signed in. */
export const secondOperator = async (server: TestServer, first_name: string): Promise<{ id: number; call: Caller }> => {
  const { id, name } = await putOperator(server, { first_name });
  return { id, call: await signedInCaller(server, name) };
};
