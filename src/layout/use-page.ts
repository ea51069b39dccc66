import { matchPath, useLocation } from 'react-router-dom';
import type { Page } from '../admin/define-page.ts';
import { usePages } from '../admin/pages-context.ts';

/** The declaration of the page that is open. */
export const usePage = (): Page | undefined => {
  const { pathname } = useLocation();
  return usePages().find(({ path }) => matchPath(path, pathname));
};
