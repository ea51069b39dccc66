import { getSheetDetails } from '#contract/calls/get-sheet-details.ts';
import { useCall } from '#src/providers/use-call.ts';

/** A sheet's details. */
export const useSheetDetails = (isn: number) => useCall(getSheetDetails, { query: { recordID: isn } });
