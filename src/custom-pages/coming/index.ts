import AutoStoriesOutlined from '@mui/icons-material/AutoStoriesOutlined';
import FolderZipOutlined from '@mui/icons-material/FolderZipOutlined';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import LibraryBooksOutlined from '@mui/icons-material/LibraryBooksOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
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
    path: '/resources',
    title: 'pages.resources',
    section: 'resources',
    opensNewTab: true,
    icon: LibraryBooksOutlined,
    ...shared,
  }),
  definePage({
    path: '/account-information',
    title: 'pages.accountInformation',
    section: 'account',
    icon: PersonOutlined,
    ...shared,
  }),
  definePage({ path: '/manage-users', title: 'pages.manageUsers', section: 'account', icon: GroupOutlined, ...shared }),
  definePage({
    path: '/change-password',
    title: 'pages.changePassword',
    section: 'account',
    icon: LockOutlined,
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
  definePage({ path: '/add-user', title: 'pages.addUser', ...shared }),
  definePage({ path: '/edit-user/:id', title: 'pages.editUser', ...shared }),
  definePage({ path: '/sds-addition-success', title: 'pages.sdsAddition', ...shared }),
  definePage({ path: '/contact-us-success', title: 'pages.contactUs', ...shared }),
];
