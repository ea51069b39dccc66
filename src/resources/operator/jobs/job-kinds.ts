import type { Bilingual } from '#contract/languages.ts';

interface KindWords {
  readonly name: Bilingual;
  /** What never comes when the job is deleted. */
  readonly lost: Bilingual;
}

const mailLost = (whose: Bilingual): Bilingual => ({
  en: `${whose.en} will never be sent.`,
  fr: `${whose.fr} ne sera jamais envoyé.`,
});

const documentLost: Bilingual = {
  en: 'The document will not be made. Its request ends in error, and those who wait for it are told by mail.',
  fr: 'Le document ne sera pas produit. Sa demande se termine par une erreur, et ceux qui l’attendent en sont avisés par courriel.',
};

const importLost: Bilingual = {
  en: 'The import stays as far as it has come, and says so to those who look at it.',
  fr: 'L’importation s’arrête là où elle en est, et le dit aux personnes qui la consultent.',
};

/** Kinds of jobs in words, by the name they have in the store. */
export const jobKinds: Readonly<Record<string, KindWords>> = {
  'mail-webhook': {
    name: { en: 'Mail: webhook that fails', fr: 'Courriel\u00a0: webhook en échec' },
    lost: mailLost({ en: 'Word that messages do not arrive', fr: 'L’avis que des messages n’arrivent pas' }),
  },
  'mail-reset-link': {
    name: { en: 'Mail: new password', fr: 'Courriel\u00a0: nouveau mot de passe' },
    lost: mailLost({
      en: 'The link to a new password',
      fr: 'Le lien vers un nouveau mot de passe',
    }),
  },
  'mail-verification': {
    name: { en: 'Mail: invitation', fr: 'Courriel\u00a0: invitation' },
    lost: mailLost({ en: 'The invitation mail', fr: 'Le courriel d’invitation' }),
  },
  'resend-verification-mail': {
    name: { en: 'Mail: invitation, sent again', fr: 'Courriel\u00a0: invitation renvoyée' },
    lost: mailLost({ en: 'The invitation mail', fr: 'Le courriel d’invitation' }),
  },
  'mail-account-change': {
    name: { en: 'Mail: account changed', fr: 'Courriel\u00a0: compte modifié' },
    lost: mailLost({ en: 'The word that an account was changed', fr: 'L’avis de modification d’un compte' }),
  },
  'mail-account-removal': {
    name: { en: 'Mail: account removed', fr: 'Courriel\u00a0: compte supprimé' },
    lost: mailLost({ en: 'The word that an account was removed', fr: 'L’avis de suppression d’un compte' }),
  },
  'mail-new-address': {
    name: { en: 'Mail: new address', fr: 'Courriel\u00a0: nouvelle adresse' },
    lost: mailLost({ en: 'The link that confirms a new address', fr: 'Le lien qui confirme une nouvelle adresse' }),
  },
  'mail-address-changed': {
    name: { en: 'Mail: address changed', fr: 'Courriel\u00a0: adresse modifiée' },
    lost: mailLost({
      en: 'The word to the former address that it was changed',
      fr: 'L’avis à l’ancienne adresse qu’elle a été modifiée',
    }),
  },
  'mail-password-changed': {
    name: { en: 'Mail: password changed', fr: 'Courriel\u00a0: mot de passe modifié' },
    lost: mailLost({ en: 'The word that a password was changed', fr: 'L’avis de modification d’un mot de passe' }),
  },
  'read-sections': {
    name: { en: 'Sections of sheets', fr: 'Sections des FDS' },
    lost: {
      en: 'First aid is read out of a sheet when it is opened; the next hour tries all again.',
      fr: 'Les premiers soins sont lus dans une fiche quand on l’ouvre; tout est repris dans l’heure.',
    },
  },
  'index-sections': {
    name: { en: 'Search in the text of sheets', fr: 'Recherche dans le texte des FDS' },
    lost: {
      en: 'Some sheets are not found by their text; the next hour tries again.',
      fr: 'Certaines FDS ne sont pas trouvées par leur texte; tout est repris dans l’heure.',
    },
  },
  'read-ahead': {
    name: { en: 'Reading of a sheet that came in', fr: 'Lecture d’une FDS reçue' },
    lost: {
      en: 'The sheet is read when its request is opened.',
      fr: 'La fiche est lue à l’ouverture de sa demande.',
    },
  },
  'recognise-scan': {
    name: { en: 'Text of a scanned sheet', fr: 'Texte d’une FDS numérisée' },
    lost: {
      en: 'The sheet is not read from its picture; the next clean-up tries again.',
      fr: 'La fiche n’est pas lue dans son image; le prochain nettoyage la reprend.',
    },
  },
  'mail-api-token': {
    name: { en: 'Mail: API token', fr: 'Courriel\u00a0: jeton d’API' },
    lost: mailLost({ en: 'The word that an API token was made', fr: 'L’avis de création d’un jeton d’API' }),
  },
  'mail-security-notice': {
    name: { en: 'Mail: account’s ways in', fr: 'Courriel\u00a0: accès au compte' },
    lost: mailLost({
      en: 'The word about a new device or a second factor',
      fr: 'L’avis au sujet d’un nouvel appareil ou d’un second facteur',
    }),
  },
  'mail-contact': {
    name: { en: 'Mail: message to support', fr: 'Courriel\u00a0: message au soutien' },
    lost: mailLost({ en: 'The message to support', fr: 'Le message au soutien' }),
  },
  'mail-contact-answer': {
    name: { en: 'Mail: answer to a message', fr: 'Courriel\u00a0: réponse à un message' },
    lost: mailLost({ en: 'The answer to the message', fr: 'Le courriel de réponse' }),
  },
  'mail-request-status': {
    name: { en: 'Mail: news of a request', fr: 'Courriel\u00a0: nouvelles d’une demande' },
    lost: mailLost({ en: 'The mail about the request', fr: 'Le courriel au sujet de la demande' }),
  },
  'mail-submission': {
    name: { en: 'Mail: requests sent together', fr: 'Courriel\u00a0: demandes envoyées ensemble' },
    lost: mailLost({
      en: 'The mail about the requests that were sent together',
      fr: 'Le courriel au sujet des demandes envoyées ensemble',
    }),
  },
  'mail-list-hit': {
    name: { en: 'Mail: an addition on a watched list', fr: 'Courriel\u00a0: ajout sur une liste surveillée' },
    lost: mailLost({
      en: 'The word that an addition is on a watched list',
      fr: 'L’avis qu’un ajout figure sur une liste surveillée',
    }),
  },
  'mail-weekly-news': {
    name: { en: 'Mail: what is new in a week', fr: 'Courriel\u00a0: nouveautés de la semaine' },
    lost: mailLost({
      en: 'The word of what is new in the collection',
      fr: 'Le courriel sur les nouveautés de la collection',
    }),
  },
  'mail-document': {
    name: { en: 'Mail: document ready', fr: 'Courriel\u00a0: document prêt' },
    lost: mailLost({ en: 'The mail with the link to the document', fr: 'Le courriel avec le lien vers le document' }),
  },
  'mail-organisation-end': {
    name: { en: 'Mail: an organisation ends', fr: 'Courriel\u00a0: fin d’une organisation' },
    lost: mailLost({
      en: 'The word to its administrators that the organisation ends',
      fr: 'L’avis aux administrateurs que leur organisation prend fin',
    }),
  },
  'import-list': {
    name: { en: 'Import of a list', fr: 'Importation d’une liste' },
    lost: importLost,
  },
  'import-pdfs': {
    name: { en: 'Import with PDFs', fr: 'Importation avec des PDF' },
    lost: importLost,
  },
  'make-index': {
    name: { en: 'Index being made', fr: 'Production d’un index' },
    lost: documentLost,
  },
  'make-book': {
    name: { en: 'Binder or e-binder being made', fr: 'Production d’un cartable, papier ou électronique' },
    lost: documentLost,
  },
};
