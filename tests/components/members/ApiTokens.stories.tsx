import type { Meta } from '@storybook/react-vite';
import { listApiTokens } from '#contract/calls/api-tokens.ts';
import { apiTokens } from '../answers/organisation.ts';
import { companyAdmin, reader } from '../answers/people.ts';
import { answer } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/api-tokens',
  as: companyAdmin,
  says: 'pages.apiTokens',
  reads: listApiTokens,
  closedTo: reader,
  answers: [answer(listApiTokens, apiTokens)],
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
export const Empty = screen.state({
  answers: [answer(listApiTokens, { ...apiTokens, tokens: [] })],
  says: 'There is no token yet.',
});
