import MonitorHeartOutlined from '@mui/icons-material/MonitorHeartOutlined';
import { definePage } from '#src/admin/define-page.ts';
import { lazy } from '#src/chunks/lazy.ts';

/** Whether the installation is ready for people, and what the provider says of itself. */
export const systemPage = definePage({
  path: '/operator/system',
  title: 'pages.system',
  layout: 'shell',
  section: 'desk',
  icon: MonitorHeartOutlined,
  component: lazy(() => import('./SystemPage.tsx')),
});
