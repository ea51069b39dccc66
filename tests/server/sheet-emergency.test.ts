import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SheetDetails } from '#contract/calls/get-sheet-details.ts';
import { cleanUp } from '#server/app/cleanup.ts';
import { runDueJobs } from '#server/app/jobs.ts';
import { changeCollection } from '#server/domains/collection/changes.ts';
import { placeSheet } from '#server/domains/collection/placements.ts';
import { addSheets, type SheetFacts } from '#server/domains/collection/sheets.ts';
import { renderSheetPdf } from '#server/domains/documents/sheet-pdf/render-sheet-pdf.ts';
import { keepSections } from '#server/domains/reading/keep-sections.ts';
import { findUnread, queueSectionReading } from '#server/domains/reading/read-all-sections.ts';
import { people, startTestServer, type TestServer } from '../support/test-server.ts';
import { createVisitor, type Visitor } from '../support/visitor.ts';
import { bareSheet } from './documents/sheets.ts';

const organisationId = 10001;
const otherOrganisation = 10002;

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = createVisitor(server.app);
  await admin.signIn(people.companyAdmin);
});
afterAll(() => server.close());

const acid = {
  language: 'en',
  hazardCodes: ['H314', 'H290'],
  signalWord: 'danger',
  hazardous: 'yes',
  pictograms: ['GHS05'],
} as const;

/** A sheet whose PDF came from outside, in an organisation's collection. */
const add = async (facts: Partial<SheetFacts>, organisation = organisationId): Promise<number> => {
  const { store } = server.services;
  const [isn = 0] = await addSheets(store, [{ ...bareSheet, ...acid, productKey: crypto.randomUUID(), ...facts }]);
  await changeCollection(store, organisation, (trx, { version, today }) =>
    placeSheet(
      trx,
      { organisationId: organisation, version },
      { isn, custom: ['', '', ''], modified: today, subsetIds: [] },
    ),
  );
  return isn;
};

const putPdf = async (productName: string, language: 'en' | 'fr' = 'en') =>
  (await server.services.files.put(await renderSheetPdf({ ...bareSheet, ...acid, productName, language }, language)))
    .hash;

const emergencyOf = async (isn: number, language = 'en'): Promise<SheetDetails['emergency']> => {
  const { body } = await admin.get(`/sds-details/?recordID=${isn}`, { 'accept-language': language });
  return body.emergency.state === 'pending' ? emergencyOf(isn, language) : body.emergency;
};

/** A section's parts are told with or without an empty line between. */
const withoutGaps = (emergency: SheetDetails['emergency']) =>
  JSON.parse(JSON.stringify(emergency).replaceAll('\\n\\n', '\\n'));

const readings = (hash: string) =>
  server.services.store.selectFrom('section_readings').selectAll().where('file_hash', '=', hash).execute();

const services = () => ({ ...server.services, log: server.app.log });

describe('the emergency card of a sheet', () => {
  test('gives first aid by route with its page, the emergency number, fire, spill and protection [S2.2.5-12]', async () => {
    const { state, card, sections, precautions } = await emergencyOf(
      await add({ fileHash: await putPdf('Strong acid') }),
    );
    expect(state).toBe('read');
    expect(card!.first_aid.eyes!.text).toMatch(
      /^Rinse cautiously with lukewarm, gently flowing water for at least 30 minutes/,
    );
    expect(card!.first_aid.ingestion!.text).toContain('Do NOT induce vomiting.');
    expect(card!.first_aid.eyes!.page).toBeGreaterThan(0);
    expect(card!.telephones[0]!.number).toMatch(/^1800555\d{4}$/);
    expect([card!.fire.suitable, card!.spill, card!.protection.hands].every((passage) => passage!.text !== '')).toBe(
      true,
    );
    expect(sections.map(({ number }) => number)).toEqual(Array.from({ length: 16 }, (_, at) => at + 1));
    expect(precautions).toEqual([]);
  });

  test('is the same of a sheet that is made from its record, as its PDF has it', async () => {
    const facts = { ...acid, productName: 'Made acid' };
    const made = await emergencyOf(await add({ ...facts, madeFromRecord: true, fileHash: '' }));
    const sent = await emergencyOf(await add({ ...facts, fileHash: await putPdf('Made acid') }));
    expect(withoutGaps(made)).toEqual(withoutGaps(sent));
  });

  test('has the precautions of the hazards in the reader’s language above a sheet in the other', async () => {
    const isn = await add({ language: 'fr', fileHash: await putPdf('Acide fort', 'fr') });
    const { card, precautions } = await emergencyOf(isn, 'en');
    expect(card!.language).toBe('fr');
    expect(card!.first_aid.eyes!.text).toMatch(/^Rincer avec précaution/);
    expect(precautions.map(({ text }) => text).join(' ')).toContain('IF IN EYES: Rinse cautiously with water');
    expect((await emergencyOf(isn, 'fr')).precautions).toEqual([]);
  });

  test('tells where to look, and no text, of what was not read with certainty [S2.2.5-13]', async () => {
    const hash = await putPdf('Doubtful acid');
    const isn = await add({ fileHash: hash });
    const { card } = await emergencyOf(isn);
    const doubtful = {
      ...card!,
      first_aid: { ...card!.first_aid, eyes: { text: 'Drink it.', page: 2, doubts: ['columns' as const] } },
    };
    await keepSections(server.services.store, hash, { outcome: 'read', sections: [], cards: [doubtful] });
    const said = await emergencyOf(isn);
    expect(said.card!.first_aid.eyes).toEqual({ text: '', page: 2, doubts: ['columns'] });
    expect(JSON.stringify(said)).not.toContain('Drink it.');
  });

  test('tells the standard statements for what its own words do not tell, and for nothing else [S2.2.5-28]', async () => {
    const hash = await putPdf('Partly read acid');
    const isn = await add({ fileHash: hash });
    const { card } = await emergencyOf(isn);
    const unsure = { text: 'Drink it.', page: 2, doubts: ['blurred' as const] };
    const partly = { ...card!, first_aid: { ...card!.first_aid, eyes: unsure, skin: null } };
    await keepSections(server.services.store, hash, { outcome: 'read', sections: [], cards: [partly] });
    const { precautions } = await emergencyOf(isn);
    expect(new Set(precautions.map(({ about }) => about))).toEqual(new Set(['eyes', 'skin']));
    expect(precautions.map(({ text }) => text).join(' ')).toContain('IF IN EYES: Rinse cautiously with water');
    await keepSections(server.services.store, hash, { outcome: 'unreadable', sections: [], cards: [] });
    const whole = await emergencyOf(isn);
    expect(whole.state).toBe('unreadable');
    expect(new Set(whole.precautions.map(({ about }) => about))).toContain('inhalation');
  });

  test('has the values of sections 9 and 14 beside it, of a picture only the pages where they stand', async () => {
    const hash = await putPdf('Measured acid');
    const isn = await add({ fileHash: hash });
    const section = (number: number, text: string) => ({
      number,
      language: 'en' as const,
      text,
      pages: [number, number] as [number, number],
      doubts: [],
    });
    const sections = [section(9, 'Flash point: 12 °C'), section(14, 'Packing group: II')];
    const { store } = server.services;
    await keepSections(store, hash, { outcome: 'read', sections, cards: [] });
    const told = (await emergencyOf(isn)).values;
    expect(told.map(({ name, text, page }) => [name, text, page])).toEqual([
      ['flash-point', '12 °C', 9],
      ['packing-group', 'II', 14],
    ]);
    await keepSections(store, hash, { outcome: 'read', isFromPicture: true, sections, cards: [] });
    const pictured = (await emergencyOf(isn)).values;
    expect(pictured.map(({ text, amount, page }) => [text, amount, page])).toEqual([
      ['', null, 9],
      ['', null, 14],
    ]);
  });

  test('says of a file without text that it cannot be read, and of none that there is none', async () => {
    const { hash } = await server.services.files.put(Buffer.from('%PDF-1.4\nnothing'));
    expect((await emergencyOf(await add({ fileHash: hash }))).state).toBe('unreadable');
    expect((await emergencyOf(await add({ fileHash: '' }))).state).toBe('none');
  });
});

