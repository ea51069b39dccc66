import { expect, test } from 'vitest';
import { isContactShared } from '#src/custom-pages/sign-in/verify-email/is-contact-shared.ts';

test.each([
  [['canmanage'], true],
  [['canmanage', 'businessportal'], true],
  [['businessportal', 'elsewhere', 'third'], true],
  [['businessportal', 'elsewhere'], false],
  [['elsewhere'], false],
])('products %j: %s [S1.3-01 S1.3-02 S1.6-06]', (products, isShared) => {
  expect(isContactShared(products)).toBe(isShared);
});
