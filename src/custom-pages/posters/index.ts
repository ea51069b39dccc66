import CropFree from '@mui/icons-material/CropFree';
import { definePage } from '#src/admin/define-page.ts';
import { lazy } from '#src/chunks/lazy.ts';

/** Which locations a poster opens to whoever scans its code. */
export const postersPage = definePage({
  path: '/posters',
  title: 'pages.posters',
  layout: 'shell',
  section: 'account',
  icon: CropFree,
  component: lazy(() => import('./PostersPage.tsx')),
});
