import type { Notice } from '#contract/calls/notices.ts';

/** What the provider has to say, as an announcement or as a popup. */
export const announcement: Notice = {
  id: 7,
  subject_en: 'Closed on Monday',
  subject_fr: 'Fermé lundi',
  msg_en: 'Support answers again on Tuesday.',
  msg_fr: 'Le soutien répond de nouveau mardi.',
  type_en: 'plain',
  type_fr: 'plain',
};
