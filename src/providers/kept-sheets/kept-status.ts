import { useSyncExternalStore } from 'react';
import type { KeptState } from '#src/offline/kept-database.ts';

/** What is going on between this page, this device and the server. */
export interface KeptStatus {
  /** The server cannot be reached, and answers come from this device. */
  readonly isAway: boolean;
  /** The session has run out, and what is kept is read all the same: nothing is asked of the server until somebody signs in. */
  readonly isReopened: boolean;
  /** A newer version of the app waits to take over. */
  readonly isUpdateReady: boolean;
  /** What is kept; undefined for nothing, or until it has been read. */
  readonly kept?: KeptState | undefined;
  /** Sheets or PDFs that are being fetched. */
  readonly progress?: { readonly what: 'sheets' | 'pdfs'; readonly done: number; readonly total: number } | undefined;
  /** Why the last fetching came to nothing: no room, too often, the connection lost, or something else. */
  readonly fault?: 'no-room' | 'later' | 'away' | 'failed' | undefined;
  /** PDFs that the last fetching had still to fetch when it came to nothing. */
  readonly missingPdfs?: number;
  /** When fetching goes on at the latest, where too much was fetched; milliseconds since 1970. */
  readonly goesOnAt?: number | undefined;
  /** Sheets kept without their PDFs, while those cannot be fetched. */
  readonly pdfsLacking?: ReadonlySet<number> | undefined;
}

let status: KeptStatus = {
  isAway: false,
  isReopened: false,
  isUpdateReady: false,
};
const listeners = new Set<() => void>();

/** How far keeping is, at this moment. */
export const getKeptStatus = (): KeptStatus => status;

/** Changes a part of it, and tells every screen that shows it. */
export const setKeptStatus = (changed: Partial<KeptStatus>): void => {
  status = { ...status, ...changed };
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How far keeping is; the component is drawn anew when that changes. On the server nothing is kept. */
export const useKeptStatus = (): KeptStatus => useSyncExternalStore(subscribe, getKeptStatus, getKeptStatus);
