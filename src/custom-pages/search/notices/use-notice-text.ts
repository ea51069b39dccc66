import type { Notice } from '#contract/calls/notices.ts';
import { useLanguage } from '#src/i18n/language.ts';

/** The text of a notice in the current language; undefined when it has none in it. */
export const useNoticeText = (notice: Notice | null | undefined) => {
  const language = useLanguage();
  if (!notice) return undefined;
  const subject = notice[`subject_${language}`];
  const message = notice[`msg_${language}`];
  return subject || message ? { subject, message, isRich: notice[`type_${language}`] === 'rich' } : undefined;
};
