import { FilesUnavailable } from './files/files-unavailable.ts';
import { EngineUnavailable } from './search/engine/engine-unavailable.ts';
import { StoreUnavailable } from './storage/store-unavailable.ts';

/** Whether something that is asked does not answer at this moment, the database, files or search: what passes by itself. */
export const isAway = (error: unknown): boolean =>
  [StoreUnavailable, FilesUnavailable, EngineUnavailable].some((away) => error instanceof away);
