import AutoStoriesOutlined from '@mui/icons-material/AutoStoriesOutlined';
import FolderZipOutlined from '@mui/icons-material/FolderZipOutlined';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import { definePage } from '#src/admin/define-page.ts';
import { lazy } from '#src/chunks/lazy.ts';

const tool = { layout: 'shell', section: 'tools' } as const;

export const createIndexPage = definePage({
  ...tool,
  path: '/create-index',
  title: 'pages.createIndex',
  icon: FormatListNumbered,
  component: lazy(() => import('./CreateIndexPage.tsx')),
});

export const createBinderPage = definePage({
  ...tool,
  path: '/create-binder',
  title: 'pages.createBinder',
  icon: AutoStoriesOutlined,
  component: lazy(() => import('./CreateBinderPage.tsx')),
});

export const createEbinderPage = definePage({
  ...tool,
  path: '/create-ebinder',
  title: 'pages.createEbinder',
  icon: FolderZipOutlined,
  component: lazy(() => import('./CreateEbinderPage.tsx')),
});
