import type { Meta } from '@storybook/react-vite';
import { openResetLink } from '#contract/calls/reset-password.ts';
import { fail } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/reset-password#email=lena@northline.example&token=t',
  says: 'password.reset',
  reads: openResetLink,
  failed: 'password.linkFailed',
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const French = screen.French;
export const Phone = screen.Phone;
export const DeadLink = screen.state({ answers: [fail(openResetLink, 'reset.invalid')], says: 'password.askAgain' });
