import { definePage } from '#src/admin/define-page.ts';
import { lazy } from '#src/chunks/lazy.ts';

/** The sheets of a location, for whoever scanned the code of its poster. */
export const posterPage = definePage({
  path: '/e/:code',
  title: 'shell.poster',
  layout: 'open',
  keepsNothing: true,
  component: lazy(() => import('./PosterPage.tsx')),
});
