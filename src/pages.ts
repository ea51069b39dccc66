import { notAuthorizedPage, notFoundPage } from './custom-pages/errors/index.ts';
import { sheetDetailsPage } from './custom-pages/sds-details/index.ts';
import { searchPage } from './custom-pages/search/index.ts';
import { rootPage, signInPage } from './custom-pages/sign-in/index.ts';
import type { Page } from './define-page.ts';

/** Every page that is not a resource's, in the order of the side navigation. */
export const pages: readonly Page[] = [
  rootPage,
  signInPage,
  searchPage,
  sheetDetailsPage,
  notAuthorizedPage,
  notFoundPage,
];
