import type { Messages } from '../message-keys.ts';
import { account } from './account.ts';
import { details, sheet } from './details.ts';
import { documents, label } from './documents.ts';
import { open } from './open.ts';
import { reactAdmin } from './react-admin.ts';
import { requests } from './requests.ts';
import { addition } from './sds-addition.ts';
import { search } from './search.ts';
import { removal, tools } from './tools.ts';

const lists = {
  /** Between a name and what is said of it. */
  colon: '\u00a0: ',
  failed: 'Impossible de charger la liste',
  failedDetail: 'Réessayez dans un instant.',
  choicesFailed: 'Impossible de charger les choix.',
  empty: 'Il n’y a encore rien ici.',
  noMatch: 'Rien ne correspond.',
  find: 'Chercher',
  all: 'Tous',
  actions: 'Actions',
  edit: 'Modifier',
  editOne: 'Modifier %{name}',
  select: 'Sélectionner %{name}',
  selectPage: 'Sélectionner toutes les lignes de cette page',
  selected: '%{count} sélectionné |||| %{count} sélectionnés',
  others: '%{count} autre |||| %{count} autres',
  clearSelection: 'Tout désélectionner',
  deleteSelected: 'Supprimer la sélection',
  delete: 'Supprimer',
  pages: 'Pages de la liste',
  yes: 'Oui',
  no: 'Non',
  save: 'Enregistrer',
  create: 'Créer',
  cancel: 'Annuler',
  changed: 'Cet enregistrement a été modifié entre-temps, dans une autre fenêtre ou par quelqu’un d’autre.',
  changedDetail:
    'Rien de ce que vous avez saisi n’a été enregistré. Chargez-le tel qu’il est, puis refaites vos changements.',
  reload: 'Charger la version actuelle',
  notFound: 'Cet enregistrement n’existe pas',
  notFoundDetail: 'Il a peut-être été supprimé.',
  backToList: 'Retour à la liste',
};

const locations = {
  choose: 'Choisir les emplacements',
  find: 'Chercher un emplacement',
  all: 'Tous',
  allChosen: 'Les %{count} emplacements',
  more: '+ %{count} autre |||| + %{count} autres',
  notShown:
    '%{count} autre emplacement. Précisez la recherche. |||| %{count} autres emplacements. Précisez la recherche.',
  none: 'Aucun emplacement ne correspond',
  done: 'Terminé',
  open: 'Ouvrir la liste des emplacements',
  close: 'Fermer la liste des emplacements',
};

const guides = {
  pageTitle: 'Ressources',
  intro: 'De courts guides sur Vigie, et d’autres sites sur la sécurité chimique.',
  guides: 'Guides',
  pdf: 'PDF',
  pdfOfGuide: 'PDF du guide %{title}',
  links: 'Autres sites',
  linksIntro: 'Ces sites s’ouvrent dans un nouvel onglet. Ils ne sont pas les nôtres.',
  groups: {
    hazards: 'Dangers chimiques',
    general: 'Information générale',
    learning: 'Apprentissage en ligne',
    legislation: 'Législation',
  },
  guidePageTitle: 'Guide',
  back: 'Toutes les ressources',
  unknown: 'Ce guide n’existe pas',
  unknownDetail: 'Il porte peut-être un autre nom maintenant.',
  note: 'Bon à savoir',
};

const fields = {
  required: 'Le champ «\u00a0%{field}\u00a0» est obligatoire',
};

const pages = {
  overview: 'Aperçu',
  storage: 'Entreposage',
  system: 'Système',
  createIndex: 'Créer un index',
  createBinder: 'Créer un cartable',
  createEbinder: 'Créer un cartable électronique',
  sdsAddition: 'Ajouter des fiches',
  secondFactor: 'Connexion en deux étapes',
  keptSheets: 'Conserver sur cet appareil',
  mailDomains: 'Envoi des documents',
  posters: 'Affiches d’emplacement',
  imports: 'Importations',
  singleSignOn: 'Authentification unique',
  apiTokens: 'Jetons d’API',
  webhooks: 'Webhooks',
  contactUs: 'Nous joindre',
};

const externalLinks = {
  continue: 'Continuer',
  failed: 'L’adresse de ce site n’a pas pu être obtenue. Réessayez dans un instant.',
  sheetDatabase: {
    pageTitle: 'Banque de FDS',
    title: 'Vous quittez Vigie pour la banque de FDS',
    detail:
      'La banque de fiches de données de sécurité est un autre site, qui s’ouvrira dans cet onglet. Il peut demander son propre compte.',
  },
  chemicalInformation: {
    pageTitle: 'Renseignements chimiques',
    title: 'Vous quittez Vigie pour la base de renseignements chimiques',
    detail:
      'La base de renseignements chimiques est un autre site, qui s’ouvrira dans cet onglet. Il peut demander son propre compte.',
  },
};

const contact = {
  intro: 'Posez-nous toute question sur votre collection. Le soutien répond par courriel.',
  firstName: 'Prénom (facultatif)',
  lastName: 'Nom de famille (facultatif)',
  email: 'Courriel',
  subject: 'Objet',
  message: 'Message',
  room: 'Caractères\u00a0: %{count} sur %{max}',
  info: 'Renseignements supplémentaires (facultatif)',
  infoHint: 'Ce qui nous aide à répondre\u00a0: un produit, un fournisseur, un emplacement, un numéro de téléphone.',
  file: 'Fichier PDF (facultatif)',
  drop: 'Déposez un fichier PDF ici',
  dropHint: 'Un seul fichier PDF, d’au plus %{size}\u00a0Mo.',
  browse: 'Parcourir',
  replace: 'En choisir un autre',
  takeOff: 'Retirer %{name}',
  fileRemoved: 'Fichier retiré.',
  oneFile: 'Un seul fichier peut être envoyé. Choisissez-en un.',
  send: 'Envoyer',
  sent: 'Votre message a été envoyé.',
  sentTitle: 'Message envoyé',
  sentDetail:
    'Le soutien a reçu votre message et vous répondra à l’adresse %{email}. Vous le trouverez dans le centre de messages.',
  sentPlain:
    'Le soutien a reçu votre message et vous répondra par courriel. Vous le trouverez dans le centre de messages.',
  number: 'Numéro de référence\u00a0: %{id}',
  follow: 'Centre de messages',
  back: 'Retour à la recherche',
};

/** French. */
export const fr: Messages = {
  ...open,
  search,
  lists,
  locations,
  tools,
  removal,
  requests,
  documents,
  label,
  guides,
  fields,
  sheet,
  account,
  details,
  pages,
  externalLinks,
  addition,
  contact,
};

/** With react-admin's own words. */
export const portalMessages = { ...fr, ...reactAdmin };
