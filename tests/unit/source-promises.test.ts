import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '#server/domains/accounts/passwords.ts';

/** What docs/security.md says of the sources as a whole. */
const filesWith = (pattern: RegExp): string[] =>
  globSync('{contract,lib,server,src}/**/*.{ts,tsx}')
    .filter((file) => pattern.test(readFileSync(file, 'utf8')))
    .sort();

test('no text becomes a program', () => {
  expect(filesWith(/\beval\(|\bnew Function\(|from 'node:vm'/)).toEqual([]);
});

test('HTML is put on a page in one place, which has the notices', () => {
  expect(filesWith(/dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML|document\.write\(/)).toEqual([
    'src/custom-pages/search/notices/NoticeMessage.tsx',
  ]);
});

test('nothing secret is drawn by Math.random', () => {
  expect(filesWith(/Math\.random\(/)).toEqual(['server/platform/storage/in-transaction.ts']);
});

test('the image is built without what begins with a dot, .git and .env among it', () => {
  const lines = readFileSync('.dockerignore', 'utf8').trim().split('\n');
  expect(lines[0]).toBe('*');
  expect(lines.slice(1).filter((line) => !/^![a-z]/.test(line))).toEqual([]);
});

test('a password is kept by scrypt in 32 MiB with a salt of its own, and counts as it was typed', async () => {
  const [once, again] = await Promise.all([hashPassword(' Été à l’usine '), hashPassword(' Été à l’usine ')]);
  const [, N, r, p] = once.split('$');
  expect([128 * Number(N) * Number(r), p]).toEqual([32 * 1024 * 1024, '3']);
  expect(once).not.toBe(again);
  expect(await verifyPassword(' Été à l’usine '.normalize('NFD'), once)).toBe(true);
  expect(await verifyPassword('Été à l’usine', once)).toBe(false);
});
