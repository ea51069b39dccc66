import type { Meta } from '@storybook/react-vite';
import { listSubsets } from '#contract/calls/list-subsets.ts';
import { pdf } from '../answers/desk.ts';
import { companyAdmin, reader } from '../answers/people.ts';
import { breakDown, keepWaiting } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({ path: '/sds-addition', as: companyAdmin, says: 'addition.intro', closedTo: reader });

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
