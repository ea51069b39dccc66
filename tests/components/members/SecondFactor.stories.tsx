import type { Meta } from '@storybook/react-vite';
import { getSecondFactor } from '#contract/calls/second-factor.ts';
import { companyAdmin, workstation } from '../answers/people.ts';
import { noFactor, twoFactors } from '../answers/sign-in.ts';
import { answer } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/second-factor',
  as: companyAdmin,
  says: 'pages.secondFactor',
  reads: getSecondFactor,
  closedTo: workstation,
  answers: [answer(getSecondFactor, twoFactors)],
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
export const Empty = screen.state({ answers: [answer(getSecondFactor, noFactor)], says: 'Set up an app' });
export const MustEnrol = screen.state({
  as: { ...companyAdmin, permissions: ['second-factor'] },
  answers: [answer(getSecondFactor, { ...noFactor, demanded: true, must_enrol: true, asks_password: false })],
  says: 'Add a passkey',
});
export const MustEnrolInFrenchOnPhone = screen.state({
  as: { ...companyAdmin, permissions: ['second-factor'] },
  answers: [answer(getSecondFactor, { ...noFactor, demanded: true, must_enrol: true, asks_password: false })],
  language: 'fr',
  isPhone: true,
  says: 'Ajouter une clé d’accès',
});
export const NoPasskeys = screen.state({
  answers: [answer(getSecondFactor, { ...noFactor, passkeys_possible: false })],
  says: 'Passkeys work only where Vigie is reached by a name over https.',
});
