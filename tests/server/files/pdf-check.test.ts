import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rewritePdf } from '#server/platform/files/pdf/rewrite.ts';
import { describeWith } from '#tests/support/describe-with.ts';
import { realData } from '#tests/support/outside.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vigie-pdfs-'));
});
afterAll(() => rm(directory, { recursive: true }));

/** What is wrong with the bytes. */
const check = async (bytes: Uint8Array) =>
  (await rewritePdf(Buffer.from(bytes), join(directory, randomUUID()))).problem;

const document = async (pages: number) => {
  const made = await PDFDocument.create();
  for (let page = 0; page < pages; page++) made.addPage().drawText(`Page ${page + 1}`);
  return made;
};
const saved = async (pages = 3) => Buffer.from(await (await document(pages)).save({ addDefaultPage: false }));
const encrypted = async (userPassword: string) => {
  const made = await document(3);
  made.encrypt({ userPassword, ownerPassword: 'owner' });
  return Buffer.from(await made.save());
};

describe('a PDF that somebody sends', () => {
  it('finds nothing wrong with a PDF', async () => expect(await check(await saved())).toBeUndefined());

  it('accepts junk before the header, and zeros after the end', async () => {
    expect(await check(Buffer.concat([Buffer.from('\r\n\r\n'), await saved(), Buffer.alloc(5_000)]))).toBeUndefined();
  });

  it('accepts a file that is encrypted without a password to open it', async () => {
    expect(await check(await encrypted(''))).toBeUndefined();
  });

  it('refuses a file that asks for a password', async () => {
    expect(await check(await encrypted('secret'))).toBe('password-protected');
  });

  it('refuses what is no PDF', async () => {
    expect(await check(Buffer.from('<html>not found</html>'))).toBe('not-a-pdf');
    expect(await check(Buffer.concat([Buffer.alloc(2_000, 'x'), await saved()]))).toBe('not-a-pdf');
  });

  it('refuses no bytes, and no pages', async () => {
    expect(await check(Buffer.alloc(0))).toBe('empty');
    expect(await check(await saved(0))).toBe('empty');
  });

  it('refuses a file wherever it was cut off', async () => {
    const whole = await saved(20);
    for (const share of [0.1, 0.3, 0.5, 0.7, 0.9, 0.99]) {
      expect(await check(whole.subarray(0, whole.length * share)), `${share}`).toBe('damaged');
    }
  });

  it('refuses a file whose middle is missing though its end is there', async () => {
    const whole = Buffer.from(await (await document(5)).save({ useObjectStreams: false }));
    const start = whole.indexOf('stream');
    const end = whole.lastIndexOf('endstream');
    expect(start).toBeLessThan(end);
    expect(await check(Buffer.concat([whole.subarray(0, start), whole.subarray(end)]))).toBe('damaged');
  });
});

/**
 * A page between a large stream and a small one, so far apart that a reader which leaves out the large one’s content
 * finds an `endstream` where that content would have ended.
 */
const twoStreams = (length: (bytes: number) => string) => {
  const large = 9000;
  const page = '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Contents 4 0 R>>\nendobj\n';
  const head = '\nendstream\nendobj\n';
  const small = '5 0 obj\n<</Length 3>>\nstream\nq Q';
  const filler = `%${'x'.repeat(large - head.length - page.length - small.length - 2)}\n`;
  const objects = [
    '%PDF-1.4\n',
    '1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n',
    '2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n',
    `6 0 obj\n${large}\nendobj\n`,
    `4 0 obj\n<</Length ${length(large)}>>\nstream\n${' '.repeat(large)}${head}`,
    `${page}${filler}${small}${head}`,
  ];
  const body = objects.join('');
  const at = (number: number) => String(body.indexOf(`\n${number} 0 obj`) + 1).padStart(10, '0');
  const rows = [1, 2, 3, 4, 5, 6].map((number) => `${at(number)} 00000 n \n`).join('');
  const table = `xref\n0 7\n0000000000 65535 f \n${rows}trailer\n<</Size 7/Root 1 0 R>>\n`;
  return Buffer.from(`${body}${table}startxref\n${body.length}\n%%EOF\n`, 'latin1');
};

describe('a sound file of large streams', () => {
  it.each([
    ['a number', String],
    ['an object of its own', () => '6 0 R'],
  ])('is found whole where their length is said by %s', async (_, length) => {
    expect(await check(twoStreams(length))).toBeUndefined();
  });
});

describeWith(realData('data/sds-pdfs'), 'real sheets', (sheets) => {
  const problemsIn = async (folder: string) => {
    const names = await readdir(join(sheets, folder));
    return Promise.all(names.map(async (name) => check(await readFile(join(sheets, folder, name)))));
  };

  it('are found whole, scanned ones too', async () => {
    const problems = [...(await problemsIn('en')), ...(await problemsIn('fr')), ...(await problemsIn('scanned'))];
    expect(problems).toHaveLength(35);
    expect(problems.filter(Boolean)).toEqual([]);
  });

  it('that were cut off are found damaged', async () => {
    expect(await problemsIn('broken')).toEqual(['damaged', 'damaged']);
  });
});
