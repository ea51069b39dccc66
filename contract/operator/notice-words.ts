import type { Vocabulary } from '../sheets/vocabulary.ts';

/** How a notice comes to people: above the results, or in a window over them. */
export const noticeKinds = {
  announcement: { en: 'Announcement', fr: 'Annonce' },
  popup: { en: 'Popup notice', fr: 'Avis contextuel' },
} as const satisfies Vocabulary;

/** Whether a notice is shown today. */
export const noticeStates = {
  shown: { en: 'Shown', fr: 'Affiché' },
  coming: { en: 'To come', fr: 'À venir' },
  past: { en: 'Past', fr: 'Terminé' },
} as const satisfies Vocabulary;
export type NoticeState = keyof typeof noticeStates;

/** The format of a text: plain, or HTML. */
export const textTypes = {
  plain: { en: 'Plain text', fr: 'Texte simple' },
  rich: { en: 'Formatted (HTML)', fr: 'Mis en forme (HTML)' },
} as const satisfies Vocabulary;
