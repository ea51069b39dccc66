import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { memoryOf } from '#server/platform/files/pdf/bounded-process.ts';
import { createPdfChecker } from '#server/platform/files/pdf/checker.ts';
import { hostilePdfs } from './hostile-pdfs.ts';
import { dangersIn, isReadByQpdf } from './pdf-dangers.ts';
import { makePdf, makeScriptedPdf } from './pdfs.ts';

const seeds: Readonly<Record<string, Buffer>> = {
  'a sheet': await makePdf('a sheet'),
  'a sheet with scripts': await makeScriptedPdf(),
  ...Object.fromEntries(Object.entries(hostilePdfs).map(([name, [bytes]]) => [name, bytes])),
};

const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
/** A change of a file: bytes put in, taken away, set, or brought from elsewhere in a file. */
const change = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), at: place, bytes: fc.uint8Array({ minLength: 1, maxLength: 40 }) }),
  fc.record({ kind: fc.constant('remove' as const), at: place, length: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ kind: fc.constant('flip' as const), at: place, bit: fc.integer({ min: 0, max: 7 }) }),
  fc.record({
    kind: fc.constant('word' as const),
    at: place,
    word: fc.constantFrom(
      ...['<<', '>>', '[', ']', '(', ')', 'stream\n', '\nendstream', 'endobj', '5 0 obj', ' 1 0 R ', '%', '#4a', '\\('],
      ...['/JavaScript', '/JS(app.alert\\(1\\))', '/S/JavaScript', '/OpenAction 5 0 R', '/AA', '/Next', '/Type/ObjStm'],
      ...['/Filter/FlateDecode', '/Length 9', '/Kids[2 0 R]', '-1', '99999999999999999999', 'null', '/Encrypt 1 0 R'],
    ),
  }),
  fc.record({ kind: fc.constant('copy' as const), at: place, from: place, length: fc.integer({ min: 1, max: 400 }) }),
);

const mutated = (seed: Buffer, changes: readonly (typeof change extends fc.Arbitrary<infer C> ? C : never)[]): Buffer =>
  changes.reduce((bytes, made) => {
    const at = Math.floor(made.at * bytes.length);
    const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
    if (made.kind === 'insert') return Buffer.concat([before, made.bytes, after]);
    if (made.kind === 'word') return Buffer.concat([before, Buffer.from(made.word), after]);
    if (made.kind === 'remove') return Buffer.concat([before, after.subarray(made.length)]);
    const from = made.kind === 'copy' ? Math.floor(made.from * bytes.length) : at;
    if (made.kind === 'copy') return Buffer.concat([before, bytes.subarray(from, from + made.length), after]);
    const flipped = Buffer.from(bytes);
    flipped[at] = (flipped[at] ?? 0) ^ (1 << made.bit);
    return flipped;
  }, seed);

/** What came of files that were tampered with. */
export interface Tally {
  kept: number;
  refused: number;
  /** Milliseconds that the slowest took. */
  slowest: number;
  /** Megabytes by which the process that checks had grown at most. */
  grown: number;
}

/**
 * Tampers with so many files and has each checked. Throws, naming the file and the changes, where one is kept that others cannot
 * open, or that can do something.
 */
export const tryMutations = async (runs: number): Promise<Tally> => {
  const directory = await mkdtemp(join(tmpdir(), 'vigie-mutations-'));
  const path = join(directory, 'mutated.pdf');
  const pdfs = createPdfChecker();
  const tally: Tally = { kept: 0, refused: 0, slowest: 0, grown: 0 };
  const idle = new Map<number | undefined, number>();
  const property = fc.asyncProperty(
    fc.constantFrom(...Object.keys(seeds)),
    fc.array(change, { minLength: 1, maxLength: 6 }),
    async (seed, changes) => {
      await writeFile(path, mutated(seeds[seed]!, changes));
      const start = performance.now();
      const reply = await pdfs.check(path, 1);
      tally.slowest = Math.max(tally.slowest, Math.round(performance.now() - start));
      const now = memoryOf(pdfs);
      // Every so often another process takes over.
      if (pdfs.pid !== undefined && !idle.has(pdfs.pid)) idle.set(pdfs.pid, now);
      tally.grown = Math.max(tally.grown, Math.round((now - (idle.get(pdfs.pid) ?? now)) / 1_000_000));
      if (reply.problem) {
        tally.refused++;
        return;
      }
      tally.kept++;
      const dangers = await dangersIn(await readFile(reply.cleanPath));
      if (dangers.length > 0) throw new Error(`it is kept with ${dangers.join(', ')}`);
      // To start a program for each of them takes longer than all the rest.
      if (tally.kept % 10 === 0 && !isReadByQpdf(reply.cleanPath)) throw new Error('qpdf does not read it');
    },
  );
  try {
    await fc.assert(property, { numRuns: runs });
    return tally;
  } finally {
    await pdfs.close();
    await rm(directory, { recursive: true });
  }
};
