import type { Config } from '#server/platform/config.ts';
import type { Encryption } from '#server/platform/encryption/encryption.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { discover } from './identity-provider.ts';
import { connectionOf, readAdministrators, type SingleSignOnRow } from './settings.ts';

interface Site {
  readonly store: Store;
  readonly config: Config;
  readonly encryption: Encryption;
}

/** How the identity providers stand that are switched on: how many there are, and whose does not answer as it should. */
export const examineProviders = async (site: Site) => {
  const rows = await site.store.selectFrom('single_sign_on').selectAll().where('is_on', '=', 1).execute();
  const locked: number[] = [];
  for (const { organisation_id, is_only, password_user_id } of rows) {
    if (is_only === 0) continue;
    const administrators = await readAdministrators(site.store, organisation_id);
    if (!administrators.some(({ id }) => id === password_user_id)) locked.push(organisation_id);
  }
  const reasons = await Promise.all(rows.map((row) => faultOf(row, site)));
  return {
    count: rows.length,
    failing: rows.flatMap(({ organisation_id }, index) =>
      reasons[index] === undefined ? [] : [{ organisationId: organisation_id, reason: reasons[index] }],
    ),
    /** Organisations whose only way in is the provider: who was to get in without it is none of their administrators any more, or suspended. */
    locked,
  };
};

const faultOf = async (row: SingleSignOnRow, site: Site): Promise<string | undefined> => {
  try {
    await discover(connectionOf(row, site));
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};
