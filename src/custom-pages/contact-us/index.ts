import SupportOutlined from '@mui/icons-material/SupportOutlined';
import { definePage } from '#src/admin/define-page.ts';
import { lazy } from '#src/chunks/lazy.ts';

export const contactUsPage = definePage({
  path: '/contact-us',
  title: 'pages.contactUs',
  layout: 'shell',
  section: 'support',
  icon: SupportOutlined,
  component: lazy(() => import('./ContactUsPage.tsx')),
});

export const contactUsSuccessPage = definePage({
  path: '/contact-us-success',
  title: 'pages.contactUs',
  layout: 'shell',
  component: lazy(() => import('./ContactUsSuccessPage.tsx')),
});
