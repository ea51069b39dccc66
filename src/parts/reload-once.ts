const storageKey = 'reloadedAt';

/** Two reloads within this many milliseconds would not help either. */
const patience = 30_000;

/** Loads the page anew, unless that has just been done; whether it does. */
export const reloadOnce = (): boolean => {
  const last = Number(sessionStorage.getItem(storageKey) ?? 0);
  if (Date.now() - last < patience) return false;
  sessionStorage.setItem(storageKey, String(Date.now()));
  window.location.reload();
  return true;
};
