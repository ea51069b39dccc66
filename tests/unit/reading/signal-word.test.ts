import { expect, it } from 'vitest';
import { signalWordOf } from '#lib/sheet-reader/fields/signal-word.ts';
import { makePages } from './make-pages.ts';

const signalIn = (text: string) => signalWordOf(makePages(text)[0]?.lines ?? [], []);

it.each([
  ['DANGER', 'danger', 1],
  ['Dange r', 'danger', 2],
  ['Mise en', undefined, 0],
  ['Aver tissement', 'warning', 2],
])('the signal word of “%s” is %s, with every piece of it shown', (text, value, pieces) => {
  const found = signalIn(`Section 2\n\n${text}\n`);
  expect(found?.value).toBe(value);
  if (pieces > 0) expect(found?.places.length).toBeGreaterThan(0);
});
