import type { Meta } from '@storybook/react-vite';
import { createImport, listImports } from '#contract/calls/imports.ts';
import { imports, readyImport } from '../answers/imports.ts';
import { collectionAdmin, companyAdmin } from '../answers/people.ts';
import { answer, fail } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/imports',
  as: companyAdmin,
  says: 'pages.imports',
  reads: listImports,
  closedTo: collectionAdmin,
});

export const Usual = screen.state({ says: '1,180 new, 24 changed, 16 the same, 5 merged, 37 refused, 2 empty' });
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Forbidden = screen.Forbidden;
export const French = screen.state({ language: 'fr', says: 'Inventaire SIMDUT 2026.xlsx' });
export const Phone = screen.state({ isPhone: true, says: 'Inventaire SIMDUT 2026.xlsx' });
export const FrenchOnPhone = screen.state({ language: 'fr', isPhone: true, says: 'Inventaire SIMDUT 2026.xlsx' });
export const Empty = screen.state({
  answers: [answer(listImports, { data: [], total: 0 })],
  says: 'Nothing has been imported yet.',
});
export const SeveralPages = screen.state({
  answers: [answer(listImports, { ...imports, total: 60 })],
  play: ({ click }) => click('Page 2'),
  says: 'Inventaire SIMDUT 2026.xlsx',
});

const list = new File(['Product;Supplier\nAcetone;Larch'], 'inventory.csv', { type: 'text/csv' });
const second = new File(['Product;Supplier\nAcetone;Larch'], 'second.csv', { type: 'text/csv' });
const sheet = new File(['%PDF-1.7'], 'acetone.pdf', { type: 'application/pdf' });
const letter = new File(['Dear all'], 'letter.docx');

export const FilesChosen = screen.state({
  play: ({ choose }) => choose(list, sheet, second, letter),
  says: 'second.csv, only one list is imported at a time',
});
export const FilesChosenInFrenchOnPhone = screen.state({
  language: 'fr',
  isPhone: true,
  play: ({ choose }) => choose(list, sheet, second, letter),
  says: 'letter.docx, ni une liste, ni un PDF, ni une archive ZIP',
});
export const OldWorkbookChosen = screen.state({
  play: ({ choose }) => choose(list, new File(['old'], 'stock.xls')),
  says: 'stock.xls, of an older Excel; save it as .xlsx or CSV',
});
export const NothingToSend = screen.state({
  play: ({ choose }) => choose(letter),
  says: 'None of these files can be imported.',
});
export const TooManyKept = screen.state({
  answers: [fail(createImport, 'import.too_many', { params: { max: 100 } })],
  play: async ({ choose, click }) => {
    await choose(list);
    await click('Send and check');
  },
  says: 'No more than 100 imports are kept at once.',
});
export const Begun = screen.state({
  answers: [answer(createImport, readyImport)],
  play: async ({ choose, click }) => {
    await choose(list);
    await click('Send and check');
  },
  says: 'All imports',
});
