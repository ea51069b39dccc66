import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createDeflate } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { cleanUp } from '#server/app/cleanup.ts';
import { runDueJobs } from '#server/app/jobs.ts';
import { changeCollection } from '#server/domains/collection/changes.ts';
import { placeSheet } from '#server/domains/collection/placements.ts';
import { addSheets } from '#server/domains/collection/sheets.ts';
import { keepReading, keepReadingOf } from '#server/domains/reading/keep-reading.ts';
import { createPictureReader, type PictureReader } from '#server/domains/reading/scans/picture-reader.ts';
import { bytesOf } from '#tests/support/files.ts';
import { writePdf } from '#tests/support/hostile-pdfs.ts';
import { joinPdfs } from '#tests/support/pdfs.ts';
import { type Lines, picturePdf, scan, writePages } from '#tests/support/scans.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { pdfText } from '../documents/pdf-text.ts';
import { bareSheet } from '../documents/sheets.ts';
import { askForSheets, type Caller, signedInCaller, signedInOperator, workOn } from '../operator/operator-caller.ts';

const front: Lines = [
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
  [72, 300, '3. COMPOSITION/INFORMATION ON INGREDIENTS'],
  [72, 320, 'Chemical name'],
  [250, 320, 'CAS No.'],
  [400, 320, '% by weight'],
  [72, 340, 'Isopropanol'],
  [250, 340, '67-63-0'],
  [400, 340, '10 - 30'],
];
const rest: Lines = [
  [72, 60, '4. FIRST AID MEASURES'],
  [72, 80, 'Eye contact:'],
  [200, 80, 'Rinse cautiously with water for several minutes.'],
  [72, 100, 'Inhalation:'],
  [200, 100, 'Remove the person to fresh air and keep comfortable for breathing.'],
  [72, 120, 'Ingestion:'],
  [200, 120, 'Rinse the mouth. Do not induce vomiting unless a physician says so.'],
  [72, 160, '5. FIRE FIGHTING MEASURES'],
  [72, 180, 'Suitable extinguishing media:'],
  [250, 180, 'Foam, dry chemical or carbon dioxide.'],
  [72, 220, '6. ACCIDENTAL RELEASE MEASURES'],
  [72, 240, 'Absorb the quokka spill with sand and put it into a container for disposal.'],
  [72, 280, '7. HANDLING AND STORAGE'],
  [72, 300, 'Keep away from heat and open flames. Store in a cool place.'],
  [72, 340, '8. EXPOSURE CONTROLS/PERSONAL PROTECTION'],
  [72, 360, 'Wear safety glasses.'],
  [72, 400, '9. PHYSICAL AND CHEMICAL PROPERTIES'],
  [72, 420, 'A clear liquid with a smell of alcohol.'],
  [72, 460, '10. STABILITY AND REACTIVITY'],
  [72, 480, 'Stable under usual conditions.'],
  [72, 520, '11. TOXICOLOGICAL INFORMATION'],
  [72, 540, 'No further information is available.'],
  [72, 570, '12. ECOLOGICAL INFORMATION'],
  [72, 590, 'No further information is available.'],
  [72, 620, '13. DISPOSAL CONSIDERATIONS'],
  [72, 640, 'By a licensed company.'],
  [72, 670, '14. TRANSPORT INFORMATION'],
  [72, 690, 'UN 1219, Isopropanol solution'],
];

let server: TestServer;
let operator: Caller;
let member: Caller;
let folder: string;
let sheet: Buffer;
beforeAll(async () => {
  server = await startTestServer();
  operator = await signedInOperator(server);
  member = await signedInCaller(server, people.collectionAdmin);
  folder = await mkdtemp(join(tmpdir(), 'vigie-scans-'));
  sheet = await scan(await writePages([front, rest]), { skew: 0.01, specks: 1 });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});
afterEach(() => vi.restoreAllMocks());

const services = () => ({ ...server.services, log: server.app.log });
const put = async (bytes: Buffer) => (await server.services.files.put(bytes)).hash;
const rowsOf = (hash: string) =>
  server.services.store.selectFrom('scan_pages').selectAll().where('file_hash', '=', hash).orderBy('page').execute();
const jobsOf = (hash: string) =>
  server.services.store
    .selectFrom('jobs')
    .select(['id', 'owner'])
    .where('kind', '=', 'recognise-scan')
    .where('payload', 'like', `%${hash}%`)
    .execute();

