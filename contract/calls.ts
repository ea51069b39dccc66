import type { Call } from './call.ts';
import { updateUser } from './calls/account.ts';
import { createApiToken, listApiTokens, revokeApiToken } from './calls/api-tokens.ts';
import { downloadAudit, downloadOperatorAudit, listAudit, listOperatorAudit } from './calls/audit.ts';
import { changePassword } from './calls/change-password.ts';
import { contactUs } from './calls/contact-us.ts';
import { countNotifications } from './calls/count-notifications.ts';
import {
  createBinder,
  createEbinder,
  createIndex,
  downloadByLink,
  downloadDocument,
  revokeDownloadLinks,
} from './calls/documents.ts';
import { exportExcel } from './calls/export-excel.ts';
import { getExternalSites } from './calls/get-external-sites.ts';
import { getGuidePdf } from './calls/get-guide-pdf.ts';
import { getHealth } from './calls/get-health.ts';
import { getSheetDetails } from './calls/get-sheet-details.ts';
import { getSheetPdf } from './calls/get-sheet-pdf.ts';
import { getSheetSections } from './calls/get-sheet-sections.ts';
import { getUserInfo } from './calls/get-user-info.ts';
import { checkKeptPass, getKeptSheets, listKeptSheets } from './calls/kept-sheets.ts';
import { getLabel, getLabelsPdf } from './calls/labels.ts';
import { listSubsets } from './calls/list-subsets.ts';
import { getMailDomains, updateMailDomains } from './calls/mail-domains.ts';
import { dismissPopupNotice, getAnnouncement, getPopupNotice } from './calls/notices.ts';
import { openAddition } from './calls/operator/additions.ts';
import {
  createTemplate,
  deleteTemplate,
  getTemplate,
  listAnswersFor,
  listTemplates,
  updateTemplate,
} from './calls/operator/answer-templates.ts';
import { getDeskHabits, saveDeskHabits } from './calls/operator/desk-habits.ts';
import { deleteJob, getJob, listJobs, retryJob } from './calls/operator/jobs.ts';
import {
  createNotice,
  deleteNotice,
  getNotice,
  listNotices,
  previewNotice,
  updateNotice,
} from './calls/operator/notices.ts';
import {
  createOrganisation,
  endOrganisation,
  exportOrganisation,
  getOrganisation,
  keepOrganisation,
  listOrganisations,
  updateOrganisation,
} from './calls/operator/organisations.ts';
import {
  getQueueFigures,
  getQueueMark,
  getRequestPlace,
  holdRequest,
  listColleagues,
  listHolders,
  showPresence,
} from './calls/operator/queue.ts';
import { confirmReadyAdditions, listReadyAdditions } from './calls/operator/ready.ts';
import {
  answerContact,
  compareAddition,
  confirmAddition,
  decideRemoval,
  findCandidates,
  getAddition,
  getOperatorRequest,
  getOperatorRequestFile,
  leaveNote,
  listOperatorRequests,
  refuseRequest,
  saveAdditionDraft,
  splitAddition,
} from './calls/operator/requests.ts';
import { endSheet, reopenAttention, settleAttention, takeSheetBack } from './calls/operator/sheet-ends.ts';
import { readSheetPdf, replaceSheetPdf } from './calls/operator/sheet-pdf.ts';
import {
  joinSheets,
  listJoinableSheets,
  listSheetMoves,
  moveSheets,
  partSheet,
} from './calls/operator/sheet-products.ts';
import {
  countAttention,
  getOperatorSheet,
  getOperatorSheetPdf,
  listOperatorSheets,
  shareOperatorSheet,
  updateOperatorSheet,
} from './calls/operator/sheets.ts';
import { getProvider, getSystem, updateProvider } from './calls/operator/system.ts';
import {
  createOperatorUser,
  dismissOperatorUser,
  downloadOperatorUserData,
  eraseOperatorUser,
  getOperatorUser,
  listOperatorUsers,
  resendOperatorUser,
  resetOperatorUserFactors,
  unlockOperatorUser,
  updateOperatorUser,
} from './calls/operator/users.ts';
import { exportOverview, getOrganisationsSideBySide, getOverview } from './calls/overview.ts';
import { endOwnSessions, listOwnSessions } from './calls/own-sessions.ts';
import { getPosterSheet, getPosterSheetPdf, searchPoster, visitPoster } from './calls/poster-visits.ts';
import { closePoster, getPosterPdf, listPosters, openPoster, replacePoster } from './calls/posters.ts';
import { getPreferences, savePreferences } from './calls/preferences.ts';
import { downloadAccountData, getPrivacy } from './calls/privacy.ts';
import { getLocationsByIsns, listRemovalRequests, requestSheetRemoval, saveRemovalRequests } from './calls/removals.ts';
import { getRequest, getRequestFile, listRequests, markAllRequestsSeen, markRequestSeen } from './calls/requests.ts';
import { checkResetLink, forgotPassword, openResetLink, resetPassword } from './calls/reset-password.ts';
import { listRoles } from './calls/roles.ts';
import { deleteSavedSearch, listSavedSearches, saveSearch } from './calls/saved-searches.ts';
import {
  createScimGroup,
  createScimUser,
  deleteScimGroup,
  deleteScimUser,
  getScimGroup,
  getScimResourceType,
  getScimSchema,
  getScimServiceProviderConfig,
  getScimUser,
  listScimGroups,
  listScimResourceTypes,
  listScimSchemas,
  listScimUsers,
  patchScimGroup,
  patchScimUser,
  replaceScimGroup,
  replaceScimUser,
} from './calls/scim.ts';
import { addSheets } from './calls/sds-addition.ts';
import { searchSheets } from './calls/search-sheets.ts';
import { searchTexts } from './calls/search-texts.ts';
import {
  addPasskey,
  beginPasskey,
  beginTotp,
  confirmTotp,
  getSecondFactor,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from './calls/second-factor.ts';
import { completeSetup, openSetup, sendSetupMail } from './calls/setup.ts';
import { signIn } from './calls/sign-in.ts';
import { listSignInLocations, openSignInLocation } from './calls/sign-in-location.ts';
import { beginProviderSignIn, completeProviderSignIn, findSignInProvider } from './calls/sign-in-provider.ts';
import { beginPasskeySignIn, signInByCode, signInByPasskey } from './calls/sign-in-second-factor.ts';
import { signInShared } from './calls/sign-in-shared.ts';
import { signOut } from './calls/sign-out.ts';
import {
  getOperatorSingleSignOn,
  getSingleSignOn,
  switchOperatorSingleSignOn,
  switchSingleSignOn,
  tryOperatorSingleSignOn,
  trySingleSignOn,
  updateOperatorSingleSignOn,
  updateSingleSignOn,
} from './calls/single-sign-on.ts';
import { acceptStorage, getStorageAdvice, withdrawAcceptance } from './calls/storage-advice.ts';
import { suggest } from './calls/suggest.ts';
import {
  createUser,
  deleteUser,
  deleteUsers,
  getUser,
  listUsers,
  resendUserVerification,
  resetUserFactors,
  restoreUser,
  suspendUser,
} from './calls/users.ts';
import {
  completeVerification,
  completeVerificationLink,
  declineInvitation,
  getVerification,
  openVerificationLink,
  resendVerification,
  resendVerificationLink,
} from './calls/verify-email.ts';
import { getWatchedLists, updateWatchedLists } from './calls/watched-lists.ts';
import { listWaysIn } from './calls/ways-in.ts';
import { getWeeklyNews, updateWeeklyNews } from './calls/weekly-news.ts';

/** Every call of the API. A call that is not here does not exist: the server refuses to start with a route outside it. */
export const calls = [
  getHealth,
  getSystem,
  getProvider,
  updateProvider,
  openSetup,
  sendSetupMail,
  completeSetup,
  signIn,
  signInByCode,
  beginPasskeySignIn,
  signInByPasskey,
  signInShared,
  findSignInProvider,
  beginProviderSignIn,
  completeProviderSignIn,
  listSignInLocations,
  listWaysIn,
  openSignInLocation,
  signOut,
  forgotPassword,
  checkResetLink,
  openResetLink,
  resetPassword,
  getVerification,
  completeVerification,
  resendVerification,
  openVerificationLink,
  completeVerificationLink,
  resendVerificationLink,
  declineInvitation,
  getUserInfo,
  changePassword,
  listOwnSessions,
  endOwnSessions,
  getSecondFactor,
  beginTotp,
  confirmTotp,
  removeTotp,
  beginPasskey,
  addPasskey,
  removePasskey,
  renewRecoveryCodes,
  listUsers,
  createUser,
  getUser,
  updateUser,
  deleteUser,
  deleteUsers,
  resendUserVerification,
  resetUserFactors,
  suspendUser,
  restoreUser,
  listRoles,
  countNotifications,
  listSubsets,
  getMailDomains,
  updateMailDomains,
  listPosters,
  openPoster,
  replacePoster,
  closePoster,
  getPosterPdf,
  visitPoster,
  searchPoster,
  getPosterSheet,
  getPosterSheetPdf,
  getSingleSignOn,
  updateSingleSignOn,
  switchSingleSignOn,
  trySingleSignOn,
  listApiTokens,
  createApiToken,
  revokeApiToken,
  getScimServiceProviderConfig,
  listScimResourceTypes,
  getScimResourceType,
  listScimSchemas,
  getScimSchema,
  listScimUsers,
  createScimUser,
  getScimUser,
  replaceScimUser,
  patchScimUser,
  deleteScimUser,
  listScimGroups,
  createScimGroup,
  getScimGroup,
  replaceScimGroup,
  patchScimGroup,
  deleteScimGroup,
  searchSheets,
  searchTexts,
  suggest,
  getSheetDetails,
  getSheetPdf,
  getSheetSections,
  listKeptSheets,
  getKeptSheets,
  checkKeptPass,
  exportExcel,
  getPreferences,
  savePreferences,
  listSavedSearches,
  saveSearch,
  deleteSavedSearch,
  getAnnouncement,
  getPopupNotice,
  dismissPopupNotice,
  listRemovalRequests,
  getLocationsByIsns,
  saveRemovalRequests,
  requestSheetRemoval,
  getLabel,
  getLabelsPdf,
  getOverview,
  getOrganisationsSideBySide,
  exportOverview,
  getWatchedLists,
  updateWatchedLists,
  getWeeklyNews,
  updateWeeklyNews,
  getStorageAdvice,
  acceptStorage,
  withdrawAcceptance,
  listRequests,
  getRequest,
  getRequestFile,
  markRequestSeen,
  markAllRequestsSeen,
  addSheets,
  contactUs,
  createIndex,
  createBinder,
  createEbinder,
  downloadDocument,
  revokeDownloadLinks,
  downloadByLink,
  getExternalSites,
  getGuidePdf,
  listOrganisations,
  getOrganisation,
  createOrganisation,
  updateOrganisation,
  endOrganisation,
  keepOrganisation,
  exportOrganisation,
  getOperatorSingleSignOn,
  updateOperatorSingleSignOn,
  switchOperatorSingleSignOn,
  tryOperatorSingleSignOn,
  listOperatorSheets,
  shareOperatorSheet,
  readSheetPdf,
  replaceSheetPdf,
  listJoinableSheets,
  joinSheets,
  partSheet,
  listSheetMoves,
  moveSheets,
  endSheet,
  takeSheetBack,
  settleAttention,
  reopenAttention,
  openAddition,
  getOperatorSheet,
  updateOperatorSheet,
  getOperatorSheetPdf,
  countAttention,
  listOperatorUsers,
  getOperatorUser,
  createOperatorUser,
  updateOperatorUser,
  resendOperatorUser,
  dismissOperatorUser,
  resetOperatorUserFactors,
  unlockOperatorUser,
  listOperatorRequests,
  getOperatorRequest,
  getOperatorRequestFile,
  getAddition,
  saveAdditionDraft,
  findCandidates,
  compareAddition,
  confirmAddition,
  listReadyAdditions,
  confirmReadyAdditions,
  refuseRequest,
  splitAddition,
  decideRemoval,
  answerContact,
  leaveNote,
  holdRequest,
  listHolders,
  listColleagues,
  getDeskHabits,
  saveDeskHabits,
  getQueueFigures,
  getQueueMark,
  showPresence,
  getRequestPlace,
  listNotices,
  getNotice,
  createNotice,
  updateNotice,
  deleteNotice,
  previewNotice,
  listTemplates,
  getTemplate,
  createTemplate,
  updateTemplate,
  deleteTemplate,
  listAnswersFor,
  getPrivacy,
  downloadAccountData,
  downloadOperatorUserData,
  eraseOperatorUser,
  listAudit,
  downloadAudit,
  listOperatorAudit,
  downloadOperatorAudit,
  listJobs,
  getJob,
  deleteJob,
  retryJob,
] as const satisfies readonly Call[];
