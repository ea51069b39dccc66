import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { CallError, unreachable } from '#src/providers/call-error.ts';
import {
  attributeOf,
  FormError,
  nestedFieldOf,
  toFormError,
  wholeForm,
} from '#src/providers/json-api/to-form-error.ts';

const fields = attributeOf(['email', 'role', 'subset_relations', 'a/b', 'c~d', '~1']);
const fault = (title: string, pointer?: string) => ({ code: 'x', title, ...(pointer && { source: { pointer } }) });
const refused = (...errors: ReturnType<typeof fault>[]) => toFormError(new CallError(422, { errors }), fields);
const errorsOf = (error: unknown) => (error as FormError).body.errors;

test.each([
  ['/data/attributes/email', 'email'],
  ['/data/relationships/role', 'role'],
  ['/data/relationships/role/data', 'role'],
  ['/data/relationships/subset_relations/data/0', 'subset_relations'],
  ['/data/attributes/a~1b', 'a/b'],
  ['/data/attributes/c~0d', 'c~d'],
  // RFC 6901 §4: `~1` first, so that `~01` is `~1` and no slash.
  ['/data/attributes/~01', '~1'],
])('can lead %s to its field', (pointer, field) => {
  const error = refused(fault('Wrong.', pointer));
  expect(error).toBeInstanceOf(FormError);
  expect(error).toMatchObject({ status: 422, message: 'Wrong.' });
  expect(errorsOf(error)).toEqual({ [field]: 'Wrong.' });
});

test('can hold errors of several fields; of one field the first stands', () => {
  const at = '/data/attributes/email';
  expect(errorsOf(refused(fault('A', at), fault('B', at), fault('C', '/data/relationships/role')))).toEqual({
    email: 'A',
    role: 'C',
  });
});

test('puts what has no field beside those that have one on the whole form', () => {
  const error = refused(fault('A', '/data/attributes/email'), fault('B', '/data/id'), fault('C'));
  expect(errorsOf(error)).toEqual({ email: 'A', [wholeForm]: 'B C' });
});

test('hands on a refusal that concerns no field as words and status alone', () => {
  const error = refused(fault('A.'), fault('B.', '/data/attributes/unknown'));
  expect(error).toBeInstanceOf(HttpError);
  // react-admin would take a list of errors for a map of fields.
  expect(error).toMatchObject({ message: 'A. B.', status: 422, body: null });
});

test.each([
  ['a server that cannot be reached', unreachable, undefined, 'forms.unreachable'],
  ['an answer that is none of ours', 502, '<h1>Bad gateway</h1>', 'forms.failed'],
  ['a refusal without a reason', 500, { errors: [] }, 'forms.failed'],
])('has words for %s', (_, status, body, message) => {
  expect(toFormError(new CallError(status, body), fields)).toMatchObject({ message, status });
});

test('hands on what is no refusal as it is', () => {
  const error = new DOMException('gone', 'AbortError');
  expect(toFormError(error, fields)).toBe(error);
});

test('a pointer into a list of a plain body leads to the field within it, and one to no field of the form to the whole', () => {
  const body = { errors: [fault('Required', '/data/locations/2/name_en'), fault('Unknown', '/data/other/0')] };
  const error = toFormError(new CallError(422, body), nestedFieldOf(['locations'])) as FormError;
  expect(error.body.errors).toEqual({ 'locations.2.name_en': 'Required', [wholeForm]: 'Unknown' });
});
