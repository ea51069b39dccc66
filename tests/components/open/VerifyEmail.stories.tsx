import type { Meta } from '@storybook/react-vite';
import { openVerificationLink } from '#contract/calls/verify-email.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/verify-email#id=1&token=t',
  says: 'verification.newPassword',
  reads: openVerificationLink,
  failed: 'verification.failed',
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const French = screen.French;
export const Phone = screen.Phone;
