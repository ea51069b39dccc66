import type { Page } from '../admin/define-page.ts';
import { pagesOf } from '../admin/Resource.tsx';
import { accountPage, changePasswordPage } from '../custom-pages/account/index.ts';
import { apiTokensPage } from '../custom-pages/api-tokens/index.ts';
import { notAuthorizedPage, notFoundPage } from '../custom-pages/errors/index.ts';
import { secondFactorPage } from '../custom-pages/second-factor/index.ts';
import { deskSingleSignOnPage } from '../custom-pages/single-sign-on/index.ts';
import { systemPage } from '../custom-pages/system/index.ts';
import { deskResources } from './desk-resources.ts';
import { openPages } from './open-pages.ts';

/** Every page of the operators, below `/operator`, in the order of the side navigation. */
export const deskPages: readonly Page[] = [
  ...openPages,
  ...deskResources.flatMap(pagesOf),
  deskSingleSignOnPage,
  systemPage,
  accountPage,
  changePasswordPage,
  secondFactorPage,
  apiTokensPage,
  notAuthorizedPage,
  notFoundPage,
];
