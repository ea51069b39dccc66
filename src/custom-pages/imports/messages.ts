import type { ImportOutcome } from '#contract/imports/states.ts';
import type { Language } from '#contract/languages.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';

const number = (count: number) => formatNumber(count, 'en');
const nombre = (count: number) => formatNumber(count, 'fr');

/** The largest size of a file of each kind. */
type Megabytes = Readonly<Record<'pdf' | 'list' | 'archive', number>>;

const en = {
  loading: 'Loading the imports',
  failed: 'The imports could not be loaded',
  lead: 'Bring in a list from a spreadsheet, or the PDFs of a folder or a ZIP archive. Everything is checked and shown to you first; nothing comes into the collection before you say so, and a whole import can be taken back.',
  organisation: 'Organization',
  everyOrganisation: 'All organizations',
  chooseOrganisation: 'Choose the organization that the sheets are for to begin an import.',
  list: 'Imports',
  none: 'Nothing has been imported yet.',
  kept: (days: number) => `Imports are kept for ${days} days.`,
  name: 'Import',
  began: 'Begun',
  beganBy: (moment: string, name: string) => `${moment}, ${name}`,
  state: 'State',
  result: 'Sheets',
  unnamed: 'No files yet',
  outcomes: {
    new: (count) => `${number(count)} new`,
    updated: (count) => `${number(count)} changed`,
    unchanged: (count) => `${number(count)} the same`,
    merged: (count) => `${number(count)} merged`,
    rejected: (count) => `${number(count)} refused`,
    omitted: (count) => `${number(count)} left out`,
    empty: (count) => `${number(count)} empty`,
  } as Readonly<Record<ImportOutcome, (count: number) => string>>,
  drop: 'Drop a list, PDFs, a folder or a ZIP archive here',
  dropHint: (files: string, { pdf, list, archive }: Megabytes) =>
    `One list (Excel or CSV), with its PDFs or without; or PDFs alone. At most ${files} files: a PDF of ${pdf}\u00a0MB, a list of ${list}\u00a0MB, a ZIP archive of ${archive}\u00a0MB.`,
  understood: (columns: string) =>
    `Columns of a list that are understood, under English or French headers: ${columns}, and your own fields. Only the product name is required.`,
  example: 'Download an example list',
  exampleName: 'example-list',
  browse: 'Choose files',
  browseFolder: 'Choose a folder',
  reading: 'The folder is being read…',
  chosen: 'To be sent',
  aList: (name: string) => `the list ${name}`,
  pdfs: (count: number) => (count === 1 ? '1 PDF' : `${number(count)} PDFs`),
  archives: (count: number) => (count === 1 ? '1 archive' : `${number(count)} archives`),
  leftOut: (count: number) => (count === 1 ? '1 file is left out:' : `${number(count)} files are left out:`),
  leftOutMore: (count: number) => `and ${number(count)} more`,
  reasons: {
    kind: 'neither a list, a PDF nor a ZIP archive',
    oldWorkbook: 'of an older Excel; save it as .xlsx or CSV',
    secondList: 'only one list is imported at a time',
    large: (megabytes: number) => `larger than ${megabytes}\u00a0MB`,
    many: (max: string) => `an import takes ${max} files at most`,
    blank: 'there is nothing in it',
  },
  nothingChosen: 'None of these files can be imported.',
  send: 'Send and check',
  clear: 'Choose others',
  sendingFiles: (sent: string, total: string) => `Sending the files: ${sent} of ${total}`,
  sendingTitle: 'Sending the files',
  stopSending: 'Stop',
  stopped: (rest: number) => (rest === 1 ? '1 file has not been sent.' : `${number(rest)} files have not been sent.`),
  goOn: 'Go on sending',
  leaveSending:
    'Files that have not been sent yet are not imported. What was received stays, and you can drop the others again later.',
  leaveChanged: 'What you changed has not been checked yet.',
  leaveChosen: 'The files that you chose are not sent yet.',
  received: (files: number, size: string) =>
    files === 1 ? `1 file received, ${size}.` : `${number(files)} files received, ${size}.`,
  receivedNone: 'No file received yet.',
  receivedHint:
    'If you left this page while files were being sent, drop all of them again: those already received are not doubled.',
  check: 'Check what was received',
  addFiles: 'Add files',
  hideFiles: 'Add no files',
  addHint: 'A file of the same name takes the place of the one that is there. Everything is then checked again.',
  replaceHint: 'Drop the list again once it is corrected; it replaces the one that is there.',
  discard: 'Discard…',
  discardQuestion: (name: string) => `Discard “${name}”?`,
  discardDetail: 'Its files and what was chosen are deleted. Nothing of it is in the collection.',
  discardAct: 'Discard',
  discarded: 'The import was discarded.',
  anImport: 'this import',
};

