import { expect, test } from 'vitest';
import { email, newPasswordRules, required } from '#src/ui/forms/rules.ts';

test.each(['a@b.ca', ' sylvie.gagnon+sds@mapleridge.example ', 'o’neil@exemple.québec'])(
  '%j is an address',
  (value) => {
    expect(email(value, {})).toBeUndefined();
  },
);

test.each(['a', 'a@', '@b.ca', 'a@b', 'a@b..ca', 'a b@c.ca', 'a@b@c.ca'])('%j is none', (value) => {
  expect(email(value, {})).toEqual(['validation.email']);
});

test('blanks are nothing, and neither is a box left open', () => {
  expect(required('  ', {})).toEqual(['request.required']);
  expect(required(false, {})).toEqual(['request.required']);
  expect(required(true, {})).toBeUndefined();
});

test.each([
  ['', '', 'password request.required'],
  ['1234567', '1234567', 'password validation.min_string'],
  ['1'.repeat(65), '1'.repeat(65), 'password validation.max_string'],
  ['12345678', '', 'password_confirmation request.required'],
  ['12345678', '12345679', 'password_confirmation validation.password_confirmed'],
  ['12345678', '12345678', undefined],
  ['1'.repeat(64), '1'.repeat(64), undefined],
])(
  'a new password %j confirmed as %j: %s [S1.5-02 S1.5-03 S1.9-01 S2.5-37 S2.9-27]',
  (password, password_confirmation, fieldFault) => {
    const values = { password, password_confirmation };
    const fieldFaults = (['password', 'password_confirmation'] as const).flatMap((field) =>
      newPasswordRules[field]
        .flatMap((rule) => rule(values[field], values)?.[0] ?? [])
        .map((code) => `${field} ${code}`),
    );
    expect(fieldFaults[0]).toBe(fieldFault);
  },
);
