import type { AuditEvent } from '#contract/audit.ts';
import type { AuditNotes, AuditScope } from '#server/platform/audit/audit-scope.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import type { Database } from '#server/platform/storage/database.ts';

/**
 * Writes what happened to an account outside any organisation's session into the log of each organisation that it belongs to, so
 * that their administrators find it; once, for none, where it belongs to none or there is no such account.
 */
export const tellOfAccount = async (
  db: Database,
  event: AuditEvent,
  { userId, scope, ...notes }: { userId: number | null; scope?: AuditScope } & Omit<AuditNotes, 'organisationId'>,
): Promise<void> => {
  const memberships =
    userId === null
      ? []
      : await db
          .selectFrom('memberships')
          .select('organisation_id')
          .where('user_id', '=', userId)
          .where('organisation_id', 'is not', null)
          .execute();
  const organisations = [...new Set(memberships.map(({ organisation_id }) => organisation_id))];
  for (const organisationId of organisations.length > 0 ? organisations : [null])
    await writeEntry(db, event, { userId, organisationId, ...notes }, scope);
};
