import { z } from 'zod';
import { type Bilingual, type Language, locales } from '../languages.ts';

/** What may have been taken out of a PDF before it was kept. */
export const takenOutKinds = ['scripts', 'actions', 'attachments', 'xfa', 'media', 'signatures'] as const;
/** One such kind, as answers and kept requests have it. */
export const takenOutKind = z.enum(takenOutKinds);
export type TakenOut = z.output<typeof takenOutKind>;

/** In the form used in a list, after a colon. */
export const takenOutWords: Readonly<Record<TakenOut, Bilingual>> = {
  scripts: { en: 'scripts', fr: 'scripts' },
  actions: {
    en: 'actions that open programs or other files, or send data',
    fr: 'actions qui ouvrent des programmes ou d’autres fichiers, ou qui envoient des données',
  },
  attachments: { en: 'attached files', fr: 'fichiers joints' },
  xfa: { en: 'a dynamic form (XFA)', fr: 'formulaire dynamique (XFA)' },
  media: { en: 'sound, video and 3D', fr: 'son, vidéo et 3D' },
  signatures: { en: 'digital signatures', fr: 'signatures numériques' },
};

const lead: Bilingual = {
  en: 'Taken out of this file before it was kept:',
  fr: 'Retiré de ce fichier avant sa conservation\u00a0:',
};

/** What was taken out of a file, in a sentence. */
export const tellTakenOut = (kinds: readonly TakenOut[], language: Language): string => {
  const list = new Intl.ListFormat(locales[language]).format(kinds.map((kind) => takenOutWords[kind][language]));
  return `${lead[language]} ${list}.`;
};
