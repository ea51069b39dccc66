import type { Page } from '#src/admin/define-page.ts';
import type { ResourceDeclaration } from '#src/admin/define-resource.ts';

/** What the app's own modules ask of their browser while they load: the address, and the language of last time. */
const browser = {
  window: { location: { search: '' } },
  localStorage: { getItem: () => null, setItem: () => undefined },
  document: { documentElement: {} },
};

interface Registries {
  /** Of members, open pages among them. */
  readonly pages: readonly Page[];
  /** Of the provider's staff. */
  readonly deskPages: readonly Page[];
  readonly openPages: readonly Page[];
  readonly resources: readonly ResourceDeclaration[];
}

/** What the browser app declares, read where there is no browser. */
export const readRegistries = async (): Promise<Registries> => {
  // The libraries come first: they would take this for a whole browser.
  await import('react-admin');
  const before = Object.keys(browser).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name, value] of Object.entries(browser))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  try {
    const [{ pages }, { deskPages }, { openPages }, members, desk] = await Promise.all([
      import('#src/app/pages.ts'),
      import('#src/app/desk-pages.ts'),
      import('#src/app/open-pages.ts'),
      import('#src/app/resources.ts'),
      import('#src/app/desk-resources.ts'),
    ]);
    return { pages, deskPages, openPages, resources: [...members.resources, ...desk.deskResources] };
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  }
};
