import type { Page } from '../../src/define-page.ts';

/** What the browser app asks its browser for while it loads: the address, and the language of last time. */
const browser = {
  window: { location: { search: '' } },
  localStorage: { getItem: () => null, setItem: () => undefined },
  document: { documentElement: {} },
};

/** The pages the browser app declares, read where there is no browser. */
export const readPages = async (): Promise<readonly Page[]> => {
  Object.assign(globalThis, browser);
  try {
    return (await import('../../src/pages.ts')).pages;
  } finally {
    for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name);
  }
};
