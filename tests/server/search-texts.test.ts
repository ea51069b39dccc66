import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TextMatches } from '#contract/calls/search-texts.ts';
import type { SheetSection } from '#contract/sheets/sheet-sections.ts';
import { searchPhrases } from '#lib/search-engine/search-phrases.ts';
import { cleanUp } from '#server/app/cleanup.ts';
import { runDueJobs } from '#server/app/jobs.ts';
import { changeCollection } from '#server/domains/collection/changes.ts';
import { placeSheet } from '#server/domains/collection/placements.ts';
import { addSheets, type SheetFacts, saveSheet } from '#server/domains/collection/sheets.ts';
import { findUndrawn, hasUnindexed, queueSectionIndexing } from '#server/domains/reading/index-sections.ts';
import { keepSections } from '#server/domains/reading/keep-sections.ts';
import { textsWith } from '#server/platform/storage/text-index.ts';
import { people, signInAs, startTestServer, type TestServer } from '../support/test-server.ts';
import { bareSheet } from './documents/sheets.ts';

const organisationId = 10001;
const otherOrganisation = 10002;

let server: TestServer;
const cookies = { admin: '', reader: '', hospital: '' };
beforeAll(async () => {
  server = await startTestServer();
  cookies.admin = await signInAs(server.app, people.companyAdmin);
  cookies.reader = await signInAs(server.app, people.reader);
  cookies.hospital = await signInAs(server.app, people.hospitalAdmin);
});
afterAll(() => server.close());

const services = () => ({ ...server.services, log: server.app.log });
const store = () => server.services.store;

type Who = keyof typeof cookies;
type Parameters = Record<string, string | string[] | number>;

const ask = (
  parameters: Parameters,
  who: Who = 'admin',
  collection = who === 'hospital' ? 'sds-10002' : 'sds-10001',
) => {
  const query = new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
  );
  return server.app.inject({
    method: 'GET',
    url: `/api/lucidworks-solr-api/${collection}/texts?${query}`,
    headers: { cookie: cookies[who] },
  });
};
const matches = async (parameters: Parameters, who?: Who): Promise<TextMatches> => (await ask(parameters, who)).json();
const found = async (words: string, who?: Who, more: Parameters = {}): Promise<number[]> =>
  (await matches({ q: `text:"${words.replace(/["\\]/g, '\\$&')}"`, ...more }, who)).sheets.map(({ isn }) => isn);

const hashOf = () => crypto.randomUUID().replaceAll('-', '').repeat(2);

/** A sheet in an organisation's collection, with these texts as its sections from the eighth on. */
const add = async (
  texts: readonly string[],
  {
    organisation = organisationId,
    subsetIds = [],
    ...facts
  }: Partial<SheetFacts> & { organisation?: number; subsetIds?: number[] } = {},
): Promise<number> => {
  const fileHash = facts.fileHash ?? hashOf();
  const [isn = 0] = await addSheets(store(), [
    { ...bareSheet, language: 'en', productKey: crypto.randomUUID(), ...facts, fileHash },
  ]);
  await place(isn, organisation, subsetIds);
  await keepSections(store(), fileHash, { outcome: 'read', sections: texts.map(sectionOf), cards: [] });
  return isn;
};

const place = (isn: number, organisation = organisationId, subsetIds: readonly number[] = []) =>
  changeCollection(store(), organisation, (trx, { version, today }) =>
    placeSheet(
      trx,
      { organisationId: organisation, version },
      { isn, custom: ['', '', ''], modified: today, subsetIds: [...subsetIds] },
    ),
  );

const sectionOf = (text: string, at: number): SheetSection => ({
  number: 8 + at,
  language: 'en',
  text,
  pages: [3 + at, 4 + at],
  doubts: [],
});

