import type { Catalogue } from './entry.ts';

/** What saved searches and removal requests are refused for. */
export const searchPageErrors = {
  /** A search without filter is the collection: there is nothing to save. */
  'saved_search.no_filter': {
    status: 422,
    title: { en: 'Set at least one filter before saving.', fr: 'Choisissez au moins un filtre avant d’enregistrer.' },
  },
  'saved_search.too_many': {
    status: 422,
    title: {
      en: 'You have %{max} saved searches, the most there can be. Delete one first.',
      fr: 'Vous avez %{max} recherches enregistrées, le maximum permis. Supprimez-en une d’abord.',
    },
  },
  'saved_search.name_taken': {
    status: 422,
    title: {
      en: 'You already have a saved search with this name.',
      fr: 'Vous avez déjà une recherche enregistrée sous ce nom.',
    },
  },
  /** The organisation has several locations, the sheet stands in some, and none was chosen. */
  'removal.location_required': {
    status: 422,
    title: { en: 'Choose at least one location, or All.', fr: 'Choisissez au moins un emplacement, ou Tous.' },
  },
  /** The sheet left the collection, or never was in it. */
  'removal.not_in_collection': {
    status: 422,
    title: {
      en: 'This sheet is no longer in your collection. Take it off the list.',
      fr: 'Cette fiche n’est plus dans votre collection. Retirez-la de la liste.',
    },
  },
  'removal.not_at_location': {
    status: 422,
    title: {
      en: 'This sheet no longer stands in one of the locations chosen. Choose again.',
      fr: 'Cette fiche n’est plus à l’un des emplacements choisis. Choisissez de nouveau.',
    },
  },
  /** Somebody was quicker, or the same was asked twice. */
  'removal.already_requested': {
    status: 422,
    title: {
      en: 'Removal has already been requested. Take this sheet off the list or choose other locations.',
      fr: 'Le retrait a déjà été demandé. Retirez cette fiche de la liste ou choisissez d’autres emplacements.',
    },
  },
  /** The same sheet stands twice in one request. */
  'removal.twice': {
    status: 422,
    title: { en: 'This sheet is on the list twice.', fr: 'Cette fiche figure deux fois dans la liste.' },
  },
} as const satisfies Catalogue;
