import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type LabelDrawing, labelDrawing } from '#contract/calls/labels.ts';
import { changeCollection } from '#server/domains/collection/changes.ts';
import { placeSheets } from '#server/domains/collection/placements.ts';
import { addSheets, type SheetFacts } from '#server/domains/collection/sheets.ts';
import { people, signInAs, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { pdfMessages, pdfText } from './pdf-text.ts';
import { bareSheet } from './sheets.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
  cookie = await signInAs(server.app, people.companyAdmin);
});
afterAll(() => server.close());

const organisationId = 10001;

const addToCollection = async (...sheets: Partial<SheetFacts>[]): Promise<number[]> => {
  const { store } = server.services;
  const isns = await addSheets(
    store,
    sheets.map((sheet) => ({ ...bareSheet, productKey: crypto.randomUUID(), ...sheet })),
  );
  await changeCollection(store, organisationId, (trx, { version, today }) =>
    placeSheets(
      trx,
      { organisationId, version },
      isns.map((isn) => ({ isn, custom: ['', '', ''], modified: today, subsetIds: [] })),
    ),
  );
  return isns;
};

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { cookie, ...headers } });

const labelOf = async (isn: number, query = ''): Promise<LabelDrawing> => {
  const answer = await get(`/api/labels/${isn}?${query}`);
  expect(answer.statusCode).toBe(200);
  return labelDrawing.parse(answer.json());
};

const wordsOn = ({ marks }: LabelDrawing) => marks.flatMap((mark) => (mark.kind === 'text' ? mark.text : [])).join(' ');
const pictogramsOn = ({ marks }: LabelDrawing) => marks.flatMap((mark) => (mark.kind === 'pictogram' ? mark.code : []));