describe('a search in the text of the sheets', () => {
  test('leads to first aid for a way by which a product reaches the body, and there first [S2.13-15]', async () => {
    const often = 'Wombat eyes. Eyes, eyes: wombat. Wombat eyes!';
    const elsewhere = await add([often]);
    const hash = hashOf();
    const [isn = 0] = await addSheets(store(), [
      { ...bareSheet, language: 'en', productKey: crypto.randomUUID(), fileHash: hash },
    ]);
    await place(isn);
    const long = 'The supplier says a great deal about this product before it comes to what matters. '.repeat(5);
    const sections = [
      { ...sectionOf(often, 0), number: 8 },
      { ...sectionOf(`${long} Wombat in the eyes: rinse.`, 0), number: 4 },
    ];
    await keepSections(store(), hash, { outcome: 'read', sections, cards: [] });
    const led = async (q: string) => (await matches({ q })).sheets.map((sheet) => [sheet.isn, sheet.section.number]);
    expect(await led('wombat eyes')).toEqual([
      [isn, 4],
      [elsewhere, 8],
    ]);
    // Without such a word, what fits best is led to, wherever it stands.
    expect(await led('wombat')).toContainEqual([isn, 8]);
  });

  test('finds a sheet by what one of its sections says, with section, page and the words around [S2.13-12]', async () => {
    const isn = await add(['Nothing here.', 'Wear a quetzal-respirator with cartridges <b>for</b> vapours.'], {
      productName: 'Told by its text',
    });
    const { total, is_more, sheets } = await matches({ q: 'quetzal respir' });
    expect([total, is_more]).toEqual([1, false]);
    expect(sheets[0]).toMatchObject({ isn, product_name: 'Told by its text', language: 'en' });
    expect(sheets[0]!.section).toEqual({
      number: 9,
      position: 1,
      page: 4,
      language: 'en',
      snippet: [
        { text: 'Wear a ', is_hit: false },
        { text: 'quetzal', is_hit: true },
        { text: '-', is_hit: false },
        { text: 'respirator', is_hit: true },
        { text: ' with cartridges <b>for</b> vapours.', is_hit: false },
      ],
    });
  });

  test('wants all words in one section, in any order; in quotes side by side; the last by its beginning; accents aside', async () => {
    const isn = await add(['Fenouil dégagé vers l’œil.', 'Gants de cuir.'], { language: 'fr' });
    expect(await found('degage fenouil')).toEqual([isn]);
    expect(await found('OEIL fenouil')).toEqual([isn]);
    expect(await found('fenouil gants')).toEqual([]);
    expect(await found('"fenouil dégagé"')).toEqual([isn]);
    expect(await found('"dégagé fenouil"')).toEqual([]);
    expect(await found('fenou')).toEqual([isn]);
    expect(await found('fenou degage')).toEqual([]);
  });

  test('keeps to the filters of the search [S2.13-13]', async () => {
    const english = await add(['Marmalade vapours.'], { manufacturer: 'Jam Works' });
    const french = await add(['Marmalade vapeurs.'], { language: 'fr', manufacturer: 'Confiturerie' });
    expect((await found('marmalade')).toSorted()).toEqual([english, french].toSorted());
    expect(await found('marmalade', 'admin', { fq: 'Language_s:"French"' })).toEqual([french]);
    expect(await found('marmalade', 'admin', { fq: 'CompanyName_ss:"Jam Works"' })).toEqual([english]);
    expect(await found('marmalade', 'admin', { fq: 'ProductName_txt:"nothing like it"' })).toEqual([]);
    expect(await found('marmalade', 'admin', { fq: 'DateModified:[* TO 2001-01-01]' })).toEqual([]);
  });

  test('has pages, and tells the best first', async () => {
    const once = await add([`Pistachio. ${'Other words stand here. '.repeat(40)}`]);
    const often = await add(['Pistachio pistachio pistachio.']);
    expect(await found('pistachio')).toEqual([often, once]);
    expect(await found('pistachio', 'admin', { start: 1, rows: 1 })).toEqual([once]);
    expect(await matches({ q: 'pistachio', rows: 0 })).toEqual({ total: 2, is_more: false, sheets: [] });
  });

  test('a word of texts is not taken for a misspelt name, but where the name stands there more often [S2.2.4-41]', async () => {
    const search = async (words: string, who: Who = 'admin') => {
      const query = new URLSearchParams({ q: `text:"${words}"`, rows: '5' });
      const collection = who === 'hospital' ? 'sds-10002' : 'sds-10001';
      const url = `/api/lucidworks-solr-api/${collection}/?${query}`;
      const answer = await server.app.inject({ url, headers: { cookie: cookies[who] } });
      return answer.json() as { response: { numFound: number }; instead?: object[] };
    };
    await add(['One.'], { productName: 'Quolloneum' });
    await add(['Two.'], { productName: 'Quolloneum', organisation: otherOrganisation });
    expect((await search('quolloneun')).instead).toEqual([{ typed: 'quolloneun', used: 'quolloneum' }]);
    await add(['Rinse the quolloneun.'], { productName: 'Another' });
    const { response, instead } = await search('quolloneun');
    expect([response.numFound, instead]).toEqual([0, undefined]);
    // Nor in what is exported or chosen as a whole.
    const keyword = { heading: 'everything', words: 'quolloneun' } as const;
    const asked = { language: 'en', keyword, filters: {}, sort: [], start: 0, rows: 9, facets: [] } as const;
    expect(await server.services.search.ids({ organisation: organisationId, cas: true }, asked)).toEqual([]);
    // Another organisation's texts correct nothing, and keep nothing from being corrected.
    expect((await search('quolloneun', 'hospital')).instead).toEqual([{ typed: 'quolloneun', used: 'quolloneum' }]);
    await add(['Quolloneum.', 'Quolloneum again.'], { productName: 'Third' });
    await add(['Quolloneum.'], { productName: 'Fourth' });
    expect((await search('quolloneun')).instead).toEqual([{ typed: 'quolloneun', used: 'quolloneum' }]);
  });

  test('looks in texts for what is looked for everywhere, and for nothing where there is no word', async () => {
    await add(['Tangerine.']);
    expect(await matches({ q: 'ProductName_txt:"tangerine"' })).toEqual({ total: 0, is_more: false, sheets: [] });
    for (const q of ['*:*', '', '…']) expect((await matches({ q })).total).toBe(0);
  });
});

