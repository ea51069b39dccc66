import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import { definePage } from '#src/admin/define-page.ts';
import { lazy } from '#src/chunks/lazy.ts';

/** What the collection says as a whole, each figure open to its sheets. */
export const overviewPage = definePage({
  path: '/overview',
  title: 'pages.overview',
  layout: 'shell',
  section: 'tools',
  icon: InsightsOutlined,
  component: lazy(() => import('./OverviewPage.tsx')),
});
