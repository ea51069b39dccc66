import { z } from 'zod';
import { sectionRules } from '#lib/sheet-reader/sections/read-sections.ts';
import { defineJob, type JobServices } from '#server/platform/jobs/job.ts';
import { addJobOnce } from '#server/platform/jobs/queue.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { SheetReader } from './reader.ts';

/**
 * Reads the sections of stored PDFs that have none yet, or were read by other rules: some of them, then queues itself behind
 * whoever else waits in its lane. Killed anywhere, it goes on with the first file that has none.
 */
export const readAllSections = defineJob('read-sections', z.object({}), 'long');

export interface SectionJobServices extends JobServices {
  readonly reader: SheetReader;
}

/** Queues the reading where there is something to read and none is queued. */
export const queueSectionReading = (db: Database): Promise<void> =>
  addJobOnce(db, readAllSections, {}, async () => (await findUnread(db, 1)).length > 0);

/**
 * Hashes of PDFs of sheets that have not been read by the rules of today; what is made from a record needs no reading. A failure is
 * tried again after a day: a machine that was too busy fails as a broken file does.
 */
export const findUnread = async (db: Database, limit: number, now = new Date()): Promise<string[]> => {
  const rows = await db
    .selectFrom('sheets')
    .select('file_hash')
    .distinct()
    .where('file_hash', '!=', '')
    .where('made_from_record', '=', 0)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('section_readings')
            .select('rules')
            .whereRef('section_readings.file_hash', '=', 'sheets.file_hash')
            .where('rules', '=', sectionRules)
            .where((kept) => kept.or([kept('outcome', '!=', 'failed'), kept('created_at', '>', aDayAgo(now))])),
        ),
      ),
    )
    .limit(limit)
    .execute();
  return rows.map(({ file_hash }) => file_hash);
};

const aDayAgo = (now: Date): string => new Date(now.getTime() - 86_400_000).toISOString();
