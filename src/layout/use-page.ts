import { matchPath, useLocation } from 'react-router-dom';
import type { Page } from '../define-page.ts';
import { pages } from '../pages.ts';

/** The declaration of the page that is open. */
export const usePage = (): Page | undefined => {
  const { pathname } = useLocation();
  return pages.find(({ path }) => matchPath(path, pathname));
};