describe('the sections of a sheet', () => {
  test('are read as text by who may open the sheet', async () => {
    const isn = await add({ fileHash: await putPdf('Readable acid') });
    const { body } = await admin.get(`/sds-details/sections?recordID=${isn}`);
    expect(body).toHaveLength(16);
    expect(body[3].text).toContain('Take off immediately all contaminated clothing');
  });

  test('of another organisation’s upload are nobody else’s, be the bytes the same [S2.2.5-14]', async () => {
    const hash = await putPdf('Secret acid');
    const foreign = await add({ fileHash: hash, ownerId: otherOrganisation }, otherOrganisation);
    for (const address of [`/sds-details/?recordID=${foreign}`, `/sds-details/sections?recordID=${foreign}`])
      expect((await admin.get(address)).status).toBe(404);
    const visitor = createVisitor(server.app);
    expect((await visitor.get(`/sds-details/sections?recordID=${foreign}`)).status).toBe(401);
  });

  test('leave the store with the last sheet that has the file', async () => {
    const hash = await putPdf('Replaced acid');
    const isn = await add({ fileHash: hash });
    await emergencyOf(isn);
    expect(await readings(hash)).toHaveLength(1);
    await server.services.store.updateTable('sheets').set({ file_hash: '' }).where('isn', '=', isn).execute();
    await cleanUp(server.services);
    expect(await readings(hash)).toEqual([]);
    const left = server.services.store.selectFrom('sheet_sections').select('text').where('file_hash', '=', hash);
    expect(await left.execute()).toEqual([]);
  });
});

describe('sheets that were there before', () => {
  test('are read by a job, each file once, and it goes on where it was cut', async () => {
    const { store } = server.services;
    await runDueJobs(services());
    const hash = await putPdf('Old acid');
    await add({ fileHash: hash });
    await add({ fileHash: hash });
    const gone = 'f'.repeat(64);
    await add({ fileHash: gone });
    const other = await putPdf('Other old acid');
    await add({ fileHash: other });
    expect((await findUnread(store, 10)).toSorted()).toEqual([hash, gone, other].toSorted());

    await queueSectionReading(store);
    await queueSectionReading(store);
    expect(await store.selectFrom('jobs').select('id').where('kind', '=', 'read-sections').execute()).toHaveLength(1);

    const read: string[] = [];
    const cutting = new AbortController();
    const reader = {
      ...server.services.reader,
      read: async (path: string) => {
        if (read.push(path) === 1) cutting.abort();
        return server.services.reader.read(path);
      },
    };
    await runDueJobs({ ...services(), reader }, { signal: cutting.signal });
    expect(read).toHaveLength(1);
    expect(await findUnread(store, 10)).not.toEqual([]);

    await runDueJobs({ ...services(), reader });
    expect(read).toHaveLength(2);
    expect(await findUnread(store, 10)).toEqual([]);
    expect((await readings(gone))[0]!.outcome).toBe('failed');
    expect(await findUnread(store, 10, new Date(Date.now() + 2 * 86_400_000))).toContain(gone);
    await queueSectionReading(store);
    expect(await store.selectFrom('jobs').select('id').where('kind', '=', 'read-sections').execute()).toEqual([]);
  });
});
