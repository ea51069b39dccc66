import type { Page } from '../admin/define-page.ts';
import { posterPage } from '../custom-pages/poster/index.ts';
import { privacyPage } from '../custom-pages/privacy/index.ts';
import { setupPage } from '../custom-pages/setup/index.ts';
import {
  forgotPasswordPage,
  linkSentPage,
  passwordUpdatedPage,
  resetPasswordPage,
  rootPage,
  signInPage,
  specifiedVerifyEmailPage,
  verifyEmailPage,
} from '../custom-pages/sign-in/index.ts';

/** Pages that need no session. They have a registry of their own, so that sign-in does not load the rest. */
export const openPages: readonly Page[] = [
  rootPage,
  signInPage,
  forgotPasswordPage,
  linkSentPage,
  resetPasswordPage,
  passwordUpdatedPage,
  verifyEmailPage,
  specifiedVerifyEmailPage,
  setupPage,
  privacyPage,
  posterPage,
];
