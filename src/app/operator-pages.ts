import type { Page } from '../admin/define-page.ts';
import { pagesOfResource } from '../admin/Resource.tsx';
import { accountPage, changePasswordPage } from '../custom-pages/account/index.ts';
import { apiTokensPage } from '../custom-pages/api-tokens/index.ts';
import { notAuthorizedPage, notFoundPage } from '../custom-pages/errors/index.ts';
import { deskGuidesPage } from '../custom-pages/help/operator-pages.ts';
import { operatorImportPage, operatorImportsPage } from '../custom-pages/imports/operator-pages.ts';
import { secondFactorPage } from '../custom-pages/second-factor/index.ts';
import { operatorSingleSignOnPage } from '../custom-pages/single-sign-on/index.ts';
import { systemPage } from '../custom-pages/system/index.ts';
import { colleaguesPage } from '../resources/operator/requests/colleagues/index.ts';
import { deskFiguresPage } from '../resources/operator/requests/figures/index.ts';
import { operatorHomePage } from '../resources/operator/requests/home.tsx';
import { readyAdditionsPage } from '../resources/operator/requests/ready/index.ts';
import { sheetMovesPage } from '../resources/operator/sheets/moves/index.ts';
import { openPages } from './open-pages.ts';
import { operatorResources } from './operator-resources.ts';

/** Every page of the operators, below `/operator`, in the order of the side navigation. */
export const operatorPages: readonly Page[] = [
  ...openPages,
  operatorHomePage,
  ...operatorResources.flatMap(pagesOfResource),
  readyAdditionsPage,
  colleaguesPage,
  deskFiguresPage,
  sheetMovesPage,
  operatorImportsPage,
  operatorImportPage,
  operatorSingleSignOnPage,
  deskGuidesPage,
  systemPage,
  accountPage,
  changePasswordPage,
  secondFactorPage,
  apiTokensPage,
  notAuthorizedPage,
  notFoundPage,
];
