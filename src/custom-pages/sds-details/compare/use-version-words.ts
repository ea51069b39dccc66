import type { ComparedSheet } from '#contract/calls/get-sheet-details.ts';
import { sheetLanguages } from '#contract/sheets/language.ts';
import { formatLongDate } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useCompareMessages } from './messages.ts';

/** What two sheets are told apart by, in words. */
export const useVersionWords = () => {
  const messages = useCompareMessages();
  const language = useLanguage();
  const languageOf = ({ result }: ComparedSheet): string =>
    result.language === '' ? messages.unknownLanguage : sheetLanguages[result.language][language];
  const versionOf = (sheet: ComparedSheet): string => {
    const { dateofmsds: day } = sheet.result;
    return day
      ? messages.version(formatLongDate(day, language), languageOf(sheet))
      : messages.undated(languageOf(sheet));
  };
  return { languageOf, versionOf };
};
