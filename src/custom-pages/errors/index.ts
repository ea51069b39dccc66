import { lazy } from 'react';
import { definePage } from '../../define-page.ts';

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
