import Search from '@mui/icons-material/Search';
import { definePage } from '#src/define-page.ts';
import { lazy } from '#src/parts/lazy.ts';

export const searchPage = definePage({
  path: '/search',
  title: 'search.pageTitle',
  layout: 'workspace',
  section: 'search',
  icon: Search,
  component: lazy(() => import('./SearchPage.tsx')),
});
