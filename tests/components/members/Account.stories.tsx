import type { Meta } from '@storybook/react-vite';
import { getUser } from '#contract/calls/users.ts';
import { ownAccount } from '../answers/organisation.ts';
import { companyAdmin, workstation } from '../answers/people.ts';
import { answer } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/account-information',
  as: companyAdmin,
  says: 'account.firstName',
  reads: getUser,
  failed: 'account.failed',
  closedTo: workstation,
  answers: [answer(getUser, ownAccount)],
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
export const OrganisationEnds = screen.state({
  as: { ...companyAdmin, endsOn: '2026-12-31' },
  says: 'On December 31, 2026, Northline Mills ends in Vigie',
});
export const OrganisationEndsOnPhone = screen.state({
  as: { ...companyAdmin, endsOn: '2026-12-31' },
  language: 'fr',
  isPhone: true,
  says: 'Le 31 décembre 2026, Moulins Northline quittera Vigie',
});
