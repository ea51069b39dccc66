import Search from '@mui/icons-material/Search';
import { lazy } from 'react';
import { definePage } from '../../define-page.ts';

export const searchPage = definePage({
  path: '/search',
  title: 'search.pageTitle',
  layout: 'workspace',
  section: 'search',
  icon: Search,
  component: lazy(() => import('./SearchPage.tsx')),
});
