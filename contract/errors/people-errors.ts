import type { Catalogue } from './entry.ts';

/** Errors of calls about users and about a person's own account. */
export const peopleErrors = {
  /** Stored again by somebody else since it was read: read it again, then change it. */
  'record.changed': {
    status: 409,
    title: {
      en: 'This was changed in the meantime, in another window or by somebody else. Nothing was saved; reload to see the changes.',
      fr: 'Ceci a été modifié entre-temps, dans une autre fenêtre ou par quelqu’un d’autre. Rien n’a été enregistré; rechargez la page pour voir les changements.',
    },
  },
  /** The organisation would be left without anyone who manages its users. */
  'people.last_admin': {
    status: 422,
    title: {
      en: 'This is the last company administrator. Appoint another one first.',
      fr: 'C’est la seule personne qui administre l’entreprise. Nommez-en d’abord une autre.',
    },
  },
  /** Who alone gets in by password while single sign-on is the only other way in: another one has to be named before. */
  'people.password_user': {
    status: 422,
    title: {
      en: 'Only this person gets in by password when single sign-on is down. Name another administrator under “Single sign-on” first.',
      fr: 'Seule cette personne peut se connecter par mot de passe quand l’authentification unique est en panne. Nommez d’abord quelqu’un d’autre sous «\u00a0Authentification unique\u00a0».',
    },
  },
  /** Nobody takes away their own account or role. */
  'people.self': {
    status: 422,
    title: {
      en: 'You cannot delete your own account or change your own role.',
      fr: 'Vous ne pouvez ni supprimer votre propre compte ni changer votre propre rôle.',
    },
  },
  /** A shared account, which the provider manages, or the person's own account, which has a page of its own. */
  'people.not_editable': {
    status: 422,
    title: {
      en: 'This account cannot be changed here.',
      fr: 'Ce compte ne peut pas être modifié ici.',
    },
  },
  /** The role sees its own locations only, and no location is chosen. */
  'people.location_required': {
    status: 422,
    title: { en: 'Choose at least one location.', fr: 'Choisissez au moins un emplacement.' },
  },
  /** A location that is not, or no longer, one of the organisation's. */
  'people.unknown_location': {
    status: 422,
    title: {
      en: 'One of the locations chosen is not in your organization. Choose again.',
      fr: 'Un des emplacements choisis ne fait pas partie de votre organisation. Choisissez de nouveau.',
    },
  },
  /** Mails to addresses that somebody typed, within an hour; `minutes` until the next. */
  'mail.too_many': {
    status: 429,
    title: {
      en: 'Too many messages to new addresses have been asked for. Try again in %{minutes}\u00a0min.',
      fr: 'Trop de messages à de nouvelles adresses ont été demandés. Réessayez dans %{minutes}\u00a0min.',
    },
  },
  /** The same within a day; `hours` until the next. */
  'mail.too_many_today': {
    status: 429,
    title: {
      en: 'Too many messages to new addresses have been asked for today. Try again in %{hours}\u00a0h.',
      fr: 'Trop de messages à de nouvelles adresses ont été demandés aujourd’hui. Réessayez dans %{hours}\u00a0h.',
    },
  },
  /** Accepted and verified, or without an address: there is no mail to send again. */
  'people.nothing_to_resend': {
    status: 422,
    title: {
      en: 'This account is complete: there is nothing to send again.',
      fr: 'Ce compte est complet\u00a0: il n’y a rien à renvoyer.',
    },
  },
  /** Somebody else came to have the address before the link that was to verify it was opened. */
  'verification.address_taken': {
    status: 422,
    title: {
      en: 'This address now belongs to another account. Choose a different one.',
      fr: 'Cette adresse appartient maintenant à un autre compte. Choisissez-en une autre.',
    },
  },
} as const satisfies Catalogue;
