import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxRecipients } from '#contract/limits.ts';
import { takeAddresses } from '#src/custom-pages/documents/addresses/use-addresses.ts';

const address = fc
  .tuple(fc.stringMatching(/^[a-z][a-z0-9._-]{0,12}$/), fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/))
  .map(([name, host]) => `${name}@${host}.example`);
const word = fc.stringMatching(/^[a-z]{1,9}$/);
const separator = fc.constantFrom(', ', ';', '\n', ' ', ' , ');

describe('addresses out of a text', () => {
  test('are taken with or without the names of whom they belong to, in small letters, each once', () => {
    const text = '"Roy, Zoé" <Zoe.Roy@vigie.example>; Paul Côté <paul@vigie.example>\nzoe.roy@vigie.example, a@b.ca';
    expect(takeAddresses(text, ['a@b.ca'])).toEqual({
      taken: ['zoe.roy@vigie.example', 'paul@vigie.example'],
      left: '',
    });
  });

  test('that are none are named and left to be mended', () => {
    expect(takeAddresses('zoe@vigie, paul@vigie.example, @', [])).toEqual({
      taken: ['paul@vigie.example'],
      left: 'zoe@vigie, @',
      fault: { bad: ['zoe@vigie', '@'] },
    });
  });

  test('are never lost: each is taken, was there, or is left', () =>
    fc.assert(
      fc.property(
        fc.array(fc.oneof(address, word), { maxLength: 40 }),
        fc.uniqueArray(address, { maxLength: maxRecipients }),
        separator,
        (pieces, present, between) => {
          const { taken, left } = takeAddresses(pieces.join(between), present);
          expect(new Set([...taken, ...left.split(', ').filter(Boolean), ...present])).toEqual(
            new Set([...pieces, ...present]),
          );
          expect(present.length + taken.length).toBeLessThanOrEqual(maxRecipients);
          expect(new Set([...present, ...taken]).size).toBe(present.length + taken.length);
        },
      ),
    ));
});
