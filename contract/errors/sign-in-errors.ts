import type { Catalogue } from './entry.ts';

/** Refusals of signing in, of a new password, of invitations and verifications. S1.8. */
export const signInErrors = {
  /** Name or password wrong, whether or not the account exists. */
  'auth.failed': {
    status: 422,
    title: {
      en: 'Incorrect username and/or password.',
      fr: 'Nom d’utilisateur ou mot de passe incorrect.',
    },
  },
  /** No session, or one that has ended: sign in again. */
  'auth.required': {
    status: 401,
    title: {
      en: 'Your session has ended. Please sign in again.',
      fr: 'Votre session a pris fin. Veuillez vous reconnecter.',
    },
  },
  /** The page works as somebody who is no longer signed in here: somebody else is, in another tab. Sign in again. */
  'auth.other_person': {
    status: 409,
    title: {
      en: 'Somebody else has signed in with this browser since this page was opened. Sign in again to go on here.',
      fr: 'Une autre personne s’est connectée dans ce navigateur depuis l’ouverture de cette page. Reconnectez-vous pour continuer ici.',
    },
  },
  /** Signed in, but the role does not allow it. */
  'auth.forbidden': {
    status: 403,
    title: { en: 'You are not authorized to do this.', fr: 'Vous n’avez pas l’autorisation de faire cela.' },
  },
  /** A change without the XHR marker, or sent by another site's page. */
  'auth.foreign_origin': {
    status: 403,
    title: { en: 'This request did not come from Vigie.', fr: 'Cette demande ne provient pas de Vigie.' },
  },
  /** No organisation lets this network in without a password: sign in by name. */
  'auth.shared_not_allowed': {
    status: 403,
    title: {
      en: 'Your network has no access without a password. Please sign in.',
      fr: 'Votre réseau ne donne pas accès sans mot de passe. Veuillez vous connecter.',
    },
  },
  /** The link of a new password is unknown, used, replaced or too old: ask for another. */
  'reset.invalid': {
    status: 422,
    title: {
      en: 'This password reset link is no longer valid. Please ask for a new one.',
      fr: 'Ce lien de réinitialisation du mot de passe n’est plus valide. Veuillez en demander un nouveau.',
    },
  },
  /** The link was good when the new password was sent, and used up before it could be set. */
  'password.not_updated': {
    status: 422,
    title: {
      en: 'There was a problem updating your password.',
      fr: 'Un problème est survenu lors de la mise à jour de votre mot de passe.',
    },
  },
  /** The link of an invitation or a verification was never ours. */
  'verification.invalid': {
    status: 422,
    title: {
      en: 'This verification link is not valid. Check that its address was copied whole.',
      fr: 'Ce lien de vérification n’est pas valide. Vérifiez que son adresse a été copiée en entier.',
    },
  },
  /** The link was ours, and is too old or has been replaced by a newer one: have it sent again. */
  'verification.expired': {
    status: 422,
    title: {
      en: 'This verification link has expired or has already been used.',
      fr: 'Ce lien de vérification est expiré ou a déjà été utilisé.',
    },
  },
  /** The invitation of the link was declined: only the organisation may invite again. */
  'verification.declined': {
    status: 422,
    title: {
      en: 'This invitation was declined. Your organization can invite you again.',
      fr: 'Cette invitation a été refusée. Votre organisation peut vous inviter de nouveau.',
    },
  },
  /** A new link was requested for an account that does not need one: sign in. */
  'verification.done': {
    status: 422,
    title: {
      en: 'Your account is already verified. You can sign in.',
      fr: 'Votre compte est déjà vérifié. Vous pouvez vous connecter.',
    },
  },
} as const satisfies Catalogue;
