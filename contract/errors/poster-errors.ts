import type { Catalogue } from './entry.ts';

/** What calls about posters, and by their codes, are refused for. Browsers take the words from the answer: search loads without them. */
export const posterErrors = {
  /** The key with which the code is kept is gone: it opens still, but cannot be printed. */
  'poster.unreadable': {
    status: 409,
    title: {
      en: 'This code cannot be printed again, because the server’s key was changed. Replace it by a new one.',
      fr: 'Ce code ne peut plus être imprimé, car la clé du serveur a changé. Remplacez-le par un nouveau.',
    },
  },
  /** The code was replaced, or the location closed. */
  'poster.ended': {
    status: 410,
    title: {
      en: 'This code is no longer in use: it was replaced, or the location was closed. Look for a newer poster, or ask whoever is in charge there.',
      fr: 'Ce code ne sert plus\u00a0: il a été remplacé, ou l’emplacement a été fermé. Cherchez une affiche plus récente ou demandez à la personne responsable sur place.',
    },
  },
  /** No location has, or had, that code. */
  'poster.unknown': {
    status: 404,
    title: {
      en: 'No location has this code. Scan it again, or compare what you typed with the poster.',
      fr: 'Aucun emplacement n’a ce code. Balayez-le de nouveau ou comparez ce que vous avez saisi avec l’affiche.',
    },
  },
} as const satisfies Catalogue;