const addSheet = async (hash: string): Promise<number> => {
  const { store } = server.services;
  const [isn = 0] = await addSheets(store, [{ ...bareSheet, productKey: crypto.randomUUID(), fileHash: hash }]);
  await changeCollection(store, 10001, (trx, { version, today }) =>
    placeSheet(trx, { organisationId: 10001, version }, { isn, custom: ['', '', ''], modified: today, subsetIds: [] }),
  );
  return isn;
};
/** The member asks that a file be added; the number of the request. */
const ask = async (bytes: Buffer): Promise<number> => {
  const location = await server.services.store
    .selectFrom('subsets')
    .select('id')
    .where('organisation_id', '=', 10001)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const files = [{ name: 'scan.pdf', bytes }];
  const [id = 0] = await askForSheets(server, {
    ...{ cookie: member.cookie, files },
    'locations[]': String(location.id),
  });
  return id;
};
/** What the desk's list says of an addition that nobody has opened since. */
const readinessOf = async (id: number) => (await operator('GET', `/operator/requests?id=${id}`)).body[0].readiness;
const emergencyOf = async (isn: number) => {
  const { body } = await member('GET', `/sds-details/?recordID=${isn}`);
  if (body.emergency.state !== 'pending') return body.emergency;
  await wait(100);
  return emergencyOf(isn);
};

test('a scan is recognised in a job and then read as any sheet, which desk and member see [S2.2.5-20]', async () => {
  const id = await ask(sheet);
  expect((await workOn(operator, id)).reading).toMatchObject({ outcome: 'recognising', pages: 2, fields: {} });
  const { file_hash: hash } = await server.services.store
    .selectFrom('requests')
    .select('file_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const isn = await addSheet(hash);
  expect(await emergencyOf(isn)).toMatchObject({ state: 'recognising', card: null });
  expect(await jobsOf(hash)).toMatchObject([{ owner: 'organisation 10001' }]);
  expect(await readinessOf(id)).toBe('being-read');

  await runDueJobs(services());
  expect(await readinessOf(id)).toBe('look');
  const { reading, draft } = await workOn(operator, id);
  expect(reading).toMatchObject({
    outcome: 'read',
    pictures: [{ page: 1 }, { page: 2 }],
    fields: {
      productName: { value: 'Lumen Window Cleaner' },
      sheetDate: { value: '2024-03-15' },
      signalWord: { value: 'warning' },
      ingredients: { value: [{ cas: '67-63-0' }] },
    },
  });
  expect(draft.sheet.product_name).toBe('Lumen Window Cleaner');
  // The paper lay askew by some 0.01: 200 from the left and 120 from the top is a little to the left and above there.
  const [place] = reading.fields.productName!.places;
  expect(place!.page).toBe(1);
  expect(Math.abs(place!.x - 197.5)).toBeLessThan(6);
  expect(Math.abs(place!.y - 121)).toBeLessThan(6);

  const emergency = await emergencyOf(isn);
  expect(emergency).toMatchObject({ state: 'read', from_picture: true });
  expect(emergency.card.first_aid.eyes.text).toMatch(/^Rinse cautiously with water/);
  const { body: sections } = await member('GET', `/sds-details/sections?recordID=${isn}`);
  expect(sections.find(({ number }: { number: number }) => number === 6).text).toContain('quokka spill');
  expect(await jobsOf(hash)).toEqual([]);
  await cleanUp(server.services);
  expect(await jobsOf(hash)).toEqual([]);

  const { body: ordered } = await member('POST', '/createBinder', {
    sort: 'product',
    includeDate: true,
    customFields: false,
    sdsIds: [isn],
    language: 'all',
    websiteLanguage: 'en',
    filters: [],
    doubleSided: false,
    emails: [],
  });
  await runDueJobs(services());
  const binder = await server.services.store
    .selectFrom('requests')
    .select('file_hash')
    .where('id', '=', ordered.id)
    .executeTakeFirstOrThrow();
  expect(await pdfText(await bytesOf(server.services.files, binder.file_hash))).toContain('the quokka spill with sand');
}, 120_000);

/** A PDF of which the second page says nothing of the figure 1 that it prints. */
const writeTorn = (first: Lines, torn: Lines): Buffer => {
  const stream = (contents: string) => `<</Length ${contents.length}>>\nstream\n${contents}\nendstream`;
  const page = (lines: Lines) =>
    stream(
      lines
        .map(([x, y, words]) => `BT /F 10 Tf ${x} ${792 - y} Td (${words.replace(/[()\\]/g, '\\$&')}) Tj ET`)
        .join('\n'),
    );
  const letters = '<20> <30> <0020>\n<31> <31> <0018>\n<32> <7e> <0032>';
  const map = `begincmap\n1 begincodespacerange\n<00> <ff>\nendcodespacerange\n3 beginbfrange\n${letters}\nendbfrange\nendcmap`;
  const font = '/Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding';
  const place = '/Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]';
  return writePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>',
    `<<${place}/Contents 5 0 R/Resources<</Font<</F 7 0 R>>>>>>`,
    `<<${place}/Contents 6 0 R/Resources<</Font<</F 8 0 R>>>>>>`,
    page(first),
    page(torn),
    `<<${font}>>`,
    `<<${font}/ToUnicode 9 0 R>>`,
    stream(map),
  ]);
};

