import { definePage } from '#src/admin/define-page.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { listOfRequests, readyPath } from '../paths.ts';

/** Additions of which everything was read for certain, confirmed together after a look. */
export const readyAdditionsPage = definePage({
  path: readyPath,
  title: 'resources.desk-requests.titles.list',
  layout: 'shell',
  under: listOfRequests,
  component: lazy(() => import('./ReadyPage.tsx')),
});
