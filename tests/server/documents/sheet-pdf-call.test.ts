import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { languageFallbackHeader } from '#contract/calls/get-sheet-pdf.ts';
import { createApp } from '#server/app/app.ts';
import { changeCollection } from '#server/domains/collection/changes.ts';
import { placeSheets } from '#server/domains/collection/placements.ts';
import { addSheets, type SheetFacts, saveSheet, toSheetFacts } from '#server/domains/collection/sheets.ts';
import { people, signInAs, startTestServer, type TestServer } from '#tests/support/test-server.ts';
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

const getWith = (isn: number, headers: Record<string, string>, query = '') =>
  server.app.inject({ url: `/api/pdf/${isn}.pdf${query}`, headers: { cookie, ...headers } });

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

const addImported = async (facts: Partial<SheetFacts> = {}) => {
  const { store } = server.services;
  const [isn] = await addSheets(store, [{ ...bareSheet, ...facts }]);
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

  it('refuses the sheet of a product that only others have, without making it', async () => {
    const own = server.services.store
      .selectFrom('sheets')
      .innerJoin('collection_sheets as placed', 'placed.isn', 'sheets.isn')
      .select('product_key')
      .where('placed.organisation_id', '=', organisationId);
    const foreign = await server.services.store
      .selectFrom('sheets')
      .select('isn')
      .where('product_key', 'not in', own)
      .executeTakeFirstOrThrow();
    expect((await get(foreign.isn)).statusCode).toBe(404);
    expect((await rowOf(foreign.isn)).file_hash).toBe('');
  });

  it('answers pdf.missing for a file that is no longer there', async () => {
    const { files } = server.services;
    const { hash } = await files.put(Buffer.from('%PDF-1.7 that will be lost'));
    const isn = await addImported({ fileHash: hash });
    expect((await get(isn)).statusCode).toBe(200);
    await files.remove(hash);
    const answer = await get(isn);
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([404, 'pdf.missing']);
    expect(answer.headers['content-disposition']).toBeUndefined();
  });
});

describe('a PDF', () => {
  const bytes = Buffer.from('%PDF-1.7 0123456789');
  const stored = async (facts: Partial<SheetFacts> = {}) =>
    addImported({ fileHash: (await server.services.files.put(bytes)).hash, ...facts });

  it('is sent in parts to who asks for parts', async () => {
    const isn = await stored();
    const whole = await get(isn);
    expect([whole.statusCode, whole.headers['accept-ranges']]).toEqual([200, 'bytes']);
    const part = await getWith(isn, { range: 'bytes=9-12' });
    expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([206, 'bytes 9-12/19', '0123']);
    const end = await getWith(isn, { range: 'bytes=-3', 'if-range': String(whole.headers.etag) });
    expect([end.statusCode, end.body]).toEqual([206, '789']);
    const stale = await getWith(isn, { range: 'bytes=-3', 'if-range': '"another"' });
    expect([stale.statusCode, stale.body]).toEqual([200, bytes.toString()]);
    const beyond = await getWith(isn, { range: 'bytes=900-' });
    expect([beyond.statusCode, beyond.json().errors[0].code]).toEqual([416, 'request.range']);
  });

  it('is not sent again to who has it', async () => {
    const isn = await stored();
    const { etag, 'cache-control': cacheControl } = (await get(isn)).headers;
    expect(cacheControl).toBe('private, no-cache');
    const again = await getWith(isn, { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await getWith(isn, { 'if-none-match': '"another"' })).statusCode).toBe(200);
  });

  it('is announced to who asks for its headers', async () => {
    const isn = await stored();
    const head = await server.app.inject({ method: 'HEAD', url: `/api/pdf/${isn}.pdf`, headers: { cookie } });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '19', '']);
    expect(head.headers['content-type']).toBe('application/pdf');
    const nobody = await server.app.inject({ method: 'HEAD', url: `/api/pdf/${isn}.pdf` });
    expect(nobody.statusCode).toBe(401);
  });

  it('is shown in the browser, under a name that says what it is', async () => {
    const isn = await stored();
    expect((await get(isn)).headers['content-disposition']).toBe(
      'inline; filename="-Pinene 5 - Emaux Yamaska inc. - FR.pdf"; filename*=UTF-8\'\'' +
        '%CE%B1-Pin%C3%A8ne%20%E2%89%A4%205%C2%A0%25%20-%20%C3%89maux%20Yamaska%20inc.%20-%20FR.pdf',
    );
  });

  it.each([
    ['what no file system takes, and what would end the header', 'A/B: "x"\r\nSet-Cookie: y', 'A B x Set-Cookie y'],
    ['wide characters that fall apart into forbidden ones', 'A＂; filename＝\u201dB＼C', 'A ; filename=B C'],
    ['half a character', 'A\ud83dB', 'AB'],
    ['more than any file system takes', 'œ’x '.repeat(200), "oe'x ".repeat(30).trim()],
  ])('has a name without %s', async (_, productName, plain) => {
    const isn = await stored({ productName, manufacturer: '' });
    const header = String((await get(isn)).headers['content-disposition']);
    expect(header).toContain(`inline; filename="${plain} - FR.pdf"; filename*=UTF-8''`);
    expect(header.split('"')).toHaveLength(3);
    expect(decodeURIComponent(header.split("UTF-8''")[1]!)).toMatch(/^[^\\/:*?"<>|\p{Cc}]+ - FR\.pdf$/u);
  });

  it('comes in the language of its sheet, and says so where another was asked for [S2.7-41]', async () => {
    const isn = await stored({ language: 'fr' });
    const asked = (query: string) => getWith(isn, { 'accept-language': 'en' }, query);
    const english = await asked('?lang=en');
    expect([english.statusCode, english.rawPayload.equals(bytes)]).toEqual([200, true]);
    expect(english.headers).toMatchObject({ 'content-language': 'fr', [languageFallbackHeader]: 'fr' });
    for (const query of ['', '?lang=fr']) {
      const { headers } = await asked(query);
      expect(headers['content-language']).toBe('fr');
      expect(headers).not.toHaveProperty(languageFallbackHeader);
    }
    expect((await asked('?lang=de')).statusCode).toBe(400);
  });
});
