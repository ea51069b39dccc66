import PhonelinkLockOutlined from '@mui/icons-material/PhonelinkLockOutlined';
import { definePage } from '#src/admin/define-page.ts';
import { lazy } from '#src/chunks/lazy.ts';

/** One's own passkeys, authenticator app and recovery codes. */
export const secondFactorPage = definePage({
  path: '/second-factor',
  title: 'pages.secondFactor',
  layout: 'shell',
  section: 'account',
  icon: PhonelinkLockOutlined,
  component: lazy(() => import('./SecondFactorPage.tsx')),
});
