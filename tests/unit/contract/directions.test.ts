import { expect, test } from 'vitest';
import { contactUs } from '#contract/calls/contact-us.ts';
import { personName } from '#contract/json-api/types/user-fields.ts';
import { sheetEntry } from '#contract/operator/sheet-entry.ts';
import { escapeText } from '#server/domains/documents/excel/escape-text.ts';
import { composeEmail } from '#server/platform/mail/compose-email.ts';
import { isolateAll } from '#src/i18n/isolate.ts';

const turned = '\u202Egnirts';
const arabic = 'منظف';

test('a name is taken without the marks that turn what stands beside it, and is none when it is nothing else', () => {
  expect(personName.parse(`${turned}\u202c`)).toBe('gnirts');
  expect(personName.safeParse('\u202e \u2067\u2069').success).toBe(false);
  expect(personName.parse(arabic)).toBe(arabic);
  const { product_name, manufacturer } = sheetEntry.shape;
  expect([product_name.parse(turned), manufacturer.parse(`\u2066${turned}`)]).toEqual(['gnirts', 'gnirts']);
  expect(contactUs.body.shape.subject.parse(turned)).toBe('gnirts');
});

test('a sentence keeps its order whatever name it tells of', () => {
  expect(isolateAll({ name: turned, at: `${arabic} 5`, by: 'Zoé', count: 3 })).toEqual({
    name: 'gnirts',
    at: `\u2068${arabic} 5\u2069`,
    by: 'Zoé',
    count: 3,
  });
});

test('neither a cell nor a letter is turned by a name that was stored before', () => {
  expect(escapeText(`a ${turned}\u2069 b`)).toBe('a gnirts b');
  const { subject, text, html } = composeEmail({
    subject: `From ${turned}`,
    sections: [{ language: 'en', before: [`${turned} asks`], after: [] }],
    supportEmail: { en: 'a@b.ca', fr: 'a@b.ca' },
  });
  expect(subject).toBe('From gnirts');
  for (const body of [text, html]) expect(body).toContain('gnirts asks');
  expect(text + html).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
});
