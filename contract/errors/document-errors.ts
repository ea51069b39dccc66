import type { Catalogue } from './entry.ts';

/** What indexes, binders and e-binders are refused for. */
export const documentErrors = {
  /** Some of the sheets left the collection, or never were in it; nothing is made. */
  'document.not_in_collection': {
    status: 422,
    title: {
      en: 'Some of these sheets are no longer in your collection. Go back to the search and start again.',
      fr: 'Certaines de ces fiches ne sont plus dans votre collection. Revenez à la recherche et recommencez.',
    },
  },
  /** None of the sheets is in the language that was chosen. */
  'document.no_sheets': {
    status: 422,
    title: {
      en: 'No sheet of this search is in the language you chose.',
      fr: 'Aucune fiche de cette recherche n’est dans la langue choisie.',
    },
  },
  /** One person has that many documents under way. */
  'document.too_many': {
    status: 422,
    title: {
      en: 'You have %{max} documents being made, the most there can be at once. Wait until one of them is ready.',
      fr: 'Vous avez %{max} documents en préparation, le maximum permis. Attendez que l’un d’eux soit prêt.',
    },
  },
  /** The name, the hazards, a precaution or the notice of the sheet do not fit that stock; a larger one is needed. */
  'label.too_small': {
    status: 422,
    title: {
      en: 'The label of %{name} does not fit this size: its name, hazards, precautions and the sheet’s notice must stand there. Choose a larger one.',
      fr: 'L’étiquette de %{name} ne tient pas dans ce format\u00a0: le nom, les dangers, les précautions et le renvoi à la fiche doivent y figurer. Choisissez-en un plus grand.',
    },
  },
  /** A mailed link that opens nothing: it was ended or used up, its days are over, who ordered left, or it is not one of ours. */
  'document.link_ended': {
    status: 404,
    title: {
      en: 'This link no longer works: its time is over, it was used too often, or it was ended. Ask whoever sent it to you for the document.',
      fr: 'Ce lien ne fonctionne plus\u00a0: son délai est écoulé, il a trop servi ou on y a mis fin. Demandez le document à la personne qui vous l’a envoyé.',
    },
  },
  /** The document is kept no longer. */
  'document.expired': {
    status: 404,
    title: {
      en: 'This document is no longer kept. Have it made again.',
      fr: 'Ce document n’est plus conservé. Faites-le préparer de nouveau.',
    },
  },
} as const satisfies Catalogue;
