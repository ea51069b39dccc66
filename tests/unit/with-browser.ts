import { vi } from 'vitest';

/** Imitates what a page reads from its browser. */
export const withBrowser = (act: () => void): void => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
  act();
  vi.unstubAllGlobals();
};
