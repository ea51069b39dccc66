import type { Meta } from '@storybook/react-vite';
import {
  addImportFiles,
  changeImport,
  examineImport,
  getImport,
  listImportRows,
  mendImportRow,
  previewImport,
  startImport,
  takeBackImport,
} from '#contract/calls/imports.ts';
import {
  doneImport,
  examinedImport,
  importPreview,
  importRows,
  newImport,
  pdfImport,
  readyImport,
} from '../answers/imports.ts';
import { companyAdmin, reader } from '../answers/people.ts';
import { answer, breakDown, cutOff, fail, keepWaiting } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/imports/41',
  as: companyAdmin,
  says: 'Import 1,204 sheets: 1,180 new, 24 changed',
  reads: getImport,
  closedTo: reader,
});

export const Usual = screen.Usual;
export const Loading = screen.state({ answers: [keepWaiting(getImport)], says: '', play: screen.Loading.play });
export const Failed = screen.Failed;
export const Forbidden = screen.Forbidden;
export const French = screen.state({ language: 'fr', says: 'Importer 1 204 fiches : 1 180 nouvelles, 24 modifiées' });
export const Phone = screen.Phone;
export const FrenchOnPhone = screen.state({
  language: 'fr',
  isPhone: true,
  says: 'Importer 1 204 fiches : 1 180 nouvelles, 24 modifiées',
});
export const NotThere = screen.state({
  answers: [fail(getImport, 'not_found')],
  says: 'This import is not there',
});
export const NoNumber = screen.state({ path: '/imports/elsewhere', says: 'This import is not there' });

const sheet = new File(['%PDF-1.7'], 'acetone.pdf', { type: 'application/pdf' });

export const FilesToCome = screen.state({
  answers: [answer(getImport, newImport)],
  says: 'drop all of them again',
});
export const FilesStillComing = screen.state({
  answers: [answer(getImport, { ...newImport, name: 'FDS 2026', kind: 'pdfs', files: 40, bytes: 52_000_000 })],
  says: 'Check what was received',
});
export const FilesStillComingInFrenchOnPhone = screen.state({
  language: 'fr',
  isPhone: true,
  answers: [answer(getImport, { ...newImport, name: 'FDS 2026', kind: 'pdfs', files: 40, bytes: 52_000_000 })],
  says: '40 fichiers reçus',
});
export const Sending = screen.state({
  answers: [answer(getImport, newImport), keepWaiting(addImportFiles)],
  play: ({ choose }) => choose(sheet),
  says: 'Sending the files',
});
export const SendingBrokenOff = screen.state({
  answers: [answer(getImport, newImport), cutOff(addImportFiles)],
  play: ({ choose }) => choose(sheet),
  says: '1 file has not been sent.',
});
export const NothingToCheck = screen.state({
  answers: [
    answer(getImport, { ...newImport, files: 1, bytes: 100 }),
    answer(addImportFiles, newImport),
    fail(examineImport, 'import.no_file'),
  ],
  play: ({ choose }) => choose(sheet),
  says: 'errors.import.no_file',
});
export const BeingChecked = screen.state({
  answers: [answer(getImport, examinedImport)],
  says: '420 of 1,262 rows',
});
export const BeingImportedInFrench = screen.state({
  language: 'fr',
  answers: [answer(getImport, { ...examinedImport, state: 'running' })],
  says: '420 sur 1 262 lignes',
});

