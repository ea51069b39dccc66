import LockOutlined from '@mui/icons-material/LockOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import { definePage } from '#src/admin/define-page.ts';
import { lazy } from '#src/chunks/lazy.ts';

export const accountPage = definePage({
  path: '/account-information',
  title: 'account.pageTitle',
  layout: 'shell',
  section: 'account',
  icon: PersonOutlined,
  component: lazy(() => import('./AccountPage.tsx')),
});

export const changePasswordPage = definePage({
  path: '/change-password',
  title: 'account.passwordPageTitle',
  layout: 'shell',
  section: 'account',
  icon: LockOutlined,
  component: lazy(() => import('./ChangePasswordPage.tsx')),
});
