import type { Meta } from '@storybook/react-vite';
import { openVerificationLink } from '#contract/calls/verify-email.ts';
import { answer } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const page = {
  says: 'verification.newPassword',
  reads: openVerificationLink,
  failed: 'verification.failed',
} as const;
const screen = statesOf({ path: '/verify-email#id=1&token=t', ...page });

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const French = screen.French;
export const Phone = screen.Phone;
/** The address of the specification, which links of earlier mails still have. */
export const EarlierAddress = statesOf({ path: '/verify-email/1/t', ...page }).Usual;
const invited = {
  has_accepted_invitation: false,
  has_password: false,
  has_verified_email: false,
  contact_information: { first_name: '', last_name: '', phone: '' },
};
/** An operator belongs to no organisation whose administrators would see anything. */
export const AnOperatorsSecondStep = screen.state({
  answers: [answer(openVerificationLink, { status: invited, permissions: ['operator'], products: [] })],
  play: async ({ type, click }) => {
    await type('password.newPassword', 'Maple-Ridge-2031');
    await type('password.confirmation', 'Maple-Ridge-2031');
    await click('verification.next');
  },
  says: 'Your colleagues at the desk read your name',
});
