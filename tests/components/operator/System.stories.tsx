import type { Meta } from '@storybook/react-vite';
import { getProvider, getSystem } from '#contract/calls/operator/system.ts';
import { companyAdmin, operator } from '../answers/people.ts';
import { answer } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const provider = answer(getProvider, {
  name_en: 'Northline Sheets',
  name_fr: 'Fiches Northline',
  support_email_en: 'help@northline.example',
  support_email_fr: 'aide@northline.example',
  site_en: 'https://www.northline.example/en',
  site_fr: 'https://www.northline.example/fr',
  terms_en: 'https://www.northline.example/en/terms',
  terms_fr: 'https://www.northline.example/fr/conditions',
  privacy_name: 'Ana Roy',
  privacy_email: 'privacy@northline.example',
  version: 1,
  is_address_fixed: false,
});

const essentials = {
  jobs_waiting: 0,
  jobs_oldest_seconds: 0,
  jobs_failed: 0,
  indexes: { kept: 12, behind: 0 },
  loop_delay_ms: 1,
  memory_bytes: 412_000_000,
};

const ready = answer(getSystem, {
  version: '0.1.0',
  node: 'v24.0.0',
  essentials,
  failing_webhooks: [],
  findings: [
    { check: 'address', outcome: 'https', facts: { url: 'https://sheets.northline.example' } },
    { check: 'lists', outcome: 'own', facts: { file: '/srv/vigie/substances-2026.csv', count: 3 } },
    { check: 'backup', outcome: 'recent', facts: { at: '2026-11-22' } },
  ],
});

const notReady = answer(getSystem, {
  version: '0.1.0',
  node: 'v24.0.0',
  essentials: {
    ...essentials,
    jobs_waiting: 41,
    jobs_oldest_seconds: 5400,
    jobs_failed: 3,
    indexes: null,
    loop_delay_ms: 640,
  },
  failing_webhooks: [
    {
      organisation: { id: 10001, en: 'Maple Ridge Manufacturing', fr: 'Fabrication Maple Ridge' },
      host: 'purchasing.mapleridge.example',
      since: '2026-11-20T08:00:00.000Z',
      is_on: true,
      waiting: 14,
    },
  ],
  findings: [
    { check: 'address', outcome: 'https', facts: { url: 'https://sheets.northline.example' } },
    { check: 'mail', outcome: 'folder', facts: {} },
    { check: 'operators', outcome: 'one', facts: { count: 1 } },
    { check: 'scanner', outcome: 'away', facts: { host: 'scanner:3310', reason: 'connect ECONNREFUSED' } },
    {
      check: 'search',
      outcome: 'some',
      facts: { answering: 2, count: 3, host: 'solr-2:8983', reason: 'connect ECONNREFUSED' },
    },
    { check: 'disk', outcome: 'little', facts: { free: 4.2 } },
    { check: 'demo', outcome: 'local', facts: { accounts: 10 } },
    {
      check: 'lists',
      outcome: 'faulty',
      facts: { file: '/srv/vigie/substances-2026.csv', reason: 'line 12: there is no list “iarcc”' },
    },
  ],
});

const screen = statesOf({
  path: '/operator/system',
  as: operator,
  says: 'pages.system',
  reads: getSystem,
  closedTo: companyAdmin,
  answers: [notReady, provider],
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;

export const Ready = screen.state({ answers: [ready], says: 'Everything is ready for people.' });
