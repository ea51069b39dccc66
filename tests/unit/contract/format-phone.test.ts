import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone, phonePattern } from '#contract/format-phone.ts';
import { phoneLength } from '#contract/limits.ts';

test.each([
  ['', ''],
  ['12', '12'],
  ['123', '123'],
  ['1234', '123-4'],
  ['123456', '123-456'],
  ['1234567', '123-456-7'],
  ['1234567890', '123-456-7890'],
  ['1234567890123', '123-456-7890 x123'],
  ['(123) 456-7890 ext. 12', '123-456-7890 x12'],
  ['+1 514 555 0142', '514-555-0142'],
  ['abc', ''],
])('%j becomes %j [S1.5-06 S2.5-34]', (typed, formatted) => {
  expect(formatPhone(typed)).toBe(formatted);
});

test('whatever is typed, a number that is long enough is one the server takes [S1.5-06 S1.9-02 S2.5-34 S2.9-29]', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9 ()x+.-]{0,40}$/), (typed) => {
      const formatted = formatPhone(typed);
      expect(formatPhone(formatted)).toBe(formatted);
      expect(formatted.length).toBeLessThanOrEqual(phoneLength.max);
      if (formatted.length >= phoneLength.min) expect(formatted).toMatch(phonePattern);
    }),
  );
});