test('what is recognised stands beside a draft that was saved before, which stays as it was', async () => {
  const id = await ask(await scan(await writePages([front]), { specks: 6 }));
  const { draft, version } = await workOn(operator, id);
  const typed = { ...draft, sheet: { ...draft.sheet, product_name: 'Typed by hand' } };
  await operator('PUT', `/operator/requests/${id}/addition`, { draft: typed, version });
  expect((await workOn(operator, id)).read).toBeUndefined();
  await runDueJobs(services());
  const work = await workOn(operator, id);
  expect(work.draft.sheet).toMatchObject({ product_name: 'Typed by hand', manufacturer: '' });
  expect(work.read).toMatchObject({ product_name: 'Lumen Window Cleaner', signal_word: 'warning' });
  expect(work.is_read_since).toBe(true);
  await operator('PUT', `/operator/requests/${id}/addition`, { draft: typed, version: work.version });
  expect((await workOn(operator, id)).is_read_since).toBeUndefined();
});

test('a page of which the file loses letters is in doubt at first, and told as it is printed once it has been recognised [S2.2.5-27]', async () => {
  const told = rest.map(([x, y, words]) => [x, y, words.replace('several minutes', '15 minutes')] as const);
  const isn = await addSheet(await put(writeTorn(front, told)));
  const eyesOf = async () => (await emergencyOf(isn)).card.first_aid.eyes;
  expect(await eyesOf()).toMatchObject({ text: '', page: 2, doubts: expect.arrayContaining(['lost-letters']) });
  const { body: sections } = await member('GET', `/sds-details/sections?recordID=${isn}`);
  expect(sections.find(({ number }: { number: number }) => number === 4).text).toContain('for \ufffd5 minutes.');
  await runDueJobs(services());
  expect(await eyesOf()).toMatchObject({ text: 'Rinse cautiously with water for 15 minutes.' });
}, 60_000);

/** Words that stand far apart make the ink of columns alternate nearly as much as that of rows. */
const scattered: Lines = [
  [72, 60, 'SAFETY DATA SHEET'],
  [400, 60, 'Revision date: 2024-03-15'],
  [72, 100, '1. IDENTIFICATION'],
  [72, 120, 'Product name:'],
  [200, 120, 'Harbour Degreaser'],
  [72, 140, 'Manufacturer:'],
  [200, 140, 'Lumen Chemicals Ltd.'],
  [72, 180, '2. HAZARDS IDENTIFICATION'],
  [72, 200, 'In accordance with the Hazardous Products Regulations (WHMIS 2015)'],
  [72, 220, 'Signal word:'],
  [200, 220, 'Danger'],
  [72, 240, 'Hazard statements:'],
  [200, 240, 'Highly flammable liquid and vapour'],
  [200, 255, 'Causes serious eye damage'],
  [200, 270, 'Harmful if swallowed'],
  [72, 300, '3. COMPOSITION/INFORMATION ON INGREDIENTS'],
  [72, 320, 'Chemical name'],
  [250, 320, 'CAS No.'],
  [400, 320, '% by weight'],
  [72, 340, 'Isopropanol'],
  [250, 340, '67-63-0'],
  [400, 340, '10 - 30'],
];

/** The last page of many a sheet. */
const ending: Lines = [
  [72, 60, 'SECTION 16: OTHER INFORMATION'],
  [72, 90, 'Prepared by: Lumen Chemicals Ltd.'],
  [72, 110, 'Telephone: 613-555-0100'],
  [72, 150, 'End of safety data sheet'],
];

test.each(
  ([90, 180, 270] as const).flatMap((turn) => [
    { turn, lines: scattered, words: 'Product name: Harbour Degreaser' },
    { turn, lines: ending, words: 'End of safety data sheet' },
  ]),
)(
  'a page of few lines that lay turned by $turn degrees is read the right way round: $words [S2.2.5-20]',
  async ({ turn, lines, words }) => {
    const path = join(folder, `${words.length}-turned-${turn}.pdf`);
    await writeFile(path, await scan(await writePages([lines]), { turn, specks: 1 }));
    const found = await server.services.pictures.recognise({ path, page: 1, turn: 0 });
    expect(found?.frame.turn).toBe(turn);
    expect(found?.words.map(([text]) => text).join(' ')).toContain(words);
  },
  60_000,
);

