import KeyOutlined from '@mui/icons-material/KeyOutlined';
import { definePage } from '#src/admin/define-page.ts';
import { lazy } from '#src/chunks/lazy.ts';

/** How people of the organisation sign in at its identity provider. */
export const singleSignOnPage = definePage({
  path: '/single-sign-on',
  title: 'pages.singleSignOn',
  layout: 'shell',
  section: 'account',
  icon: KeyOutlined,
  component: lazy(() => import('./SingleSignOnPage.tsx')),
});

/** The same of any organisation, for operators. */
export const operatorSingleSignOnPage = definePage({
  path: '/operator/single-sign-on/:id',
  title: 'pages.singleSignOn',
  layout: 'shell',
  under: '/operator/organisations',
  component: lazy(() => import('./OperatorSingleSignOnPage.tsx')),
});
