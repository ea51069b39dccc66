import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { ImportKind } from '#contract/imports/states.ts';
import type { SheetReader } from '#server/domains/reading/reader.ts';
import type { PdfChecker } from '#server/platform/files/pdf/checker.ts';
import { defineJob, type JobServices } from '#server/platform/jobs/job.ts';
import { addJobInTurn } from '#server/platform/jobs/queue.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { isArchive } from './working-folder.ts';

const payload = z.object({ importId: z.number().int() });

/** Does what the state of an import asks for: the dry run, carrying it out, taking it back. A list alone is a matter of seconds. */
export const workOnList = defineJob('import-list', payload, 'medium');

/** Likewise with PDFs, each of which is checked and read: a matter of minutes. */
export const workOnPdfs = defineJob('import-pdfs', payload, 'long');

export interface ImportJobServices extends JobServices {
  readonly pdfs: PdfChecker;
  readonly reader: SheetReader;
}

interface Work {
  readonly id: number;
  readonly organisation_id: number;
  readonly kind: ImportKind;
}

/** Queues the work on an import, in the transaction that changes its state. */
export const queueWork = async (trx: Transaction<Tables>, { id, organisation_id, kind }: Work): Promise<void> => {
  const files = await trx.selectFrom('import_files').select('path').where('import_id', '=', id).limit(2).execute();
  const isListAlone = kind === 'list' && files.length === 1 && !isArchive(files[0]!.path);
  await addJobInTurn(trx, isListAlone ? workOnList : workOnPdfs, { importId: id }, `organisation ${organisation_id}`);
};
