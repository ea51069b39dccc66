import DriveFolderUploadOutlined from '@mui/icons-material/DriveFolderUploadOutlined';
import { definePage } from '#src/admin/define-page.ts';
import { lazy } from '#src/chunks/lazy.ts';

const component = lazy(() => import('./OperatorImports.tsx'));

/** The imports of every organisation, for operators. Members do not load what is declared here. */
export const operatorImportsPage = definePage({
  path: '/operator/imports',
  title: 'pages.imports',
  layout: 'shell',
  section: 'desk',
  icon: DriveFolderUploadOutlined,
  component,
});

export const operatorImportPage = definePage({
  path: '/operator/imports/:id',
  title: 'pages.imports',
  layout: 'shell',
  component,
});
