import type { Meta } from '@storybook/react-vite';
import { getOrganisation } from '#contract/calls/operator/organisations.ts';
import { organisation } from '../answers/operator.ts';
import { companyAdmin, operator } from '../answers/people.ts';
import { answer, fail } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/operator/organisations/10001',
  as: operator,
  says: 'resources.organisations.titles.edit',
  reads: getOrganisation,
  failed: 'lists.failed',
  closedTo: companyAdmin,
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
export const Missing = screen.state({ answers: [fail(getOrganisation, 'not_found')], says: 'lists.notFound' });
export const Ends = screen.state({
  answers: [answer(getOrganisation, { ...organisation, ends_on: '2026-12-31', end_reason: 'The contract ends.' })],
  says: 'resources.organisations.texts.cancelEnd',
});
export const Ending = screen.state({
  play: ({ click }) => click('resources.organisations.texts.end'),
  says: 'resources.organisations.texts.endReason',
});
