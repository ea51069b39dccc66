import { toFilterEntries } from '#contract/search/filter-entries.ts';
import { useSearch } from '#src/custom-pages/search/state/use-search.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import type { DocumentOptions } from './use-options.ts';

/** What an order says beside the sheets: how the document is to be, and which search found them. */
export const useContent = () => {
  const websiteLanguage = useLanguage();
  const { isCustomField } = useUserInfo();
  const { filters: criteria } = useSearch();
  return ({ sort, includeDate, customFields, language }: DocumentOptions) => ({
    sort,
    includeDate,
    customFields: customFields && isCustomField,
    language,
    websiteLanguage,
    filters: toFilterEntries(criteria).map(({ value, ...entry }) => ({
      ...entry,
      value: typeof value === 'string' ? value : [...value],
    })),
  });
};

/** An order as it is sent, but for what only its kind of document asks. */
export type Content = ReturnType<ReturnType<typeof useContent>> & {
  readonly sdsIds: number[];
  /** Drawn once for what is sent: sent again unchanged, it is done once only. */
  readonly submission: string;
};
