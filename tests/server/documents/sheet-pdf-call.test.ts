import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { changeCollection } from '../../../server/collection/changes.ts';
import { placeSheets } from '../../../server/collection/placements.ts';
import { addSheets, saveSheet, toSheetFacts } from '../../../server/collection/sheets.ts';
import { people, signInAs, startTestServer, type TestServer } from '../../support/test-server.ts';
import { pdfText } from './pdf-text.ts';
import { bareSheet } from './sheets.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
  cookie = await signInAs(server.app, people.companyAdmin);
});
afterAll(() => server.close());

const organisationId = 10001;

const get = (isn: number, app = server.app) => app.inject({ url: `/api/pdf/${isn}.pdf`, headers: { cookie } });

const rowOf = (isn: number) =>
  server.services.store.selectFrom('sheets').selectAll().where('isn', '=', isn).executeTakeFirstOrThrow();

/** A sheet of the demo that nobody has asked for yet. */
const untouched = async () =>
  (
    await server.services.store
      .selectFrom('sheets')
      .innerJoin('collection_sheets as placed', 'placed.isn', 'sheets.isn')
      .selectAll('sheets')
      .where('placed.organisation_id', '=', organisationId)
      .where('placed.removed', '=', 0)
      .where('file_hash', '=', '')
      .limit(1)
      .execute()
  )[0]!;

const addImported = async () => {
  const { store } = server.services;
  const [isn] = await addSheets(store, [bareSheet]);
  await changeCollection(store, organisationId, (trx, { version, today }) =>
    placeSheets(trx, { organisationId, version }, [
      { isn: isn!, custom: ['', '', ''], modified: today, subsetIds: [] },
    ]),
  );
  return isn!;
};

describe('GET /api/pdf of a sheet without file', () => {
  it('makes the PDF of a demo sheet when it is first asked for, then keeps it', async () => {
    const sheet = await untouched();
    const answer = await get(sheet.isn);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(await pdfText(answer.rawPayload)).toContain(sheet.manufacturer);

    const { file_hash } = await rowOf(sheet.isn);
    expect(await server.services.files.has(file_hash)).toBe(true);
    const made = vi.spyOn(server.services.documents, 'sheetPdf');
    expect((await get(sheet.isn)).rawPayload.equals(answer.rawPayload)).toBe(true);
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });

  it('answers pdf.missing for an imported sheet without file', async () => {
    const answer = await get(await addImported());
    expect(answer.statusCode).toBe(404);
    expect(answer.json().errors[0].code).toBe('pdf.missing');
  });

  it('answers two who ask at once with the same file', async () => {
    const { isn } = await untouched();
    const [one, other] = await Promise.all([get(isn), get(isn)]);
    expect(one.statusCode).toBe(200);
    expect(other.rawPayload.equals(one.rawPayload)).toBe(true);
  });

  it('makes the PDF anew when the record has changed', async () => {
    const sheet = await untouched();
    await get(sheet.isn);
    const facts = toSheetFacts(await rowOf(sheet.isn));
    await saveSheet(server.services.store, { ...facts, productName: 'Renamed since' }, sheet.isn);
    expect(await rowOf(sheet.isn)).toMatchObject({ file_hash: '', made_from_record: 1 });
    expect(await pdfText((await get(sheet.isn)).rawPayload)).toContain('Renamed since');
  });

  it('does not keep a PDF of a record that changed while it was made', async () => {
    const sheet = await untouched();
    const { documents, store } = server.services;
    const app = await createApp({
      ...server.services,
      documents: {
        ...documents,
        sheetPdf: async (row) => {
          await saveSheet(store, { ...toSheetFacts(row), productName: 'Changed meanwhile' }, row.isn);
          return documents.sheetPdf(row);
        },
      },
    });
    expect((await get(sheet.isn, app)).statusCode).toBe(200);
    expect((await rowOf(sheet.isn)).file_hash).toBe('');
    await app.close();
  });

  it('refuses the sheet of another organisation without making it', async () => {
    const foreign = await server.services.store
      .selectFrom('sheets')
      .select('isn')
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('collection_sheets as placed')
              .select('placed.isn')
              .whereRef('placed.isn', '=', 'sheets.isn')
              .where('placed.organisation_id', '=', organisationId),
          ),
        ),
      )
      .executeTakeFirstOrThrow();
    expect((await get(foreign.isn)).statusCode).toBe(404);
    expect((await rowOf(foreign.isn)).file_hash).toBe('');
  });
});