const pdfOf = async (query: string) => {
  const answer = await get(`/api/labels.pdf?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
};

const bleach: Partial<SheetFacts> = {
  productName: 'Aqua-Nett Javel 12',
  alternativeName: 'Sodium hypochlorite solution 12 %',
  manufacturer: 'Aqua-Nett inc.',
  productIds: ['AQN-J12-20L'],
  language: 'en',
  hazardous: 'yes',
  signalWord: 'danger',
  pictograms: ['GHS05', 'GHS09'],
  hazardCodes: ['H290', 'H314', 'H410'],
};

const foreignSheet = async (): Promise<number> => {
  const { store } = server.services;
  const { isn } = await store
    .selectFrom('collection_sheets')
    .select('isn')
    .where('organisation_id', '=', 10002)
    .where('isn', 'not in', (own) =>
      own.selectFrom('collection_sheets').select('isn').where('organisation_id', '=', organisationId),
    )
    .limit(1)
    .executeTakeFirstOrThrow();
  return isn;
};

describe('GET /api/labels/:isn', () => {
  it('says everything in both languages on 6 × 4 when nothing else is asked', async () => {
    const [isn] = await addToCollection(bleach);
    const label = await labelOf(isn!, 'decanted=2026-11-20');
    expect(label).toMatchObject({ isn, width: 432, height: 288, fits: true, notes: ['environment-left-out'] });
    expect(pictogramsOn(label)).toEqual(['GHS05']);
    for (const words of [
      ...['Aqua-Nett Javel 12', 'Sodium hypochlorite solution 12 %', 'Aqua-Nett inc.', 'AQN-J12-20L'],
      ...[
        'DANGER',
        'Causes severe skin burns and eye damage.',
        'May be corrosive to metals.',
        'IF SWALLOWED: Rinse mouth.',
      ],
      ...['Peut être corrosif pour les métaux.', 'EN CAS D’INGESTION\u00a0: Rincer la bouche. NE PAS faire vomir.'],
      ...['A safety data sheet is available.', 'Une fiche de données de sécurité est disponible.'],
      'Decanted / Transvasé 2026-11-20',
    ])
      expect(wordsOn(label)).toContain(words);
    expect(wordsOn(label)).not.toContain('aquatic');
  });

  it('takes the French name from the French sheet of the product, though the collection has the English one alone', async () => {
    const productKey = crypto.randomUUID();
    const [isn] = await addToCollection({ ...bleach, productKey, productName: 'Adhesive PL-77' });
    await addSheets(server.services.store, [
      { ...bareSheet, productKey, productName: 'Adhésif PL-70', sheetDate: '2019-01-01' },
      { ...bareSheet, productKey, productName: 'Adhésif PL-77', sheetDate: '2024-01-01' },
    ]);
    expect(wordsOn(await labelOf(isn!))).toContain('Adhesive PL-77 Adhésif PL-77');
    expect(wordsOn(await labelOf(isn!, 'lang=fr'))).not.toContain('Adhesive');
  });

  it('has Warning and no pictogram for a combustible liquid', async () => {
    const [isn] = await addToCollection({ hazardous: 'yes', signalWord: 'warning', hazardCodes: ['H227'] });
    const label = await labelOf(isn!);
    expect(pictogramsOn(label)).toEqual([]);
    expect(wordsOn(label)).toContain('WARNING Combustible liquid.');
    expect(wordsOn(label)).toContain('ATTENTION Liquide combustible.');
    expect(label.notes).toEqual([]);
  });

  it('has the skull without the exclamation mark', async () => {
    const [isn] = await addToCollection({
      hazardous: 'yes',
      signalWord: 'danger',
      pictograms: ['GHS06', 'GHS07'],
      hazardCodes: ['H301', 'H312'],
    });
    expect(pictogramsOn(await labelOf(isn!))).toEqual(['GHS06']);
  });

  it('names a product that is not hazardous, its supplier and the sheet, and nothing more', async () => {
    const [isn] = await addToCollection({ hazardous: 'no', productName: 'Savon', manufacturer: 'Émaux Yamaska inc.' });
    const label = await labelOf(isn!, 'lang=fr&stock=roll-4x2');
    expect(label.notes).toEqual(['not-hazardous']);
    expect(wordsOn(label)).toBe('Savon Une fiche de données de sécurité est disponible. Émaux Yamaska inc.');
  });

  it('says little when asked for little: the name, what to do at once and where to read on', async () => {
    const [isn] = await addToCollection({
      ...bleach,
      hazardCodes: ['H319'],
      pictograms: ['GHS07'],
      signalWord: 'warning',
    });
    const label = await labelOf(isn!, 'content=minimal&stock=roll-3x2&lang=en');
    expect(label).toMatchObject({ width: 216, height: 144, fits: true, notes: [] });
    expect(wordsOn(label)).toBe(
      'Aqua-Nett Javel 12 WARNING Wear protective gloves/protective clothing/eye protection/ face protection. See the safety data sheet.',
    );
    expect(pictogramsOn(label)).toEqual(['GHS07']);
  });

  it('is refused on a stock without room for its vital lines, with the next larger one; its PDF likewise', async () => {
    const [isn] = await addToCollection(bleach);
    expect(await labelOf(isn!, 'stock=roll-2x1')).toMatchObject({ fits: false, marks: [], larger: 'roll-3x2' });
    const refused = await get(`/api/labels.pdf?isn=${isn}&stock=roll-2x1`);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors[0]).toMatchObject({ code: 'label.too_small', source: { parameter: 'stock' } });
    expect(refused.json().errors[0].title).toContain('Aqua-Nett Javel 12');
  });

  it('is never kept by a browser', async () => {
    const [isn] = await addToCollection(bleach);
    expect((await get(`/api/labels/${isn}`)).headers['cache-control']).toBe('no-store');
  });

  it('refuses the sheet of another organisation', async () => {
    expect((await get(`/api/labels/${await foreignSheet()}`)).statusCode).toBe(404);
  });

  it.each(['stock=roll-5x5', 'lang=de', 'content=half', 'decanted=20-11-2026', 'copies=2'])(
    'refuses %s',
    async (query) => {
      const [isn] = await addToCollection(bleach);
      const answer = await get(`/api/labels/${isn}?${query}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors[0].code).toBe('request.parameter');
    },
  );
});

