import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { definePage } from '#src/admin/define-page.ts';
import { lazy } from '#src/chunks/lazy.ts';

/** What this device keeps to be read without a network. */
export const keptSheetsPage = definePage({
  path: '/tools/offline',
  title: 'pages.keptSheets',
  layout: 'shell',
  section: 'tools',
  icon: FileDownloadOutlined,
  component: lazy(() => import('./KeptSheetsPage.tsx')),
});
