import type { Catalogue } from './entry.ts';

/**
 * Refusals of a second factor. The browser takes their words from the answer, in the language in which it asked: sign-in and search
 * load without them.
 */
export const secondFactorErrors = {
  /** The organisation or the provider requires a second factor, and the account has not set one up yet. */
  'auth.second_factor_missing': {
    status: 403,
    title: {
      en: 'Set up two-step sign-in first: it is required for your account.',
      fr: 'Configurez d’abord la connexion en deux étapes\u00a0: elle est exigée pour votre compte.',
    },
  },
  /** The password was entered too long ago: sign in again. */
  'auth.step_over': {
    status: 422,
    title: {
      en: 'That took too long. Enter your password again.',
      fr: 'Le délai est écoulé. Saisissez de nouveau votre mot de passe.',
    },
  },
  /** The code is not one of this moment, was used already, or is no recovery code of the account. */
  'auth.code_wrong': {
    status: 422,
    title: {
      en: 'This code is not right, or was used already. Enter the one that is shown now.',
      fr: 'Ce code est inexact ou a déjà servi. Saisissez celui qui s’affiche maintenant.',
    },
  },
  /** The secret of the app is encrypted with a key that the server does not have, after a restore for example. */
  'auth.app_unreadable': {
    status: 422,
    title: {
      en: 'The server cannot check codes of authenticator apps: a key is missing there. Sign in with a recovery code or a passkey, or ask your administrator to reset two-step sign-in.',
      fr: 'Le serveur ne peut pas vérifier les codes des applications d’authentification\u00a0: il lui manque une clé. Connectez-vous avec un code de secours ou une clé d’accès, ou demandez à votre administration de réinitialiser la connexion en deux étapes.',
    },
  },
  /** The passkey is of no account here, or its answer does not hold. */
  'auth.passkey_refused': {
    status: 422,
    title: {
      en: 'This passkey opens no account here. Use another way to sign in.',
      fr: 'Cette clé d’accès n’ouvre aucun compte ici. Connectez-vous autrement.',
    },
  },
  /** The browser's answer is invalid, belongs to another person or another account, or came too late. */
  'auth.passkey_not_kept': {
    status: 422,
    title: {
      en: 'This passkey could not be added. Try again, or use another device.',
      fr: 'Cette clé d’accès n’a pas pu être ajoutée. Réessayez ou utilisez un autre appareil.',
    },
  },
  /** One's own is no matter for a reset. */
  'users.own_factors': {
    status: 422,
    title: {
      en: 'Your own second factors are changed under “Two-step sign-in”.',
      fr: 'Vos propres moyens de connexion se modifient sous «\u00a0Connexion en deux étapes\u00a0».',
    },
  },
  /** A second factor is reset by an administrator of the only organisation that the account belongs to; else by the provider. */
  'users.belongs_elsewhere': {
    status: 422,
    title: {
      en: 'This account belongs to other organizations too. Ask the provider to reset it.',
      fr: 'Ce compte appartient aussi à d’autres organisations. Demandez au fournisseur de le réinitialiser.',
    },
  },
  /** Ways in are changed only shortly after signing in, where there is no password to ask for: sign out and in again. */
  'auth.not_recent': {
    status: 422,
    title: {
      en: 'Sign out and in again first: this can be changed only shortly after signing in.',
      fr: 'Déconnectez-vous et reconnectez-vous d’abord\u00a0: ce changement n’est possible que peu après la connexion.',
    },
  },
  /** The last second factor of an account that has to have one: add another first. */
  'auth.second_factor_demanded': {
    status: 422,
    title: {
      en: 'Your account needs two-step sign-in. Add another way before you remove this one.',
      fr: 'Votre compte exige la connexion en deux étapes. Ajoutez un autre moyen avant de retirer celui-ci.',
    },
  },
} as const satisfies Catalogue;
