import VpnKeyOutlined from '@mui/icons-material/VpnKeyOutlined';
import { definePage } from '#src/admin/define-page.ts';
import { lazy } from '#src/chunks/lazy.ts';

/** One's own passkeys, authenticator app and recovery codes. */
export const secondFactorPage = definePage({
  path: '/second-factor',
  title: 'pages.secondFactor',
  layout: 'shell',
  section: 'account',
  icon: VpnKeyOutlined,
  component: lazy(() => import('./SecondFactorPage.tsx')),
});
