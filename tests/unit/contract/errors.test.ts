import { describe, expect, test } from 'vitest';
import { type ErrorCode, errorCatalogue, errorTitle } from '#contract/errors.ts';

const codes = Object.keys(errorCatalogue) as ErrorCode[];

describe('the catalogue of errors', () => {
  test.each(codes)('%s has words in both languages with the same parameters [S1.5-08 S2.5-44]', (code) => {
    const { en, fr } = errorCatalogue[code].title;
    const parametersOf = (words: string) => (words.match(/%\{\w+\}/g) ?? []).sort();
    expect(en).not.toBe('');
    expect(fr).not.toBe(en);
    expect(parametersOf(fr)).toEqual(parametersOf(en));
  });

  test('writes French as it is written in Québec', () => {
    for (const code of codes) {
      const { fr } = errorCatalogue[code].title;
      expect(fr, code).not.toMatch(/'|[ ][:;?!»]|\u00a0[;?!]|[^\u00a0]:|«[^\u00a0]|\bemail\b|e-mail|mail\b/i);
    }
  });

  test.each([
    ['request.required', {}, 'Value is required'],
    ['validation.min_string', { min: 8 }, 'This field should be at least 8 characters long'],
    ['validation.max_string', { max: 64 }, 'The maximum length allowed is 64'],
    ['validation.confirmed', {}, 'The value must be equal to the other value'],
    ['validation.email', {}, 'Value is not a valid email address'],
    ['validation.has_access', {}, 'This email/username already has access to the product.'],
    ['password.not_updated', {}, 'There was a problem updating your password.'],
    ['auth.failed', {}, 'Incorrect username and/or password.'],
    ['throttled', { minutes: 15 }, 'Please wait before retrying. Try again in 15\u00a0min.'],
  ] as const)(
    '%s says what the specification says [S1.5-07 S1.5-11 S1.8-08 S2.5-31 S2.5-44 S2.8-12]',
    (code, params, title) => {
      expect(errorTitle(code, 'en', params)).toBe(title);
    },
  );

  test.each([
    ...['array', 'boolean', 'confirmed', 'password_confirmed', 'current_password', 'email', 'integer', 'lowercase'],
    ...['max_items', 'max_file', 'max_string', 'mimes', 'min_string', 'phone', 'prohibited', 'size_items', 'string'],
    ...['unique', 'has_access'],
  ] as const)('has the kind of message that the specification lists: %s [S1.5-11 S2.5-43 S2.5-45]', (kind) => {
    expect(codes).toContain(`validation.${kind}`);
  });
});
