import { expect, test } from 'vitest';
import { newPassword } from '#contract/passwords.ts';

test.each(['x'.repeat(8), 'x'.repeat(64), 'mots de passe…', 'Ж'.repeat(8), '        ', '\t🔥🔥🔥🔥🔥🔥\u0000'])(
  'of 8 to 64 characters any may be chosen: %j',
  (password) => {
    expect(newPassword.safeParse(password).success).toBe(true);
  },
);

test.each(['', 'x'.repeat(7), 'x'.repeat(65)])('shorter and longer ones are refused: %j', (password) => {
  expect(newPassword.safeParse(password).success).toBe(false);
});
