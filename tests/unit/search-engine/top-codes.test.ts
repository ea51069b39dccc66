import fc from 'fast-check';
import { expect, it } from 'vitest';
import { topCodes } from '#lib/search-engine/columns/top-codes.ts';

it('picks the first codes of an order, as sorting them all would', () => {
  const counts = fc.array(fc.nat(4), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(counts, fc.nat(80), (byCode, size) => {
      const isBefore = (a: number, b: number) => byCode[a]! > byCode[b]! || (byCode[a] === byCode[b] && a < b);
      const codes = Uint32Array.from(byCode.keys());
      const sorted = [...codes].sort((a, b) => (isBefore(a, b) ? -1 : 1));
      expect([...topCodes(codes, size, isBefore)]).toEqual(sorted.slice(0, size));
    }),
  );
});
