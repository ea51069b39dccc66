import DriveFolderUploadOutlined from '@mui/icons-material/DriveFolderUploadOutlined';
import { definePage } from '#src/admin/define-page.ts';
import { lazy } from '#src/chunks/lazy.ts';

const component = lazy(() => import('./OwnImports.tsx'));

/** The imports of the organisation, and the way to a new one. */
export const importsPage = definePage({
  path: '/imports',
  title: 'pages.imports',
  layout: 'shell',
  section: 'account',
  icon: DriveFolderUploadOutlined,
  component,
});

/** One of them, from its files to its end. */
export const importPage = definePage({ path: '/imports/:id', title: 'pages.imports', layout: 'shell', component });
