import { isMailAllowed } from '#contract/mail-domains.ts';
import { isOpenMembership } from '#server/domains/accounts/accounts.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { ApiError, apiError } from '#server/platform/errors/api-error.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';

interface Named {
  readonly mail_domains: string[];
  readonly version: number;
}

/** The domains that an organisation names; none: everywhere. */
export const readMailDomains = async (db: Database, organisationId: number): Promise<Named> => {
  const { mail_domains, version } = await db
    .selectFrom('organisations')
    .select(['mail_domains', 'version'])
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return { mail_domains: JSON.parse(mail_domains) as string[], version };
};

/** Saves the domains. Throws `record.changed` when somebody else, an operator for example, changed the organisation meanwhile. */
export const saveMailDomains = (
  store: Store,
  { organisationId }: Pick<Session, 'organisationId'>,
  { mail_domains, version }: Named,
): Promise<Named> =>
  inTransaction(store, async (trx) => {
    const changed = await trx
      .updateTable('organisations')
      .set((eb) => ({ mail_domains: JSON.stringify([...new Set(mail_domains)]), version: eb('version', '+', 1) }))
      .where('id', '=', organisationId)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw apiError('record.changed');
    await writeEntry(trx, 'organisation-changed', { record: organisationId, details: { fields: ['mail_domains'] } });
    return readMailDomains(trx, organisationId);
  });

interface Recipients {
  readonly organisationId: number;
  /** The person who ordered the document; null when the account is deleted. */
  readonly userId: number | null;
  readonly emails: readonly string[];
}

/** Those of the addresses to which the organisation lets no document be mailed, and the domains to which it does. */
export const findForbiddenAddresses = async (
  db: Database,
  { organisationId, userId, emails }: Recipients,
): Promise<{ forbidden: string[]; domains: string[] }> => {
  const { mail_domains: domains } = await readMailDomains(db, organisationId);
  const others = emails.filter((email) => !isMailAllowed(domains, email));
  if (others.length === 0) return { forbidden: [], domains };
  const own = userId === null ? undefined : await ownAddress(db, { organisationId, userId });
  return { forbidden: others.filter((email) => email !== own), domains };
};

/** Throws `document.mail_domain` at the field of each address to which the organisation lets no document be mailed. */
export const refuseForbiddenAddresses = async (
  db: Database,
  { pointerOf, ...recipients }: Recipients & { readonly pointerOf: (index: number) => string },
): Promise<void> => {
  const { forbidden, domains } = await findForbiddenAddresses(db, recipients);
  const [first, ...rest] = forbidden.map((email) => ({
    code: 'document.mail_domain' as const,
    params: { domains: domains.join(', ') },
    source: { pointer: pointerOf(recipients.emails.indexOf(email)) },
  }));
  if (first) throw new ApiError(first, ...rest);
};

/** The requester's own address is no loophole: the person who ordered a document may open it in the message centre. */
const ownAddress = async (
  db: Database,
  { organisationId, userId }: { readonly organisationId: number; readonly userId: number },
): Promise<string | undefined> => {
  const person = await db
    .selectFrom('users')
    .innerJoin('memberships', 'memberships.user_id', 'users.id')
    .select('users.email')
    .where('users.id', '=', userId)
    .where('memberships.organisation_id', '=', organisationId)
    .where(isOpenMembership())
    .where('users.shared', '=', 0)
    .where('users.verified_at', '!=', '')
    .executeTakeFirst();
  return person?.email;
};
