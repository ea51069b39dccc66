import { writeFile } from 'node:fs/promises';
import { PDFDocument, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cleanUp } from '#server/app/cleanup.ts';
import { runDueJobs } from '#server/app/jobs.ts';
import { changeCollection } from '#server/domains/collection/changes.ts';
import { placeSheet } from '#server/domains/collection/placements.ts';
import { addSheets } from '#server/domains/collection/sheets.ts';
import { keepReading } from '#server/domains/reading/keep-reading.ts';
import { createPictureReader, type PictureReader } from '#server/domains/reading/scans/picture-reader.ts';
import { dropUnheldFile } from '#server/platform/files/reservations.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { pictogramPdf } from '#tests/support/drawn-pictograms.ts';
import { bytesOf } from '#tests/support/files.ts';
import { type Lines, scan, writePages } from '#tests/support/scans.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { pdfMessages, pdfText } from '../documents/pdf-text.ts';
import { bareSheet } from '../documents/sheets.ts';
import { askForSheets, type Caller, signedInCaller, signedInOperator, workOn } from '../operator/operator-caller.ts';
import { asVisitor, locationWithSheets, openLocation } from '../posters/open.ts';

const lines: Lines = [
  [72, 60, 'SAFETY DATA SHEET'],
  [72, 100, '1. IDENTIFICATION'],
  [72, 120, 'Product name:'],
  [200, 120, 'Quokka Window Cleaner'],
  [72, 140, 'Manufacturer:'],
  [200, 140, 'Lumen Chemicals Ltd.'],
  [72, 180, '2. HAZARDS IDENTIFICATION'],
  [72, 200, 'In accordance with the Hazardous Products Regulations (WHMIS 2015)'],
  [72, 220, 'Signal word:'],
  [200, 220, 'Warning'],
  [72, 300, '4. FIRST AID MEASURES'],
  [72, 320, 'Eye contact: Rinse cautiously with water for several minutes.'],
  [72, 360, '6. ACCIDENTAL RELEASE MEASURES'],
  [72, 380, 'Absorb the spill with sand and put it into a container for disposal.'],
];

let server: TestServer;
let operator: Caller;
let member: Caller;
/** A sheet that lay on its side on the scanner. */
let sideways: Buffer;
let location: number;
beforeAll(async () => {
  server = await startTestServer();
  operator = await signedInOperator(server);
  member = await signedInCaller(server, people.collectionAdmin);
  location = await locationWithSheets(server);
  sideways = await scan(await writePages([lines]), { turn: 90, specks: 1 });
});
afterAll(() => server.close());

const services = () => ({ ...server.services, log: server.app.log });
const store = () => server.services.store;
const put = async (bytes: Buffer) => (await server.services.files.put(bytes)).hash;
const addSheet = async (hash: string): Promise<number> => {
  const [isn = 0] = await addSheets(store(), [{ ...bareSheet, productKey: crypto.randomUUID(), fileHash: hash }]);
  const [custom, subsetIds] = [['', '', ''] as const, [location]];
  await changeCollection(store(), 10001, (trx, { version, today }) =>
    placeSheet(trx, { organisationId: 10001, version }, { isn, custom, modified: today, subsetIds }),
  );
  return isn;
};
const copyOf = async (hash: string): Promise<string | undefined> =>
  (await store().selectFrom('readable_copies').select('file_hash').where('of_hash', '=', hash).executeTakeFirst())
    ?.file_hash;
const sentTo = async (cookie: string, path: string): Promise<Buffer> =>
  (await server.app.inject({ url: `/api${path}`, headers: { cookie } })).rawPayload;
