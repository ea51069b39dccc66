import type { listOperatorAudit } from '#contract/calls/audit.ts';
import type { AnswerOf } from '../harness/answers.ts';

const northline = { id: 10001, en: 'Northline Mills', fr: 'Moulins Northline' };
const entry = { organisation: northline, records: [], about: [], sent_to: [], details: {}, network: '203.0.113.7' };
const admin = { id: 11, name: 'admin@northline.example' };

/** Entries of every shape: of an account that is gone, of nobody known, about several things, sent outside. */
export const auditPage: AnswerOf<typeof listOperatorAudit> = {
  data: [
    { ...entry, id: 96, at: '2026-05-04T13:05:00Z', event: 'sign-in-refused', who: null, organisation: null },
    {
      ...entry,
      id: 95,
      at: '2026-05-04T13:00:00Z',
      event: 'user-removed',
      who: admin,
      records: [12],
      about: ['luc@northline.example'],
    },
    {
      ...entry,
      id: 94,
      at: '2026-05-04T12:40:00Z',
      event: 'labels-downloaded',
      who: { id: 12, name: '' },
      records: [501, 502, 503, 504, 505],
      about: ['Acetone', 'Chlorine, liquid', 'Muriatic acid 35 %', 'Toluene'],
    },
    {
      ...entry,
      id: 93,
      at: '2026-05-03T09:12:00Z',
      event: 'document-ordered',
      who: admin,
      records: [20403],
      about: ['R-20403'],
      sent_to: ['inspector@labour.example'],
    },
    { ...entry, id: 92, at: '2026-05-03T09:10:00Z', event: 'sign-in', who: admin, network: '2001:db8:4d52:1::' },
  ],
  total: 60,
  days: 400,
};
