import type { Database } from '#server/platform/storage/database.ts';

/** Milliseconds between two notes of how far a document is. */
const interval = 1000;

/**
 * Notes how far a document is, now and then: half of the way each sheet is made ready, the other half it is written. It never
 * fails: a note that is missed is followed by another.
 */
export const reportProgress = (db: Database, requestId: number, count: number) => {
  let done = 0;
  let noted = 0;
  const note = async () => {
    if (done === noted) return;
    noted = done;
    await db.updateTable('requests').set({ progress: noted }).where('id', '=', requestId).execute();
  };
  const timer = setInterval(() => void note().catch(() => undefined), interval);
  return {
    ready: (sheets: number) => {
      done = Math.floor(sheets / 2);
    },
    made: (sheets: number) => {
      done = Math.floor((count + sheets) / 2);
    },
    /** For a document whose sheets need not be made ready. */
    both: (sheets: number) => {
      done = sheets;
    },
    end: () => clearInterval(timer),
  };
};
