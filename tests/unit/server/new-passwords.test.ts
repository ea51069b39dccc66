import { dictionary } from '@zxcvbn-ts/language-common';
import { afterAll, describe, expect, test } from 'vitest';
import { createNewPasswords } from '#server/domains/accounts/new-passwords.ts';

const passwords = createNewPasswords();
afterAll(() => passwords.close());

const outcome = (password: string) => passwords.hash({ password, own: [] }).then(() => 'taken', String);

describe('a password out of a leak', () => {
  // Every hundredth of those that are long enough to be chosen, the last and rarest one among them.
  const leaked = (dictionary['passwords-common'] as readonly string[]).filter(({ length }) => length >= 8);
  const some = leaked.filter((_, index) => index % 100 === 0 || index === leaked.length - 1);

  test('is refused, the rarest of 18,000 too', async () => {
    expect(some.length).toBeGreaterThan(150);
    for (const password of some)
      expect([password, await outcome(password)]).toEqual([password, expect.stringContaining('password_common')]);
  }, 60_000);

  test('is refused with capitals, and with a digit or a sign behind it', async () => {
    for (const password of some.slice(0, 20))
      for (const changed of [password.toUpperCase(), `${password}1`, `${password}!`])
        expect([changed, await outcome(changed)]).toEqual([changed, expect.stringContaining('password_common')]);
  }, 60_000);

  test('says nothing against four words that nobody chose before', async () => {
    expect(await outcome('escabeau tiède orge lampadaire')).toBe('taken');
  });
});
