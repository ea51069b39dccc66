import { useSyncExternalStore } from 'react';
import { askServer } from './ask-server.ts';
import { reloadOnce } from './reload-once.ts';

/** Milliseconds after which a part that could not be loaded is asked for again by itself. */
const patience = 10_000;

/** A part that could not be loaded, until it is there. */
interface Missing {
  /** Asks for it anew; `isAsked` where a person wants it. */
  retry: (isAsked: boolean) => void;
}

/** Nothing is missing; something is; a person has asked for it again. */
type State = 'whole' | 'missing' | 'asking';

const missing = new Set<Missing>();
const listeners = new Set<() => void>();
let state: State = 'whole';
let panels = 0;
let sayMissing = () => {};

/**
 * Loads a part of the app however long it takes: without a connection what is on the page stays, and the part comes once
 * there is one. The page is loaded anew only where the part has gone from the server with an older version.
 */
export const loadPart = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  const own: Missing = { retry: () => {} };
  for (let tries = 1, isAsked = false; ; tries += 1) {
    try {
      const part = await load();
      missing.delete(own);
      change(missing.size > 0 ? 'missing' : 'whole');
      return part;
    } catch (error) {
      const answer = await askServer();
      const isNew = !missing.has(own);
      // The connection was gone for a moment.
      if (answer === 'same' && isNew && tries === 1) continue;
      // Some browsers remember that a part did not come: who asks again gets the page anew.
      const isReloading = (answer === 'newer' || (answer === 'same' && isAsked)) && reloadOnce();
      if (answer !== 'none' && isNew && !isReloading) throw error;
      isAsked = await untilWorthAsking(own);
    }
  }
};

/** Asks for everything that is missing again. */
export const askAgain = (): void => {
  change('asking');
  retryAll(true);
};

export const useMissingParts = (): State => useSyncExternalStore(subscribe, () => state);

/** For what says on the page that something is missing, until what is returned is called. */
export const standForMissing = (): (() => void) => {
  panels += 1;
  return () => {
    panels -= 1;
  };
};

const untilWorthAsking = (own: Missing): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => own.retry(false), patience);
    own.retry = (isAsked) => {
      clearTimeout(timer);
      resolve(isAsked);
    };
    const isNew = !missing.has(own);
    missing.add(own);
    change('missing');
    // A dialog or another small thing has no place of its own to say it in.
    if (isNew) setTimeout(() => panels === 0 && missing.has(own) && sayMissing());
  });

const retryAll = (isAsked: boolean) => {
  for (const { retry } of [...missing]) retry(isAsked);
};

const change = (next: State) => {
  state = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Parts come by themselves when the connection is back; `say` tells of one that has no place on the page to be missed in. */
export const followConnection = (say: () => void): void => {
  sayMissing = say;
  window.addEventListener('online', () => retryAll(false));
};
