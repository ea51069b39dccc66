import { definePage } from '#src/admin/define-page.ts';
import { lazy } from '#src/chunks/lazy.ts';

/** Two sheets beside each other, the earlier first: versions of one product, or its languages. */
export const comparePage = definePage({
  path: '/sds-details/compare/:before/:after',
  title: 'details.compareTitle',
  layout: 'shell',
  under: '/search',
  component: lazy(() => import('./ComparePage.tsx')),
});
