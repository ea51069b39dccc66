import { importDays } from '#contract/imports/limits.ts';
import type { ImportKind, ImportOutcome } from '#contract/imports/states.ts';
import type { Language } from '#contract/languages.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';

const number = (count: number) => formatNumber(count, 'en');
const nombre = (count: number) => formatNumber(count, 'fr');

/** A number of rows, or of files where an import has no list. */
const units = (count: number, kind: ImportKind): string => {
  const unit = kind === 'list' ? 'row' : 'file';
  return `${number(count)} ${count === 1 ? unit : `${unit}s`}`;
};
const lignes = (count: number, kind: ImportKind): string => {
  const ligne = kind === 'list' ? 'ligne' : 'fichier';
  return `${nombre(count)} ${count < 2 ? ligne : `${ligne}s`}`;
};
/** As many names are said; of the others, how many there are. */
const saidByName = 6;
const someOf = (names: readonly string[], quoted: (name: string) => string, more: (count: number) => string) => {
  const others = names.length - saidByName;
  return [...names.slice(0, saidByName).map(quoted), ...(others > 0 ? [more(others)] : [])].join(', ');
};
const namesOf = (names: readonly string[]): string =>
  someOf(
    names,
    (name) => `“${name}”`,
    (count) => `${number(count)} more`,
  );
const nomsDe = (names: readonly string[]): string =>
  someOf(
    names,
    (name) => `«\u00a0${name}\u00a0»`,
    (count) => `${nombre(count)} de plus`,
  );
const sheets = (count: number) => `${number(count)} ${count === 1 ? 'sheet' : 'sheets'}`;
const fiches = (count: number) => `${nombre(count)} ${count < 2 ? 'fiche' : 'fiches'}`;

