import { useNotify } from 'react-admin';
import { exportExcel } from '#contract/calls/export-excel.ts';
import { queryOf } from '#contract/search/criteria.ts';
import { sortFields } from '#contract/search/fields.ts';
import { formatSearchParameters } from '#contract/search/format-search-parameters.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { saveFile } from '#src/providers/save-file.ts';
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
      const {
        q = '',
        fq = [],
        spellcheck,
      } = formatSearchParameters(mseid, {
        language,
        ...queryOf(criteria),
        sort: [],
        start: 0,
        rows: 0,
        facets: [],
      });
      const parameters = new URLSearchParams([['locale', language], ...[fq].flat().map((one) => ['fq', one])]);
      if (spellcheck) parameters.set('spellcheck', spellcheck);
      notify(text('tools.excel.working'));
      await saveFile(
        exportExcel,
        {
          body: {
            params: {
              parameters: parameters.toString(),
              keyword: q,
              sort: sort ? sortFields[sort.field].wire : '',
              sortdir: sort?.direction ?? 'asc',
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
