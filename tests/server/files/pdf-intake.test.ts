import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryOf } from '#server/platform/files/pdf/bounded-process.ts';
import { createPdfChecker, type PdfChecker } from '#server/platform/files/pdf/checker.ts';
import { describeWith } from '#tests/support/describe-with.ts';
import { endlessPdfs, heavyPdfs, hostilePdfs, onePage, streamOf } from '#tests/support/hostile-pdfs.ts';
import { fullDevice, realData } from '#tests/support/outside.ts';
import { dangersIn, isReadByQpdf } from '#tests/support/pdf-dangers.ts';
import { makeLargePdf, makePdf } from '#tests/support/pdfs.ts';

let directory: string;
let pdfs: PdfChecker;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vigie-intake-'));
  pdfs = createPdfChecker({ idle: 60_000 });
});
afterAll(async () => {
  await pdfs.close();
  await rm(directory, { recursive: true });
});

const write = async (bytes: Uint8Array): Promise<string> => {
  const path = join(directory, randomUUID());
  await writeFile(path, bytes);
  return path;
};

/** The answer, and by how many megabytes the process and this one had grown at most meanwhile. */
const watched = async (bytes: Uint8Array) => {
  const path = await write(bytes);
  const [idle, own] = [memoryOf(pdfs), process.memoryUsage.rss()];
  let grown = 0;
  const watch = setInterval(() => {
    grown = Math.max(grown, memoryOf(pdfs) - idle, process.memoryUsage.rss() - own);
  }, 5);
  const reply = await pdfs.check(path, 1).finally(() => clearInterval(watch));
  return { reply, grown: Math.round(grown / 1_000_000) };
};

const warm = async () => {
  expect((await pdfs.check(await write(await makePdf('warm')), 1)).problem).toBeUndefined();
};

describe('a hostile PDF', () => {
  it.each(Object.entries(hostilePdfs))('with %s is kept without it, and it is told', async (_, [bytes, kinds]) => {
    const reply = await pdfs.check(await write(bytes), 1);
    expect(reply).toMatchObject({ takenOut: kinds });
    const kept = await readFile(reply.cleanPath ?? '');
    expect(await dangersIn(kept)).toEqual([]);
    expect(isReadByQpdf(reply.cleanPath ?? '')).toBe(true);
  });

  it.each(Object.entries(heavyPdfs))('of %s is refused, in no more than 64 megabytes', async (_, make) => {
    const bytes = make();
    await warm();
    const { reply, grown } = await watched(bytes);
    expect(reply).toEqual({ problem: 'too-complex' });
    expect(grown).toBeLessThan(64);
  });

  it('with a small picture that two programs packed, one after the other, is taken', async () => {
    const small = deflateSync(Buffer.from([2, 0, 0, 0, 128]));
    const picture = `/Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceRGB`;
    const page = '/Resources<</XObject<</I 5 0 R>>>>';
    const others = [streamOf(small, `${picture}/Filter[/FlateDecode/RunLengthDecode]`)];
    expect((await watched(onePage({ page, others }))).reply).toMatchObject({ takenOut: [] });
  });

  it.each(Object.entries(endlessPdfs))('of %s is refused, and the next is checked', async (_, make) => {
    await warm();
    const { reply, grown } = await watched(make());
    expect(reply).toEqual({ problem: 'damaged' });
    expect(grown).toBeLessThan(64);
    await warm();
  });
});

describe('the process that checks', () => {
  it('finds a file too complex that takes longer than is allowed, and goes on with the next in another', async () => {
    const hasty = createPdfChecker({ allowed: 1 });
    expect(await hasty.check(await write(await makeLargePdf('slow', 5_000_000)), 1)).toEqual({
      problem: 'too-complex',
    });
    expect(hasty.pid).toBeUndefined();
    await hasty.close();
    await warm();
    const before = pdfs.pid!;
    process.kill(before, 'SIGKILL');
    await expect.poll(() => pdfs.pid).toBeUndefined();
    await warm();
    expect(pdfs.pid).not.toBe(before);
  });

  it('leaves nothing behind of what it refused', async () => {
    for (const make of [heavyPdfs['a page packed twice'], endlessPdfs['dictionaries within dictionaries']]) {
      const path = await write(make());
      await pdfs.check(path, 1);
      expect(existsSync(`${path}.clean`)).toBe(false);
    }
  });

  it('says that a file cannot be read, or the disk is full, rather than find fault with the file', async () => {
    await expect(pdfs.check(join(directory, 'nowhere'), 1)).rejects.toMatchObject({ code: 'ENOENT' });
    if (!fullDevice.found) return;
    const path = await write(await makePdf('no room'));
    await symlink(fullDevice.found, `${path}.clean`);
    await expect(pdfs.check(path, 1)).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(existsSync(`${path}.clean`)).toBe(false);
    await warm();
  });

  it('answers nothing more once it is closed', async () => {
    const closing = createPdfChecker();
    const paths = await Promise.all(['a', 'b', 'c'].map(async (words) => write(await makePdf(words))));
    const asked = paths.map((path, index) => closing.check(path, index));
    await closing.close();
    expect((await Promise.all(asked)).slice(1)).toEqual([{ problem: 'too-complex' }, { problem: 'too-complex' }]);
    expect(closing.pid).toBeUndefined();
  });

  it('ends when it takes more memory than it may', async () => {
    const poor = createPdfChecker({ memory: 64 * 1024 * 1024 });
    const path = await write(await makeLargePdf('large', 24_500_000));
    expect(await poor.check(path, 1)).toEqual({ problem: 'too-complex' });
    await poor.close();
  });

  it('takes no more than 384 megabytes for the largest file, and keeps none of them', { timeout: 60_000 }, async () => {
    const { reply, grown } = await watched(await makeLargePdf('large', 24_500_000));
    expect(reply).toMatchObject({ takenOut: [] });
    expect(grown).toBeLessThan(384);
  });

  it('has files of one organisation wait for each other, and lets others go between', { timeout: 60_000 }, async () => {
    const large = await makeLargePdf('large', 24_500_000);
    const paths = await Promise.all(Array.from({ length: 4 }, () => write(large)));
    const order: string[] = [];
    const small = await write(await makePdf('small'));
    const asked = paths.map((path, index) => pdfs.check(path, 1).then(() => order.push(`large ${index}`)));
    await Promise.all([...asked, pdfs.check(small, 2).then(() => order.push('small'))]);
    expect(order.slice(0, 2)).toEqual(['large 0', 'small']);
  });
});

describeWith(realData('data/hostile-pdfs'), 'the hostile PDFs of others', (folder) => {
  it('are refused, or kept with nothing in them', { timeout: 60_000 }, async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.pdf'));
    await warm();
    const refused: string[] = [];
    for (const name of names) {
      const { reply, grown } = await watched(await readFile(join(folder, name)));
      expect(grown, name).toBeLessThan(64);
      if (reply.cleanPath) expect(await dangersIn(await readFile(reply.cleanPath)), name).toEqual([]);
      else refused.push(name);
    }
    expect(refused.sort()).toEqual(['bomb_double_1gb.pdf', 'bomb_objstm_1gb.pdf', 'cyclic.pdf', 'deepdict.pdf']);
  });
});