describe('who sees a sheet by its text [S2.13-14]', () => {
  const locationsOfReader = async () => {
    const rows = await store()
      .selectFrom('membership_subsets')
      .innerJoin('memberships', 'memberships.id', 'membership_subsets.membership_id')
      .innerJoin('users', 'users.id', 'memberships.user_id')
      .select('subset_id')
      .where('users.name', '=', people.reader)
      .execute();
    return rows.map(({ subset_id }) => subset_id);
  };

  test('is nobody of another organisation, whatever is asked, be the file the same', async () => {
    const fileHash = hashOf();
    const theirs = await add(['Hippopotamus secret.'], {
      organisation: otherOrganisation,
      fileHash,
      ownerId: otherOrganisation,
    });
    expect(await found('hippopotamus', 'hospital')).toEqual([theirs]);
    expect(await found('hippopotamus')).toEqual([]);
    for (const fq of ['Codes_ss:"10002"', 'Language_s:"English"'])
      expect(JSON.stringify((await ask({ q: 'hippopotamus', fq })).json())).not.toMatch(/hippopotamus/i);
    expect((await ask({ q: 'hippopotamus' }, 'admin', 'sds-10002')).statusCode).toBe(403);
    expect((await ask({ q: 'hippopotamus', fq: 'Codes_ss:"10002"' })).statusCode).toBe(403);
    const outside = await server.app.inject({
      method: 'GET',
      url: '/api/lucidworks-solr-api/sds-10002/texts?q=hippopotamus',
    });
    expect(outside.statusCode).toBe(401);
    const ours = await add(['Hippopotamus secret.'], { fileHash });
    expect(await found('hippopotamus')).toEqual([ours]);
    expect(await found('hippopotamus', 'hospital')).toEqual([theirs]);
  });

  test('is nobody who does not see its location', async () => {
    const [own = 0] = await locationsOfReader();
    const within = await add(['Narwhal gloves.'], { subsetIds: [own] });
    const elsewhere = await add(['Narwhal gloves.']);
    expect((await found('narwhal')).toSorted()).toEqual([within, elsewhere].toSorted());
    expect(await found('narwhal', 'reader')).toEqual([within]);
    expect((await matches({ q: 'narwhal' }, 'reader')).total).toBe(1);
  });

  test('is nobody once it is removed', async () => {
    const isn = await add(['Ocelot apron.']);
    expect(await found('ocelot')).toEqual([isn]);
    await changeCollection(store(), organisationId, (trx, { version }) =>
      trx.updateTable('collection_sheets').set({ removed: 1, version }).where('isn', '=', isn).execute(),
    );
    expect(await found('ocelot')).toEqual([]);
  });

  test('learns nothing of ingredients where the organisation does without them', async () => {
    const fileHash = hashOf();
    const isn = await add([], { organisation: otherOrganisation, fileHash });
    const composition = { ...sectionOf('Pangolinium chloride 5 %.', 0), number: 3 };
    await keepSections(store(), fileHash, { outcome: 'read', sections: [composition], cards: [] });
    await place(isn);
    expect(await found('pangolinium')).toEqual([isn]);
    expect(await found('pangolinium', 'hospital')).toEqual([]);
  });
});

describe('whatever is typed', () => {
  test('is words to the full-text index, never its syntax', async () => {
    const sign = fc.constantFrom(
      '"',
      '*',
      '-',
      ':',
      '^',
      '(',
      ')',
      '{',
      '}',
      "'",
      '\\',
      ' NEAR ',
      ' OR ',
      ' AND ',
      ' NOT ',
      'NEAR(a b, 2)',
      'words:',
      '😀',
      '\0',
      ' ',
      'l’',
      'é',
      '&',
      '|',
      '!',
      '<->',
      ':*',
    );
    const text = fc.array(
      fc.oneof(sign, fc.string({ unit: 'binary', maxLength: 12 }), fc.constantFrom('acid', 'water')),
      { maxLength: 30 },
    );
    await fc.assert(
      fc.asyncProperty(text, async (pieces) => {
        const phrases = searchPhrases(pieces.join(''));
        if (phrases.length > 0) await textsWith(store(), phrases, 10).execute(store());
      }),
      { numRuns: 500 },
    );
  });

  test('is answered or refused, be it 2,000 letters long', async () => {
    for (const words of [
      '" OR words:"a',
      'a* NEAR(b, 3)',
      '"unbalanced',
      "o'clock'; drop table sheets",
      '^acid',
      'acid -water',
      `${'z'.repeat(400)}`,
      '1 '.repeat(200),
      '😀',
    ])
      expect((await ask({ q: `text:"${words.replace(/["\\]/g, '\\$&')}"` })).statusCode).toBe(200);
    expect((await ask({ q: 'y'.repeat(2000) })).statusCode).toBe(400);
    expect((await ask({ q: 'acid', rows: 101 })).statusCode).toBe(400);
    expect((await ask({ q: 'acid', facet: 'x' })).statusCode).toBe(400);
  });
});

