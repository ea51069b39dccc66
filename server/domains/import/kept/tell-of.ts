import type { Selectable, Transaction } from 'kysely';
import type { AuditEvent } from '#contract/audit.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import type { ImportTable } from '#server/platform/storage/tables/imports.ts';
import type { Tables } from '#server/platform/storage/tables.ts';

type ImportEvent = Extract<AuditEvent, 'import-started' | 'import-take-back-asked' | 'import-taken-back'>;

/** Writes into the audit log what happened to an import, in the transaction in which it happens. */
export const tellOf = (
  trx: Transaction<Tables>,
  event: ImportEvent,
  { id, organisation_id: organisationId }: Pick<Selectable<ImportTable>, 'id' | 'organisation_id'>,
): Promise<void> => writeEntry(trx, event, { organisationId, record: id, details: { import: id } });
