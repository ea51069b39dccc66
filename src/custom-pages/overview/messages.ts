import type { Language } from '#contract/languages.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';

const en = {
  loading: 'Loading the figures',
  failed: 'The overview could not be loaded',
  lead: (day: string) => `As of ${day}. Choose a figure to see its sheets.`,
  whole: 'Whole collection',
  within: 'Location',
  print: 'Print',
  noLocation: 'Your organization has no such location',
  noLocationDetail: 'It may have been removed, or the address is not complete.',
  empty: 'There are no sheets here yet.',
  sheets: (count: number) => `${formatNumber(count, 'en')} ${count === 1 ? 'sheet' : 'sheets'}`,
  products: (count: number) => `${formatNumber(count, 'en')} ${count === 1 ? 'product' : 'products'}`,
  languages: (both: number, english: number, french: number) =>
    `${formatNumber(both, 'en')} in both languages, ${formatNumber(english, 'en')} in English only, ${formatNumber(french, 'en')} in French only`,
  byLocation: 'Hazards by location',
  location: 'Location',
  all: 'Sheets',
  hazardous: 'Hazardous',
  lookWithin: (name: string) => `Look within ${name}`,
  scroll: 'Hazards by location; scroll sideways to see all',
  leftOut: (count: number) =>
    count === 1 ? 'One more location is not shown.' : `${formatNumber(count, 'en')} more locations are not shown.`,
  sections: {
    signalWord: 'Signal word',
    pictogram: 'Pictograms',
    hazardClass: 'Hazard classes',
    hazardous: 'Hazardous products',
    listed: 'On lists of substances',
    status: 'Products requiring attention',
    format: 'Format',
    language: 'Language',
    otherLanguage: 'Sheet in the other language',
  },
  lists: 'A list names a substance; it does not say that a product may not be used. Each sheet says why it is listed.',
  watch: 'Watch lists…',
  watchLead:
    'When a sheet is added that has an ingredient on one of these lists, the request in the message centre says so, and everybody who manages the collection is mailed.',
  watched: (names: string) => `Additions on these lists are told: ${names}.`,
  notWatched: 'You may be told when an addition is on a list.',
  watchSaved: 'The lists to watch are saved.',
  save: 'Save',
  news: 'What is new',
  newsMailed: 'Mail what is new, once a week',
  newsDetail:
    'Every Monday, to everybody who manages the collection and wants mail: sheets added, replaced, removed, now three years old, and on lists that you watch. A week without news is not mailed.',
  newsOn: 'What is new is mailed from now on.',
  newsOff: 'What is new is not mailed any more.',
  requestsUnderWay: 'Requests under way',
  requestCount: 'Requests',
  requests: (count: number) => `${formatNumber(count, 'en')} ${count === 1 ? 'request' : 'requests'}`,
  organisations: 'Your organizations side by side',
  organisation: 'Organization',
  pastReview: '3 years or more',
  here: 'you are here',
  organisationsFailed: 'Your other organizations could not be loaded.',
  changeLocation: 'To open another one, choose “Change location” in the menu of your account.',
  nothing: 'None.',
  age: 'Age of the sheets, by SDS date',
  ages: ['Less than 1 year', '1 to 2 years', '2 to 3 years', '3 years or more'],
  undated: 'No date',
  value: 'Value',
  count: 'Sheets',
};

const fr: typeof en = {
  loading: 'Chargement des chiffres',
  failed: 'L’aperçu n’a pas pu être chargé',
  lead: (day) => `En date du ${day}. Choisissez un chiffre pour en voir les fiches.`,
  whole: 'Toute la collection',
  within: 'Emplacement',
  print: 'Imprimer',
  noLocation: 'Votre organisation n’a pas cet emplacement',
  noLocationDetail: 'Il a peut-être été retiré, ou l’adresse n’est pas complète.',
  empty: 'Il n’y a encore aucune fiche ici.',
  sheets: (count) => `${formatNumber(count, 'fr')} ${count < 2 ? 'fiche' : 'fiches'}`,
  products: (count) => `${formatNumber(count, 'fr')} ${count < 2 ? 'produit' : 'produits'}`,
  languages: (both, english, french) =>
    `${formatNumber(both, 'fr')} dans les deux langues, ${formatNumber(english, 'fr')} en anglais seulement, ${formatNumber(french, 'fr')} en français seulement`,
  byLocation: 'Dangers par emplacement',
  location: 'Emplacement',
  all: 'Fiches',
  hazardous: 'Dangereux',
  lookWithin: (name) => `Voir dans ${name}`,
  scroll: 'Dangers par emplacement; faites défiler de côté pour tout voir',
  leftOut: (count) =>
    count < 2
      ? 'Un autre emplacement n’est pas montré.'
      : `${formatNumber(count, 'fr')} autres emplacements ne sont pas montrés.`,
  sections: {
    signalWord: 'Mention d’avertissement',
    pictogram: 'Pictogrammes',
    hazardClass: 'Classes de danger',
    hazardous: 'Produits dangereux',
    listed: 'Sur des listes de substances',
    status: 'Produits à surveiller',
    format: 'Format',
    language: 'Langue',
    otherLanguage: 'Fiche dans l’autre langue',
  },
  lists:
    'Une liste nomme une substance; elle n’interdit pas pour autant un produit. Chaque fiche dit à quel titre elle y figure.',
  watch: 'Surveiller des listes…',
  watchLead:
    'Quand une fiche ajoutée a un ingrédient sur l’une de ces listes, la demande l’indique dans le centre de messages, et toutes les personnes qui gèrent la collection reçoivent un courriel.',
  watched: (names) => `Les ajouts sur ces listes sont signalés\u00a0: ${names}.`,
  notWatched: 'Vous pouvez être avisé quand un ajout figure sur une liste.',
  watchSaved: 'Les listes à surveiller sont enregistrées.',
  save: 'Enregistrer',
  news: 'Quoi de neuf',
  newsMailed: 'Envoyer les nouveautés une fois par semaine',
  newsDetail:
    'Chaque lundi, à toutes les personnes qui gèrent la collection et qui veulent des courriels\u00a0: les fiches ajoutées, remplacées, retirées, âgées maintenant de trois ans, et celles qui figurent sur les listes surveillées. Une semaine sans nouveautés ne donne pas de courriel.',
  newsOn: 'Les nouveautés sont envoyées dorénavant.',
  newsOff: 'Les nouveautés ne sont plus envoyées.',
  requestsUnderWay: 'Demandes en traitement',
  requestCount: 'Demandes',
  requests: (count) => `${formatNumber(count, 'fr')} ${count < 2 ? 'demande' : 'demandes'}`,
  organisations: 'Vos organisations côte à côte',
  organisation: 'Organisation',
  pastReview: '3 ans ou plus',
  here: 'vous êtes ici',
  organisationsFailed: 'Vos autres organisations n’ont pas pu être chargées.',
  changeLocation:
    'Pour en ouvrir une autre, choisissez «\u00a0Changer d’emplacement\u00a0» dans le menu de votre compte.',
  nothing: 'Aucun.',
  age: 'Âge des fiches, selon leur date',
  ages: ['Moins d’un an', 'De 1 à 2 ans', 'De 2 à 3 ans', '3 ans ou plus'],
  undated: 'Sans date',
  value: 'Valeur',
  count: 'Fiches',
};

const messages = { en, fr } satisfies Record<Language, typeof en>;

/** The words of this page, which come with it alone. */
export const useOverviewMessages = () => messages[useLanguage()];
