import type { Meta } from '@storybook/react-vite';
import { getMailDomains } from '#contract/calls/mail-domains.ts';
import { mailDomains } from '../answers/organisation.ts';
import { companyAdmin, reader } from '../answers/people.ts';
import { answer } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/mail-domains',
  as: companyAdmin,
  says: 'pages.mailDomains',
  reads: getMailDomains,
  closedTo: reader,
  answers: [answer(getMailDomains, mailDomains)],
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
export const Empty = screen.state({
  answers: [answer(getMailDomains, { mail_domains: [], version: 1 })],
  says: 'With no domain, documents are mailed everywhere.',
});
