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

/** The path of the navigation's entry that is nearest to an address: its page's own, the one that this names, or the one that it lies below. */
export const nearestEntry = (pages: readonly Page[], pathname: string): string | undefined => {
  const at = findPage(pages, pathname)?.page.under ?? pathname;
  return pages.find(({ section, path }) => section && `${at}/`.startsWith(`${path}/`))?.path;
};

/** Loads the page at an address ahead of its first drawing. */
export const preloadPage = async (pages: readonly Page[], pathname: string): Promise<void> => {
  const found = findPage(pages, pathname);
  if (found) await preloadComponent(found.page.component);
};
