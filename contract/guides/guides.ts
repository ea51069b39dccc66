import { accountSecurityGuide } from './account-security.ts';
import { adminLoginGuide } from './admin-login.ts';
import { advancedSearchGuide } from './advanced-search.ts';
import { collectionIndexGuide } from './collection-index.ts';
import { collectionOverviewGuide } from './collection-overview.ts';
import { connectionsGuide } from './connections.ts';
import { customizeSearchGuide } from './customize-search.ts';
import { eBinderGuide } from './e-binder.ts';
import { excelGuide } from './excel.ts';
import { faqGuide } from './faq.ts';
import { filtersGuide } from './filters.ts';
import type { Guide } from './guide.ts';
import { labelToolGuide } from './label-tool.ts';
import { locationPostersGuide } from './location-posters.ts';
import { onAPhoneGuide } from './on-a-phone.ts';
import { overviewGuide } from './overview.ts';
import { sdsAdditionGuide } from './sds-addition.ts';
import { sdsRemovalGuide } from './sds-removal.ts';
import { userManagementGuide } from './user-management.ts';

/** Every guide, in the order of the resources page. */
export const guides: readonly Guide[] = [
  overviewGuide,
  adminLoginGuide,
  faqGuide,
  sdsAdditionGuide,
  sdsRemovalGuide,
  excelGuide,
  advancedSearchGuide,
  filtersGuide,
  customizeSearchGuide,
  eBinderGuide,
  collectionIndexGuide,
  labelToolGuide,
  userManagementGuide,
  onAPhoneGuide,
  locationPostersGuide,
  collectionOverviewGuide,
  accountSecurityGuide,
  connectionsGuide,
];

/** The guide of that name; undefined when there is no such guide. */
export const findGuide = (name: string): Guide | undefined => guides.find((guide) => guide.name === name);
