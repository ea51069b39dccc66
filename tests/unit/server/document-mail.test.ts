import { expect, it } from 'vitest';
import { documentMail } from '#server/domains/requests/documents/mail-document.handler.ts';

it.each([
  ['en', 'The link works until December 23, 2026.'],
  ['fr', 'Le lien est valide jusqu’au 23 décembre 2026.'],
] as const)('the mail of a document says in %s until which day its link works', (language, sentence) => {
  const letter = documentMail({
    language,
    requestId: 7,
    type: 'binder',
    organisation: { en: 'Maple Ridge', fr: 'Maple Ridge' },
    sheets: 3,
    leftOut: 0,
    link: { url: 'https://vigie.example/api/downloads/x', until: '2026-12-23' },
    supportEmail: { en: 'support@vigie.example', fr: 'soutien@vigie.example' },
  });
  expect(JSON.stringify(letter)).toContain(sentence);
  expect(JSON.stringify(letter)).not.toContain('2026-12-23');
});
