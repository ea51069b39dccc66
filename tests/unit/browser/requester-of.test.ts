import { expect, test } from 'vitest';
import { type Request, requesterOf } from '#src/resources/requests/request.ts';

const request = (said: Partial<Request>): Request => ({
  id: '1',
  created_at: '2026-05-06T07:08:09.000Z',
  about: '',
  is_seen: true,
  status_slug: 'processing',
  type_slug: 'contact',
  expected_on: '',
  is_file_deleted: false,
  ...said,
});

test('a request is by the user named, else by the address it left, else by nobody who can be named [S2.2.10-06]', () => {
  const detail = { info: { email: 'zoe@atelier.example' } };
  expect(requesterOf(request({ user: { name: 'Zoé Roy' }, detail }))).toBe('Zoé Roy');
  expect(requesterOf(request({ user: null, detail }))).toBe('zoe@atelier.example');
  expect(requesterOf(request({ user: { name: '' }, detail: { info: { email: '' } } }))).toBeUndefined();
  expect(requesterOf(request({}))).toBeUndefined();
});
