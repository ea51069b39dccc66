import LibraryBooksOutlined from '@mui/icons-material/LibraryBooksOutlined';
import { definePage } from '#src/admin/define-page.ts';
import { lazy } from '#src/chunks/lazy.ts';

export const helpPage = definePage({
  path: '/resources',
  title: 'guides.pageTitle',
  layout: 'shell',
  section: 'resources',
  opensNewTab: true,
  icon: LibraryBooksOutlined,
  component: lazy(() => import('./HelpPage.tsx')),
});

export const guidePage = definePage({
  path: '/resources/guides/:name',
  title: 'guides.guidePageTitle',
  titlesItself: true,
  layout: 'shell',
  component: lazy(() => import('./GuidePage.tsx')),
});