describe('the full-text index', () => {
  test('follows the sections: read anew, gone with the last sheet that has the file', async () => {
    const fileHash = hashOf();
    const isn = await add(['Wolverine boots.'], { fileHash });
    await keepSections(store(), fileHash, { outcome: 'read', sections: [sectionOf('Badger boots.', 0)], cards: [] });
    expect(await found('wolverine')).toEqual([]);
    expect(await found('badger')).toEqual([isn]);
    await store().updateTable('sheets').set({ file_hash: '' }).where('isn', '=', isn).execute();
    expect(await found('badger')).toEqual([]);
    await cleanUp(server.services);
    const { rows } = await textsWith(store(), searchPhrases('badger'), 10).execute(store());
    expect(rows).toEqual([]);
  });

  test('gets from a job what is not in it, and the job ends', async () => {
    const isn = await add(['Axolotl mask.']);
    await store().updateTable('section_readings').set({ indexed_by: 0 }).execute();
    await runDueJobs(services());
    await queueSectionIndexing(store());
    await queueSectionIndexing(store());
    const queued = () => store().selectFrom('jobs').select('id').where('kind', '=', 'index-sections').execute();
    expect(await queued()).toHaveLength(1);
    await runDueJobs(services());
    expect(await hasUnindexed(store())).toBe(false);
    expect(await queued()).toEqual([]);
    expect(await found('axolotl')).toEqual([isn]);
  });

  test('has what is drawn from a sheet’s record, as the record is now', async () => {
    const facts = {
      ...bareSheet,
      language: 'en',
      productKey: crypto.randomUUID(),
      productName: 'Capybara cleaner',
      hazardCodes: ['H314'],
      madeFromRecord: true,
      fileHash: '',
    } as const;
    const [isn = 0] = await addSheets(store(), [facts]);
    await place(isn);
    expect(await found('capybara')).toEqual([]);
    const draw = async () => {
      await queueSectionIndexing(store());
      await runDueJobs(services());
    };
    await draw();
    const { sheets } = await matches({ q: 'capybara' });
    expect(sheets).toMatchObject([{ isn, section: { number: 1, position: 0, page: 1 } }]);
    expect(await findUndrawn(store(), 1)).toEqual([]);

    await saveSheet(store(), { ...facts, productName: 'Tapir cleaner' }, isn);
    expect(await found('capybara')).toEqual([]);
    await draw();
    expect([await found('capybara'), await found('tapir')]).toEqual([[], [isn]]);
    await saveSheet(
      store(),
      { ...facts, productName: 'Tapir cleaner', madeFromRecord: undefined as never, fileHash: hashOf() },
      isn,
    );
    expect(await found('tapir')).toEqual([]);
    await cleanUp(server.services);
    expect(await store().selectFrom('sheet_sections').select('id').where('isn', '>', 0).execute()).toEqual([]);
  });
});

// On PostgreSQL right after they were put there, when it has not counted its tables yet.
describe('a word that stands in very many texts', () => {
  test('is in no more sheets than there are within the filters', { timeout: 120_000 }, async () => {
    await add(
      Array.from({ length: 4100 }, () => 'Cashew.'),
      { manufacturer: 'Cashew Works' },
    );
    const { total, is_more } = await matches({ q: 'cashew', rows: 0, fq: 'CompanyName_ss:"Cashew Works"' });
    expect([total, is_more]).toEqual([1, false]);
    expect((await matches({ q: 'cashew', rows: 0 })).is_more).toBe(true);
  });

  test('says that there may be more where others’ sheets have a word so often that not all were looked at', {
    timeout: 120_000,
  }, async () => {
    await add(['Nutmeg.']);
    await add(
      Array.from({ length: 20_000 }, () => 'Nutmeg.'),
      { organisation: otherOrganisation },
    );
    expect(await matches({ q: 'nutmeg' })).toEqual({ total: 0, is_more: true, sheets: [] });
    expect(await matches({ q: 'nutmegs' })).toEqual({ total: 0, is_more: false, sheets: [] });
  });
});
