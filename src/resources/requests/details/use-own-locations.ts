import { useGetList } from 'react-admin';
import { useLanguage } from '#src/i18n/language.ts';
import type { Location } from '#src/providers/location.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import type { LocationWords } from './use-describe-filters.ts';

/** The locations of the organisation that one is in; not asked for where nobody reads them. */
export const useOwnLocations = (areRead: boolean): LocationWords => {
  const language = useLanguage();
  const { subset } = useUserInfo();
  const { data, isPending } = useGetList<Location>(
    'subsets',
    { meta: { language } },
    { staleTime: 5 * 60_000, enabled: areRead },
  );
  return {
    label: subset[language],
    nameOf: (path) => (isPending ? '…' : data?.find((one) => one.path === path)?.name),
  };
};
