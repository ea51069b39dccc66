import type { Catalogue } from './entry.ts';

/** What calls about webhooks are refused for. Browsers take the words from the answer: no other page loads them. */
export const webhookErrors = {
  /** Not https, or with a name, a password or a port that is none of the usual ones. */
  'webhook.address': {
    status: 422,
    title: {
      en: 'This must be a whole https address, without a name or password in it, on port 443 or 8443.',
      fr: 'Il faut une adresse https complète, sans nom ni mot de passe, sur le port 443 ou 8443.',
    },
  },
  /** The address itself is one of a network that is not everybody's. What a name leads to is looked at with each message. */
  'webhook.private_address': {
    status: 422,
    title: {
      en: 'This address is in a network that Vigie does not send to. Ask your provider to allow it.',
      fr: 'Cette adresse est dans un réseau où Vigie n’envoie rien. Demandez à votre fournisseur de l’autoriser.',
    },
  },
  'webhook.too_many': {
    status: 422,
    title: {
      en: 'There may be %{max} addresses. Remove one first.',
      fr: 'Le maximum est de %{max} adresses. Supprimez-en une d’abord.',
    },
  },
  /** Nothing is sent to an address that is off. */
  'webhook.off': {
    status: 409,
    title: { en: 'This address is off. Switch it on first.', fr: 'Cette adresse est désactivée. Activez-la d’abord.' },
  },
} as const satisfies Catalogue;
