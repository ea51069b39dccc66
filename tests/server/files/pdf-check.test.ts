import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { checkPdf } from '../../../server/files/pdf-check.ts';

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

describe('checkPdf', () => {
  it('finds nothing wrong with a PDF', async () => expect(await checkPdf(await saved())).toBeUndefined());

  it('accepts junk before the header, and zeros after the end', async () => {
    expect(
      await checkPdf(Buffer.concat([Buffer.from('\r\n\r\n'), await saved(), Buffer.alloc(5_000)])),
    ).toBeUndefined();
  });

  it('accepts a file that is encrypted without a password to open it', async () => {
    expect(await checkPdf(await encrypted(''))).toBeUndefined();
  });

  it('refuses a file that asks for a password', async () => {
    expect(await checkPdf(await encrypted('secret'))).toBe('password-protected');
  });

  it('refuses what is no PDF', async () => {
    expect(await checkPdf(Buffer.from('<html>not found</html>'))).toBe('not-a-pdf');
    expect(await checkPdf(Buffer.concat([Buffer.alloc(2_000, 'x'), await saved()]))).toBe('not-a-pdf');
  });

  it('refuses no bytes, and no pages', async () => {
    expect(await checkPdf(Buffer.alloc(0))).toBe('empty');
    expect(await checkPdf(await saved(0))).toBe('empty');
  });

  it('refuses a file wherever it was cut off', async () => {
    const whole = await saved(20);
    for (const share of [0.1, 0.3, 0.5, 0.7, 0.9, 0.99]) {
      expect(await checkPdf(whole.subarray(0, whole.length * share)), `${share}`).toBe('damaged');
    }
  });

  it('refuses a file whose middle is missing though its end is there', async () => {
    const whole = Buffer.from(await (await document(5)).save({ useObjectStreams: false }));
    const start = whole.indexOf('stream');
    const end = whole.lastIndexOf('endstream');
    expect(start).toBeLessThan(end);
    expect(await checkPdf(Buffer.concat([whole.subarray(0, start), whole.subarray(end)]))).toBe('damaged');
  });
});

const sheets = resolve(import.meta.dirname, '../../../../shared/data/sds-pdfs');

describe.runIf(existsSync(sheets))('real sheets', () => {
  const problemsIn = async (folder: string) => {
    const names = await readdir(join(sheets, folder));
    return Promise.all(names.map(async (name) => checkPdf(await readFile(join(sheets, folder, name)))));
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
