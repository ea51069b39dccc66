import type { Language } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/language.ts';

const en = {
  title: (name: string) => `PDF of “${name}”`,
  lead: 'For a better copy of this very sheet: a PDF where there is none, or one that can be read. A newer sheet of the supplier is a sheet of its own: add it instead.',
  whoSees:
    'Whoever may see this sheet sees this PDF from then on; the one it has now is kept at the desk for a while and can be put back.',
  drop: 'Drop the PDF here',
  hint: (size: number) => `One PDF, ${size} MB at most`,
  browse: 'Choose a file',
  another: 'Choose another file',
  reading: 'The PDF is being checked and read.',
  chosen: (name: string) => `${name} was read.`,
  chosenUnread: (name: string) => `${name} was taken.`,
  same: 'This is the PDF that the sheet has already.',
  unread: {
    recognising:
      'It is pictures of pages, whose text is being recognized; until then it has no sections to read or to find. The facts stay as they are recorded.',
    unreadable: 'It is a scan whose text cannot be read. The facts stay as they are recorded.',
    failed: 'It could not be read by the machine. The facts stay as they are recorded.',
  },
  otherProduct: 'This looks like another product’s sheet.',
  otherLanguage: { en: 'This looks like the sheet in English.', fr: 'This looks like the sheet in French.' },
  apart: (fact: string, recorded: string, inPdf: string) => `${fact}: recorded “${recorded}”, in the PDF “${inPdf}”`,
  sureTitle: (name: string) => `Is this the PDF of “${name}”?`,
  sureDetail: (recorded: string, inPdf: string) =>
    `The sheet is “${recorded}”; the PDF reads as “${inPdf}”. Members who open the sheet would see this PDF.`,
  uncompared: {
    recognising: 'Its text is not recognized yet: nothing has compared it with the sheet.',
    unreadable: 'Its text cannot be read: nothing has compared it with the sheet.',
    failed: 'The machine could not read it: nothing has compared it with the sheet.',
  },
  lookAtIt: (recorded: string) =>
    `The sheet is “${recorded}”. Look at the first page of the file: members who open the sheet would see it.`,
  recognised: 'What was recognized in its pictures disagrees:',
  sure: 'It is: save it',
  back: 'Back to the file',
  noDifference: 'Whatever was read in it is recorded so already.',
  differing: 'Read in the PDF, and recorded otherwise',
  differingDetail: 'Choose what to take from the PDF; the rest stays as it is recorded.',
  take: (fact: string) => `Take from the PDF: ${fact}`,
  recorded: 'Recorded',
  inPdf: 'In the PDF',
  nothing: 'nothing',
  save: 'Save the PDF',
  saved: 'The sheet has this PDF now.',
  changed: 'This sheet was changed in the meantime, in another window or by somebody else.',
  again: 'Compare again',
  leave: 'The PDF is not saved yet.',
  missing: 'Choose a PDF.',
};

const fr: typeof en = {
  title: (name) => `PDF de «\u00a0${name}\u00a0»`,
  lead: 'Pour une meilleure copie de cette fiche même\u00a0: un PDF là où il n’y en a pas, ou un PDF lisible. Une fiche plus récente du fournisseur est une autre fiche\u00a0: ajoutez-la plutôt.',
  whoSees:
    'Quiconque peut voir cette fiche verra désormais ce PDF; le bureau conserve un certain temps celui qu’elle a maintenant, et peut le remettre.',
  drop: 'Déposez le PDF ici',
  hint: (size) => `Un PDF de ${size}\u00a0Mo au plus`,
  browse: 'Choisir un fichier',
  another: 'Choisir un autre fichier',
  reading: 'Le PDF est vérifié et lu.',
  chosen: (name) => `${name} a été lu.`,
  chosenUnread: (name) => `${name} a été reçu.`,
  same: 'C’est le PDF que la fiche a déjà.',
  unread: {
    recognising:
      'Il se compose d’images de pages, dont le texte est en cours de reconnaissance; d’ici là, il n’a pas de sections à lire ni à trouver. Les données restent telles qu’elles sont inscrites.',
    unreadable:
      'C’est une numérisation dont le texte est illisible. Les données restent telles qu’elles sont inscrites.',
    failed: 'La machine n’a pas pu le lire. Les données restent telles qu’elles sont inscrites.',
  },
  otherProduct: 'Ceci semble être la fiche d’un autre produit.',
  otherLanguage: { en: 'Ceci semble être la fiche en anglais.', fr: 'Ceci semble être la fiche en français.' },
  apart: (fact, recorded, inPdf) =>
    `${fact}\u00a0: inscrit «\u00a0${recorded}\u00a0», dans le PDF «\u00a0${inPdf}\u00a0»`,
  sureTitle: (name) => `Est-ce bien le PDF de «\u00a0${name}\u00a0»?`,
  sureDetail: (recorded, inPdf) =>
    `La fiche est «\u00a0${recorded}\u00a0»; le PDF se lit comme «\u00a0${inPdf}\u00a0». Les membres qui ouvrent la fiche verraient ce PDF.`,
  uncompared: {
    recognising: 'Son texte n’est pas encore reconnu\u00a0: rien ne l’a comparé avec la fiche.',
    unreadable: 'Son texte est illisible\u00a0: rien ne l’a comparé avec la fiche.',
    failed: 'La machine n’a pas pu le lire\u00a0: rien ne l’a comparé avec la fiche.',
  },
  lookAtIt: (recorded) =>
    `La fiche est «\u00a0${recorded}\u00a0». Regardez la première page du fichier\u00a0: les membres qui ouvrent la fiche la verraient.`,
  recognised: 'Ce qui a été reconnu dans ses images ne concorde pas\u00a0:',
  sure: 'Oui, l’enregistrer',
  back: 'Revenir au fichier',
  noDifference: 'Tout ce qui y a été lu est déjà inscrit ainsi.',
  differing: 'Lu dans le PDF et inscrit autrement',
  differingDetail: 'Choisissez ce qu’il faut prendre du PDF; le reste demeure tel qu’il est inscrit.',
  take: (fact) => `Prendre du PDF\u00a0: ${fact}`,
  recorded: 'Inscrit',
  inPdf: 'Dans le PDF',
  nothing: 'rien',
  save: 'Enregistrer le PDF',
  saved: 'La fiche a maintenant ce PDF.',
  changed: 'Cette fiche a été modifiée entre-temps, dans une autre fenêtre ou par quelqu’un d’autre.',
  again: 'Comparer de nouveau',
  leave: 'Le PDF n’est pas encore enregistré.',
  missing: 'Choisissez un PDF.',
};

const messages = { en, fr } satisfies Record<Language, typeof en>;

/** The words of a sheet's PDF, which come with its dialog alone. */
export const usePdfMessages = () => messages[useLanguage()];
