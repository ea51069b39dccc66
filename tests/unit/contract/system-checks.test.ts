import { expect, test } from 'vitest';
import { outcomeOf, sayFinding } from '#contract/operator/system-checks.ts';

test('what was examined says its numbers as either language writes them', () => {
  const finding = { check: 'disk', outcome: 'enough', facts: { free: 1057.9 } } as const;
  const { found } = outcomeOf(finding);
  expect(sayFinding(found, finding, 'en')).toBe('1,057.9 GB are free.');
  expect(sayFinding(found, finding, 'fr')).toBe('1\u00a0057,9\u00a0Go sont libres.');
});
