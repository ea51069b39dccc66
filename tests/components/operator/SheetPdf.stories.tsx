import type { Meta } from '@storybook/react-vite';
import { readSheetPdf } from '#contract/calls/operator/sheet-pdf.ts';
import { pdf, sheetPdf } from '../answers/operator.ts';
import { operator } from '../answers/people.ts';
import { answer, fail } from '../harness/answers.ts';
import { type Doing, statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const file = () => new File([pdf], 'better.pdf', { type: 'application/pdf' });
const open = async ({ click, choose }: Doing, button = 'Replace the PDF') => {
  await click(button);
  await choose(file());
};
const openInFrench = (doing: Doing) => open(doing, 'Remplacer le PDF');

const { state } = statesOf({
  path: '/operator/sheets/501',
  as: operator,
  says: 'Read in the PDF, and recorded otherwise',
  answers: [answer(readSheetPdf, sheetPdf)],
});

export const Usual = state({ play: open });
export const French = state({ play: openInFrench, language: 'fr', says: 'Lu dans le PDF et inscrit autrement' });
export const Phone = state({ play: open, isPhone: true });
export const FrenchOnPhone = state({
  play: openInFrench,
  language: 'fr',
  isPhone: true,
  says: 'Lu dans le PDF et inscrit autrement',
});
export const NothingOtherwise = state({
  play: open,
  answers: [answer(readSheetPdf, { ...sheetPdf, differing: [] })],
  says: 'Whatever was read in it is recorded so already.',
});
export const Scan = state({
  play: open,
  answers: [answer(readSheetPdf, { ...sheetPdf, outcome: 'unreadable', differing: [] })],
  says: 'It is a scan whose text cannot be read.',
});
const scanned = [answer(readSheetPdf, { ...sheetPdf, outcome: 'recognising', differing: [] })];
export const ScanAsked = state({
  play: async (doing) => {
    await open(doing);
    await doing.click('Save the PDF');
  },
  answers: scanned,
  says: 'Its text is not recognized yet: nothing has compared it with the sheet.',
});
export const ScanAskedInFrenchOnPhone = state({
  play: async (doing) => {
    await openInFrench(doing);
    await doing.click('Enregistrer le PDF');
  },
  answers: scanned,
  language: 'fr',
  isPhone: true,
  says: 'Son texte n’est pas encore reconnu\u00a0: rien ne l’a comparé avec la fiche.',
});
export const Refused = state({
  play: open,
  answers: [fail(readSheetPdf, 'upload.damaged', { pointer: '/data/file', params: { name: 'better.pdf' } })],
  says: 'better.pdf',
});
export const NoFile = state({
  play: async ({ click }) => {
    await click('Replace the PDF');
    await click('Save the PDF');
  },
  says: 'Choose a PDF.',
});

const apart: typeof sheetPdf = {
  ...sheetPdf,
  apart: ['product_name', 'product_ids', 'ingredients'],
  read: { ...sheetPdf.read, product_name: 'Chlorine tablets', product_ids: ['CT-77'] },
};
const answersApart = [answer(readSheetPdf, apart)];
export const AnotherProduct = state({
  play: open,
  answers: answersApart,
  says: 'This looks like another product’s sheet.',
});
export const AnotherProductAsked = state({
  play: async (doing) => {
    await open(doing);
    await doing.click('Save the PDF');
  },
  answers: answersApart,
  says: 'the PDF reads as “Chlorine tablets, Larch Solvents, English”',
});
export const AnotherProductAskedInFrench = state({
  play: async (doing) => {
    await openInFrench(doing);
    await doing.click('Enregistrer le PDF');
  },
  answers: answersApart,
  language: 'fr',
  isPhone: true,
  says: 'le PDF se lit comme «\u00a0Chlorine tablets, Larch Solvents, Anglais\u00a0»',
});
export const OtherLanguage = state({
  play: open,
  answers: [answer(readSheetPdf, { ...sheetPdf, apart: ['language'], read: { ...sheetPdf.read, language: 'fr' } })],
  says: 'This looks like the sheet in French.',
});
