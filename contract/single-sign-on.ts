import type { Bilingual } from './languages.ts';

/** Mail domains of one organisation, and characters of what it says of its identity provider. */
export const singleSignOnLimits = { domains: 50, issuer: 500, client: 200, secret: 1000, claim: 100 } as const;

/**
 * What becomes of somebody who comes back from the identity provider and is not let in, in the words in which they are told. The
 * address of the sign-in page, the log and "Try it" bear the names.
 */
export const providerRefusals = {
  /** Unknown, used, older than ten minutes, or begun in another browser. */
  expired: {
    en: 'This sign-in took too long, was used already or began in another browser. Start again.',
    fr: 'Cette connexion a trop tardé, a déjà servi ou a commencé dans un autre navigateur. Recommencez.',
  },
  off: {
    en: 'Your organization does not sign in this way at the moment.',
    fr: 'Votre organisation ne se connecte pas de cette façon en ce moment.',
  },
  cancelled: {
    en: 'Your organization’s sign-in was cancelled, or did not let you in.',
    fr: 'La connexion de votre organisation a été annulée ou ne vous a pas donné accès.',
  },
  away: {
    en: 'Your organization’s sign-in does not answer at the moment. Try again in a few minutes.',
    fr: 'La connexion de votre organisation ne répond pas en ce moment. Réessayez dans quelques minutes.',
  },
  /** The name in the provider's address leads nowhere. */
  'unknown-host': {
    en: 'Your organization’s sign-in is not found at its address. Tell your administrator.',
    fr: 'La connexion de votre organisation est introuvable à son adresse. Prévenez votre administration.',
  },
  misconfigured: {
    en: 'Your organization’s sign-in is not set up as it should be. Tell your administrator.',
    fr: 'La connexion de votre organisation n’est pas configurée comme il faut. Prévenez votre administration.',
  },
  /** Signature, issuer, audience, nonce, age or PKCE do not hold. */
  unproven: {
    en: 'The answer of your organization’s sign-in could not be trusted. Start again; if it goes on, tell your administrator.',
    fr: 'La réponse de la connexion de votre organisation n’est pas digne de confiance. Recommencez; si cela persiste, prévenez votre administration.',
  },
  'email-missing': {
    en: 'Your organization’s sign-in does not say your email address. Tell your administrator.',
    fr: 'La connexion de votre organisation n’indique pas votre adresse courriel. Prévenez votre administration.',
  },
  'email-unverified': {
    en: 'Your organization’s sign-in does not vouch for your email address. Tell your administrator.',
    fr: 'La connexion de votre organisation ne garantit pas votre adresse courriel. Prévenez votre administration.',
  },
  'foreign-domain': {
    en: 'Your email address is of a domain that does not sign in this way. Sign in otherwise, or ask your administrator.',
    fr: 'Le domaine de votre adresse courriel ne permet pas de se connecter de cette façon. Connectez-vous autrement ou adressez-vous à votre administration.',
  },
  'no-account': {
    en: 'You have no account here. Ask your administrator for one.',
    fr: 'Vous n’avez pas de compte ici. Demandez-en un à votre administration.',
  },
  'invitation-pending': {
    en: 'Your invitation is waiting: open the link that was mailed to you, then sign in here.',
    fr: 'Votre invitation vous attend\u00a0: ouvrez le lien reçu par courriel, puis connectez-vous ici.',
  },
  /** Another person of the provider has come with that address before. */
  'other-person': {
    en: 'The account with your address belongs to another person of your organization’s sign-in. Ask your administrator.',
    fr: 'Le compte qui porte votre adresse appartient, dans la connexion de votre organisation, à une autre personne. Adressez-vous à votre administration.',
  },
  left: {
    en: 'Your account here was closed. Ask your administrator.',
    fr: 'Votre compte dans Vigie a été fermé. Adressez-vous à votre administration.',
  },
  'groups-missing': {
    en: 'Your organization’s sign-in does not say which groups you are in. Tell your administrator.',
    fr: 'La connexion de votre organisation n’indique pas vos groupes. Prévenez votre administration.',
  },
  'no-role': {
    en: 'None of your groups gives access here. Ask your administrator.',
    fr: 'Aucun de vos groupes ne donne accès ici. Adressez-vous à votre administration.',
  },
} as const satisfies Record<string, Bilingual>;
export type ProviderRefusal = keyof typeof providerRefusals;

/** Whether the sign-in page has words for it; the name comes from the address, and may be anything. */
export const isProviderRefusal = (name: string): name is ProviderRefusal => Object.hasOwn(providerRefusals, name);

/** Mailboxes that anybody may have: whoever names one has named strangers. */
export const publicMailDomains: readonly string[] = [
  'aol.com',
  'bell.net',
  'gmail.com',
  'gmx.com',
  'googlemail.com',
  'hotmail.ca',
  'hotmail.com',
  'hotmail.fr',
  'icloud.com',
  'live.ca',
  'live.com',
  'mail.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'outlook.fr',
  'proton.me',
  'protonmail.com',
  'rogers.com',
  'shaw.ca',
  'sympatico.ca',
  'telus.net',
  'videotron.ca',
  'yahoo.ca',
  'yahoo.com',
  'yahoo.fr',
  'ymail.com',
];
