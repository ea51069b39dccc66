import type { Candidate } from '#contract/operator/addition.ts';
import { formatLongDate } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useRequestMessages } from '#src/resources/operator/requests/use-request-messages.ts';

/** The day of a sheet in words. */
export const useDateOf = () => {
  const word = useRequestMessages();
  const language = useLanguage();
  return ({ sheet_date: date }: Pick<Candidate, 'sheet_date'>): string =>
    date ? word('dated', { date: formatLongDate(date, language) }) : word('undated');
};
