import { definePage } from '#src/admin/define-page.ts';
import { lazy } from '#src/chunks/lazy.ts';

const signIn = {
  title: 'signIn.pageTitle',
  layout: 'open',
  component: lazy(() => import('./SignInPage.tsx')),
} as const;

export const rootPage = definePage({ path: '/', ...signIn });
export const signInPage = definePage({ path: '/login', ...signIn });

export const forgotPasswordPage = definePage({
  path: '/forgot-password',
  title: 'password.forgotPageTitle',
  layout: 'open',
  component: lazy(() => import('./forgot-password/ForgotPasswordPage.tsx')),
});

export const linkSentPage = definePage({
  path: '/forgot-password-thank-you',
  title: 'password.sentPageTitle',
  layout: 'open',
  component: lazy(() => import('./forgot-password/LinkSentPage.tsx')),
});

export const resetPasswordPage = definePage({
  path: '/reset-password',
  title: 'password.resetPageTitle',
  layout: 'open',
  component: lazy(() => import('./reset-password/ResetPasswordPage.tsx')),
});

export const passwordUpdatedPage = definePage({
  path: '/password-updated',
  title: 'password.updatedPageTitle',
  layout: 'open',
  component: lazy(() => import('./reset-password/PasswordUpdatedPage.tsx')),
});

const verifyEmail = {
  title: 'verification.pageTitle',
  layout: 'open',
  component: lazy(() => import('./verify-email/VerifyEmailPage.tsx')),
} as const;

export const verifyEmailPage = definePage({ path: '/verify-email', ...verifyEmail });
/** The address of the specification, and of links mailed before decision 67: the page takes the token out of it. */
export const specifiedVerifyEmailPage = definePage({ path: '/verify-email/:id/:token', ...verifyEmail });
