import type { Catalogue } from './entry.ts';

/** What imports are refused for. */
export const importErrors = {
  /** It was started, dropped or changed by somebody else, or by another click. */
  'import.not_open': {
    status: 409,
    title: {
      en: 'This import can no longer be changed. Reload the page.',
      fr: 'Cette importation ne peut plus être modifiée. Rechargez la page.',
    },
  },
  /** What was shown is not what would be carried out. */
  'import.changed': {
    status: 409,
    title: {
      en: 'This import has changed since. Look at it again before you carry it out.',
      fr: 'Cette importation a changé depuis. Revoyez-la avant de l’effectuer.',
    },
  },
  /** It was not carried out, or so long ago that what it takes is gone. */
  'import.not_done': {
    status: 409,
    title: {
      en: 'Only an import that was carried out within the last 30 days can be taken back.',
      fr: 'Seule une importation effectuée au cours des 30 derniers jours peut être annulée.',
    },
  },
  'import.no_file': {
    status: 422,
    title: { en: 'Add a list or PDFs first.', fr: 'Ajoutez d’abord une liste ou des PDF.' },
  },
  'import.one_list': {
    status: 422,
    title: {
      en: 'Only one list can be imported at a time: %{name} is a second one.',
      fr: 'Une seule liste peut être importée à la fois\u00a0: %{name} en est une deuxième.',
    },
  },
  'import.too_many_files': {
    status: 422,
    title: {
      en: 'An import takes no more than %{max} files.',
      fr: 'Une importation ne peut pas dépasser %{max} fichiers.',
    },
  },
  'import.too_many': {
    status: 422,
    title: {
      en: 'No more than %{max} imports are kept at once. Drop those that you do not need.',
      fr: 'Pas plus de %{max} importations sont conservées à la fois. Supprimez celles qui ne servent plus.',
    },
  },
  'import.same_column': {
    status: 422,
    title: {
      en: '“%{name}” is chosen for two columns.',
      fr: '«\u00a0%{name}\u00a0» est choisi pour deux colonnes.',
    },
  },
  'import.no_product_name': {
    status: 422,
    title: {
      en: 'Choose the column that gives the product name.',
      fr: 'Choisissez la colonne qui donne le nom du produit.',
    },
  },
  'import.no_such_field': {
    status: 422,
    title: {
      en: '“%{name}” is not read from this list or file.',
      fr: '«\u00a0%{name}\u00a0» n’est pas lu dans cette liste ou ce fichier.',
    },
  },
  'import.too_many_mended': {
    status: 422,
    title: {
      en: 'No more than %{max} rows can be corrected here. Correct the list and send it again.',
      fr: 'Pas plus de %{max} lignes peuvent être corrigées ici. Corrigez la liste et envoyez-la de nouveau.',
    },
  },
  'import.unknown_organisation': {
    status: 422,
    title: { en: 'There is no such organization.', fr: 'Cette organisation n’existe pas.' },
  },
} as const satisfies Catalogue;
