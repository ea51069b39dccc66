import type { getPrivacy } from '#contract/calls/privacy.ts';
import type { AnswerOf } from '../harness/answers.ts';

export const privacy: AnswerOf<typeof getPrivacy> = {
  provider: { en: 'Northline Sheets', fr: 'Fiches Northline' },
  responsible: { name: 'Ana Roy', email: 'privacy@northline.example' },
  support: { en: 'help@northline.example', fr: 'aide@northline.example' },
  days: { audit: 400, requests: 1825, documents: 30, mail: 30, places: 180 },
};
