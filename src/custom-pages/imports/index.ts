import DriveFolderUploadOutlined from '@mui/icons-material/DriveFolderUploadOutlined';
import { definePage } from '#src/admin/define-page.ts';
import { lazy } from '#src/chunks/lazy.ts';

/** The imports of the organisation, and the way to a new one. */
export const importsPage = definePage({
  path: '/imports',
  title: 'pages.imports',
  layout: 'shell',
  section: 'account',
  icon: DriveFolderUploadOutlined,
  component: lazy(() => import('./ImportsPage.tsx')),
});

/** One of them, from its files to its end. */
export const importPage = definePage({
  path: '/imports/:id',
  title: 'pages.imports',
  layout: 'shell',
  component: lazy(() => import('./ImportPage.tsx')),
});

/** The imports of every organisation, for operators. */
export const operatorImportsPage = definePage({
  path: '/operator/imports',
  title: 'pages.imports',
  layout: 'shell',
  section: 'desk',
  icon: DriveFolderUploadOutlined,
  component: lazy(() => import('./OperatorImportsPage.tsx')),
});

export const operatorImportPage = definePage({
  path: '/operator/imports/:id',
  title: 'pages.imports',
  layout: 'shell',
  component: lazy(() => import('./OperatorImportPage.tsx')),
});