/** A document that the member orders, once it is made. */
const madeOf = async (path: string, options: object): Promise<Buffer> => {
  const ordered = { sort: 'product', includeDate: true, customFields: false, language: 'all', filters: [] };
  const { body } = await member('POST', path, { ...ordered, websiteLanguage: 'en', ...options });
  await runDueJobs(services());
  const made = await store().selectFrom('requests').selectAll().where('id', '=', body.id).executeTakeFirstOrThrow();
  return bytesOf(server.services.files, made.file_hash);
};
/** A page as readers show it. */
const shapeOf = async (pdf: Uint8Array): Promise<'upright' | 'on its side'> => {
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
  const { width, height } = page.getViewport({ scale: 1 });
  return height > width ? 'upright' : 'on its side';
};

test('whoever is given a scan’s PDF finds its words in it, on pages that stand [S2.2.5-25 S2.2.5-30]', async () => {
  const [id = 0] = await askForSheets(server, {
    cookie: member.cookie,
    files: [{ name: 'scan.pdf', bytes: sideways }],
    'locations[]': String(location),
  });
  expect((await workOn(operator, id)).reading.outcome).toBe('recognising');
  const { file_hash: hash } = await store()
    .selectFrom('requests')
    .select('file_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const isn = await addSheet(hash);
  const code = await openLocation(server, { location });
  const places: Record<string, () => Promise<Buffer>> = {
    'the member’s sheet': () => sentTo(member.cookie, `/pdf/${isn}.pdf`),
    'the member’s request': () => sentTo(member.cookie, `/requests/${id}/file`),
    'the operator’s sheet': () => sentTo(operator.cookie, `/operator/sheets/${isn}/pdf`),
    'the operator’s request': () => sentTo(operator.cookie, `/operator/requests/${id}/file`),
    'a visitor’s sheet': async () => (await asVisitor(server, `${code}/pdf/${isn}.pdf`)).rawPayload,
  };
  const keptSheet = async () => (await member('GET', `/kept-sheets/sheets?isn=${isn}`)).body.sheets[0];
  const before = await keptSheet();
  for (const [whose, read] of Object.entries(places)) {
    const pdf = await read();
    expect([whose, await shapeOf(pdf), await pdfText(pdf)]).toEqual([whose, 'on its side', '']);
  }

  await runDueJobs(services());
  for (const [whose, read] of Object.entries(places)) {
    const pdf = await read();
    expect([whose, await shapeOf(pdf), await pdfText(pdf)]).toEqual([
      whose,
      'upright',
      expect.stringContaining('Quokka Window Cleaner'),
    ]);
  }
  // What is kept is what came.
  expect(await shapeOf(await bytesOf(server.services.files, hash))).toBe('on its side');

  // What marks a value at the desk lies on the page as it is shown now.
  const [place] = (await workOn(operator, id)).reading.fields.productName!.places;
  expect([Math.round(place!.x / 10), Math.round(place!.y / 10)]).toEqual([20, 12]);

  // A device that keeps it is told of another file, of that many bytes.
  const after = await keptSheet();
  expect(after.mark).not.toBe(before.mark);
  expect(after.pdf.tag).not.toBe(before.pdf.tag);
  expect(after.pdf.bytes).toBe((await sentTo(member.cookie, `/pdf/${isn}.pdf`)).length);

  const binder = await madeOf('/createBinder', { sdsIds: [isn], doubleSided: false, emails: [] });
  expect((await pdfMessages(binder)).at(-1)).toContain('Absorb the spill with sand');
  // An e-binder keeps PDFs as they are, and this one is in it whole.
  const eBinder = await madeOf('/createEbinder', { sdsIds: [isn], email: 'safety@mapleridge.example' });
  expect(eBinder.includes(await bytesOf(server.services.files, (await copyOf(hash))!))).toBe(true);
}, 120_000);

test('a copy goes with its PDF, and is made again when that comes back', async () => {
  const scanned = await scan(await writePages([lines]), { turn: 180, specks: 2 });
  const hash = await put(scanned);
  const isn = await addSheet(hash);
  await keepReading(server.services, hash);
  await runDueJobs(services());
  const copy = (await copyOf(hash))!;
  expect(await server.services.files.has(copy)).toBe(true);

  await store().updateTable('sheets').set({ file_hash: '' }).where('isn', '=', isn).execute();
  await inTransaction(store(), (trx) => dropUnheldFile(trx, server.services.files, hash));
  expect(await server.services.files.has(hash)).toBe(false);
  expect(await server.services.files.has(copy)).toBe(false);
  expect(await copyOf(hash)).toBeUndefined();

  await put(scanned);
  await store().updateTable('sheets').set({ file_hash: hash }).where('isn', '=', isn).execute();
  await cleanUp(server.services);
  await runDueJobs(services());
  expect(await copyOf(hash)).toBe(copy);
  expect(await pdfText(await sentTo(member.cookie, `/pdf/${isn}.pdf`))).toContain('Quokka Window Cleaner');
}, 120_000);

test('a copy of which the scan is forgotten is removed by the clean-up', async () => {
  const hash = await put(await scan(await writePages([lines]), { turn: 270, specks: 3 }));
  const isn = await addSheet(hash);
  await keepReading(server.services, hash);
  await runDueJobs(services());
  const copy = (await copyOf(hash))!;
  await store().updateTable('sheets').set({ file_hash: '' }).where('isn', '=', isn).execute();
  await store().updateTable('scans').set({ created_at: '2020-01-01' }).where('file_hash', '=', hash).execute();
  await cleanUp(server.services);
  expect(await copyOf(hash)).toBeUndefined();
  expect(await server.services.files.has(copy)).toBe(false);
}, 60_000);

test('a scan that was recognised before there were copies gets one, and its places follow', async () => {
  const hash = await put(await scan(await writePages([lines]), { turn: 90, specks: 4 }));
  const isn = await addSheet(hash);
  await keepReading(server.services, hash);
  const pictures: PictureReader = { ...server.services.pictures, copy: async () => false, pid: undefined };
  await runDueJobs({ ...services(), pictures });
  const placeOf = async () => (await keepReading(server.services, hash)).fields.productName!.places[0]!;
  const lying = await placeOf();
  expect(lying.height).toBeGreaterThan(lying.width);
  await store().deleteFrom('readable_copies').where('of_hash', '=', hash).execute();
  await cleanUp(server.services);
  await cleanUp(server.services);
  await runDueJobs(services());
  const standing = await placeOf();
  expect(standing.width).toBeGreaterThan(standing.height);
  expect(await shapeOf(await sentTo(member.cookie, `/pdf/${isn}.pdf`))).toBe('upright');
}, 60_000);

test('a copy of which the file is lost is done without: the scan is given as it came', async () => {
  const hash = await put(await scan(await writePages([lines]), { turn: 90, specks: 8 }));
  const isn = await addSheet(hash);
  await keepReading(server.services, hash);
  await runDueJobs(services());
  await server.services.files.remove((await copyOf(hash))!);
  const given = await sentTo(member.cookie, `/pdf/${isn}.pdf`);
  expect(given.equals(await bytesOf(server.services.files, hash))).toBe(true);
  const { body } = await member('GET', `/kept-sheets/sheets?isn=${isn}`);
  expect(body.sheets[0].pdf.bytes).toBe(given.length);
  const eBinder = await madeOf('/createEbinder', { sdsIds: [isn], email: 'safety@mapleridge.example' });
  expect(eBinder.includes(given)).toBe(true);
}, 60_000);

test('a scan of which no copy can be made is given as it came, and not tried again', async () => {
  const hash = await put(await scan(await writePages([lines]), { turn: 90, specks: 5 }));
  const isn = await addSheet(hash);
  await keepReading(server.services, hash);
  const copying = vi.fn(async () => false);
  const pictures: PictureReader = { ...server.services.pictures, copy: copying, pid: undefined };
  await runDueJobs({ ...services(), pictures });
  expect(await copyOf(hash)).toBe('');
  await cleanUp(server.services);
  await runDueJobs({ ...services(), pictures });
  expect(copying).toHaveBeenCalledTimes(1);
  expect((await keepReading(server.services, hash)).fields.productName!.value).toBe('Quokka Window Cleaner');
  expect(await shapeOf(await sentTo(member.cookie, `/pdf/${isn}.pdf`))).toBe('on its side');
}, 60_000);

test('a page of which a unit is two points has its words too', async () => {
  const document = await PDFDocument.load(await scan(await writePages([lines]), { turn: 90, specks: 7 }));
  document.getPage(0).node.set(PDFName.of('UserUnit'), PDFNumber.of(2));
  const hash = await put(Buffer.from(await document.save()));
  const isn = await addSheet(hash);
  await keepReading(server.services, hash);
  await runDueJobs(services());
  const pdf = await sentTo(member.cookie, `/pdf/${isn}.pdf`);
  expect([await shapeOf(pdf), await pdfText(pdf)]).toEqual([
    'upright',
    expect.stringContaining('Quokka Window Cleaner'),
  ]);
}, 60_000);

test('a stop in the middle of a copy is no verdict on the file: it is made the next time', async () => {
  const hash = await put(await scan(await writePages([lines]), { turn: 90, specks: 6 }));
  await addSheet(hash);
  await keepReading(server.services, hash);
  const stopping = new AbortController();
  const pictures: PictureReader = {
    ...server.services.pictures,
    copy: async () => {
      stopping.abort();
      return false;
    },
    pid: undefined,
  };
  await runDueJobs({ ...services(), pictures }, { signal: stopping.signal });
  expect(await copyOf(hash)).toBeUndefined();
  await runDueJobs(services());
  expect(await copyOf(hash)).toMatch(/^[0-9a-f]{64}$/);
}, 60_000);

test('a copy that takes longer than allowed, or of what is no PDF, is none', async () => {
  const path = await server.services.files.scratch();
  await writeFile(path, sideways);
  const order = { path, to: `${path}.copy`, pages: [] };
  const impatient = createPictureReader({ allowed: 1 });
  expect(await impatient.copy(order)).toBe(false);
  await impatient.close();
  await writeFile(path, 'no PDF');
  expect(await server.services.pictures.copy(order)).toBe(false);
}, 60_000);

test.each([90, 180, 270] as const)(
  'pictograms of a page that lay turned by %i degrees are those that it shows upright, where they stand then [S2.2.5-25]',
  async (turn) => {
    const told: Lines = [
      [72, 30, 'SAFETY DATA SHEET'],
      [72, 45, '1. IDENTIFICATION'],
      [72, 60, 'Product name: Quokka Window Cleaner'],
      [72, 80, '2. HAZARDS IDENTIFICATION'],
      [72, 200, 'Signal word: Danger'],
      [72, 220, 'Highly flammable liquid and vapour'],
      [72, 300, '3. COMPOSITION'],
      [72, 320, 'Ethanol 64-17-5 10 - 30 %'],
      [72, 360, '4. FIRST AID MEASURES'],
      [72, 380, 'Eye contact: Rinse cautiously with water for several minutes.'],
    ];
    const drawn = await pictogramPdf(['GHS02', 'GHS07', 'GHS08'], { size: 70, lines: told });
    const hash = await put(await scan(drawn, { turn }));
    await addSheet(hash);
    await keepReading({ ...server.services }, hash);
    await runDueJobs(services());
    const { pictograms } = (await keepReading({ ...server.services }, hash)).fields;
    expect(pictograms?.value).toEqual(['GHS02', 'GHS07', 'GHS08']);
    for (const { x, y } of pictograms!.places) {
      expect(x).toBeGreaterThan(30);
      expect(x).toBeLessThan(290);
      expect(Math.abs(y - 102)).toBeLessThan(12);
    }
  },
  60_000,
);
