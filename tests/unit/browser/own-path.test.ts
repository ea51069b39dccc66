import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownPath } from '#contract/own-path.ts';

test.each(['/search', '/sds-details/isn/12?x=1', '/message-centre?year=2026'])('goes back to %s', (path) => {
  expect(ownPath(path)).toBe(path);
});

test.each([
  null,
  '',
  'search',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'https://elsewhere.example',
  'javascript:alert(1)',
  '/\t/elsewhere.example',
  '/login?error=401',
  '/',
])('does not go to %j', (target) => {
  expect(ownPath(target)).toBeUndefined();
});

test('whatever is asked, the browser stays on this site', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[/\\a-z.:@?#\t\n ]{0,20}$/)), (target) => {
      const path = ownPath(target);
      if (path !== undefined) expect(new URL(path, 'https://vigie.example').origin).toBe('https://vigie.example');
    }),
    { numRuns: 3000 },
  );
});
