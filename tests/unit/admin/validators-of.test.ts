import { describe, expect, test } from 'vitest';
import type { Field } from '#src/admin/define-resource.ts';
import { validatorsOf } from '#src/admin/use-field-input.ts';

/** the first error about a value of such a field. */
const fieldFault = (field: Field, value: unknown) =>
  validatorsOf(field)
    .map((validate) => validate(value, {}, {}) as { message: string; args: object } | undefined)
    .find(Boolean);
const code = (field: Field, value: unknown) => fieldFault(field, value)?.message;

describe('a required field', () => {
  test.each([
    ['text', ''],
    ['text', '   '],
    ['text', undefined],
    ['reference', null],
    ['references', []],
    ['boolean', false],
  ] as const)('of kind %s cannot be left at %j', (kind, value) => {
    expect(code({ kind, required: true }, value)).toBe('errors.request.required');
  });

  test.each([
    ['text', 'Roy'],
    ['number', 0],
    ['reference', { id: 'read-only' }],
    ['references', ['3']],
    ['boolean', true],
  ] as const)('of kind %s can be %j', (kind, value) => {
    expect(code({ kind, required: true }, value)).toBeUndefined();
  });
});

describe('a field that is not required', () => {
  test.each(['text', 'email', 'phone', 'number', 'reference', 'references', 'boolean'] as const)(
    'of kind %s can be left empty',
    (kind) => {
      for (const value of ['', null, undefined]) expect(code({ kind }, value)).toBeUndefined();
    },
  );
});

test('an address has to be one', () => {
  expect(code({ kind: 'email' }, 'zoe@')).toBe('errors.validation.email');
  expect(code({ kind: 'email' }, 'zoe@vigie.example')).toBeUndefined();
});

test('what is missing is said before what is malformed', () => {
  expect(code({ kind: 'email', required: true }, '')).toBe('errors.request.required');
  expect(code({ kind: 'email', required: true }, 'zoe')).toBe('errors.validation.email');
});

test('a telephone number has the length of the specification, and the error says which [S1.5-06 S1.9-02 S2.5-34 S2.9-29]', () => {
  expect(fieldFault({ kind: 'phone' }, '514-555')).toEqual({
    message: 'errors.validation.min_string',
    args: { min: 12 },
  });
  expect(code({ kind: 'phone' }, '514-555-0142')).toBeUndefined();
});

test('a day is whole, or left empty', () => {
  expect(['', '2026-11-05', '05-11'].map((value) => code({ kind: 'day' }, value))).toEqual([
    undefined,
    undefined,
    'errors.sheet.day',
  ]);
});
