import type { Meta } from '@storybook/react-vite';
import { completeSetup, openSetup } from '#contract/calls/setup.ts';
import { answer, fail } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const known = { support_email_en: '', support_email_fr: '', number: 10001 };
const says = { en: 'Set up Vigie', fr: 'Mettre Vigie en service' };

const screen = statesOf({
  path: '/setup#token=t',
  says: says.en,
  reads: openSetup,
  failed: 'This page is closed',
  answers: [answer(openSetup, { mail: 'server', ...known })],
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const French = screen.state({ language: 'fr', says: says.fr });
export const Phone = screen.Phone;
export const FrenchPhone = screen.state({ language: 'fr', says: says.fr, isPhone: true });
export const WithoutMailServer = screen.state({
  answers: [answer(openSetup, { mail: 'folder', ...known })],
  says: 'No mail server is set',
});
export const AddressOfTheSettings = screen.state({
  answers: [
    answer(openSetup, {
      ...known,
      mail: 'server',
      support_email_en: 'help@x.example',
      support_email_fr: 'aide@x.example',
    }),
  ],
  says: 'SUPPORT_EMAIL',
});
export const Done = screen.state({ answers: [fail(openSetup, 'setup.done')], says: 'errors.setup.done' });
export const LinkTooOld = screen.state({ answers: [fail(openSetup, 'setup.invalid')], says: 'errors.setup.invalid' });
export const NothingFilledIn = screen.state({
  answers: [fail(completeSetup, 'setup.done')],
  says: 'errors.request.required',
  play: async ({ click }) => click('Finish and open the desk'),
});
