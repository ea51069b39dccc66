import { expect, test } from 'vitest';
import { email, newPasswordRules, required } from '../../../src/ui/forms/rules.ts';

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
  ['', '', 'request.required'],
  ['1234567', '1234567', 'validation.min_string'],
  ['1'.repeat(65), '1'.repeat(65), 'validation.max_string'],
  ['12345678', '12345679', 'validation.confirmed'],
  ['12345678', '12345678', undefined],
  ['1'.repeat(64), '1'.repeat(64), undefined],
])('a new password %j confirmed as %j: %s', (password, password_confirmation, code) => {
  const values = { password, password_confirmation };
  const complaint = newPasswordRules.password.map((rule) => rule(password, values)).find(Boolean);
  expect(complaint?.[0]).toBe(code);
});
