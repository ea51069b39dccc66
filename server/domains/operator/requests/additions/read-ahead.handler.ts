import type { SheetReader } from '#server/domains/reading/reader.ts';
import type { readAhead } from '#server/domains/requests/additions/read-ahead.ts';
import type { JobHandler, JobServices } from '#server/platform/jobs/job.ts';
import { findAddition, readAdditionWork } from './read-work.ts';
import { keepReadiness } from './readiness.ts';

export interface ReadAheadServices extends JobServices {
  readonly reader: SheetReader;
}

/** An addition that is gone by now has nothing to read. */
export const handleReadAhead: JobHandler<typeof readAhead, ReadAheadServices> = async ({ requestId }, services) => {
  const { store } = services;
  if (!(await findAddition(store, requestId))) return;
  await keepReadiness(store, requestId, await readAdditionWork({ ...services, reads: store }, requestId));
};
