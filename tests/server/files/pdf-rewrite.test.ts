import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { rewritePdf } from '#server/platform/files/pdf/rewrite.ts';
import { describeWith } from '#tests/support/describe-with.ts';
import { pdftoppm, realData } from '#tests/support/outside.ts';
import { isReadByQpdf } from '#tests/support/pdf-dangers.ts';
import { tryMutations } from '#tests/support/pdf-mutations.ts';
import { makePdf, makeScriptedPdf } from '#tests/support/pdfs.ts';
import { rewritten } from '#tests/support/rewritten.ts';

const directory = mkdtempSync(join(tmpdir(), 'vigie-rewrite-'));
afterAll(() => rm(directory, { recursive: true }));

describe('a PDF as it is kept', () => {
  it('is the same bytes whenever the same file is sent, and when it is sent again itself', async () => {
    const sent = await makeScriptedPdf();
    const kept = await rewritten(sent);
    expect(kept).toBeDefined();
    expect(await rewritten(sent)).toEqual(kept);
    expect(await rewritten(kept!)).toEqual(kept);
  });

  it('has none of the bytes that nothing refers to', async () => {
    const sent = await makePdf('words');
    const place = sent.indexOf('xref\n');
    const unused = Buffer.from('99 0 obj\n(nobody refers to this)\nendobj\n');
    const kept = await rewritten(Buffer.concat([sent.subarray(0, place), unused, sent.subarray(place)]));
    expect(kept?.includes('nobody')).toBe(false);
  });
});

it('a PDF that was tampered with anyhow is refused in time, or kept so that others can open it and find nothing in it', {
  timeout: 120_000,
}, async () => {
  const { kept, slowest, grown } = await tryMutations(300);
  expect(kept).toBeGreaterThan(50);
  expect(slowest).toBeLessThan(20_000);
  expect(grown).toBeLessThan(64);
});

describeWith([realData('data/sds-pdfs'), pdftoppm], 'real sheets', (sheets, draw) => {
  const drawn = async (pdf: string): Promise<Buffer[]> => {
    const folder = mkdtempSync(join(directory, 'pages-'));
    execFileSync(draw, ['-r', '50', pdf, join(folder, 'page')], { stdio: 'ignore' });
    return Promise.all(
      readdirSync(folder)
        .sort()
        .map((name) => readFile(join(folder, name))),
    );
  };

  it('look the same on every page as they did before', { timeout: 300_000 }, async () => {
    let pages = 0;
    for (const folder of ['en', 'fr', 'scanned']) {
      for (const name of await readdir(join(sheets, folder))) {
        const path = join(directory, name);
        const reply = await rewritePdf(await readFile(join(sheets, folder, name)), path);
        expect(reply, name).toEqual({ takenOut: [] });
        const [before, after] = [await drawn(join(sheets, folder, name)), await drawn(path)];
        expect(after.length).toBe(before.length);
        pages += before.length;
        for (const [page, picture] of before.entries())
          expect(after[page]?.equals(picture), `${name} ${page}`).toBe(true);
        expect(isReadByQpdf(path)).toBe(true);
      }
    }
    console.log(`${pages} pages look the same`);
  });
});
