import type { Notice } from '#contract/calls/notices.ts';
import { useLanguage } from '#src/i18n/language.ts';

/** What a notice says in the language of the moment; undefined when it says nothing in it. */
export const useNoticeText = (notice: Notice | null | undefined) => {
  const language = useLanguage();
  if (!notice) return undefined;
  const subject = notice[`subject_${language}`];
  const message = notice[`msg_${language}`];
  return subject || message ? { subject, message, isRich: notice[`type_${language}`] === 'rich' } : undefined;
};
