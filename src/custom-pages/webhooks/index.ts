import CallMadeOutlined from '@mui/icons-material/CallMadeOutlined';
import { definePage } from '#src/admin/define-page.ts';
import { lazy } from '#src/chunks/lazy.ts';

/** Addresses of other programs that are told what happens in the organisation. */
export const webhooksPage = definePage({
  path: '/webhooks',
  title: 'pages.webhooks',
  layout: 'shell',
  section: 'account',
  icon: CallMadeOutlined,
  component: lazy(() => import('./WebhooksPage.tsx')),
});
