import { comingPages } from './custom-pages/coming/index.ts';
import { notAuthorizedPage, notFoundPage } from './custom-pages/errors/index.ts';
import { chemicalInformationPage, sheetDatabasePage } from './custom-pages/hand-off/index.ts';
import { sheetDetailsPage } from './custom-pages/sds-details/index.ts';
import { searchPage } from './custom-pages/search/index.ts';
import type { Page } from './define-page.ts';
import { openPages } from './open-pages.ts';

/** Every page that is not a resource's, in the order of the side navigation. */
export const pages: readonly Page[] = [
  ...openPages,
  searchPage,
  sheetDetailsPage,
  ...comingPages,
  sheetDatabasePage,
  chemicalInformationPage,
  notAuthorizedPage,
  notFoundPage,
];
