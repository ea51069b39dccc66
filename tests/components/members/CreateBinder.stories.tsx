import type { Meta } from '@storybook/react-vite';
import { createBinder } from '#contract/calls/documents.ts';
import { searchSheets } from '#contract/calls/search-sheets.ts';
import { companyAdmin, reader } from '../answers/people.ts';
import { noSheets } from '../answers/sheets.ts';
import { answer, fail } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/create-binder',
  as: companyAdmin,
  says: 'documents.binder.intro',
  reads: searchSheets,
  waits: 'documents.counting',
  failed: 'documents.countFailed',
  closedTo: reader,
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
export const Empty = screen.state({ answers: [answer(searchSheets, noSheets)], says: 'documents.noneTitle' });
export const OtherDomain = screen.state({
  answers: [
    fail(createBinder, 'document.mail_domain', {
      pointer: '/data/emails/0',
      params: { domains: 'clinic.example, *.clinic.example' },
    }),
  ],
  play: ({ click }) => click('documents.binder.submit'),
  says: 'ines@northline.example: Your organization has documents mailed to these domains only: clinic.example, *.clinic.example.',
});
export const OtherDomainInFrench = screen.state({
  answers: [
    fail(createBinder, 'document.mail_domain', { pointer: '/data/emails/0', params: { domains: 'clinic.example' } }),
  ],
  language: 'fr',
  play: ({ click }) => click('documents.binder.submit'),
  says: 'ines@northline.example\u00a0: Votre organisation ne permet d’envoyer des documents qu’à ces domaines\u00a0: clinic.example.',
});
