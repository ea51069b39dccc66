import { expect, test } from 'vitest';
import { caretAfterDigits } from '#src/ui/forms/PhoneInput.tsx';

const full = '123-456-7890 x123';

test.each([
  [0, 'past', 0],
  [2, 'past', 2],
  [3, 'before', 3],
  [3, 'past', 4],
  [10, 'before', 12],
  [10, 'past', 14],
  [13, 'past', 17],
] as const)('after %i digits, %s what follows: %i', (count, side, position) => {
  expect(caretAfterDigits(full, count, side)).toBe(position);
});

test('stays at the end of a number that has fewer digits', () => {
  expect(caretAfterDigits('123-4', 5, 'past')).toBe(5);
  expect(caretAfterDigits('', 1, 'before')).toBe(0);
});
