import { expect, it } from 'vitest';
import { tryMutations } from '#tests/support/pdf-mutations.ts';

const runs = 10_000;

it('ten thousand PDFs that were tampered with are refused in time, or kept with nothing in them', {
  timeout: 3_600_000,
}, async () => {
  const { kept, refused, slowest, grown } = await tryMutations(runs);
  console.log(`${runs} PDFs: ${kept} kept, ${refused} refused, ${slowest} ms at most, ${grown} MB more at most`);
  expect(kept + refused).toBe(runs);
  expect(slowest).toBeLessThan(20_000);
  expect(grown).toBeLessThan(64);
});
