import { lazy } from 'react';
import { definePage } from '../../define-page.ts';

export const sheetDetailsPage = definePage({
  path: '/sds-details/isn/:isn',
  title: 'details.pageTitle',
  layout: 'document',
  titlesItself: true,
  component: lazy(() => import('./SheetDetailsPage.tsx')),
});
