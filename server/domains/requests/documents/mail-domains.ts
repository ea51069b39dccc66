import { isMailAllowed } from '#contract/mail-domains.ts';
import { ApiError } from '#server/platform/errors/api-error.ts';
import type { Database } from '#server/platform/storage/database.ts';

interface Recipients {
  readonly organisationId: number;
  /** Who orders the document; null when they are no more. */
  readonly userId: number | null;
  readonly emails: readonly string[];
}

/** Those of the addresses to which the organisation lets no document be mailed, and the domains to which it does. */
export const findForbiddenAddresses = async (
  db: Database,
  { organisationId, userId, emails }: Recipients,
): Promise<{ forbidden: string[]; domains: string[] }> => {
  const { mail_domains } = await db
    .selectFrom('organisations')
    .select('mail_domains')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  const domains = JSON.parse(mail_domains) as string[];
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

/** One's own address is no way out: whoever ordered a document may open it in the message centre. */
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
    .where('memberships.accepted_at', '!=', '')
    .where('users.shared', '=', 0)
    .where('users.verified_at', '!=', '')
    .executeTakeFirst();
  return person?.email;
};
