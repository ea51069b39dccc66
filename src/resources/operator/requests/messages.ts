import { additionMessages } from './texts/addition.ts';
import { queueMessages } from './texts/queue.ts';
import { workMessages } from './texts/work.ts';

/** What the viewer of PDFs says. */
const pdfEn = {
  pdfPane: 'The PDF',
  page: 'Page',
  pages: 'Pages of the PDF',
  pageOf: 'of %{count}',
  pageName: 'Page %{page}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  fit: 'Fit to width',
  turn: 'Turn',
  searchText: 'Search in the PDF',
  closeSearch: 'Close the search',
  previousMatch: 'Previous match',
  nextMatch: 'Next match',
  matchOf: '%{index} of %{count}',
  noMatch: 'No match',
  noText: 'This PDF has no text to search.',
  newTab: 'Open the PDF in a new tab',
  opening: 'Opening the PDF',
  noFile: 'The file is not there',
  noFileDetail: 'It is kept no longer, or could not be loaded.',
  retry: 'Try again',
  lacksPictures: 'Vigie does not draw pictures in JPEG 2000: some are missing here.',
  showInBrowser: 'Show with the browser',
  undrawable: 'Vigie cannot draw this PDF. It is shown by your browser’s own viewer, without marks.',
} as const;

const pdfFr = {
  pdfPane: 'Le PDF',
  page: 'Page',
  pages: 'Pages du PDF',
  pageOf: 'sur %{count}',
  pageName: 'Page %{page}',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  zoomOut: 'Réduire',
  zoomIn: 'Agrandir',
  fit: 'Ajuster à la largeur',
  turn: 'Pivoter',
  searchText: 'Chercher dans le PDF',
  closeSearch: 'Fermer la recherche',
  previousMatch: 'Occurrence précédente',
  nextMatch: 'Occurrence suivante',
  matchOf: '%{index} sur %{count}',
  noMatch: 'Aucune occurrence',
  noText: 'Ce PDF n’a pas de texte à chercher.',
  newTab: 'Ouvrir le PDF dans un nouvel onglet',
  opening: 'Ouverture du PDF',
  noFile: 'Le fichier n’est pas là',
  noFileDetail: 'Il n’est plus conservé, ou n’a pas pu être chargé.',
  retry: 'Réessayer',
  lacksPictures: 'Vigie ne dessine pas les images JPEG 2000\u00a0: il en manque ici.',
  showInBrowser: 'Afficher avec le navigateur',
  undrawable: 'Vigie ne peut pas dessiner ce PDF. Le lecteur de votre navigateur le montre, sans repères.',
} as const satisfies Record<keyof typeof pdfEn, string>;

const pdfMessages = { en: pdfEn, fr: pdfFr };

/** What the list of requests says. */
const en = {
  empty: 'Nothing is waiting.',
  emptyDetail: 'New requests appear here by themselves.',
  showEvery: 'Show every request',
  order: 'Order',
  oldest: 'Oldest first',
  newest: 'Newest first',
  sheets: '%{count} sheet |||| %{count} sheets',
  somebody: 'Shared account',
} as const;

const fr = {
  empty: 'Rien n’est en attente.',
  emptyDetail: 'Les nouvelles demandes apparaissent ici d’elles-mêmes.',
  showEvery: 'Afficher toutes les demandes',
  order: 'Ordre',
  oldest: 'Les plus anciennes d’abord',
  newest: 'Les plus récentes d’abord',
  sheets: '%{count} fiche |||| %{count} fiches',
  somebody: 'Poste partagé',
} as const satisfies Record<keyof typeof en, string>;

const listMessages = { en, fr };

/** What the screens of requests say to the operators. */
export const messages = {
  en: {
    name: 'Request |||| Requests',
    titles: { list: 'Requests', edit: 'Request' },
    fields: {
      id: 'Number',
      type: 'Type',
      organisation: 'Organization',
      requester: 'Requested by',
      about: 'About',
      created_at: 'Date',
      status: 'Status',
      holder: 'Has it',
      readiness: 'Reading',
      due_on: 'Due',
      overdue: 'Due',
      reply: 'Reply',
    },
    texts: { ...listMessages.en, ...queueMessages.en, ...workMessages.en, ...pdfMessages.en, ...additionMessages.en },
  },
  fr: {
    name: 'Demande |||| Demandes',
    titles: { list: 'Demandes', edit: 'Demande' },
    fields: {
      id: 'Numéro',
      type: 'Type',
      organisation: 'Organisation',
      requester: 'Demandé par',
      about: 'Objet',
      created_at: 'Date',
      status: 'État',
      holder: 'Qui l’a',
      readiness: 'Lecture',
      due_on: 'Échéance',
      overdue: 'Échéance',
      reply: 'Réponse',
    },
    all: { overdue: 'Toutes', readiness: 'Toutes', reply: 'Toutes' },
    texts: { ...listMessages.fr, ...queueMessages.fr, ...workMessages.fr, ...pdfMessages.fr, ...additionMessages.fr },
  },
};

/** A key of what these screens say beside the names of fields. */
export type RequestMessageKey = keyof typeof messages.en.texts;
