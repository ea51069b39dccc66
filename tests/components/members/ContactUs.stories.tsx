import type { Meta } from '@storybook/react-vite';
import { contactUs } from '#contract/calls/contact-us.ts';
import { pdf } from '../answers/operator.ts';
import { companyAdmin, operator } from '../answers/people.ts';
import { fail } from '../harness/answers.ts';
import { type Doing, statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({ path: '/contact-us', as: companyAdmin, says: 'contact.intro', closedTo: operator });

export const Usual = screen.Usual;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;

export const Missing = screen.state({ play: ({ click }) => click('contact.send'), says: 'fields.required' });
export const FileAttached = screen.state({
  play: ({ choose }) => choose(new File([pdf], 'acetone.pdf', { type: 'application/pdf' })),
  says: 'acetone.pdf',
});

const write = async ({ choose, type, click }: Doing) => {
  await type('contact.subject', 'A sheet');
  await type('contact.message', 'Here it is.');
  await choose(new File([pdf], 'acetone.pdf', { type: 'application/pdf' }));
  await click('contact.send');
};
export const FileTooComplex = screen.state({
  answers: [fail(contactUs, 'upload.too_complex', { pointer: '/data/file', params: { name: 'acetone.pdf' } })],
  play: write,
  says: 'acetone.pdf is too complex to be checked.',
});
export const TooManyOpen = screen.state({
  answers: [fail(contactUs, 'request.too_many_open', { params: { max: 500, open: 500 } })],
  isPhone: true,
  play: write,
  says: 'Your organization may have 500 requests of this kind',
});
