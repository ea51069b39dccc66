import { setTimeout as wait } from 'node:timers/promises';
import { analysis } from '#lib/search-engine/analyzer.ts';
import type { JobContext, JobHandler } from '#server/platform/jobs/job.ts';
import { addJobInTurn } from '#server/platform/jobs/queue.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { findUndrawn, findUnindexed, hasUnindexed, type IndexJobServices, indexAllSections } from './index-sections.ts';
import { indexSections, keepDrawnSections } from './keep-sections.ts';

/** Sheets of one turn: a second or two with their rests, so that who waits in the same lane does not wait long. */
const ofTurn = { files: 40, records: 20 };

export const handleIndexAllSections: JobHandler<typeof indexAllSections, IndexJobServices> = async (
  _payload,
  services,
  turn,
) => {
  const { store } = services;
  for (const hash of await findUnindexed(store, ofTurn.files)) await atLeisure(turn, () => indexFile(store, hash));
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
const drawRecords = async ({ store, documents, log }: IndexJobServices, turn: JobContext): Promise<void> => {
  for (const sheet of await findUndrawn(store, ofTurn.records))
    await atLeisure(turn, async () => {
      const { sections } = await documents.sheetSectionsAtLeisure(sheet).catch((error: unknown) => {
        turn.signal.throwIfAborted();
        log.warn({ err: error, isn: sheet.isn }, 'a sheet could not be drawn from its record');
        return { sections: [] };
      });
      await keepDrawnSections(store, sheet, sections);
    });
};

/** How long it rests after a piece of work, as a multiple of the work’s time: the fuller the machine, the longer both are. */
const rest = 2;

/** A hundred thousand sheets are an hour of work that nobody waits for: those who ask meanwhile have most of the machine. */
const atLeisure = async ({ signal }: JobContext, work: () => Promise<void>): Promise<void> => {
  signal.throwIfAborted();
  const began = performance.now();
  await work();
  await wait((performance.now() - began) * rest, undefined, { signal });
};