const unclear = answer(getImport, {
  ...examinedImport,
  state: 'unclear',
  problem: {
    en: 'No column gives the product name.',
    fr: 'Aucune colonne ne donne le nom du produit.',
  },
});
export const ToBeSet = screen.state({ answers: [unclear], says: 'No column gives the product name.' });
export const ToBeSetInFrenchOnPhone = screen.state({
  language: 'fr',
  isPhone: true,
  answers: [unclear],
  says: 'Les en-têtes se trouvent à la ligne 4.',
});
export const HeadersElsewhere = screen.state({
  answers: [unclear],
  play: async ({ click }) => {
    await click('Choose another line');
    await click('Line 2');
  },
  says: 'Check again to see the columns of that line.',
});
export const CannotBeRead = screen.state({
  answers: [
    answer(getImport, {
      ...examinedImport,
      state: 'failed',
      problem: { en: 'The list holds no rows.', fr: 'La liste ne contient aucune ligne.' },
    }),
  ],
  says: 'Drop the list again once it is corrected',
});
/** A date in a column that is called otherwise is not left out in silence. */
export const ColumnsNotRead = screen.state({ says: 'Not read: “Notes”.' });
export const ColumnsOpen = screen.state({
  play: ({ click }) => click('Change the columns'),
  says: 'nothing is called so',
});
export const ChangedBefore = screen.state({
  play: ({ click }) => click('Make the locations that are not there yet'),
  says: 'You changed how it is read.',
});
export const SameColumnTwice = screen.state({
  answers: [fail(changeImport, 'import.same_column', { pointer: '/data/columns/1', params: { name: 'Manufacturer' } })],
  play: async ({ click }) => {
    await click('Make the locations that are not there yet');
    await click('Check again');
  },
  says: '“Manufacturer” is chosen for two columns.',
});
export const AllFirstRows = screen.state({ play: ({ click }) => click('Show all 12'), says: 'Kestrel White 908' });
export const NoRowsLikeThis = screen.state({
  answers: [answer(listImportRows, { ...importRows, data: [], total: 0 })],
  says: 'There is none like this.',
});
export const RowsFailed = screen.state({ answers: [breakDown(listImportRows)], says: 'The rows could not be loaded' });
export const PreviewFailed = screen.state({ answers: [breakDown(previewImport)], says: 'search.failed.retry' });
export const Pdfs = screen.state({
  answers: [
    answer(getImport, pdfImport),
    answer(previewImport, { ...importPreview, header_line: 0, lines: [], columns: [] }),
    answer(listImportRows, {
      ...importRows,
      data: importRows.data.map((row, index) => ({ ...row, file: `FDS 2026/Atelier/fiche-${index}.pdf` })),
    }),
  ],
  says: 'Put each PDF into the location that its folder is called after',
});
export const ManyWithoutManufacturer = screen.state({
  answers: [answer(getImport, pdfImport)],
  play: ({ click }) => click('Import 310 new sheets'),
  says: '120 of 318 files have no manufacturer',
});
export const NothingToImport = screen.state({
  answers: [answer(getImport, { ...readyImport, counts: { ...readyImport.counts, new: 0, updated: 0 } })],
  says: 'There is nothing to import',
});
const refusedForLocations = [
  answer(getImport, {
    ...readyImport,
    counts: { new: 0, updated: 0, unchanged: 0, merged: 0, rejected: 2380, omitted: 0, empty: 0 },
    new_locations: { paths: [], total: 0 },
    choices: { ...readyImport.choices, create_locations: false },
  }),
  answer(previewImport, {
    ...importPreview,
    rows: importPreview.rows.map((row) => ({ ...row, outcome: 'rejected' as const })),
  }),
];
export const LocationsNotThere = screen.state({
  answers: refusedForLocations,
  says: '2,380 rows are refused. Where that is for locations that are not there yet, make them.',
});
export const LocationsNotThereInFrenchOnPhone = screen.state({
  language: 'fr',
  isPhone: true,
  answers: refusedForLocations,
  says: 'Rien ne peut être importé tel quel',
});
export const LocationsMade = screen.state({
  answers: [...refusedForLocations, answer(changeImport, examinedImport)],
  play: ({ click }) => click('Make the locations'),
  says: 'You changed how it is read.',
});
const corrected = { ...readyImport, state: 'examining' as const, version: 4 };
export const Correcting = screen.state({
  play: ({ click }) => click('Correct: Line 7'),
  says: 'Save and check',
});
export const CorrectingInFrenchOnPhone = screen.state({
  language: 'fr',
  isPhone: true,
  play: ({ click }) => click('Corriger\u00a0: Ligne 7'),
  says: 'Enregistrer et vérifier',
});
export const Corrected = screen.state({
  answers: [answer(mendImportRow, corrected)],
  play: async ({ click }) => {
    await click('Correct: Line 7');
    await click('Save and check');
  },
  says: 'Saved. It is being checked.',
});
export const CorrectionRefused = screen.state({
  answers: [fail(mendImportRow, 'import.too_many_mended', { params: { max: 2000 } })],
  play: async ({ click }) => {
    await click('Correct: Line 7');
    await click('Save and check');
  },
  says: 'Correct the list and send it again.',
});
export const CheckedAgain = screen.state({
  answers: [answer(getImport, corrected)],
  says: 'What you corrected is being checked.',
});
export const LeftOut = screen.state({
  answers: [
    answer(listImportRows, {
      ...importRows,
      data: importRows.data.map((row) => (row.line === 7 ? { ...row, outcome: 'omitted' as const, reasons: [] } : row)),
    }),
  ],
  says: 'Bring back',
});
export const NoPdfComes = screen.state({ says: 'No PDF comes with this list' });
export const LeftWithChoices = screen.state({
  play: async ({ click }) => {
    await click('Make the locations that are not there yet');
    await click('All imports');
  },
  says: 'What you changed has not been checked yet.',
});
export const ChangedMeanwhile = screen.state({
  answers: [fail(startImport, 'import.changed')],
  play: ({ click }) => click('Import 1,204 sheets'),
  says: 'errors.import.changed',
});
export const Done = screen.state({ answers: [answer(getImport, doneImport)], says: '1,204 sheets imported' });
export const DoneInFrenchOnPhone = screen.state({
  language: 'fr',
  isPhone: true,
  answers: [answer(getImport, doneImport)],
  says: '1 204 fiches importées',
});
export const TakingBackAsked = screen.state({
  answers: [answer(getImport, doneImport), answer(takeBackImport, doneImport)],
  play: ({ click }) => click('Take back…'),
  says: 'Take back “Inventaire SIMDUT 2026.xlsx”?',
});
export const TakingBackRefused = screen.state({
  answers: [
    answer(getImport, {
      ...doneImport,
      problem: {
        en: 'It was not taken back: “Acetone, technical” has been changed since.',
        fr: 'Elle n’a pas été annulée\u00a0: «\u00a0Acetone, technical\u00a0» a été modifiée depuis.',
      },
    }),
  ],
  says: 'has been changed since',
});
export const LocationsStay = screen.state({
  answers: [answer(getImport, { ...doneImport, state: 'taken-back', can_take_back: false, staying_locations: 3 })],
  says: '3 locations that it made stay',
});
export const LocationsStayInFrenchOnPhone = screen.state({
  language: 'fr',
  isPhone: true,
  answers: [answer(getImport, { ...doneImport, state: 'taken-back', can_take_back: false, staying_locations: 1 })],
  says: '1 emplacement créé par l’importation demeure',
});
export const RowsTakenBack = screen.state({
  answers: [answer(getImport, { ...doneImport, state: 'taken-back', can_take_back: false })],
  says: 'Taken back · To look at',
});
export const TakenBack = screen.state({
  answers: [answer(getImport, { ...doneImport, state: 'taken-back', can_take_back: false })],
  says: 'The import was taken back',
});
