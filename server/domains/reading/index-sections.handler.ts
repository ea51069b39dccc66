import { analysis } from '#lib/search-engine/analyzer.ts';
import type { JobContext, JobHandler } from '#server/platform/jobs/job.ts';
import { addJobInTurn } from '#server/platform/jobs/queue.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { findUndrawn, findUnindexed, hasUnindexed, type IndexJobServices, indexAllSections } from './index-sections.ts';
import { indexSections, keepDrawnSections } from './keep-sections.ts';

/** Sheets of one turn: a second or two of work, so that who waits in the same lane does not wait long. */
const ofTurn = { files: 100, records: 20 };

export const handleIndexAllSections: JobHandler<typeof indexAllSections, IndexJobServices> = async (
  _payload,
  services,
  turn,
) => {
  const { store } = services;
  for (const hash of await findUnindexed(store, ofTurn.files)) {
    turn.signal.throwIfAborted();
    await indexFile(store, hash);
  }
  await drawRecords(services, turn);
  await inTransaction(store, async (trx) => {
    await turn.finish(trx);
    if (await hasUnindexed(trx)) await addJobInTurn(trx, indexAllSections, {}, indexAllSections.kind);
  });
};

const indexFile = (store: Store, hash: string): Promise<void> =>
  inTransaction(store, async (trx) => {
    const sections = await trx
      .selectFrom('sheet_sections')
      .select(['id', 'text'])
      .where('file_hash', '=', hash)
      .execute();
    await indexSections(trx, sections);
    await trx
      .updateTable('section_readings')
      .set({ indexed_by: analysis.version })
      .where('file_hash', '=', hash)
      .execute();
  });

/** A record that cannot be drawn has no text, and does not keep the others from theirs. */
const drawRecords = async ({ store, documents, log }: IndexJobServices, { signal }: JobContext): Promise<void> => {
  for (const sheet of await findUndrawn(store, ofTurn.records)) {
    signal.throwIfAborted();
    const { sections } = await documents.sheetSections(sheet).catch((error: unknown) => {
      signal.throwIfAborted();
      log.warn({ err: error, isn: sheet.isn }, 'a sheet could not be drawn from its record');
      return { sections: [] };
    });
    await keepDrawnSections(store, sheet, sections);
  }
};
