import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wireAnswer } from '#contract/search/wire-answer.ts';
import { writeIds } from '#server/domains/search/write-ids.ts';
import { readIds } from '#src/providers/sheets/search-ids.ts';

const everything = { start: 0, rows: 90_000_000 };
const written = async (...args: Parameters<typeof writeIds>) => {
  let text = '';
  for await (const piece of writeIds(...args)) text += piece;
  return text;
};

/** An answer as the network hands it over, cut anywhere. */
const inPieces = (text: string, size: number) => {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.subarray(at, at + size));
      controller.close();
    },
  });
};
const isns = (count: number) => Array.from({ length: count }, (_, index) => 100_000 + index);

describe('the answer of record numbers alone', () => {
  test('is what the contract declares, and holds the rows asked for [S2.7-39]', async () => {
    const { response } = wireAnswer.parse(JSON.parse(await written(isns(4500), { start: 1, rows: 4100 }, 7)));
    expect(response.numFound).toBe(4500);
    expect(response.docs).toEqual(
      isns(4500)
        .slice(1, 4101)
        .map((isn) => ({ 'Name.IdentificationNumber.RecordNumber_s': String(isn) })),
    );
    expect(wireAnswer.parse(JSON.parse(await written([], everything, 0))).response.docs).toEqual([]);
  });

  test('is read by the browser as it was written, wherever the network cuts it', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat({ max: Number.MAX_SAFE_INTEGER })),
        fc.integer({ min: 1, max: 300 }),
        async (numbers, size) => {
          expect(await readIds(inPieces(await written(numbers, everything, 0), size))).toEqual(numbers);
        },
      ),
      { numRuns: 60 },
    ));

  test('is not taken for whole when its end is missing', async () => {
    const text = await written(isns(5000), everything, 0);
    await expect(readIds(inPieces(text.slice(0, -5000), 16_384))).rejects.toThrow('of 5000');
    await expect(readIds(inPieces('<html>a gateway</html>', 100))).rejects.toThrow();
  });

  test('lets others be answered while a hundred thousand are written', async () => {
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    let characters = 0;
    for await (const piece of writeIds(isns(100_000), everything, 0)) {
      characters += piece.length;
      expect(piece.length).toBeLessThan(150_000);
    }
    isOver = true;
    expect(characters).toBeGreaterThan(5_000_000);
    expect(turns).toBeGreaterThan(40);
  });
});
