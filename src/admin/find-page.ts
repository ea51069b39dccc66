import { preloadComponent } from '../chunks/lazy.ts';
import { matchPath } from '../providers/navigation.tsx';
import type { Page } from './define-page.ts';

/** The page at an address, with the `:name` parts of its path. */
export const findPage = (pages: readonly Page[], pathname: string) => {
  for (const page of pages) {
    const params = page.path === '*' ? undefined : matchPath(page.path, pathname);
    if (params) return { page, params };
  }
  return undefined;
};

/** Loads the page at an address ahead of its first drawing. */
export const preloadPage = async (pages: readonly Page[], pathname: string): Promise<void> => {
  const found = findPage(pages, pathname);
  if (found) await preloadComponent(found.page.component);
};
