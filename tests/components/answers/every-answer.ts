import type { RequestHandler } from 'msw';
import { updateUser } from '#contract/calls/account.ts';
import { listApiTokens } from '#contract/calls/api-tokens.ts';
import { listAudit, listOperatorAudit } from '#contract/calls/audit.ts';
import { countNotifications } from '#contract/calls/count-notifications.ts';
import { getExternalSites } from '#contract/calls/get-external-sites.ts';
import { getSheetDetails } from '#contract/calls/get-sheet-details.ts';
import { getSheetSections } from '#contract/calls/get-sheet-sections.ts';
import { getImport, listImportRows, listImports, previewImport } from '#contract/calls/imports.ts';
import { getLabel } from '#contract/calls/labels.ts';
import { listSubsets } from '#contract/calls/list-subsets.ts';
import { getMailDomains } from '#contract/calls/mail-domains.ts';
import { getAnnouncement, getPopupNotice } from '#contract/calls/notices.ts';
import { getTemplate, listAnswersFor, listTemplates } from '#contract/calls/operator/answer-templates.ts';
import { getDeskHabits, saveDeskHabits } from '#contract/calls/operator/desk-habits.ts';
import {
  getOperatorImport,
  listOperatorImportRows,
  listOperatorImports,
  previewOperatorImport,
} from '#contract/calls/operator/imports.ts';
import { listJobs } from '#contract/calls/operator/jobs.ts';
import { getNotice, listNotices, previewNotice } from '#contract/calls/operator/notices.ts';
import { getOrganisation, listOrganisations } from '#contract/calls/operator/organisations.ts';
import {
  getDeskDays,
  getQueueFigures,
  getQueueMark,
  getRequestPlace,
  listColleagues,
  listHolders,
  showPresence,
} from '#contract/calls/operator/queue.ts';
import { confirmReadyAdditions, listReadyAdditions } from '#contract/calls/operator/ready.ts';
import {
  compareAddition,
  findCandidates,
  getAddition,
  getOperatorRequest,
  getOperatorRequestFile,
  listOperatorRequests,
  readAdditionAgain,
  saveAdditionDraft,
} from '#contract/calls/operator/requests.ts';
import { listJoinableSheets, listSheetMoves } from '#contract/calls/operator/sheet-products.ts';
import {
  countAttention,
  getOperatorSheet,
  getOperatorSheetPdf,
  getSheetPlace,
  listOperatorSheets,
} from '#contract/calls/operator/sheets.ts';
import { getOperatorUser, listOperatorUsers } from '#contract/calls/operator/users.ts';
import { getOrganisationsSideBySide, getOverview } from '#contract/calls/overview.ts';
import { listOwnSessions } from '#contract/calls/own-sessions.ts';
import { getPosterSheet, searchPoster, visitPoster } from '#contract/calls/poster-visits.ts';
import { listPosters } from '#contract/calls/posters.ts';
import { getPreferences } from '#contract/calls/preferences.ts';
import { getPrivacy } from '#contract/calls/privacy.ts';
import { getLocationsByIsns, listRemovalRequests } from '#contract/calls/removals.ts';
import { replyToDesk } from '#contract/calls/reply-to-desk.ts';
import { getRequest, listRequests, markRequestSeen } from '#contract/calls/requests.ts';
import { openResetLink } from '#contract/calls/reset-password.ts';
import { listRoles } from '#contract/calls/roles.ts';
import { listSavedSearches } from '#contract/calls/saved-searches.ts';
import { searchSheets } from '#contract/calls/search-sheets.ts';
import { searchTexts } from '#contract/calls/search-texts.ts';
import { getSecondFactor } from '#contract/calls/second-factor.ts';
import { listSignInLocations } from '#contract/calls/sign-in-location.ts';
import { findSignInProvider } from '#contract/calls/sign-in-provider.ts';
import { signOut } from '#contract/calls/sign-out.ts';
import { getOperatorSingleSignOn, getSingleSignOn } from '#contract/calls/single-sign-on.ts';
import { acceptStorage, getStorageAdvice, withdrawAcceptance } from '#contract/calls/storage-advice.ts';
import { suggest } from '#contract/calls/suggest.ts';
import { getUser, listUsers } from '#contract/calls/users.ts';
import { openVerificationLink } from '#contract/calls/verify-email.ts';
import { getWatchedLists } from '#contract/calls/watched-lists.ts';
import { listWaysIn } from '#contract/calls/ways-in.ts';
import { listWebhookDeliveries, listWebhooks } from '#contract/calls/webhooks.ts';
import { getWeeklyNews, updateWeeklyNews } from '#contract/calls/weekly-news.ts';
import { defaultColumns } from '#contract/search/columns.ts';
import { answer, answerFile } from '../harness/answers.ts';
import { auditPage } from './audit.ts';
import { importPreview, importRows, imports, readyImport } from './imports.ts';
import { privacy } from './open.ts';
import {
  addition,
  additionWork,
  attention,
  colleagues,
  comparison,
  deskDays,
  document,
  holders,
  jobs,
  joinable,
  message,
  operatorNotice,
  operatorSheet,
  operatorTemplate,
  operatorUser,
  organisation,
  pdf,
  readyAdditions,
  removal,
  sheetMoves,
} from './operator.ts';
import {
  apiTokens,
  locations,
  mailDomains,
  oneUser,
  roles,
  singleSignOn,
  users,
  webhookDeliveries,
  webhooks,
} from './organisation.ts';
import { overview, sideBySide } from './overview.ts';
import { posters, posterVisit, visitedSheet, visitorSearch } from './posters.ts';
import { requestOf, requests } from './requests.ts';
import { details, label, noTexts, threeSheets } from './sheets.ts';
import { noFactor, ownSessions } from './sign-in.ts';
import { storageAdvice, storageOfLocation } from './storage-advice.ts';

