import type { Catalogue } from './entry.ts';

/** What calls about the collection and its sheets are refused for. */
export const collectionErrors = {
  /** The path names another organisation's collection. */
  'collection.forbidden': {
    status: 403,
    title: {
      en: 'This collection belongs to another organization.',
      fr: 'Cette collection appartient à une autre organisation.',
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
