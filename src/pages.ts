import { accountPage, changePasswordPage } from './custom-pages/account/index.ts';
import { contactUsPage, contactUsSuccessPage } from './custom-pages/contact-us/index.ts';
import { createBinderPage, createEbinderPage, createIndexPage } from './custom-pages/documents/index.ts';
import { notAuthorizedPage, notFoundPage } from './custom-pages/errors/index.ts';
import { chemicalInformationPage, sheetDatabasePage } from './custom-pages/hand-off/index.ts';
import { labelToolPage, sheetLabelPage } from './custom-pages/label-tool/index.ts';
import { guidePage, resourcesPage } from './custom-pages/resources/index.ts';
import { sheetAdditionPage, sheetAdditionSuccessPage } from './custom-pages/sds-addition/index.ts';
import { sheetDetailsPage } from './custom-pages/sds-details/index.ts';
import { searchPage } from './custom-pages/search/index.ts';
import type { Page } from './define-page.ts';
import { openPages } from './open-pages.ts';
import { pagesOf } from './resource-views/pages-of.tsx';
import { resources } from './resources.ts';

/** Every page, in the order of the side navigation; those of resources derive from their declarations. */
export const pages: readonly Page[] = [
  ...openPages,
  searchPage,
  sheetDetailsPage,
  createIndexPage,
  createBinderPage,
  createEbinderPage,
  labelToolPage,
  sheetLabelPage,
  resourcesPage,
  guidePage,
  sheetDatabasePage,
  chemicalInformationPage,
  accountPage,
  ...resources.flatMap(pagesOf),
  changePasswordPage,
  sheetAdditionPage,
  sheetAdditionSuccessPage,
  contactUsPage,
  contactUsSuccessPage,
  notAuthorizedPage,
  notFoundPage,
];
