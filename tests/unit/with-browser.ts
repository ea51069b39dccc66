import { vi } from 'vitest';

/** Does what a page also tells its browser, where there is none. */
export const withBrowser = (act: () => void): void => {
  vi.stubGlobal('localStorage', { setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
  act();
  vi.unstubAllGlobals();
};
