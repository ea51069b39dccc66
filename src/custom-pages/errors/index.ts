import { definePage } from '#src/admin/define-page.ts';
import { lazy } from '#src/chunks/lazy.ts';

export const notAuthorizedPage = definePage({
  path: '/not-authorize',
  title: 'errorPages.notAuthorizedPageTitle',
  layout: 'shell',
  component: lazy(() => import('./NotAuthorizedPage.tsx')),
});

export const notFoundPage = definePage({
  path: '*',
  title: 'errorPages.notFoundPageTitle',
  layout: 'shell',
  component: lazy(() => import('./NotFoundPage.tsx')),
});
