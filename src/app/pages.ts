import type { Page } from '../admin/define-page.ts';
import { pagesOfResource } from '../admin/Resource.tsx';
import { accountPage, changePasswordPage } from '../custom-pages/account/index.ts';
import { apiTokensPage } from '../custom-pages/api-tokens/index.ts';
import { contactUsPage, contactUsSuccessPage } from '../custom-pages/contact-us/index.ts';
import { createBinderPage, createEbinderPage, createIndexPage } from '../custom-pages/documents/index.ts';
import { notAuthorizedPage, notFoundPage } from '../custom-pages/errors/index.ts';
import { chemicalInformationPage, sheetDatabasePage } from '../custom-pages/external-links/index.ts';
import { guidePage, helpPage } from '../custom-pages/help/index.ts';
import { importPage, importsPage } from '../custom-pages/imports/index.ts';
import { keptSheetsPage } from '../custom-pages/kept-sheets/index.ts';
import { labelToolPage, sheetLabelPage } from '../custom-pages/label-tool/index.ts';
import { mailDomainsPage } from '../custom-pages/mail-domains/index.ts';
import { overviewPage } from '../custom-pages/overview/index.ts';
import { storagePage } from '../custom-pages/overview/storage/index.ts';
import { postersPage } from '../custom-pages/posters/index.ts';
import { sheetAdditionPage, sheetAdditionSuccessPage } from '../custom-pages/sds-addition/index.ts';
import { comparePage } from '../custom-pages/sds-details/compare/index.ts';
import { sheetDetailsPage } from '../custom-pages/sds-details/index.ts';
import { searchPage } from '../custom-pages/search/index.ts';
import { secondFactorPage } from '../custom-pages/second-factor/index.ts';
import { singleSignOnPage } from '../custom-pages/single-sign-on/index.ts';
import { webhooksPage } from '../custom-pages/webhooks/index.ts';
import { openPages } from './open-pages.ts';
import { resources } from './resources.ts';

/** Every page, in the order of the side navigation; those of resources derive from their declarations. */
export const pages: readonly Page[] = [
  ...openPages,
  searchPage,
  sheetDetailsPage,
  comparePage,
  overviewPage,
  storagePage,
  createIndexPage,
  createBinderPage,
  createEbinderPage,
  labelToolPage,
  sheetLabelPage,
  keptSheetsPage,
  helpPage,
  guidePage,
  sheetDatabasePage,
  chemicalInformationPage,
  accountPage,
  ...resources.flatMap(pagesOfResource),
  mailDomainsPage,
  postersPage,
  importsPage,
  importPage,
  singleSignOnPage,
  apiTokensPage,
  webhooksPage,
  changePasswordPage,
  secondFactorPage,
  sheetAdditionPage,
  sheetAdditionSuccessPage,
  contactUsPage,
  contactUsSuccessPage,
  notAuthorizedPage,
  notFoundPage,
];