describe('GET /api/labels.pdf', () => {
  it('is the label on a page of its size, in the words of the preview', async () => {
    const [isn] = await addToCollection(bleach);
    const answer = await get(`/api/labels.pdf?isn=${isn}`);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="labels-${isn}.pdf"`,
      'cache-control': 'no-store',
    });
    const pdf = answer.rawPayload;
    const document = await getDocumentProxy(new Uint8Array(pdf));
    expect((await document.getPage(1)).view).toEqual([0, 0, 432, 288]);
    expect((await document.getMetadata()).info).toMatchObject({
      Title: 'Labels — Aqua-Nett Javel 12',
      Language: 'en-CA',
    });
    const preview = wordsOn(await labelOf(isn!)).replace(/\s/g, '');
    expect((await pdfText(pdf)).replace(/\s/g, '')).toBe(preview);
  });

  it('is French from its name to its language when French is asked for', async () => {
    const [isn] = await addToCollection(bleach);
    const answer = await get(`/api/labels.pdf?isn=${isn}&lang=fr`);
    expect(answer.headers['content-disposition']).toBe(`inline; filename="etiquettes-${isn}.pdf"`);
    const document = await getDocumentProxy(new Uint8Array(answer.rawPayload));
    expect((await document.getMetadata()).info).toMatchObject({
      Title: 'Étiquettes — Aqua-Nett Javel 12',
      Language: 'fr-CA',
    });
    const text = await pdfText(answer.rawPayload);
    expect(text).toContain('Une fiche de données de sécurité est disponible.');
    expect(text).not.toContain('A safety data sheet');
  });

  it('has its fonts embedded', async () => {
    const [isn] = await addToCollection(bleach);
    const pdf = (await pdfOf(`isn=${isn}`)).toString('latin1');
    expect(pdf.match(/\/FontFile2 /g)?.length).toBe(2);
  });

  it('has a page a label on a roll, and fills sheets from the first place that is free', async () => {
    const [one, other] = await addToCollection({ productName: 'First' }, { productName: 'Second' });
    const query = `isn=${one}&isn=${other}&content=minimal&lang=en`;
    expect(await pdfMessages(await pdfOf(`${query}&stock=roll-3x2&copies=3`))).toHaveLength(6);
    const sheets = await pdfMessages(await pdfOf(`${query}&stock=sheet-10&copies=6&skip=7`));
    const count = (page: string, word: string) => page.split(word).length - 1;
    expect(sheets.map((page) => [count(page, 'First'), count(page, 'Second')])).toEqual([
      [3, 0],
      [3, 6],
    ]);
  });

  it('lays labels on Letter in the stock’s places, in the order asked', async () => {
    const [one, other] = await addToCollection({ productName: 'First' }, { productName: 'Second' });
    const pdf = await pdfOf(`isn=${other}&isn=${one}&content=minimal&lang=en&stock=sheet-10&skip=3`);
    const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
    expect(page.view).toEqual([0, 0, 612, 792]);
    const placeOf = async (word: string) => {
      const { items } = await page.getTextContent();
      const item = items.find((each) => 'str' in each && each.str === word) as { transform: number[] };
      const [, , , , x, y] = item.transform as [number, number, number, number, number, number];
      return { column: Math.floor((x - 0.1563 * 72) / (4.1875 * 72)), row: Math.floor((792 - y - 36) / 144) };
    };
    expect(await placeOf('Second')).toEqual({ column: 1, row: 1 });
    expect(await placeOf('First')).toEqual({ column: 0, row: 2 });
  });

  it('refuses more labels than it makes at once, with the reason, and makes none', async () => {
    const isns = await addToCollection({}, {}, {});
    const made = vi.spyOn(server.services.documents, 'labelsPdf');
    const answer = await get(`/api/labels.pdf?${isns.map((isn) => `isn=${isn}`).join('&')}&copies=334`, {
      'accept-language': 'fr',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0]).toMatchObject({ code: 'request.parameter', source: { parameter: 'copies' } });
    expect(answer.json().errors[0].title).toContain('au plus 1000 étiquettes');
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });

  it('makes none when one of the sheets is another organisation’s', async () => {
    const [own] = await addToCollection(bleach);
    const made = vi.spyOn(server.services.documents, 'labelsPdf');
    const answer = await get(`/api/labels.pdf?isn=${own}&isn=${await foreignSheet()}`);
    expect(answer.statusCode).toBe(404);
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });

  it('makes labels of every kind of stock', async () => {
    const [isn] = await addToCollection({ productName: 'Savon', hazardous: 'no' });
    for (const stock of ['roll-6x4', 'roll-2x1', 'sheet-1', 'sheet-2', 'sheet-4', 'sheet-6', 'sheet-10', 'sheet-30'])
      expect(await pdfMessages(await pdfOf(`isn=${isn}&stock=${stock}`))).toHaveLength(1);
  });
});
