import Search from '@mui/icons-material/Search';
import { definePage } from '#src/admin/define-page.ts';
import { lazy } from '#src/chunks/lazy.ts';

export const searchPage = definePage({
  path: '/search',
  title: 'search.pageTitle',
  layout: 'workspace',
  section: 'search',
  icon: Search,
  component: lazy(() => import('./SearchPage.tsx')),
});
