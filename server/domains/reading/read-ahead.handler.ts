import type { JobHandler } from '#server/platform/jobs/job.ts';
import { keepReading } from './keep-reading.ts';
import type { ReadAheadServices, readAhead } from './read-ahead.ts';

export const handleReadAhead: JobHandler<typeof readAhead, ReadAheadServices> = async (
  { hash, organisationId: owner },
  { store, files, reader },
) => {
  await keepReading({ store, files, reader, owner }, hash);
};
