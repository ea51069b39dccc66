import type { Selectable } from 'kysely';
import { z } from 'zod';
import { analysis } from '#lib/search-engine/analyzer.ts';
import type { DocumentService } from '#server/domains/documents/document-service.ts';
import { defineJob, type JobServices } from '#server/platform/jobs/job.ts';
import { addJobOnce } from '#server/platform/jobs/queue.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { SheetTable } from '#server/platform/storage/tables/collection.ts';

/**
 * Puts into the full-text index what is kept and not in it: after an update of Vigie, a restore, or a move; and the sections of
 * sheets whose PDF is made from their record. Some of them, then it queues itself again, as `readAllSections` does.
 */
export const indexAllSections = defineJob('index-sections', z.object({}), 'long');

export interface IndexJobServices extends JobServices {
  readonly documents: DocumentService;
}

/** Queues the work where there is some and none is queued. */
export const queueSectionIndexing = (db: Database): Promise<void> =>
  addJobOnce(db, indexAllSections, {}, () => hasUnindexed(db));

/** Whether anything is left to do. */
export const hasUnindexed = async (db: Database): Promise<boolean> =>
  (await findUnindexed(db, 1)).length > 0 || (await findUndrawn(db, 1)).length > 0;

/** Hashes of PDFs whose sections are not in the index, or were put there under another analysis. */
export const findUnindexed = async (db: Database, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('section_readings')
    .select('file_hash')
    .where('indexed_by', '!=', analysis.version)
    .limit(limit)
    .execute();
  return rows.map(({ file_hash }) => file_hash);
};

/** Sheets that are made from their record and were not drawn as it is now, or under another analysis. */
export const findUndrawn = (db: Database, limit: number): Promise<Selectable<SheetTable>[]> =>
  db
    .selectFrom('sheets')
    .selectAll()
    .where('made_from_record', '=', 1)
    .where('drawn_by', '!=', analysis.version)
    .orderBy('isn')
    .limit(limit)
    .execute();
