import type { Meta } from '@storybook/react-vite';
import { openVerificationLink } from '#contract/calls/verify-email.ts';
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
