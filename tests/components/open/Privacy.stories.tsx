import type { Meta } from '@storybook/react-vite';
import { getPrivacy } from '#contract/calls/privacy.ts';
import { privacy } from '../answers/open.ts';
import { answer } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/privacy',
  says: 'Northline Sheets runs Vigie',
  reads: getPrivacy,
  failed: 'The page could not be loaded',
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const French = screen.state({ language: 'fr', says: 'Fiches Northline exploite Vigie' });
export const Cookies = screen.state({ says: 'vigie_organisation: goes with it' });
export const CookiesInFrench = screen.state({ language: 'fr', says: 'vigie_organisation\u00a0: l’accompagne' });
export const Phone = screen.Phone;
export const NobodyNamed = screen.state({
  answers: [answer(getPrivacy, { ...privacy, responsible: { name: '', email: '' } })],
  says: 'Ask the support of this service',
});