test('of a file with text and pictures it is said that more may come, until its pictures have been looked through', async () => {
  const mixed = await joinPdfs([await writePages([front]), await scan(await writePages([rest]), { specks: 1 })]);
  const id = await ask(mixed);
  expect((await workOn(operator, id)).reading).toMatchObject({ outcome: 'read', isAwaited: true });
  expect(await readinessOf(id)).toBe('being-read');
  await runDueJobs(services());
  const { reading } = await workOn(operator, id);
  expect([reading.isAwaited, reading.pictures?.map(({ page }) => page)]).toEqual([undefined, [2]]);
  expect(await readinessOf(id)).toBe('look');
}, 60_000);

test('of a file with text and pictures first aid is said to come from a picture only where it does [S2.2.5-20]', async () => {
  const [text, picture] = [await writePages([rest]), await scan(await writePages([front]), { specks: 4 })];
  const inText = await addSheet(await put(await joinPdfs([picture, text])));
  const inPicture = await addSheet(
    await put(await joinPdfs([await writePages([front]), await scan(text, { specks: 4 })])),
  );
  for (const isn of [inText, inPicture]) await emergencyOf(isn);
  await runDueJobs(services());
  const told = [await emergencyOf(inText), await emergencyOf(inPicture)];
  expect(told.map(({ from_picture, card }) => [from_picture, card.first_aid.eyes.text])).toEqual([
    [false, 'Rinse cautiously with water for several minutes.'],
    [true, 'Rinse cautiously with water for several minutes.'],
  ]);
}, 60_000);

test('a file that waits for pictures which have been forgotten meanwhile is begun again', async () => {
  const mixed = await joinPdfs([await writePages([front]), await scan(await writePages([rest]), { specks: 5 })]);
  const hash = await put(mixed);
  await addSheet(hash);
  expect((await keepReading(server.services, hash)).isAwaited).toBe(true);
  await server.services.store.deleteFrom('scans').where('file_hash', '=', hash).execute();
  await server.services.store.deleteFrom('jobs').where('payload', 'like', `%${hash}%`).execute();
  expect((await keepReading(server.services, hash)).isAwaited).toBe(true);
  expect(await jobsOf(hash)).toHaveLength(1);
  await runDueJobs(services());
  expect(await keepReading(server.services, hash)).toMatchObject({ pictures: [{ page: 2 }] });
}, 60_000);

test('a job that is killed goes on with the first page that nobody has looked at', async () => {
  const hash = await put(await scan(await writePages([front, rest]), { specks: 2 }));
  await addSheet(hash);
  await keepReading(server.services, hash);
  const stopping = new AbortController();
  const running = runDueJobs(services(), { signal: stopping.signal });
  while ((await rowsOf(hash)).length === 0) await wait(50);
  stopping.abort();
  await server.services.pictures.close();
  await running;
  const [first, ...others] = await rowsOf(hash);
  expect(others).toEqual([]);
  expect(await jobsOf(hash)).toHaveLength(1);

  await runDueJobs(services());
  const rows = await rowsOf(hash);
  expect(rows.map(({ page }) => page)).toEqual([1, 2]);
  expect(rows[0]).toEqual(first);
  expect((await keepReading(server.services, hash)).outcome).toBe('read');
}, 120_000);

test('a scan that is read before it is stored, as an import reads it, is recognised once it is there', async () => {
  const scanned = await scan(await writePages([front]), { specks: 3 });
  const staged = await server.services.files.stage(scanned);
  expect((await keepReadingOf(server.services, staged)).outcome).toBe('recognising');
  await runDueJobs(services());
  expect(await rowsOf(staged.hash)).toEqual([]);
  await staged.keep();
  await addSheet(staged.hash);
  const job = server.services.store.updateTable('jobs').where('kind', '=', 'recognise-scan');
  await job.set({ run_at: '2020-01-01T00:00:00.000Z' }).execute();
  await runDueJobs(services());
  expect((await keepReading(server.services, staged.hash)).fields.productName?.value).toBe('Lumen Window Cleaner');
}, 60_000);

