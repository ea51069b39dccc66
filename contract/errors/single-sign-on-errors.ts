import { providerRefusals } from '../single-sign-on.ts';
import type { Catalogue } from './entry.ts';

/** Refusals of single sign-on. The browser takes their words from the answer: sign-in and search load without them. */
export const singleSignOnErrors = {
  /** Nobody of this mail domain signs in by password, whether or not there is such an account. */
  'auth.use_provider': {
    status: 422,
    title: {
      en: 'People of your organization sign in with the button “Continue with %{organisation}”.',
      fr: 'Les membres de votre organisation se connectent par le bouton «\u00a0Continuer avec %{organisation}\u00a0».',
    },
  },
  /** What is kept of somebody by several organisations is not handed out on the word of one of them. */
  'auth.elsewhere_too': {
    status: 422,
    title: {
      en: 'Your account belongs to other organizations too. Sign in with your password to do this.',
      fr: 'Votre compte appartient aussi à d’autres organisations. Connectez-vous avec votre mot de passe pour faire cela.',
    },
  },
  'sso.off': { status: 422, title: providerRefusals.off },
  'sso.away': { status: 503, title: providerRefusals.away },
  'sso.misconfigured': { status: 422, title: providerRefusals.misconfigured },
  'sso.domain': {
    status: 422,
    title: {
      en: 'Enter a whole domain such as example.org.',
      fr: 'Saisissez un domaine entier, comme example.org.',
    },
  },
  'sso.public_domain': {
    status: 422,
    title: {
      en: 'Anybody may have a mailbox there. Name a domain of your own.',
      fr: 'N’importe qui peut y avoir une boîte de courriel. Nommez un domaine qui est le vôtre.',
    },
  },
  /** An administrator names the domain of their own verified address; any other the provider. */
  'sso.strange_domain': {
    status: 422,
    title: {
      en: 'Your own address is not of this domain. Ask support to add it.',
      fr: 'Votre propre adresse n’est pas de ce domaine. Demandez au soutien de l’ajouter.',
    },
  },
  'sso.domain_taken': {
    status: 422,
    title: {
      en: 'Another organization signs in with this domain. Ask support.',
      fr: 'Une autre organisation se connecte avec ce domaine. Demandez au soutien.',
    },
  },
  'sso.issuer': {
    status: 422,
    title: {
      en: 'Enter the provider’s issuer, an https address.',
      fr: 'Saisissez l’émetteur du fournisseur, une adresse qui commence par https.',
    },
  },
  'sso.every_tenant': {
    status: 422,
    title: {
      en: 'This address lets in people of every organization. Enter the one that has your own tenant’s number in place of “common”.',
      fr: 'Cette adresse donne accès aux gens de toutes les organisations. Saisissez celle qui porte le numéro de votre locataire à la place de «\u00a0common\u00a0».',
    },
  },
  /** Only the operators of this installation may have it ask within a network of theirs. */
  'sso.private_address': {
    status: 422,
    title: {
      en: 'This name leads into a private network. Ask support to save it, or enter one that is public.',
      fr: 'Ce nom mène dans un réseau privé. Demandez au soutien de l’enregistrer ou saisissez-en un qui est public.',
    },
  },
  'sso.switch_off_first': {
    status: 422,
    title: {
      en: 'Switch single sign-on off before you change this. It is tried again before it is switched on.',
      fr: 'Désactivez l’authentification unique avant de modifier ceci. Elle est essayée de nouveau avant d’être activée.',
    },
  },
  'sso.not_tried': {
    status: 422,
    title: {
      en: 'Try it first: these settings have let nobody in yet.',
      fr: 'Essayez-la d’abord\u00a0: ces réglages n’ont encore donné accès à personne.',
    },
  },
  'sso.incomplete': {
    status: 422,
    title: {
      en: 'Issuer, client and at least one mail domain are needed first.',
      fr: 'Il faut d’abord l’émetteur, le client et au moins un domaine de courriel.',
    },
  },
  /** Somebody must be able to get in when the provider is away. */
  'sso.password_user': {
    status: 422,
    title: {
      en: 'Name an administrator with a password, who gets in when the provider does not answer.',
      fr: 'Nommez une personne qui administre l’entreprise et qui a un mot de passe\u00a0: elle pourra se connecter quand le fournisseur ne répond pas.',
    },
  },
  'sso.newcomers_need_groups': {
    status: 422,
    title: {
      en: 'Newcomers get their role from their groups: name the claim that holds them, and at least one rule.',
      fr: 'Les nouveaux venus tiennent leur rôle de leurs groupes\u00a0: nommez l’attribut qui les contient et au moins une règle.',
    },
  },
} as const satisfies Catalogue;
