import type { Meta } from '@storybook/react-vite';
import { putBackSheetPdf } from '#contract/calls/operator/sheet-pdf.ts';
import { getOperatorSheet } from '#contract/calls/operator/sheets.ts';
import { formatDateInText } from '#src/resources/operator/date-in-text.ts';
import { operatorSheet } from '../answers/operator.ts';
import { companyAdmin, operator } from '../answers/people.ts';
import { answer, fail } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/operator/sheets/501',
  as: operator,
  says: 'Acetone, technical',
  reads: getOperatorSheet,
  failed: 'lists.failed',
  closedTo: companyAdmin,
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
export const Missing = screen.state({ answers: [fail(getOperatorSheet, 'not_found')], says: 'lists.notFound' });
export const SentByOne = screen.state({
  answers: [answer(getOperatorSheet, { ...operatorSheet, owner: operatorSheet.held_by[0]! })],
  says: 'alone, whose upload or list brought it',
});
/** Somebody has seen to what needs attention, and may list it again. */
export const Settled = screen.state({
  answers: [
    answer(getOperatorSheet, {
      ...operatorSheet,
      attention: [],
      settled: [{ kind: 'old', how: 'asked', until: '2026-08-05' }],
    }),
  ],
  says: `Not listed as “Three or more years old” until ${formatDateInText('2026-08-05')}: the supplier was asked.`,
});
const ended = {
  ...operatorSheet,
  ...{ status: 'archived' as const, held_by: [], organisations: 0, attention: [] },
  ended: { reason: 'The maker recalled it.', by: 'Sam Lake', at: '2026-05-04T13:00:00Z', organisations: 2 },
};
export const Ended = screen.state({
  answers: [answer(getOperatorSheet, ended)],
  says: `Ended on ${formatDateInText('2026-05-04')} by Sam Lake.`,
});
export const TakingBack = screen.state({
  answers: [answer(getOperatorSheet, ended)],
  play: ({ click }) => click('Take back'),
  says: 'It comes back into the collections of 2 organizations, at its places.',
});
export const EndedInFrenchOnPhone = screen.state({
  answers: [answer(getOperatorSheet, ended)],
  language: 'fr',
  isPhone: true,
  says: `Mise hors d’usage le ${formatDateInText('2026-05-04')} par Sam Lake.`,
});
export const Ending = screen.state({
  play: ({ click }) => click('End this sheet'),
  says: 'It leaves the collection of 1 organization and is archived.',
});
export const EndedStaysArchived = screen.state({
  answers: [answer(getOperatorSheet, { ...ended, attention: ['old'] })],
  says: 'It was ended, and stays archived.',
});
const recognised = {
  ...operatorSheet,
  attention: ['unread' as const],
  recognised: { apart: ['manufacturer' as const], read: { ...operatorSheet, manufacturer: 'Quokka Coatings' } },
};
export const RecognisedOtherwise = screen.state({
  answers: [answer(getOperatorSheet, recognised)],
  says: 'in the PDF “Quokka Coatings”',
});
export const RecognisedOtherwiseInFrenchOnPhone = screen.state({
  answers: [answer(getOperatorSheet, recognised)],
  language: 'fr',
  isPhone: true,
  says: 'dans le PDF «\u00a0Quokka Coatings\u00a0»',
});
const fromList = `/operator/sheets/501?${new URLSearchParams({ list: 'filter={"attention":"old"}&sort=sheet_date&order=ASC' })}`;
export const FromAList = screen.state({ path: fromList, says: '1 of 2 in the list' });
export const FromAListInFrenchOnPhone = screen.state({
  path: fromList,
  language: 'fr',
  isPhone: true,
  says: '1 sur 2 dans la liste',
});

const former = {
  ...operatorSheet,
  former_pdfs: [
    { id: 2, by: 'Priya Raman', at: '2026-05-04T15:00:00Z' },
    { id: 1, by: '', at: '2026-02-03T15:00:00Z' },
  ],
};
export const FormerPdfs = screen.state({ answers: [answer(getOperatorSheet, former)], says: 'Former PDFs' });
export const FormerPdfsInFrenchOnPhone = screen.state({
  answers: [answer(getOperatorSheet, former)],
  says: 'Remplacé par Priya Raman',
  language: 'fr',
  isPhone: true,
});
export const FormerPdfPutBack = screen.state({
  answers: [answer(getOperatorSheet, former), answer(putBackSheetPdf, operatorSheet)],
  play: ({ click }) => click('resources.desk-sheets.texts.putPdfBack'),
  says: 'resources.desk-sheets.texts.pdfPutBack',
});
