import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cookies } from '#src/custom-pages/privacy/cookies.ts';

const sources = globSync('{contract,server,src}/**/*.{ts,tsx}').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));
const namesIn = (text: string): string[] =>
  [...text.matchAll(/const (?:cookieName|\w+Cookie) = '([^']+)'/g)].map(([, name = '']) => name);

test('the privacy page says in both languages what each cookie is for, and names none that there is not', () => {
  const described = cookies({ places: 180 });
  expect(Object.keys(described).sort()).toEqual(sources.flatMap(({ text }) => namesIn(text)).sort());
  for (const { en, fr } of Object.values(described)) {
    expect(en).toMatch(/\.$/);
    expect(fr).toMatch(/\.$/);
  }
});

test('each cookie that the server sets has its name where it is set', () => {
  const unnamed = sources.filter(
    ({ file, text }) => file.startsWith('server/') && text.includes('.setCookie(') && namesIn(text).length === 0,
  );
  expect(unnamed.map(({ file }) => file)).toEqual([]);
});