const en = {
  loading: 'Loading the import',
  failed: 'The import could not be loaded',
  gone: 'This import is not there',
  goneDetail: `It was discarded, or is older than ${importDays} days.`,
  back: 'All imports',
  begunBy: (moment: string, name: string) => `begun ${moment} by ${name}`,
  begun: (moment: string) => `begun ${moment}`,
  ended: (moment: string) => `ended ${moment}`,
  underWay: {
    examining:
      'Everything is being read and checked; nothing is in the collection yet. You can leave this page and come back.',
    running: 'The sheets are being imported. You can leave this page and come back.',
    'taking-back': 'The import is being taken back. You can leave this page and come back.',
  },
  progress: 'Progress',
  progressOf: (done: number, of: number, kind: ImportKind) => `${number(done)} of ${units(of, kind)}`,
  unclaimed: (count: number) =>
    count === 1
      ? '1 PDF belongs to no row of the list and is not imported.'
      : `${number(count)} PDFs belong to no row of the list and are not imported.`,
  noManufacturer: (count: number, kind: ImportKind) =>
    `${units(count, kind)} without a manufacturer: sheets that are called the same are then taken for one another.`,
  totals: 'Result of the check',
  read: (kind: ImportKind): string => (kind === 'list' ? 'Rows read' : 'Files read'),
  refusedForLocations: (count: number, kind: ImportKind) =>
    count === 1
      ? `${units(count, kind)} is refused. If that is for a location that is not there yet, make it.`
      : `${units(count, kind)} are refused. Where that is for locations that are not there yet, make them.`,
  makeLocations: 'Make the locations',
  noPdfs: (count: number) =>
    count === 1
      ? 'No PDF comes with this list: members will see the facts of the new sheet, and no document.'
      : `No PDF comes with this list: members will see the facts of ${number(count)} new sheets, and no document.`,
  columns: 'Columns',
  columnsRead: (read: number, of: number) => `${number(read)} of ${number(of)} columns are read.`,
  columnsNotRead: (headers: readonly string[]) => `Not read: ${namesOf(headers)}.`,
  change: 'Change',
  hide: 'Hide',
  changeColumns: 'Change the columns',
  hideColumns: 'Hide the columns',
  column: 'Column',
  unnamedColumn: (place: number) => `Column ${place}`,
  samples: 'What stands in it',
  readAs: 'Is read as',
  columnReadAs: (header: string) => `“${header}” is read as`,
  notRead: 'Not read',
  headerOn: (line: number) => `The headers stand on line ${number(line)}.`,
  chooseHeader: 'Choose another line',
  headers: 'The headers stand on',
  foundHeader: 'The line that is found by itself',
  line: (line: number) => `Line ${number(line)}`,
  headerChanged: 'Check again to see the columns of that line.',
  choices: 'Choices',
  createLocations: 'Make the locations that are not there yet',
  notCreated: 'Otherwise what names such a location is refused.',
  newLocations: (count: number, isChosen: boolean) =>
    `${count === 1 ? '1 location' : `${number(count)} locations`} ${isChosen ? (count === 1 ? 'is made:' : 'are made:') : 'would be made:'}`,
  moreLocations: (count: number) => `and ${number(count)} more`,
  madeLocations: (count: number) => (count === 1 ? '1 location was made.' : `${number(count)} locations were made.`),
  language: 'Language of sheets that do not say theirs',
  leftOut: (files: readonly string[], more: number) =>
    `Left out, as neither a list nor PDFs: ${files.join(', ')}${more > 0 ? ` and ${number(more)} more` : ''}.`,
  workbookSheet: 'Sheet of the workbook',
  sheetNotRead: (name: string) => `“${name}” is not read: import it by itself.`,
  dates: 'Dates such as 05/04/2023',
  datesTold: 'As the list tells',
  fromFolders: 'Put each PDF into the location that its folder is called after',
  firstRows: (kind: ImportKind): string =>
    kind === 'list' ? 'Preview of the first rows' : 'Preview of the first sheets',
  showFirst: (count: number) => `Show all ${number(count)}`,
  product: 'Product',
  manufacturer: 'Manufacturer',
  sheet: 'Sheet',
  numbers: 'CAS, UN',
  locations: 'Locations',
  pdf: 'PDF',
  noProduct: 'No product name',
  noSupplier: 'No manufacturer',
  noDate: 'no date',
  becomes: 'Result',
  outcome: {
    new: 'New',
    updated: 'Changed',
    unchanged: 'Same',
    merged: 'Merged',
    rejected: 'Refused',
    omitted: 'Left out',
    empty: 'Empty',
  } as Readonly<Record<ImportOutcome, string>>,
  takenBackRow: 'Taken back',
  lookAt: 'To look at',
  everyRow: (kind: ImportKind): string => (kind === 'list' ? 'Every row' : 'Every file'),
  all: 'All',
  find: 'Find by product or file name',
  noRows: 'There is none like this.',
  rowsFailed: 'The rows could not be loaded',
  place: (kind: ImportKind): string => (kind === 'list' ? 'Line' : 'File'),
  why: 'Why',
  bar: 'What happens next',
  start: (total: number, counts: string) => `Import ${sheets(total)}: ${counts}`,
  startNew: (count: number) => `Import ${number(count)} new ${count === 1 ? 'sheet' : 'sheets'}`,
  startChanged: (count: number) => `Change ${sheets(count)}`,
  nothing: 'There is nothing to import: no sheet is new or changed.',
  nothingYet: 'Nothing can be imported as it is. Make the locations that are not there yet, or correct the list.',
  notImported: (counts: string) => `Not imported: ${counts}.`,
  merged: (count: number, kind: ImportKind) =>
    count === 1 ? `${units(count, kind)} was merged with another.` : `${units(count, kind)} were merged with others.`,
  mend: 'Correct',
  mendOf: (place: string) => `Correct: ${place}`,
  saveMend: 'Save and check',
  cancelMend: 'Cancel',
  mendSaved: 'Saved. It is being checked.',
  asRead: (read: string, kind: ImportKind) => (kind === 'list' ? `In the list: ${read}` : `In the file: ${read}`),
  leaveOut: 'Leave out',
  leaveOutOf: (place: string) => `Leave out: ${place}`,
  bringBack: 'Bring back',
  bringBackOf: (place: string) => `Bring back: ${place}`,
  unsaved: (places: readonly string[], count: number) =>
    `What you corrected is not saved yet: ${places.join(', ')}${count > places.length ? ` and ${number(count - places.length)} more` : ''}.`,
  checkedAgain: 'What you corrected is being checked.',
  checkAgain: 'Check again',
  undo: 'Undo',
  changed: 'You changed how it is read.',
  anyway: 'Import all the same?',
  manyRefused: (count: number, of: number, kind: ImportKind) =>
    `${number(count)} of ${units(of, kind)} are refused and do not come into the collection. The list below says why for each.`,
  manyWithout: (count: number, of: number, kind: ImportKind) =>
    `${number(count)} of ${units(of, kind)} have no manufacturer: sheets that are called the same are then taken for one another.${kind === 'list' ? ' Is there a column for it?' : ''}`,
  lookFirst: 'Look first',
  startAct: (total: number) => `Import ${sheets(total)}`,
  done: (total: number) => `${sheets(total)} imported`,
  seeSheets: (day: string) => `See the sheets changed since ${day}`,
  seeAllSheets: 'See the sheets of the organization',
  report: 'Download the report',
  takeBack: 'Take back…',
  takeBackQuestion: (name: string) => `Take back “${name}”?`,
  takeBackDetail:
    'Sheets that came with it leave the collection, those that it changed are as they were before, and locations that it made go unless something else is in them. If a sheet of it has been changed or used since, nothing is taken back, and it is said why.',
  takeBackAct: 'Take back',
  keep: 'Keep it',
  takenBack: 'The import was taken back',
  asBefore: 'The sheets are as they were before. The rows below say what the import had made of each.',
  stayingLocations: (count: number) =>
    count === 1
      ? '1 location that it made stays: something else is in it, or refers to it.'
      : `${number(count)} locations that it made stay: something else is in them, or refers to them.`,
};

