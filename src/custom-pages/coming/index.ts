import AutoStoriesOutlined from '@mui/icons-material/AutoStoriesOutlined';
import FolderZipOutlined from '@mui/icons-material/FolderZipOutlined';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import MailOutlined from '@mui/icons-material/MailOutlined';
import SupportOutlined from '@mui/icons-material/SupportOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { lazy } from 'react';
import { definePage, type Page } from '../../define-page.ts';

const shared = { layout: 'shell', component: lazy(() => import('./NotOpenYetPage.tsx')) } as const;

/** Screens of the specification whose content is still to be made: titled, guarded, and where they belong in the menu. */
export const comingPages: readonly Page[] = [
  definePage({
    path: '/create-index',
    title: 'pages.createIndex',
    section: 'tools',
    icon: FormatListNumbered,
    ...shared,
  }),
  definePage({
    path: '/create-ebinder',
    title: 'pages.createEbinder',
    section: 'tools',
    icon: FolderZipOutlined,
    ...shared,
  }),
  definePage({
    path: '/create-binder',
    title: 'pages.createBinder',
    section: 'tools',
    icon: AutoStoriesOutlined,
    ...shared,
  }),
  definePage({
    path: '/message-centre',
    title: 'pages.messageCentre',
    section: 'messages',
    icon: MailOutlined,
    ...shared,
  }),
  definePage({
    path: '/sds-addition',
    title: 'pages.sdsAddition',
    section: 'support',
    icon: UploadFileOutlined,
    ...shared,
  }),
  definePage({ path: '/contact-us', title: 'pages.contactUs', section: 'support', icon: SupportOutlined, ...shared }),
  definePage({ path: '/sds-addition-success', title: 'pages.sdsAddition', ...shared }),
  definePage({ path: '/contact-us-success', title: 'pages.contactUs', ...shared }),
];