/** What the server answers when all is well: a small organisation with something of everything. */
export const everyAnswer: readonly RequestHandler[] = [
  answer(listWaysIn, { session: null, shared: false, step: null }),
  answer(listSignInLocations, {
    locations: [
      { id: 10001, name: 'Northline Mills' },
      { id: 10002, name: 'Southport Works' },
    ],
  }),
  answer(signOut, {}),
  answer(openResetLink, {}),
  answer(openVerificationLink, {
    status: {
      has_accepted_invitation: false,
      has_password: false,
      has_verified_email: false,
      contact_information: { first_name: '', last_name: '', phone: '' },
    },
    permissions: ['has-phone'],
    products: ['canmanage'],
  }),
  answer(countNotifications, 2),
  answer(getExternalSites, {
    sheetDatabase: { en: 'https://sheets.example/en', fr: 'https://sheets.example/fr' },
    chemicalInformation: { en: 'https://chemicals.example/en', fr: 'https://chemicals.example/fr' },
  }),
  answer(searchSheets, threeSheets),
  answer(searchTexts, noTexts),
  answer(suggest, { products: [], manufacturers: [], substances: [], locations: [], instead: [] }),
  answer(getPreferences, { columns: [...defaultColumns], hiddenSections: [] }),
  answer(listSavedSearches, {
    searchFilters: [
      { id: 1, filters: '{"key":"Solvents","value":[{"key":"languageFilter","value":"English"}]}' },
      { id: 2, filters: '{"key":"Adhésifs","value":[{"key":"companyFilter","value":"Adhésifs du Nord"}]}' },
    ],
  }),
  answer(getAnnouncement, null),
  answer(getPopupNotice, null),
  answer(getSheetDetails, details),
  answer(
    getSheetSections,
    details.emergency.sections.map((section) => ({ ...section, text: `Text of section ${section.number}.` })),
  ),
  answer(getLabel, label),
  answer(listSubsets, locations),
  answer(listRemovalRequests, []),
  answer(getLocationsByIsns, {
    data: [
      {
        isn: 501,
        productId: 'NL-501',
        productName: 'Acetone, technical',
        manufacturer: 'Larch Solvents',
        subsets: [
          { id: 2, name: 'Paint shop', path: 'Mill › Paint shop', requested: false },
          { id: 3, name: 'Warehouse', path: 'Warehouse', requested: true },
        ],
        requested: false,
      },
    ],
    locationCount: 3,
  }),
  answer(listRoles, roles),
  answer(listUsers, users),
  answer(getUser, oneUser),
  answer(updateUser, { data: oneUser.data }),
  answer(listRequests, requests),
  answer(getRequest, requestOf('sdsaddition')),
  answer(markRequestSeen, {}),
  answer(replyToDesk, {}),
  answer(listOrganisations, [organisation]),
  answer(getOrganisation, organisation),
  answer(listOperatorRequests, [addition, removal, message, document]),
  answer(getOperatorRequest, addition),
  answer(listHolders, holders),
  answer(listColleagues, colleagues),
  answer(listReadyAdditions, readyAdditions),
  answer(confirmReadyAdditions, {
    results: [
      { id: 20431, outcome: 'added', after: null, by: '' },
      { id: 20432, outcome: 'changed', after: 20431, by: '' },
    ],
  }),
  answer(getQueueFigures, { open: 12, overdue: 2, ready: 2, yours: 3, done_today: 4, median_minutes: 6 }),
  answer(getDeskDays, deskDays),
  answer(getDeskHabits, { single_keys: true, takes_next: true }),
  answer(saveDeskHabits, { single_keys: false, takes_next: true }),
  answer(getQueueMark, { mark: '20404.3.' }),
  answer(showPresence, { mark: '20404.3.', others: [] }),
  answer(getSheetPlace, { index: 1, of: 2, previous: null, next: 511 }),
  answer(getRequestPlace, { index: 1, of: 2, previous: null, next: 20402 }),
  answerFile(getOperatorRequestFile, pdf),
  answer(getAddition, additionWork),
  answer(findCandidates, additionWork.candidates),
  answer(readAdditionAgain, { outcome: 'read' }),
  answer(compareAddition, comparison),
  answer(saveAdditionDraft, { version: 1 }),
  answer(listOperatorSheets, [operatorSheet]),
  answer(listJoinableSheets, joinable),
  answer(listSheetMoves, sheetMoves),
  answer(getOperatorSheet, operatorSheet),
  answerFile(getOperatorSheetPdf, pdf),
  answer(countAttention, attention),
  answer(listOperatorUsers, [operatorUser]),
  answer(getOperatorUser, operatorUser),
  answer(listNotices, [operatorNotice]),
  answer(getNotice, operatorNotice),
  answer(listTemplates, [operatorTemplate]),
  answer(getTemplate, operatorTemplate),
  answer(listAnswersFor, {
    language: 'fr',
    templates: [
      { id: 3, name_en: operatorTemplate.name_en, name_fr: operatorTemplate.name_fr, text: operatorTemplate.text_fr },
    ],
  }),
  answer(previewNotice, { html: '<p>Support answers again on Tuesday.</p>' }),
  answer(listJobs, jobs),
  answer(getMailDomains, mailDomains),
  answer(getSingleSignOn, singleSignOn),
  answer(getOperatorSingleSignOn, singleSignOn),
  answer(findSignInProvider, { provider: null }),
  answer(listApiTokens, apiTokens),
  answer(listWebhooks, webhooks),
  answer(listWebhookDeliveries, webhookDeliveries),
  answer(getPrivacy, privacy),
  answer(listImports, imports),
  answer(getImport, readyImport),
  answer(previewImport, importPreview),
  answer(listImportRows, importRows),
  answer(listOperatorImports, imports),
  answer(getOperatorImport, readyImport),
  answer(previewOperatorImport, importPreview),
  answer(listOperatorImportRows, importRows),
  answer(listPosters, posters),
  answer(getOverview, overview),
  answer(getOrganisationsSideBySide, sideBySide),
  answer(getWeeklyNews, { mailed: true, version: 3 }),
  answer(updateWeeklyNews, { mailed: false, version: 4 }),
  answer(getStorageAdvice, storageAdvice),
  answer(acceptStorage, storageOfLocation.together[1]!.places[0]!.acceptance!),
  answer(withdrawAcceptance, {}),
  answer(getWatchedLists, { lists: ['iarc-1'], version: 3 }),
  answer(visitPoster, posterVisit),
  answer(searchPoster, visitorSearch),
  answer(getPosterSheet, visitedSheet),
  answer(getSecondFactor, noFactor),
  answer(listOwnSessions, ownSessions),
  answer(listAudit, auditPage),
  answer(listOperatorAudit, auditPage),
];