test('a scan of which the file never comes is given up, and recognised should it come after all', async () => {
  const scanned = await scan(await writePages([front]), { specks: 4 });
  const staged = await server.services.files.stage(scanned);
  await keepReadingOf(server.services, staged);
  const job = server.services.store.updateTable('jobs').where('kind', '=', 'recognise-scan');
  await job.set({ attempts: 8 }).execute();
  await runDueJobs(services());
  expect(await jobsOf(staged.hash)).toEqual([]);
  expect((await keepReading(server.services, staged.hash)).outcome).toBe('failed');
  await staged.keep();
  await addSheet(staged.hash);
  expect((await keepReading(server.services, staged.hash)).outcome).toBe('recognising');
  await runDueJobs(services());
  expect((await keepReading(server.services, staged.hash)).outcome).toBe('read');
}, 60_000);

test('pages without a letter are looked at once, and the file is unreadable from then on', async () => {
  const white = { width: 100, height: 100, dots: new Uint8Array(10_000).fill(255) };
  const hash = await put(await picturePdf([white]));
  await addSheet(hash);
  expect((await keepReading(server.services, hash)).outcome).toBe('recognising');
  await runDueJobs(services());
  expect((await keepReading(server.services, hash)).outcome).toBe('unreadable');
  await cleanUp(server.services);
  expect(await jobsOf(hash)).toEqual([]);
}, 60_000);

/** A page that is a picture of 60,000 by 60,000 dots: half a gigabyte once it is unpacked. */
const makeGigantic = async (): Promise<Buffer> => {
  const packing = createDeflate();
  const packed = packing.toArray();
  for (let megabyte = 0; megabyte < 450; megabyte++) packing.write(Buffer.alloc(1_000_000, 0x55));
  packing.end();
  const data = Buffer.concat(await packed);
  const stream = (entries: string, bytes: Buffer) =>
    Buffer.concat([Buffer.from(`<<${entries}/Length ${bytes.length}>>\nstream\n`), bytes, Buffer.from('\nendstream')]);
  return writePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>',
    stream('', Buffer.from('612 0 0 792 0 0 cm /I Do')),
    stream(
      '/Type/XObject/Subtype/Image/Width 60000/Height 60000/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/FlateDecode',
      data,
    ),
  ]);
};

describe('a hostile picture', () => {
  test('takes no more memory than allowed, and the next page is recognised all the same', async () => {
    const pictures = createPictureReader();
    const [gigantic, usual] = [join(folder, 'gigantic.pdf'), join(folder, 'usual.pdf')];
    await writeFile(gigantic, await makeGigantic());
    await writeFile(usual, sheet);
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, residentOf(pictures.pid));
    }, 10);
    try {
      const found = await pictures.recognise({ path: gigantic, page: 1, turn: 0 });
      expect(found?.words ?? []).toEqual([]);
      expect(most).toBeLessThan(500 * 1024 * 1024);
      expect((await pictures.recognise({ path: usual, page: 1, turn: 0 }))?.confidence).toBeGreaterThan(80);
    } finally {
      clearInterval(watch);
      await pictures.close();
    }
  }, 120_000);

  test('that takes longer than allowed is given up', async () => {
    const path = join(folder, 'slow.pdf');
    await writeFile(path, sheet);
    const impatient = createPictureReader({ allowed: 100 });
    expect(await impatient.recognise({ path, page: 1, turn: 0 })).toBeNull();
    await impatient.close();
  }, 60_000);
});

const residentOf = (pid: number | undefined): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * 4096;
  } catch {
    return 0;
  }
};

test('300 scanned pages cost another organisation no more than one turn, and no more than 60 are recognised', async () => {
  const white = { width: 20, height: 20, dots: new Uint8Array(400).fill(255) };
  const [long, short] = await Promise.all([
    picturePdf(Array.from({ length: 300 }, () => white)).then(put),
    picturePdf(Array.from({ length: 2 }, () => ({ ...white, width: 10, height: 40 }))).then(put),
  ]);
  await keepReading({ ...server.services, owner: 10001 }, long);
  await keepReading({ ...server.services, owner: 10002 }, short);
  // Each page takes five seconds by this clock: what is measured is whose turn it is.
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  const looked: string[] = [];
  const pictures: PictureReader = {
    recognise: async ({ path, page }) => {
      clock += 5000;
      looked.push(`${path.includes(long) ? 'long' : 'short'} ${page}`);
      return null;
    },
    copy: async () => false,
    close: async () => undefined,
    pid: undefined,
  };
  await runDueJobs({ ...services(), pictures });
  expect(looked.slice(0, 5)).toEqual(['long 1', 'long 2', 'short 1', 'short 2', 'long 3']);
  expect(looked.filter((one) => one.startsWith('long'))).toHaveLength(60);
  expect(looked.slice(10, 16)).toEqual(['long 57', 'long 58', 'long 59', 'long 60', 'long 9', 'long 10']);
  expect((await keepReading(server.services, long)).outcome).toBe('unreadable');
}, 60_000);
