import { lazy } from 'react';
import { definePage } from '../../define-page.ts';

const signIn = {
  title: 'signIn.pageTitle',
  layout: 'open',
  component: lazy(() => import('./SignInPage.tsx')),
} as const;

export const rootPage = definePage({ path: '/', ...signIn });
export const signInPage = definePage({ path: '/login', ...signIn });
