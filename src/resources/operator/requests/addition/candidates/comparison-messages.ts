import type { Language } from '#contract/languages.ts';
import type { SheetEmergency } from '#contract/sheets/sheet-sections.ts';
import { useLanguage } from '#src/i18n/language.ts';

type Unread = Record<SheetEmergency['state'], string>;

const en = {
  lead: (before: string, after: string) =>
    `The existing sheet, ${before}, and the new PDF, ${after}. The PDF stands here as it was read, not as the form has it.`,
  pdfBefore: 'PDF of the existing sheet',
  pdfAfter: 'New PDF',
  /** Of the existing sheet. */
  before: {
    read: 'No sections were found in the existing sheet: its text cannot be compared.',
    pending: 'The existing sheet is still being read.',
    recognising: 'The existing sheet has next to no text; what its pages show is being looked through for some.',
    unreadable:
      'The existing sheet is a scan without text: its sections cannot be compared. Look at both PDFs beside each other.',
    none: 'The existing sheet has no PDF: its sections cannot be compared.',
  } satisfies Unread,
  /** Of the PDF of the request. */
  after: {
    read: 'No sections of a safety data sheet were found in the new PDF: it cannot be compared.',
    pending: 'The new PDF is still being read.',
    recognising: 'The new PDF has next to no text; what its pages show is being looked through for some.',
    unreadable: 'The new PDF is a scan without text: it cannot be compared. Look at both PDFs beside each other.',
    none: 'There is no new PDF: nothing can be compared.',
  } satisfies Unread,
  failed: 'The PDF could not be compared',
  again: 'Try again',
  loading: 'Both sheets are being read and compared.',
};

const fr: typeof en = {
  lead: (before, after) =>
    `La fiche existante, ${before}, et le nouveau PDF, ${after}. Le PDF est présenté tel qu’il a été lu, et non tel que le formulaire le décrit.`,
  pdfBefore: 'PDF de la fiche existante',
  pdfAfter: 'Nouveau PDF',
  before: {
    read: 'Aucune section n’a été trouvée dans la fiche existante\u00a0: son texte ne peut pas être comparé.',
    pending: 'La fiche existante est encore en cours de lecture.',
    recognising: 'La fiche existante ne contient presque pas de texte; on en cherche dans ce que montrent ses pages.',
    unreadable:
      'La fiche existante est une numérisation sans texte\u00a0: ses sections ne peuvent pas être comparées. Regardez les deux PDF côte à côte.',
    none: 'La fiche existante n’a pas de PDF\u00a0: ses sections ne peuvent pas être comparées.',
  },
  after: {
    read: 'Aucune section de fiche de données de sécurité n’a été trouvée dans le nouveau PDF\u00a0: il ne peut pas être comparé.',
    pending: 'Le nouveau PDF est encore en cours de lecture.',
    recognising: 'Le nouveau PDF ne contient presque pas de texte; on en cherche dans ce que montrent ses pages.',
    unreadable:
      'Le nouveau PDF est une numérisation sans texte\u00a0: il ne peut pas être comparé. Regardez les deux PDF côte à côte.',
    none: 'Il n’y a pas de nouveau PDF\u00a0: rien ne peut être comparé.',
  },
  failed: 'Le PDF n’a pas pu être comparé',
  again: 'Réessayer',
  loading: 'Les deux fiches sont lues et comparées.',
};

const messages = { en, fr } satisfies Record<Language, typeof en>;

/** The words of the comparison, which come with it alone. */
export const useComparisonMessages = () => messages[useLanguage()];
