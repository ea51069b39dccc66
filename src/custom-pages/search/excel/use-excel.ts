import { useNotify } from 'react-admin';
import { exportExcel } from '#contract/calls/export-excel.ts';
import { type SortField, sortFields } from '#contract/search/fields.ts';
import { formatSearchParameters } from '#contract/search/format-search-parameters.ts';
import { defaultSort } from '#contract/search/query.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { saveFile } from '#src/providers/save-file.ts';
import { byFit } from '#src/providers/sheets/sheets-data-provider.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { useSend } from '#src/ui/forms/use-send.ts';
import { usePreferences } from '../arrange/preferences.tsx';
import { useSearch } from '../state/use-search.ts';

/** Downloads what is found, in its order and with the columns shown, as `sds.xlsx`. */
export const useExcel = () => {
  const text = useText();
  const notify = useNotify();
  const language = useLanguage();
  const { mseid } = useUserInfo();
  const { filters: criteria, sort } = useSearch();
  const { preferences } = usePreferences();
  const { isSending, send } = useSend();

  const download = () =>
    send(async () => {
      const { keyword, advanced, modified, ...filters } = criteria;
      const { q = '', fq = [] } = formatSearchParameters(mseid, {
        language,
        filters,
        ...(keyword && { keyword }),
        ...(advanced && { advanced }),
        ...(modified && { modified }),
        sort: [defaultSort],
        start: 0,
        rows: 0,
        facets: [],
      });
      const parameters = new URLSearchParams([['locale', language], ...[fq].flat().map((one) => ['fq', one])]);
      notify(text('tools.excel.working'));
      await saveFile(
        exportExcel,
        {
          body: {
            params: {
              parameters: parameters.toString(),
              keyword: q,
              sort: sortFields[sort.field === byFit ? defaultSort.field : (sort.field as SortField)].wire,
              sortdir: sort.order === 'DESC' ? 'desc' : 'asc',
              columns: preferences.columns,
            },
          },
        },
        'sds.xlsx',
      );
      notify(text('tools.excel.done'));
    });
  return { isDownloading: isSending, download: () => void download() };
};
