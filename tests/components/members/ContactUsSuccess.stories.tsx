import type { Meta } from '@storybook/react-vite';
import { contactUs } from '#contract/calls/contact-us.ts';
import { pdf } from '../answers/operator.ts';
import { companyAdmin } from '../answers/people.ts';
import { answer } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({ path: '/contact-us-success', as: companyAdmin, says: 'contact.sentTitle' });

export const Usual = screen.Usual;
export const French = screen.French;
export const Phone = screen.Phone;

export const TakenOut = screen.state({
  path: '/contact-us',
  answers: [answer(contactUs, { id: 20406, taken_out: ['attachments'] })],
  play: async ({ choose, type, click }) => {
    await type('contact.subject', 'A sheet');
    await type('contact.message', 'Here it is.');
    await choose(new File([pdf], 'acetone.pdf', { type: 'application/pdf' }));
    await click('contact.send');
  },
  says: 'Taken out of this file before it was kept: attached files.',
});
