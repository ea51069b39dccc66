import type { Meta } from '@storybook/react-vite';
import { listWebhookDeliveries, listWebhooks } from '#contract/calls/webhooks.ts';
import { webhookDeliveries, webhooks } from '../answers/organisation.ts';
import { companyAdmin, reader } from '../answers/people.ts';
import { answer } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/webhooks',
  as: companyAdmin,
  says: 'pages.webhooks',
  reads: listWebhooks,
  closedTo: reader,
  answers: [answer(listWebhooks, webhooks), answer(listWebhookDeliveries, webhookDeliveries)],
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
export const Empty = screen.state({
  answers: [answer(listWebhooks, { webhooks: [] })],
  says: 'No program is told anything yet.',
});
export const Messages = screen.state({
  play: ({ click }) => click('Messages to purchasing.mapleridge.example/hooks/vigie'),
  says: 'Given up',
});
