const storageKey = 'reloadedAt';

/** Two reloads within this many milliseconds would not help either. */
const patience = 30_000;

/** A part of the app that is gone from the server, because a newer version took its place, is mended by loading the page anew. */
export const reloadAfterUpdate = (): void => {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(storageKey) ?? 0);
    if (Date.now() - last < patience) return;
    event.preventDefault();
    sessionStorage.setItem(storageKey, String(Date.now()));
    window.location.reload();
  });
};
