import { useSyncExternalStore } from 'react';

/** Milliseconds after which a chunk that could not be loaded is requested again. */
const retryDelay = 10_000;

/** Two reloads of the page within this many milliseconds would not help either. */
const reloadInterval = 30_000;
const reloadKey = 'reloadedAt';

/** A chunk that could not be loaded yet. */
interface MissingChunk {
  /** Requests it again; `isAsked` when a person clicked for it. */
  retry: (isAsked: boolean) => void;
}

/** All chunks are there; some are missing; a person has asked for the missing ones. */
type State = 'complete' | 'missing' | 'asking';

const missing = new Set<MissingChunk>();
const listeners = new Set<() => void>();
let state: State = 'complete';
let panels = 0;
let notifyMissing = () => {};

/**
 * Loads a chunk of the app however long it takes: without a connection the page stays as it is, and the chunk comes when there is
 * one. The page is reloaded only when the server has a newer version of the app, without this chunk.
 */
export const loadChunk = async <Chunk>(load: () => Promise<Chunk>): Promise<Chunk> => {
  const own: MissingChunk = { retry: () => {} };
  for (let tries = 1, isAsked = false; ; tries += 1) {
    try {
      const chunk = await load();
      missing.delete(own);
      setState(missing.size > 0 ? 'missing' : 'complete');
      return chunk;
    } catch (error) {
      const answer = await askServer();
      const isNew = !missing.has(own);
      // The connection was gone for a moment.
      if (answer === 'same' && isNew && tries === 1) continue;
      // Some browsers remember that a module failed to load, so a person's retry reloads the page.
      const isReloading = (answer === 'newer' || (answer === 'same' && isAsked)) && reloadOnce();
      if (answer !== 'none' && isNew && !isReloading) throw error;
      isAsked = await waitForRetry(own);
    }
  }
};

/** Requests all missing chunks again. */
export const retryMissing = (): void => {
  setState('asking');
  retryAll(true);
};

export const useChunkState = (): State => useSyncExternalStore(subscribe, () => state);

/** A component on the page says that something is missing, until it calls the function that this returns. */
export const registerMissingPanel = (): (() => void) => {
  panels += 1;
  return () => {
    panels -= 1;
  };
};

/** Retries when the connection is back; `notify` tells of a missing chunk that has no panel on the page. Returns how to stop. */
export const followConnection = (notify: () => void): (() => void) => {
  const retry = () => retryAll(false);
  notifyMissing = notify;
  window.addEventListener('online', retry);
  return () => window.removeEventListener('online', retry);
};

const waitForRetry = (own: MissingChunk): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => own.retry(false), retryDelay);
    own.retry = (isAsked) => {
      clearTimeout(timer);
      resolve(isAsked);
    };
    const isNew = !missing.has(own);
    missing.add(own);
    setState('missing');
    // A dialog or another small part has no panel to say it in.
    if (isNew) setTimeout(() => panels === 0 && missing.has(own) && notifyMissing());
  });

const retryAll = (isAsked: boolean) => {
  for (const { retry } of [...missing]) retry(isAsked);
};

const setState = (next: State) => {
  state = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Which version of the app the server has: none without a connection, the same as this page, or a newer one. */
const askServer = async (): Promise<'none' | 'same' | 'newer'> => {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src') ?? '';
  const answer = await fetch('/', { cache: 'no-store', headers: { Accept: 'text/html' } }).catch(() => undefined);
  if (!answer?.ok) return 'none';
  return (await answer.text().catch(() => '')).includes(`"${entry}"`) ? 'same' : 'newer';
};

/** Reloads the page, unless it was just reloaded; returns whether it does. */
const reloadOnce = (): boolean => {
  const last = Number(sessionStorage.getItem(reloadKey) ?? 0);
  if (Date.now() - last < reloadInterval) return false;
  sessionStorage.setItem(reloadKey, String(Date.now()));
  window.location.reload();
  return true;
};
