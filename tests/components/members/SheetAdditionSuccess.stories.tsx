import type { Meta } from '@storybook/react-vite';
import { listSubsets } from '#contract/calls/list-subsets.ts';
import { addSheets } from '#contract/calls/sds-addition.ts';
import { pdf } from '../answers/operator.ts';
import { locations } from '../answers/organisation.ts';
import { companyAdmin } from '../answers/people.ts';
import { answer } from '../harness/answers.ts';
import { type Doing, statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({ path: '/sds-addition-success', as: companyAdmin, says: 'addition.done.title' });

export const Usual = screen.Usual;
export const French = screen.French;
export const Phone = screen.Phone;

/** Its file was sent with what it is not kept with. */
const taken = {
  path: '/sds-addition',
  answers: [
    answer(listSubsets, { ...locations, data: locations.data.slice(0, 1) }),
    answer(addSheets, {
      data: [{ id: 20405, file_name: 'acetone.pdf', taken_out: ['scripts', 'actions', 'attachments'] }],
    }),
  ],
};
const submit =
  (button: string) =>
  async ({ choose, sees, click }: Doing) => {
    await choose(new File([pdf], 'acetone.pdf', { type: 'application/pdf' }));
    await sees('acetone.pdf');
    await click(button);
  };

export const TakenOut = screen.state({
  ...taken,
  play: submit('Submit 1 sheet'),
  says: 'Taken out of this file before it was kept: scripts, actions that open programs',
});
export const TakenOutInFrenchOnPhone = screen.state({
  ...taken,
  language: 'fr',
  isPhone: true,
  play: submit('Soumettre 1 fiche'),
  says: 'Retiré de ce fichier avant sa conservation : scripts, actions qui ouvrent des programmes',
});
