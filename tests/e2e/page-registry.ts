import type { Page } from '../../src/define-page.ts';

/** What the app's own modules ask of their browser while they load: the address, and the language of last time. */
const browser = {
  window: { location: { search: '' } },
  localStorage: { getItem: () => null, setItem: () => undefined },
  document: { documentElement: {} },
};

/** The pages the browser app declares, read where there is no browser. */
export const readPages = async (): Promise<readonly Page[]> => {
  // The libraries come first: they would take this for a whole browser.
  await import('react-admin');
  const before = Object.keys(browser).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name, value] of Object.entries(browser))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  try {
    return (await import('../../src/pages.ts')).pages;
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  }
};