const fr: typeof en = {
  loading: 'Chargement de l’importation',
  failed: 'Impossible de charger l’importation',
  gone: 'Cette importation n’existe pas',
  goneDetail: `Elle a été supprimée, ou elle date de plus de ${importDays} jours.`,
  back: 'Toutes les importations',
  begunBy: (moment, name) => `commencée le ${moment} par ${name}`,
  begun: (moment) => `commencée le ${moment}`,
  ended: (moment) => `terminée le ${moment}`,
  underWay: {
    examining:
      'Tout est en cours de lecture et de vérification; rien n’est encore dans la collection. Vous pouvez quitter cette page et y revenir.',
    running: 'Les fiches sont en cours d’importation. Vous pouvez quitter cette page et y revenir.',
    'taking-back': 'L’importation est en cours d’annulation. Vous pouvez quitter cette page et y revenir.',
  },
  progress: 'Progression',
  progressOf: (done, of, kind) => `${nombre(done)} sur ${lignes(of, kind)}`,
  unclaimed: (count) =>
    count < 2
      ? `${count} PDF ne correspond à aucune ligne de la liste et n’est pas importé.`
      : `${nombre(count)} PDF ne correspondent à aucune ligne de la liste et ne sont pas importés.`,
  noManufacturer: (count, kind) =>
    `${lignes(count, kind)} sans fabricant\u00a0: des fiches du même nom sont alors prises l’une pour l’autre.`,
  totals: 'Résultat de la vérification',
  read: (kind) => (kind === 'list' ? 'Lignes lues' : 'Fichiers lus'),
  refusedForLocations: (count, kind) => {
    const refused = kind === 'list' ? 'refusée' : 'refusé';
    return count < 2
      ? `${lignes(count, kind)} ${refused}. Si son emplacement n’existe pas encore, créez-le.`
      : `${lignes(count, kind)} ${refused}s. Si des emplacements n’existent pas encore, créez-les.`;
  },
  makeLocations: 'Créer les emplacements',
  noPdfs: (count) =>
    count < 2
      ? 'Aucun PDF n’accompagne cette liste\u00a0: les membres verront les renseignements de la nouvelle fiche, mais aucun document.'
      : `Aucun PDF n’accompagne cette liste\u00a0: les membres verront les renseignements de ${nombre(count)} nouvelles fiches, mais aucun document.`,
  columns: 'Colonnes',
  columnsRead: (read, of) =>
    read < 2 ? `${read} colonne sur ${nombre(of)} est lue.` : `${nombre(read)} colonnes sur ${nombre(of)} sont lues.`,
  columnsNotRead: (headers) => `Ne sont pas lues\u00a0: ${nomsDe(headers)}.`,
  change: 'Modifier',
  hide: 'Masquer',
  changeColumns: 'Modifier les colonnes',
  hideColumns: 'Masquer les colonnes',
  column: 'Colonne',
  unnamedColumn: (place) => `Colonne ${place}`,
  samples: 'Ce qui s’y trouve',
  readAs: 'Se lit comme',
  columnReadAs: (header) => `«\u00a0${header}\u00a0» se lit comme`,
  notRead: 'Non lue',
  headerOn: (line) => `Les en-têtes se trouvent à la ligne ${nombre(line)}.`,
  chooseHeader: 'Choisir une autre ligne',
  headers: 'Les en-têtes se trouvent à',
  foundHeader: 'La ligne trouvée automatiquement',
  line: (line) => `Ligne ${nombre(line)}`,
  headerChanged: 'Vérifiez de nouveau pour voir les colonnes de cette ligne.',
  choices: 'Choix',
  createLocations: 'Créer les emplacements qui n’existent pas encore',
  notCreated: 'Sinon, ce qui nomme un tel emplacement est refusé.',
  newLocations: (count, isChosen) => {
    const verb = isChosen ? ['sera', 'seront'] : ['serait', 'seraient'];
    return count < 2
      ? `${count} emplacement ${verb[0]} créé\u00a0:`
      : `${nombre(count)} emplacements ${verb[1]} créés\u00a0:`;
  },
  moreLocations: (count) => `et ${nombre(count)} de plus`,
  madeLocations: (count) =>
    count < 2 ? `${count} emplacement a été créé.` : `${nombre(count)} emplacements ont été créés.`,
  language: 'Langue des fiches qui n’indiquent pas la leur',
  leftOut: (files, more) =>
    `Laissés de côté, car ce ne sont ni des listes ni des PDF\u00a0: ${files.join(', ')}${more > 0 ? ` et ${nombre(more)} de plus` : ''}.`,
  workbookSheet: 'Feuille du classeur',
  sheetNotRead: (name) => `«\u00a0${name}\u00a0» n’est pas lue\u00a0: importez-la séparément.`,
  dates: 'Dates comme 05/04/2023',
  datesTold: 'Comme la liste l’indique',
  fromFolders: 'Placer chaque PDF dans l’emplacement dont son dossier porte le nom',
  firstRows: (kind) => (kind === 'list' ? 'Aperçu des premières lignes' : 'Aperçu des premières fiches'),
  showFirst: (count) => `Afficher les ${nombre(count)}`,
  product: 'Produit',
  manufacturer: 'Fabricant',
  sheet: 'Fiche',
  numbers: 'CAS, UN',
  locations: 'Emplacements',
  pdf: 'PDF',
  noProduct: 'Aucun nom de produit',
  noSupplier: 'Aucun fabricant',
  noDate: 'sans date',
  becomes: 'Résultat',
  outcome: {
    new: 'Nouvelle',
    updated: 'Modifiée',
    unchanged: 'Inchangée',
    merged: 'Fusionnée',
    rejected: 'Refusée',
    omitted: 'Écartée',
    empty: 'Vide',
  },
  takenBackRow: 'Annulée',
  lookAt: 'À examiner',
  everyRow: (kind) => (kind === 'list' ? 'Toutes les lignes' : 'Tous les fichiers'),
  all: 'Toutes',
  find: 'Chercher par nom de produit ou de fichier',
  noRows: 'Il n’y en a aucune de ce genre.',
  rowsFailed: 'Impossible de charger les lignes',
  place: (kind) => (kind === 'list' ? 'Ligne' : 'Fichier'),
  why: 'Raison',
  bar: 'La suite',
  start: (total, counts) => `Importer ${fiches(total)}\u00a0: ${counts}`,
  startNew: (count) => `Importer ${nombre(count)} ${count < 2 ? 'nouvelle fiche' : 'nouvelles fiches'}`,
  startChanged: (count) => `Modifier ${fiches(count)}`,
  nothing: 'Il n’y a rien à importer\u00a0: aucune fiche n’est nouvelle ni modifiée.',
  nothingYet:
    'Rien ne peut être importé tel quel. Créez les emplacements qui n’existent pas encore, ou corrigez la liste.',
  notImported: (counts) => `Non importées\u00a0: ${counts}.`,
  merged: (count, kind) => {
    const merged = kind === 'list' ? 'fusionnée' : 'fusionné';
    return count < 2
      ? `${lignes(count, kind)} a été ${merged} avec ${kind === 'list' ? 'une autre' : 'un autre'}.`
      : `${lignes(count, kind)} ont été ${merged}s avec d’autres.`;
  },
  mend: 'Corriger',
  mendOf: (place) => `Corriger\u00a0: ${place}`,
  saveMend: 'Enregistrer et vérifier',
  cancelMend: 'Annuler',
  mendSaved: 'Enregistré. La vérification est en cours.',
  asRead: (read, kind) => (kind === 'list' ? `Dans la liste\u00a0: ${read}` : `Dans le fichier\u00a0: ${read}`),
  leaveOut: 'Écarter',
  leaveOutOf: (place) => `Écarter\u00a0: ${place}`,
  bringBack: 'Reprendre',
  bringBackOf: (place) => `Reprendre\u00a0: ${place}`,
  unsaved: (places, count) =>
    `Vos corrections ne sont pas encore enregistrées\u00a0: ${places.join(', ')}${count > places.length ? ` et ${nombre(count - places.length)} de plus` : ''}.`,
  checkedAgain: 'Vérification de vos corrections…',
  checkAgain: 'Vérifier de nouveau',
  undo: 'Rétablir',
  changed: 'Vous avez modifié la façon de lire.',
  anyway: 'Importer quand même?',
  manyRefused: (count, of, kind) =>
    `${nombre(count)} sur ${lignes(of, kind)} ${kind === 'list' ? 'sont refusées' : 'sont refusés'} et n’entreront pas dans la collection. La liste ci-dessous en donne chaque fois la raison.`,
  manyWithout: (count, of, kind) =>
    `${nombre(count)} sur ${lignes(of, kind)} n’ont pas de fabricant\u00a0: des fiches du même nom sont alors prises l’une pour l’autre.${kind === 'list' ? ' Y a-t-il une colonne pour le fabricant?' : ''}`,
  lookFirst: 'Revoir d’abord',
  startAct: (total) => `Importer ${fiches(total)}`,
  done: (total) => `${fiches(total)} ${total < 2 ? 'importée' : 'importées'}`,
  seeSheets: (day) => `Voir les fiches modifiées depuis le ${day}`,
  seeAllSheets: 'Voir les fiches de l’organisation',
  report: 'Télécharger le rapport',
  takeBack: 'Annuler l’importation…',
  takeBackQuestion: (name) => `Annuler l’importation «\u00a0${name}\u00a0»?`,
  takeBackDetail:
    'Les fiches ajoutées quitteront la collection, celles qui ont été modifiées redeviendront ce qu’elles étaient, et les emplacements créés disparaîtront, sauf s’ils contiennent autre chose. Si une fiche a servi depuis, rien ne sera annulé, et la raison vous sera donnée.',
  takeBackAct: 'Annuler l’importation',
  keep: 'La garder',
  takenBack: 'L’importation a été annulée',
  asBefore: 'Les fiches sont comme avant. Les lignes ci-dessous disent ce que l’importation avait fait de chacune.',
  stayingLocations: (count) =>
    count < 2
      ? `${count} emplacement créé par l’importation demeure\u00a0: il contient autre chose, ou quelque chose y renvoie.`
      : `${nombre(count)} emplacements créés par l’importation demeurent\u00a0: ils contiennent autre chose, ou quelque chose y renvoie.`,
};

const messages = { en, fr } satisfies Record<Language, typeof en>;

/** The words of the page of one import. */
export const useOneMessages = () => messages[useLanguage()];
