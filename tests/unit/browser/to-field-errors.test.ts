import { describe, expect, test } from 'vitest';
import { CallError, unreachable } from '#src/providers/call-error.ts';
import { toFieldErrors } from '#src/providers/to-field-errors.ts';

const words: Record<string, string> = {
  'errors.auth.failed': 'Incorrect.',
  'errors.validation.min_string': 'At least %{min}.',
  'forms.error': 'Error: %{message}',
  'forms.failed': 'It failed.',
  'forms.unreachable': 'Nobody there.',
};

const translate = (key: string, params: Record<string, unknown> = {}) =>
  (words[key] ?? String(params._ ?? key)).replace(/%\{(\w+)\}/g, (_, name: string) => String(params[name]));

const read = (body: unknown, status = 422) =>
  toFieldErrors(new CallError(status, body), { fields: ['email', 'phones.0.number'], translate });
const fault = (code: string, pointer?: string, params?: Record<string, number>) => ({
  code,
  title: `${code}?`,
  ...(pointer && { source: { pointer } }),
  ...(params && { meta: { params } }),
});

describe('the errors of a form', () => {
  test('a title in meta is said as it is [S1.3-09 S1.8-02]', () => {
    expect(read({ errors: [fault('auth.failed')], meta: { title: 'Closed today.' } })).toEqual({
      fields: {},
      message: 'Closed today.',
    });
  });

  test('a single error without a source is translated by its code, or says its title [S1.8-03 S2.8-06]', () => {
    expect(read({ errors: [fault('auth.failed')] }).message).toBe('Incorrect.');
    expect(read({ errors: [fault('of.tomorrow')] }).message).toBe('of.tomorrow?');
    expect(read({ errors: [{ title: 'No code.' }] }).message).toBe('No code.');
  });

  test('errors with a pointer stand at their fields, with their parameters [S1.3-09 S1.5-10 S1.8-01 S1.8-04 S2.8-06]', () => {
    expect(
      read({
        errors: [
          fault('validation.min_string', '/data/email', { min: 8 }),
          fault('auth.failed', '/data/phones/0/number'),
        ],
      }),
    ).toEqual({ fields: { email: 'At least 8.', 'phones.0.number': 'Incorrect.' } });
  });

  test('the first of several errors of a field stands', () => {
    const { fields } = read({ errors: [fault('auth.failed', '/data/email'), fault('other', '/data/email')] });
    expect(fields).toEqual({ email: 'Incorrect.' });
  });

  test('an error of a field that the form does not have is said as an error [S1.8-04]', () => {
    expect(read({ errors: [fault('auth.failed', '/data/token'), fault('other', '/data/email')] })).toEqual({
      fields: { email: 'other?' },
      message: 'Error: Incorrect.',
    });
  });

  test('a pointer is read as RFC 6901 has it', () => {
    const body = { errors: [fault('auth.failed', '/data/a~1b/c~0d')] };
    const { fields } = toFieldErrors(new CallError(422, body), { fields: ['a/b.c~d'], translate });
    expect(fields).toEqual({ 'a/b.c~d': 'Incorrect.' });
  });

  test.each([
    ['no errors', { errors: [] }],
    ['several without a place', { errors: [fault('auth.failed'), fault('auth.failed')] }],
    ['no body', undefined],
    ['a body of another kind', { message: 'Bad gateway' }],
  ])('where nothing can be said (%s), that it failed [S1.8-01 S1.8-05 S1.8-06]', (_, body) => {
    expect(read(body, 500)).toEqual({ fields: {}, message: 'It failed.' });
  });

  test('a server that cannot be reached is told from one that refuses [S1.8-11]', () => {
    expect(read(undefined, unreachable).message).toBe('Nobody there.');
  });

  test('what is no refusal of a call is said to have failed, in the words of the form [S1.8-06]', () => {
    const options = { fields: [], translate, otherwise: 'errors.auth.failed' };
    expect(toFieldErrors(new TypeError('x is not a function'), options).message).toBe('Incorrect.');
  });
});
