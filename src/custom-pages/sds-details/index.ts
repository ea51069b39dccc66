import { definePage } from '#src/admin/define-page.ts';
import { lazy } from '#src/chunks/lazy.ts';

export const sheetDetailsPage = definePage({
  path: '/sds-details/isn/:isn',
  title: 'details.pageTitle',
  layout: 'document',
  titlesItself: true,
  component: lazy(() => import('./SheetDetailsPage.tsx')),
});