const fr: typeof en = {
  loading: 'Chargement des importations',
  failed: 'Impossible de charger les importations',
  lead: 'Faites entrer une liste tirée d’un tableur, ou les PDF d’un dossier ou d’une archive ZIP. Tout est d’abord vérifié et vous est montré; rien n’entre dans la collection sans votre accord, et une importation peut être annulée en entier.',
  organisation: 'Organisation',
  everyOrganisation: 'Toutes les organisations',
  chooseOrganisation: 'Pour commencer une importation, choisissez l’organisation à laquelle les fiches sont destinées.',
  list: 'Importations',
  none: 'Rien n’a encore été importé.',
  kept: (days) => `Les importations sont conservées pendant ${days} jours.`,
  name: 'Importation',
  began: 'Début',
  beganBy: (moment, name) => `${moment}, ${name}`,
  state: 'État',
  result: 'Fiches',
  unnamed: 'Aucun fichier pour l’instant',
  outcomes: {
    new: (count) => `${nombre(count)} ${count < 2 ? 'nouvelle' : 'nouvelles'}`,
    updated: (count) => `${nombre(count)} ${count < 2 ? 'modifiée' : 'modifiées'}`,
    unchanged: (count) => `${nombre(count)} ${count < 2 ? 'inchangée' : 'inchangées'}`,
    merged: (count) => `${nombre(count)} ${count < 2 ? 'fusionnée' : 'fusionnées'}`,
    rejected: (count) => `${nombre(count)} ${count < 2 ? 'refusée' : 'refusées'}`,
    omitted: (count) => `${nombre(count)} ${count < 2 ? 'écartée' : 'écartées'}`,
    empty: (count) => `${nombre(count)} ${count < 2 ? 'vide' : 'vides'}`,
  },
  drop: 'Déposez ici une liste, des PDF, un dossier ou une archive ZIP',
  dropHint: (files, { pdf, list, archive }) =>
    `Une seule liste (Excel ou CSV), avec ou sans ses PDF; ou des PDF seulement. Au plus ${files} fichiers\u00a0: un PDF de ${pdf}\u00a0Mo, une liste de ${list}\u00a0Mo, une archive ZIP de ${archive}\u00a0Mo.`,
  understood: (columns) =>
    `Colonnes reconnues dans une liste, sous des en-têtes français ou anglais\u00a0: ${columns}, et vos propres champs. Seul le nom du produit est obligatoire.`,
  example: 'Télécharger un exemple de liste',
  exampleName: 'exemple-de-liste',
  browse: 'Choisir des fichiers',
  browseFolder: 'Choisir un dossier',
  reading: 'Lecture du dossier…',
  chosen: 'À envoyer',
  aList: (name) => `la liste ${name}`,
  pdfs: (count) => `${nombre(count)} PDF`,
  archives: (count) => (count < 2 ? `${count} archive` : `${nombre(count)} archives`),
  leftOut: (count) =>
    count < 2 ? `${count} fichier est laissé de côté\u00a0:` : `${nombre(count)} fichiers sont laissés de côté\u00a0:`,
  leftOutMore: (count) => `et ${nombre(count)} de plus`,
  reasons: {
    kind: 'ni une liste, ni un PDF, ni une archive ZIP',
    oldWorkbook: 'd’une ancienne version d’Excel; enregistrez-le en .xlsx ou en CSV',
    secondList: 'une seule liste s’importe à la fois',
    large: (megabytes) => `dépasse ${megabytes}\u00a0Mo`,
    many: (max) => `une importation compte au plus ${max} fichiers`,
    blank: 'ne contient rien',
  },
  nothingChosen: 'Aucun de ces fichiers ne peut être importé.',
  send: 'Envoyer et vérifier',
  clear: 'En choisir d’autres',
  sendingFiles: (sent, total) => `Envoi des fichiers\u00a0: ${sent} sur ${total}`,
  sendingTitle: 'Envoi des fichiers',
  stopSending: 'Arrêter',
  stopped: (rest) =>
    rest < 2 ? `${rest} fichier n’a pas été envoyé.` : `${nombre(rest)} fichiers n’ont pas été envoyés.`,
  goOn: 'Poursuivre l’envoi',
  leaveSending:
    'Les fichiers qui ne sont pas encore envoyés ne seront pas importés. Ceux qui ont été reçus restent, et vous pourrez déposer les autres plus tard.',
  leaveChanged: 'Vos modifications ne sont pas encore vérifiées.',
  leaveChosen: 'Les fichiers que vous avez choisis ne sont pas encore envoyés.',
  received: (files, size) =>
    files < 2 ? `${files} fichier reçu, ${size}.` : `${nombre(files)} fichiers reçus, ${size}.`,
  receivedNone: 'Aucun fichier reçu pour l’instant.',
  receivedHint:
    'Si vous avez quitté cette page pendant un envoi, déposez de nouveau tous les fichiers\u00a0: ceux qui ont déjà été reçus ne seront pas en double.',
  check: 'Vérifier ce qui a été reçu',
  addFiles: 'Ajouter des fichiers',
  hideFiles: 'Ne rien ajouter',
  addHint: 'Un fichier du même nom remplace celui qui est là. Tout est ensuite vérifié de nouveau.',
  replaceHint: 'Une fois la liste corrigée, déposez-la de nouveau; elle remplacera celle qui est là.',
  discard: 'Supprimer…',
  discardQuestion: (name) => `Supprimer «\u00a0${name}\u00a0»?`,
  discardDetail: 'Ses fichiers et vos choix seront supprimés. Rien n’en est entré dans la collection.',
  discardAct: 'Supprimer',
  discarded: 'L’importation a été supprimée.',
  anImport: 'cette importation',
};

const messages = { en, fr } satisfies Record<Language, typeof en>;

/** The words of the list of imports and of their files, which come with these pages alone. */
export const useImportMessages = () => messages[useLanguage()];

/** Counts in words, those of nothing left out: `1,180 new, 24 changed`. */
export const countsInWords = (
  counts: Readonly<Partial<Record<ImportOutcome, number>>>,
  { outcomes }: Pick<typeof en, 'outcomes'>,
): string =>
  (Object.keys(outcomes) as ImportOutcome[])
    .flatMap((outcome) => (counts[outcome] ? [outcomes[outcome](counts[outcome])] : []))
    .join(', ');
