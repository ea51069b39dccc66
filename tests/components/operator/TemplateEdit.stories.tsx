import type { Meta } from '@storybook/react-vite';
import { getTemplate } from '#contract/calls/operator/answer-templates.ts';
import { companyAdmin, operator } from '../answers/people.ts';
import { fail } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/operator/templates/3',
  as: operator,
  says: 'resources.desk-templates.titles.edit',
  reads: getTemplate,
  failed: 'lists.failed',
  closedTo: companyAdmin,
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
export const Missing = screen.state({ answers: [fail(getTemplate, 'not_found')], says: 'lists.notFound' });
export const Deletion = screen.state({
  play: ({ click }) => click('resources.desk-templates.texts.delete'),
  says: 'resources.desk-templates.texts.deleteTitle',
});
