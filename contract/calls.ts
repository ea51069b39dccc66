import type { Call } from './call.ts';
import { getHealth } from './calls/get-health.ts';
import { getSheetDetails } from './calls/get-sheet-details.ts';
import { getSheetPdf } from './calls/get-sheet-pdf.ts';
import { getUserInfo } from './calls/get-user-info.ts';
import { listSubsets } from './calls/list-subsets.ts';
import { searchSheets } from './calls/search-sheets.ts';
import { signIn } from './calls/sign-in.ts';
import { signOut } from './calls/sign-out.ts';

/** Every call of the API. A call that is not here does not exist: the server refuses to start with a route outside it. */
export const calls = [
  getHealth,
  signIn,
  signOut,
  getUserInfo,
  listSubsets,
  searchSheets,
  getSheetDetails,
  getSheetPdf,
] as const satisfies readonly Call[];
