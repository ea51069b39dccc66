import { deskRequestsGuide } from './desk-requests.ts';
import { deskSheetsGuide } from './desk-sheets.ts';
import type { Guide } from './guide.ts';

/** The guides of the operators, in the order of their page. */
export const deskGuides: readonly Guide[] = [deskRequestsGuide, deskSheetsGuide];
