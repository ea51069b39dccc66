import { domainOf, toMailDomain } from '#contract/mail-domains.ts';
import type { Database } from '#server/platform/storage/database.ts';

/**
 * Whether nobody but this organisation has a say in an account so far: it has no password, and no membership elsewhere was accepted.
 * An invitation that waits elsewhere opens nothing, and takes this organisation nothing.
 */
export const isNobodyElses = async (db: Database, userId: number, organisationId: number): Promise<boolean> => {
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return password_hash === '' && !(await isAcceptedElsewhere(db, userId, organisationId));
};

/** Whether somebody has accepted to belong to another organisation, or to the operators. */
export const isAcceptedElsewhere = async (db: Database, userId: number, organisationId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('memberships')
    .select('id')
    .where('user_id', '=', userId)
    .where('accepted_at', '!=', '')
    .where((eb) => eb.or([eb('organisation_id', 'is', null), eb('organisation_id', '!=', organisationId)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * Whether somebody who was made a member is let in by the organisation's identity provider without accepting anything by mail: it is
 * switched on, the address is of one of its domains, and the account is nobody else's.
 */
export const comesByProvider = async (
  db: Database,
  organisationId: number,
  { id, email }: { readonly id: number; readonly email: string },
): Promise<boolean> => {
  return (await hasProviderFor(db, organisationId, email)) && (await isNobodyElses(db, id, organisationId));
};

/** Whether people with that address sign in at the organisation's identity provider. */
export const hasProviderFor = async (db: Database, organisationId: number, email: string): Promise<boolean> => {
  const row = await db
    .selectFrom('single_sign_on_domains')
    .innerJoin('single_sign_on', 'single_sign_on.organisation_id', 'single_sign_on_domains.organisation_id')
    .select('single_sign_on.organisation_id')
    .where('single_sign_on.organisation_id', '=', organisationId)
    .where('single_sign_on.is_on', '=', 1)
    .where('single_sign_on_domains.domain', '=', toMailDomain(domainOf(email)) ?? '')
    .executeTakeFirst();
  return row !== undefined;
};
