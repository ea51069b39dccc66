import type { Language } from '#contract/languages.ts';
import type { SheetLanguage } from '#contract/sheets/language.ts';
import { useLanguage } from '#src/i18n/language.ts';

const en = {
  lead: 'For a sheet that nobody asked for, by telephone or from a supplier. It is worked on like any other addition: what the PDF says is filled in, sheets like it are shown, and drafts are kept. The organization sees it once it is added.',
  otherLanguage: (language: SheetLanguage, name: string) =>
    `The ${language === 'fr' ? 'French' : 'English'} sheet of “${name}”: product, manufacturer and locations are filled in, and it is offered as the other language of that sheet.`,
  newer: (name: string) =>
    `A newer sheet of “${name}”: product, manufacturer, language and locations are filled in, and it is offered in place of that sheet.`,
  failed: 'The sheet that it belongs with could not be loaded',
  loading: 'Loading the sheet that it belongs with',
  organisation: 'Organization',
  noOrganisation: 'Choose for whom',
  pdf: 'PDF, if there is one',
  drop: 'Drop the PDF here',
  hint: (size: number) => `One PDF, ${size} MB at most; without one everything is entered by hand`,
  browse: 'Choose a file',
  another: 'Choose another file',
  chosen: (name: string) => `Chosen: ${name}`,
  remove: 'Without this file',
  open: 'Go on to the form',
  back: 'Cancel',
};

const fr: typeof en = {
  lead: 'Pour une fiche que personne n’a demandée, reçue par téléphone ou d’un fournisseur. Elle est traitée comme tout autre ajout\u00a0: ce que dit le PDF est inscrit, les fiches semblables sont montrées et les brouillons sont conservés. L’organisation la voit une fois qu’elle est ajoutée.',
  otherLanguage: (language, name) =>
    `La fiche ${language === 'fr' ? 'française' : 'anglaise'} de «\u00a0${name}\u00a0»\u00a0: le produit, le fabricant et les emplacements sont inscrits, et on la propose comme l’autre langue de cette fiche.`,
  newer: (name) =>
    `Une fiche plus récente de «\u00a0${name}\u00a0»\u00a0: le produit, le fabricant, la langue et les emplacements sont inscrits, et on la propose à la place de cette fiche.`,
  failed: 'La fiche à laquelle elle se rattache n’a pas pu être chargée',
  loading: 'Chargement de la fiche à laquelle elle se rattache',
  organisation: 'Organisation',
  noOrganisation: 'Choisissez pour qui',
  pdf: 'PDF, s’il y en a un',
  drop: 'Déposez le PDF ici',
  hint: (size) => `Un PDF de ${size}\u00a0Mo au plus; sans PDF, tout est inscrit à la main`,
  browse: 'Choisir un fichier',
  another: 'Choisir un autre fichier',
  chosen: (name) => `Choisi\u00a0: ${name}`,
  remove: 'Sans ce fichier',
  open: 'Passer au formulaire',
  back: 'Annuler',
};

const messages = { en, fr } satisfies Record<Language, typeof en>;

/** The words of this page, which come with it alone. */
export const useAddMessages = () => messages[useLanguage()];
