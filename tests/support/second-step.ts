import { makeRecoveryCodes } from '#server/domains/accounts/second-factor/recovery-codes.ts';
import type { TestServer } from './test-server.ts';
import type { Visitor } from './visitor.ts';

/** Signs somebody in who has to have a second factor: a passkey is noted that nobody has, and a recovery code shown in its place. */
export const signInWithFactor = async (
  { services: { store } }: TestServer,
  visitor: Visitor,
  { name, password }: { readonly name: string; readonly password?: string },
) => {
  const { id: user_id } = await store
    .selectFrom('users')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  const created_at = new Date().toISOString();
  await store
    .insertInto('passkeys')
    .values({ id: `none-${user_id}`, user_id, public_key: '', counter: 0, transports: '[]', name: 'none', created_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const [code] = await makeRecoveryCodes(store, user_id);
  await visitor.signIn(name, password);
  return visitor.post('/login/second-factor', { code });
};
