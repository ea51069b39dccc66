import { definePage } from '#src/admin/define-page.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { listOfSheets, movesPath } from '../paths.ts';

/** Older sheets of which a newer version is there, moved together after a look. */
export const sheetMovesPage = definePage({
  path: movesPath(),
  title: 'resources.desk-sheets.titles.list',
  layout: 'shell',
  under: listOfSheets,
  component: lazy(() => import('./MovesPage.tsx')),
});
