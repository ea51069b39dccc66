import { useQuery } from '@tanstack/react-query';
import { useLogoutIfAccessDenied } from 'react-admin';
import { getSheetDetails } from '#contract/calls/get-sheet-details.ts';
import { useLanguage } from '../../i18n/language.ts';
import { callApi } from '../../providers/call-api.ts';

/** A sheet's details; a session that has ended leads to sign-in, as with react-admin's own queries. */
export const useSheetDetails = (isn: number) => {
  const language = useLanguage();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useQuery({
    queryKey: ['sds-details', isn, language],
    queryFn: async ({ signal }) => {
      try {
        return await callApi(getSheetDetails, { query: { recordID: isn }, signal });
      } catch (error) {
        await logoutIfAccessDenied(error);
        throw error;
      }
    },
  });
};
