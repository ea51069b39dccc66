import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import { definePage } from '#src/admin/define-page.ts';
import { lazy } from '#src/chunks/lazy.ts';

/** The domains to which documents of the organisation may be mailed. */
export const mailDomainsPage = definePage({
  path: '/mail-domains',
  title: 'pages.mailDomains',
  layout: 'shell',
  section: 'account',
  icon: ForwardToInboxOutlined,
  component: lazy(() => import('./MailDomainsPage.tsx')),
});
