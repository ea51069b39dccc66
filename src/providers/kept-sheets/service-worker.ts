import { followOpened } from '../opened-sheets.ts';
import { setKeptStatus } from './kept-status.ts';

/** Milliseconds between two looks for a newer version. */
const lookAgain = 3_600_000;

let started: Promise<ServiceWorkerRegistration | undefined> | undefined;

/** Has the browser keep the app itself, and tells when there is a newer version of it. Nothing where browsers keep nothing. */
export const startServiceWorker = (): Promise<ServiceWorkerRegistration | undefined> => {
  started ??= register().catch(() => {
    // The network may have gone meanwhile; the next one to ask tries again.
    started = undefined;
    return undefined;
  });
  return started;
};

/**
 * Done once the browser has the app itself, so that it opens without a network. Done too where it cannot have it: what else is kept is read on
 * the pages that are open.
 */
export const appKept = async (): Promise<void> => {
  const registration = await startServiceWorker();
  const coming = registration?.installing ?? registration?.waiting;
  if (!coming || registration?.active) return;
  await new Promise<void>((resolve) => {
    coming.addEventListener('statechange', () => {
      // Half an app is none, and the browser drops it: whoever asks next begins anew.
      if (coming.state === 'redundant') started = undefined;
      if (coming.state === 'activated' || coming.state === 'redundant') resolve();
    });
  });
};

const register = async (): Promise<ServiceWorkerRegistration | undefined> => {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return undefined;
  followOpened();
  if (!navigator.onLine) await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  const registration = await serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' });
  const tell = () => setKeptStatus({ isUpdateReady: registration.waiting !== null });
  const follow = (coming: ServiceWorker | null) => coming?.addEventListener('statechange', tell);
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  tell();
  const look = () => void registration.update().catch(() => undefined);
  setInterval(look, lookAgain);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
  return registration;
};

/** Loads the page in the newer version; other tabs go on as they are. */
export const takeUpdate = async (): Promise<void> => {
  const registration = await startServiceWorker();
  const { keepTyped } = await import('./typed-drafts.ts');
  await keepTyped();
  const reload = () => {
    // What is typed has been kept: nobody needs to be asked.
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
    window.location.reload();
  };
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  if (registration?.waiting) registration.waiting.postMessage('take-over');
  else reload();
};
