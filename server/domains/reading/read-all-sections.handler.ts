import type { JobHandler } from '#server/platform/jobs/job.ts';
import { addJobInTurn } from '#server/platform/jobs/queue.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { keepSectionsOf } from './keep-reading.ts';
import { findUnread, readAllSections, type SectionJobServices } from './read-all-sections.ts';

/** Files of one turn: some seconds of work, so that a binder that waits in the same lane does not wait long. */
const filesOfTurn = 20;

export const handleReadAllSections: JobHandler<typeof readAllSections, SectionJobServices> = async (
  _payload,
  { store, files, reader },
  turn,
) => {
  for (const hash of await findUnread(store, filesOfTurn)) {
    turn.signal.throwIfAborted();
    await keepSectionsOf({ store, files, reader }, hash);
  }
  await inTransaction(store, async (trx) => {
    await turn.finish(trx);
    if ((await findUnread(trx, 1)).length > 0) await addJobInTurn(trx, readAllSections, {}, readAllSections.kind);
  });
};
