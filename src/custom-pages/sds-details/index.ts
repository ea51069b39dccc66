import { definePage } from '#src/define-page.ts';
import { lazy } from '#src/parts/lazy.ts';

export const sheetDetailsPage = definePage({
  path: '/sds-details/isn/:isn',
  title: 'details.pageTitle',
  layout: 'document',
  titlesItself: true,
  component: lazy(() => import('./SheetDetailsPage.tsx')),
});
