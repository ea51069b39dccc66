import { definePage } from '#src/define-page.ts';
import { lazy } from '#src/parts/lazy.ts';

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
