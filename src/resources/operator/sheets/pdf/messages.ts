import type { Language } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/language.ts';

const en = {
  title: (name: string) => `PDF of “${name}”`,
  lead: 'For a better copy of this very sheet: a PDF where there is none, or one that can be read. A newer sheet of the supplier is a sheet of its own: add it instead.',
  whoSees: 'Whoever may see this sheet sees this PDF from then on; the one it has now is kept no longer.',
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
  noDifference: 'Whatever was read in it is recorded so already.',
  differing: 'Read in the PDF, and recorded otherwise',
  differingDetail: 'Choose what to take from the PDF; the rest stays as it is recorded.',
  take: (fact: string) => `Take from the PDF: ${fact}`,
  recorded: 'Recorded',
  inPdf: 'In the PDF',
  nothing: 'nothing',
  save: 'Save the PDF',
  saved: 'The sheet has this PDF now.',
  changed: 'Somebody else has changed this sheet in the meantime.',
  again: 'Compare again',
  leave: 'The PDF is not saved yet.',
  missing: 'Choose a PDF.',
};

const fr: typeof en = {
  title: (name) => `PDF de «\u00a0${name}\u00a0»`,
  lead: 'Pour une meilleure copie de cette fiche même\u00a0: un PDF là où il n’y en a pas, ou un PDF lisible. Une fiche plus récente du fournisseur est une autre fiche\u00a0: ajoutez-la plutôt.',
  whoSees: 'Quiconque peut voir cette fiche verra désormais ce PDF; celui qu’elle a maintenant ne sera plus conservé.',
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
  noDifference: 'Tout ce qui y a été lu est déjà inscrit ainsi.',
  differing: 'Lu dans le PDF et inscrit autrement',
  differingDetail: 'Choisissez ce qu’il faut prendre du PDF; le reste demeure tel qu’il est inscrit.',
  take: (fact) => `Prendre du PDF\u00a0: ${fact}`,
  recorded: 'Inscrit',
  inPdf: 'Dans le PDF',
  nothing: 'rien',
  save: 'Enregistrer le PDF',
  saved: 'La fiche a maintenant ce PDF.',
  changed: 'Quelqu’un d’autre a modifié cette fiche entre-temps.',
  again: 'Comparer de nouveau',
  leave: 'Le PDF n’est pas encore enregistré.',
  missing: 'Choisissez un PDF.',
};

const messages = { en, fr } satisfies Record<Language, typeof en>;

/** The words of a sheet's PDF, which come with its dialog alone. */
export const usePdfMessages = () => messages[useLanguage()];
