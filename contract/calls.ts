import type { Call } from './call.ts';
import { countNotifications } from './calls/count-notifications.ts';
import { getHealth } from './calls/get-health.ts';
import { getSheetDetails } from './calls/get-sheet-details.ts';
import { getSheetPdf } from './calls/get-sheet-pdf.ts';
import { getUserInfo } from './calls/get-user-info.ts';
import { listSubsets } from './calls/list-subsets.ts';
import { checkResetLink, forgotPassword, resetPassword } from './calls/reset-password.ts';
import { searchSheets } from './calls/search-sheets.ts';
import { signIn } from './calls/sign-in.ts';
import { listSignInLocations, openSignInLocation } from './calls/sign-in-location.ts';
import { signInShared } from './calls/sign-in-shared.ts';
import { signOut } from './calls/sign-out.ts';
import { completeVerification, getVerification, resendVerification } from './calls/verify-email.ts';

/** Every call of the API. A call that is not here does not exist: the server refuses to start with a route outside it. */
export const calls = [
  getHealth,
  signIn,
  signInShared,
  listSignInLocations,
  openSignInLocation,
  signOut,
  forgotPassword,
  checkResetLink,
  resetPassword,
  getVerification,
  completeVerification,
  resendVerification,
  getUserInfo,
  countNotifications,
  listSubsets,
  searchSheets,
  getSheetDetails,
  getSheetPdf,
] as const satisfies readonly Call[];
