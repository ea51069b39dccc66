import { definePage } from '#src/admin/define-page.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { figuresPath, listOfRequests } from '../paths.ts';

/** What came in and ended at the desk, by the day and by who ended it. */
export const deskFiguresPage = definePage({
  path: figuresPath,
  title: 'resources.desk-requests.texts.byDay',
  layout: 'shell',
  under: listOfRequests,
  component: lazy(() => import('./FiguresPage.tsx')),
});
