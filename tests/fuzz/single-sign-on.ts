import type { Scene } from './scene.ts';

const storeOf = ({ world }: Scene) => world.server.services.store;

/** Single sign-on of an organisation as it is sent to be changed, with a provider that does not answer. */
export const singleSignOnEntry = async (scene: Scene) => {
  const row = await storeOf(scene)
    .selectFrom('single_sign_on')
    .select('version')
    .where('organisation_id', '=', scene.organisation)
    .executeTakeFirst();
  return {
    issuer: 'http://localhost:9',
    client_id: 'fuzz',
    domains: [],
    email_claim: 'email',
    groups_claim: '',
    trusts_addresses: false,
    asks_second_factor: false,
    lets_in_newcomers: false,
    is_only: false,
    password_user: null,
    rules: [],
    version: row?.version ?? 0,
  };
};

/** Such settings, kept. */
export const keepSingleSignOn = async (scene: Scene): Promise<void> => {
  const kept = {
    issuer: 'http://localhost:9',
    client_id: 'fuzz',
    email_claim: 'email',
    groups_claim: '',
    trusts_addresses: 0 as const,
    asks_second_factor: 0 as const,
    lets_in_newcomers: 0 as const,
    is_only: 0 as const,
    password_user_id: null,
  };
  await storeOf(scene)
    .insertInto('single_sign_on')
    .values({ ...kept, organisation_id: scene.organisation })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(kept))
    .execute();
};
