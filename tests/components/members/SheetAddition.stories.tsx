import type { Meta } from '@storybook/react-vite';
import { listSubsets } from '#contract/calls/list-subsets.ts';
import { addSheets } from '#contract/calls/sds-addition.ts';
import type { ErrorCode, ErrorParams } from '#contract/errors.ts';
import { pdf } from '../answers/operator.ts';
import { locations } from '../answers/organisation.ts';
import { companyAdmin, reader } from '../answers/people.ts';
import { answer, breakDown, fail, keepWaiting } from '../harness/answers.ts';
import { type Doing, statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({ path: '/sds-addition', as: companyAdmin, says: 'addition.intro', closedTo: reader });

export const WayToImports = screen.state({ says: 'Many at once? Import a list or a folder' });
export const WayToImportsInFrenchOnPhone = screen.state({
  language: 'fr',
  isPhone: true,
  says: 'Beaucoup à la fois? Importez une liste ou un dossier',
});
export const Usual = screen.Usual;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;

const acetone = new File([pdf], 'acetone.pdf', { type: 'application/pdf' });
const notes = new File(['Not a PDF.'], 'notes.txt', { type: 'text/plain' });

export const Loading = screen.state({ answers: [keepWaiting(listSubsets)] });
export const Failed = screen.state({ answers: [breakDown(listSubsets)], says: 'addition.locationsFailed' });
export const FilesChosen = screen.state({ play: ({ choose }) => choose(acetone), says: 'acetone.pdf' });
export const FilesChosenInFrenchOnPhone = screen.state({
  language: 'fr',
  isPhone: true,
  play: ({ choose }) => choose(acetone),
  says: 'acetone.pdf',
});
export const FileRefused = screen.state({ play: ({ choose }) => choose(notes), says: 'addition.reasons.type' });
export const LocationMissing = screen.state({
  play: async ({ choose, sees, click }) => {
    await choose(acetone);
    await sees('acetone.pdf');
    await click('Submit 1 sheet');
  },
  says: 'Nothing was sent: 1 sheet needs a location.',
});

/** In a mill of one location nothing but the file has to be chosen. */
const oneLocation = answer(listSubsets, { ...locations, data: locations.data.slice(0, 1) });
const submit =
  (button: string) =>
  async ({ choose, sees, click }: Doing) => {
    await choose(acetone);
    await sees('acetone.pdf');
    await click(button);
  };
const ofFile = (code: ErrorCode) => [
  oneLocation,
  fail(addSheets, code, { pointer: '/data/files/0', params: { name: 'acetone.pdf' } }),
];
const ofForm = (code: ErrorCode, params: ErrorParams) => [oneLocation, fail(addSheets, code, { params })];

export const TooComplex = screen.state({
  answers: ofFile('upload.too_complex'),
  play: submit('Submit 1 sheet'),
  says: 'acetone.pdf is too complex to be checked.',
});
export const Infected = screen.state({
  answers: ofFile('upload.infected'),
  play: submit('Submit 1 sheet'),
  says: 'acetone.pdf contains malicious software',
});
export const InfectedInFrenchOnPhone = screen.state({
  language: 'fr',
  isPhone: true,
  answers: ofFile('upload.infected'),
  play: submit('Soumettre 1 fiche'),
  says: 'acetone.pdf contient un logiciel malveillant',
});
export const NotScanned = screen.state({
  answers: ofFile('upload.not_scanned'),
  play: submit('Submit 1 sheet'),
  says: 'acetone.pdf cannot be scanned',
});
export const DaySpent = screen.state({
  answers: ofForm('upload.daily_limit', { max: 2000 }),
  play: submit('Submit 1 sheet'),
  says: 'Your organization may send 2000 MB of files within 24 hours',
});
export const DaySpentInFrenchOnPhone = screen.state({
  language: 'fr',
  isPhone: true,
  answers: ofForm('upload.daily_limit', { max: 2000 }),
  play: submit('Soumettre 1 fiche'),
  says: 'Votre organisation peut envoyer 2000 Mo de fichiers',
});
export const TooManyOpen = screen.state({
  answers: ofForm('request.too_many_open', { max: 500, open: 500 }),
  play: submit('Submit 1 sheet'),
  says: 'Your organization may have 500 requests of this kind',
});
