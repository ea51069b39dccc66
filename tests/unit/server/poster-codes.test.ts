import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPosterCode, groupPosterCode, readPosterCode } from '#server/domains/posters/codes.ts';

test('a code has at least 128 random bits, in characters that are not taken for others', () => {
  const codes = Array.from({ length: 500 }, createPosterCode);
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{26,}$/);
  expect(new Set(codes).size).toBe(500);
  // Each place has each of its 32 characters: none is fixed, and five bits a place are what is counted with.
  for (let place = 0; place < codes[0]!.length; place += 1)
    expect(new Set(codes.map((code) => code[place])).size).toBeGreaterThan(24);
});

test('what is typed from a poster is read as it was meant, however it is typed', () => {
  const misreadings: Record<string, string[]> = { 0: ['0', 'o', 'O'], 1: ['1', 'l', 'I', 'i', 'L'] };
  fc.assert(
    fc.property(fc.integer(), fc.infiniteStream(fc.nat(9)), (_, choices) => {
      const code = createPosterCode();
      const typed = [...groupPosterCode(code)]
        .map((character) => {
          const choice = Number(choices.next().value);
          const meant = misreadings[character] ?? [character, character.toUpperCase()];
          return `${meant[choice % meant.length]}${choice === 9 ? ' ' : ''}`;
        })
        .join('');
      expect(readPosterCode(typed)).toBe(code);
    }),
  );
});
