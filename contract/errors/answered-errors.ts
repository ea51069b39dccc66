import type { Catalogue } from './entry.ts';

/** Rare refusals of members. The browser takes their words from the answer, in the language in which it asked: search loads without them. */
export const answeredErrors = {
  /** Asked for under a name that is not the portal's: a browser may have been led here by somebody else's page. */
  'request.other_host': {
    status: 421,
    title: {
      en: 'The portal is not found under this address. Open it at %{address}',
      fr: 'Le portail ne se trouve pas à cette adresse. Ouvrez-le à %{address}',
    },
  },
  /** The organisation names domains to which documents may be mailed, and the address is of none of them. */
  'document.mail_domain': {
    status: 422,
    title: {
      en: 'Your organization has documents mailed to these domains only: %{domains}.',
      fr: 'Votre organisation ne permet d’envoyer des documents qu’à ces domaines\u00a0: %{domains}.',
    },
  },
} as const satisfies Catalogue;
