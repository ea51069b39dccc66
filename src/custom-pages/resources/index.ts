import LibraryBooksOutlined from '@mui/icons-material/LibraryBooksOutlined';
import { definePage } from '#src/define-page.ts';
import { lazy } from '#src/parts/lazy.ts';

export const resourcesPage = definePage({
  path: '/resources',
  title: 'guides.pageTitle',
  layout: 'shell',
  section: 'resources',
  opensNewTab: true,
  icon: LibraryBooksOutlined,
  component: lazy(() => import('./ResourcesPage.tsx')),
});

export const guidePage = definePage({
  path: '/resources/guides/:name',
  title: 'guides.guidePageTitle',
  titlesItself: true,
  layout: 'shell',
  component: lazy(() => import('./GuidePage.tsx')),
});
