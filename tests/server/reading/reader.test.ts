import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import Pdf from 'pdfkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Place } from '#contract/reading/sheet-reading.ts';
import { brokenOff, createSheetReader, notRead, type SheetReader } from '#server/domains/reading/reader.ts';
import { describeWith } from '#tests/support/describe-with.ts';
import { realData } from '#tests/support/outside.ts';
import { makeLockedPdf, makeScriptedPdf } from '#tests/support/pdfs.ts';

let directory: string;
let reader: SheetReader;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vigie-readings-'));
  reader = createSheetReader();
});
afterAll(async () => {
  await reader.close();
  await rm(directory, { recursive: true });
});

const newPath = () => join(directory, `${randomUUID()}.pdf`);

const write = async (bytes: Uint8Array): Promise<string> => {
  const path = newPath();
  await writeFile(path, bytes);
  return path;
};

/** A sheet of two pages; `[x, y, words]` from the upper left corner. */
const lines = [
  [72, 60, 'SAFETY DATA SHEET'],
  [400, 60, 'Revision date: 2024-03-15'],
  [72, 100, '1. IDENTIFICATION'],
  [72, 120, 'Product name:'],
  [200, 120, 'Lumen Window Cleaner'],
  [72, 140, 'Manufacturer:'],
  [200, 140, 'Lumen Chemicals Ltd.'],
  [72, 180, '2. HAZARDS IDENTIFICATION'],
  [72, 200, 'In accordance with the Hazardous Products Regulations (WHMIS 2015)'],
  [72, 220, 'Signal word:'],
  [200, 220, 'Warning'],
  [72, 240, 'Hazard statements:'],
  [200, 240, 'Flammable liquid and vapour'],
  [200, 254, 'Causes serious eye irritation'],
  [72, 300, '3. COMPOSITION/INFORMATION ON INGREDIENTS'],
  [72, 320, 'Chemical name'],
  [250, 320, 'CAS No.'],
  [400, 320, '% by weight'],
  [72, 340, 'Isopropanol'],
  [250, 340, '67-63-0'],
  [400, 340, '10 - 30'],
  [72, 380, '4. FIRST AID MEASURES'],
  [
    72,
    400,
    'If in eyes, rinse with water for several minutes. Call a doctor if the irritation of the eyes does not go away.',
  ],
] as const;

const writeSheet = async (turn = 0): Promise<string> => {
  const path = newPath();
  const document = new Pdf({ size: 'LETTER', margin: 0 });
  const written = finished(document.pipe(createWriteStream(path)));
  document.fontSize(10);
  for (const [x, y, words] of lines) document.text(words, x, y, { lineBreak: false });
  document.end();
  await written;
  if (turn === 0) return path;
  const turned = await PDFDocument.load(await readFile(path));
  turned.getPage(0).setRotation({ type: 'degrees', angle: turn } as never);
  return write(await turned.save());
};

describe('a sheet', () => {
  it('is read from its PDF, with the places where it says so', async () => {
    const { outcome, pages, fields } = await reader.read(await writeSheet());
    expect({ outcome, pages }).toEqual({ outcome: 'read', pages: 1 });
    expect(fields).toMatchObject({
      productName: { value: 'Lumen Window Cleaner' },
      manufacturer: { value: 'Lumen Chemicals Ltd.' },
      sheetDate: { value: '2024-03-15' },
      language: { value: 'en' },
      format: { value: 'whmis-2015' },
      signalWord: { value: 'warning' },
      hazardCodes: { value: ['H226', 'H319'] },
      pictograms: { value: ['GHS02', 'GHS07'], places: [] },
      ingredients: { value: [{ cas: '67-63-0', name: 'Isopropanol', percent: '10 - 30' }] },
    });
    const place = fields.productName!.places[0]!;
    expectInside(place, { x: 198, y: 116, right: 310, bottom: 133 });
    expect(place.width).toBeGreaterThan(90);
  });

  it('is read as a reader shows it where its page is turned', async () => {
    const { fields } = await reader.read(await writeSheet(90));
    expect(fields.productName!.value).toBe('Lumen Window Cleaner');
    // What was 200 from the left and 120 from the top is now 120 from the right and 200 from the top.
    expectInside(fields.productName!.places[0]!, { x: 792 - 133, y: 198, right: 792 - 116, bottom: 310 });
  });

  it('whose PDF has a program in it is opened without running it', async () => {
    expect((await reader.read(await write(await makeScriptedPdf()))).outcome).toBe('unreadable');
  });
});

const expectInside = (
  place: Place,
  { x, y, right, bottom }: { x: number; y: number; right: number; bottom: number },
) => {
  expect(place.page).toBe(1);
  expect(place.x).toBeGreaterThanOrEqual(x);
  expect(place.y).toBeGreaterThanOrEqual(y);
  expect(place.x + place.width).toBeLessThanOrEqual(right);
  expect(place.y + place.height).toBeLessThanOrEqual(bottom);
};

/** A page whose content draws a form that draws itself. */
const makeEndlessPdf = (): Uint8Array => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >> >>',
    '<< /Length 4 >>\nstream\n/F Do\nendstream',
    '<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Length 11 /Resources << /XObject << /F 5 0 R >> >> >>\nstream\n/F Do /F Do\nendstream',
  ];
  return Buffer.from(
    `%PDF-1.4\n${objects.map((body, at) => `${at + 1} 0 obj\n${body}\nendobj\n`).join('')}trailer << /Root 1 0 R >>\n%%EOF`,
  );
};

describe('a file that is no readable sheet', () => {
  it('fails, whatever is wrong with it, and the next is read all the same', async () => {
    const hostile = [
      join(directory, 'nowhere.pdf'),
      await write(Buffer.alloc(0)),
      await write(Buffer.from('not a PDF')),
      await write(Buffer.from(`%PDF-1.7\n${'<<'.repeat(200_000)}\n%%EOF`)),
      await write(await makeLockedPdf()),
    ];
    const sheet = await writeSheet();
    const readings = await Promise.all([...hostile, sheet].map((path) => reader.read(path)));
    expect(readings.slice(0, -1)).toEqual(hostile.map(() => notRead));
    expect(readings.at(-1)!.fields.productName?.value).toBe('Lumen Window Cleaner');
  });

  it('stops nothing where it never ends', async () => {
    const impatient = createSheetReader({ allowed: 5_000 });
    const [endless, next] = await Promise.all([
      impatient.read(await write(makeEndlessPdf())),
      impatient.read(await writeSheet()),
    ]);
    expect(endless.outcome).not.toBe('read');
    expect(next.outcome).toBe('read');
    await impatient.close();
  });

  it('is broken off when it takes longer than allowed', async () => {
    const impatient = createSheetReader({ allowed: 1 });
    expect(await impatient.read(await writeSheet())).toEqual(brokenOff);
    await impatient.close();
  });

  it('is broken off when the reader is closed meanwhile', async () => {
    const closing = createSheetReader();
    const reading = closing.read(await writeSheet());
    await new Promise((resolve) => setTimeout(resolve, 20));
    await closing.close();
    expect(await reading).toEqual(brokenOff);
  });
});

describeWith(realData('data/sds-pdfs/scanned'), 'a scan', (scanned) => {
  it('is told from a sheet with text', async () => {
    const names = await readdir(scanned);
    const readings = await Promise.all(names.map((name) => reader.read(join(scanned, name))));
    expect(readings.map(({ outcome }) => outcome)).toEqual(names.map(() => 'unreadable'));
    expect(readings.every(({ pages }) => pages > 0)).toBe(true);
  });
});
