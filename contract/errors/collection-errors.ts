import type { Catalogue } from './entry.ts';

/** What calls about the collection and its sheets are refused for. */
export const collectionErrors = {
  /** The path names another organisation's collection, or none. */
  'collection.forbidden': {
    status: 403,
    title: {
      en: 'This is not the collection of your organization, which is called sds- and its number: sds-10001 for 10001.',
      fr: 'Ce n’est pas la collection de votre organisation, dont le nom est sds- suivi de son numéro\u00a0: sds-10001 pour 10001.',
    },
  },
  /** CAS search for an organisation whose ingredients are not shown. */
  'search.cas_not_enabled': {
    status: 403,
    title: {
      en: 'CAS numbers are not part of your organization’s collection.',
      fr: 'Les numéros CAS ne font pas partie de la collection de votre organisation.',
    },
  },
  /** What is accepted would have ended already. */
  'storage.past_day': {
    status: 422,
    title: { en: 'This day is over. Choose a later one.', fr: 'Cette date est passée. Choisissez-en une autre.' },
  },
  /** The index cannot be asked, or is being made for the first time; the same may be asked again shortly. */
  'search.unavailable': {
    status: 503,
    title: {
      en: 'Search is not available at the moment. Please try again shortly.',
      fr: 'La recherche n’est pas accessible pour le moment. Veuillez réessayer sous peu.',
    },
  },
  /** A search parameter outside the subset of the contract; `source.parameter` says which. */
  'search.parameter': {
    status: 400,
    title: {
      en: 'The search parameter “%{parameter}” is not valid: %{reason}.',
      fr: 'Le paramètre de recherche «\u00a0%{parameter}\u00a0» n’est pas valide\u00a0: %{reason}.',
    },
  },
  /** The sheet is there, its PDF is not. */
  'pdf.missing': {
    status: 404,
    title: { en: 'This sheet has no PDF yet.', fr: 'Cette fiche n’a pas encore de PDF.' },
  },
} as const satisfies Catalogue;
