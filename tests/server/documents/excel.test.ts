import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportExcel } from '#contract/calls/export-excel.ts';
import { resultColumns } from '#contract/search/columns.ts';
import { type EffectiveStatus, effectiveStatuses } from '#contract/sheets/effective-status.ts';
import { dayIn, providerZone } from '#lib/business-days/days.ts';
import { changeCollection } from '#server/domains/collection/changes.ts';
import { marked, people, signInAs, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { readWorkbook } from './workbooks.ts';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://sds.example' });
  admin = await signInAs(server.app, people.companyAdmin);
});
afterAll(() => server.close());

const everything = {
  parameters: 'locale=en',
  sort: 'ProductName_custom_sort',
  sortdir: 'asc',
  keyword: '',
  columns: resultColumns as readonly string[],
};

const ask = (params: Partial<typeof everything> = {}, cookie = admin) =>
  server.app.inject({
    method: 'POST',
    url: '/api/export-excel/',
    headers: { ...marked, cookie, 'accept-encoding': 'gzip, br' },
    payload: { params: { ...everything, ...params } },
  });

const exported = async (params: Partial<typeof everything> = {}, cookie = admin) => {
  const response = await ask(params, cookie);
  expect(response.statusCode, response.body.slice(0, 300)).toBe(200);
  return readWorkbook(response.rawPayload);
};

const search = async (parameters: Record<string, string>, cookie = admin) => {
  const query = new URLSearchParams({ rows: '1000', ...parameters });
  const url = `/api/lucidworks-solr-api/sds-10001/?${query}`;
  return (await server.app.inject({ method: 'GET', url, headers: { cookie } })).json().response;
};
const numbersOf = (response: { docs: Record<string, string>[] }) =>
  response.docs.map((doc) => Number(doc['Name.IdentificationNumber.RecordNumber_s']));

describe('the Excel export', () => {
  it('is a file to save that nobody keeps and nobody compresses again [S2.7-08]', async () => {
    const { headers } = await ask({ keyword: 'acetone' });
    expect(headers).toMatchObject({
      'content-type': exportExcel.content,
      'content-disposition': 'attachment; filename="sds.xlsx"',
      'cache-control': 'no-store',
    });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('holds every sheet of the collection in the order of the search', async () => {
    const { rows, column } = await exported();
    expect(rows).toHaveLength(1200);
    const { docs } = (await search({ fl: 'id', rows: '90000000', sort: 'ProductName_custom_sort asc' })) as never;
    expect(column('Record number')).toEqual(numbersOf({ docs }));
  });

  it('has the order of fit where the search has it', async () => {
    const { docs } = await search({ q: 'zinc', sort: '' });
    const byFit = numbersOf({ docs });
    const { column } = await exported({ keyword: 'zinc', sort: '' });
    expect(column('Record number')).toEqual(byFit);
    const { column: byName } = await exported({ keyword: 'zinc' });
    expect(byName('Record number')).not.toEqual(byFit);
  });

  it('has the nearest word where the search has it, and nothing in place of a word that was asked for exactly', async () => {
    const { docs } = await search({ q: 'acetne', sort: '' });
    expect(docs.length).toBeGreaterThan(0);
    const { column } = await exported({ keyword: 'acetne', sort: '' });
    expect(column('Record number')).toEqual(numbersOf({ docs }));
    const { rows } = await exported({ keyword: 'acetne', parameters: 'locale=en&spellcheck=false' });
    expect(rows).toEqual([]);
  });

  it('tells of each sheet what the search tells', async () => {
    const { rows, column, headers, sheet, sheetNames } = await exported();
    expect(sheetNames).toEqual(['SDS', 'Search']);
    expect(headers).toEqual([
      'Product ID',
      'Product name',
      'Manufacturer',
      'Language',
      ...(await labels('en')),
      'Pictograms',
      'Locations',
      'Status',
      'SDS date',
      'SDS update',
      'Record number',
      'SDS as PDF',
      'Signal word',
      'Hazard statements',
      'Format',
      'CAS numbers',
      'Ingredients',
      'On lists of substances',
    ]);
    const { docs } = await search({ sort: 'ProductName_custom_sort asc' });
    const day = (value: unknown) => (value instanceof Date ? value.toISOString().slice(0, 10) : value);
    for (const [at, doc] of docs.slice(0, rows.length).entries()) {
      const cell = (header: string) => column(header)[at] ?? '';
      if (at % 50 !== 0) continue;
      expect(cell('Product name')).toBe(doc.ProductName);
      expect(cell('Product ID')).toBe(doc.ProductIDs_Title);
      expect(cell('Manufacturer')).toBe(doc.CompanyName);
      expect(cell('Language')).toBe(doc.Language_s);
      expect(cell('Status')).toBe(doc.Standings.map((one: EffectiveStatus) => effectiveStatuses[one].en).join(', '));
      expect(day(cell('SDS date'))).toBe(doc.SheetDate);
      expect(day(cell('SDS update'))).toBe(doc.DateModified);
      expect(rows[at]?.slice(4, 7).map((text) => text ?? '')).toEqual([
        doc.ClientCustomF1_s,
        doc.ClientCustomF2_s,
        doc.ClientCustomF3_s,
      ]);
    }
    expect(sheet?.freezePane).toMatchObject({ rows: 1 });
    expect(sheet?.autoFilter?.range).toBe('A1:T1201');
  });

  it('tells a safety officer what is in a product and what it does, as its details do [S2.13-09]', async () => {
    const { column } = await exported({ keyword: 'acetone' });
    const isns = column('Record number').slice(0, 8);
    for (const [at, isn] of isns.entries()) {
      const url = `/api/sds-details/?recordID=${isn}`;
      const details = (await server.app.inject({ method: 'GET', url, headers: { cookie: admin } })).json();
      const cell = (header: string) => String(column(header)[at] ?? '');
      const codes = cell('Hazard statements').match(/(?<=^|; )[A-Z]{1,3}\d{3}\w*/g) ?? [];
      const told = JSON.stringify(details);
      for (const code of codes) expect(told).toContain(code);
      const substances = cell('Ingredients').match(/\d{2,7}-\d\d-\d/g) ?? [];
      expect(cell('CAS numbers').split(', ')).toEqual(expect.arrayContaining(substances));
      for (const number of substances) expect(told).toContain(number);
    }
    const all = await exported();
    expect(new Set(all.column('Signal word'))).toEqual(new Set(['Danger', 'Warning', null]));
    expect(column('Hazard statements')).toContainEqual(
      expect.stringContaining('H225 Highly flammable liquid and vapour'),
    );
    expect(column('Ingredients')).toContainEqual(expect.stringMatching(/^Acetone \(67-64-1\) \d/));
    expect(column('Format')).toContain('WHMIS 2015');
  });

  it('says on a sheet of its own which search it is, of which day [S2.13-10]', async () => {
    const parameters = `locale=fr&${new URLSearchParams({ fq: 'LanguageFR_s:"Anglais"' })}&${new URLSearchParams({ fq: 'SheetDate:[2024-01-01 TO *]' })}`;
    const { rows, about } = await exported({ parameters, keyword: 'ProductName_txt:"acid"' });
    // Who says no time zone reads the provider’s day.
    const today = dayIn(new Date().toISOString(), providerZone);
    expect(
      about.map(([label, value]) => [label, value instanceof Date ? value.toISOString().slice(0, 10) : value]),
    ).toEqual([
      ['Organisation', expect.any(String)],
      ['Date', today],
      ['Fiches', rows.length],
      ['Mot-clé', 'acid (Nom du produit)'],
      ['Date de la FDS', '2024-01-01 – …'],
      ['Langue', 'Anglais'],
    ]);
    expect((await exported()).about.at(-1)).toEqual(['Filters', 'None: the whole collection']);
  });

  it('prints landscape, one page wide, its head on each page [S2.13-11]', async () => {
    const { sheet } = await exported({ keyword: 'acetone' });
    expect(sheet?.pageSetup).toMatchObject({
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
    });
    expect(sheet?.pageSetup?.printTitlesRow).toBe('$1:$1');
  });

  it('keeps accents, and names places from the outermost to their own', async () => {
    const { column } = await exported();
    expect(column('Manufacturer').join()).toMatch(/[éèô]/);
    expect(column('Locations').join()).toMatch(/\p{L} › \p{L}/u);
    expect(column('Locations').join()).toMatch(/\p{L}; \p{L}/u);
  });

  it('links to each sheet’s PDF with a formula whose text is always the same', async () => {
    const { sheet, column } = await exported({ keyword: 'acetone' });
    const [isn] = column('Record number');
    expect(new Set(column('SDS as PDF'))).toEqual(new Set(['PDF']));
    const formulas = [...(sheet?.cells ?? [])].flatMap(([, { formula }]) => formula ?? []);
    expect(formulas).toHaveLength(column('SDS as PDF').length);
    expect(formulas[0]).toBe(`HYPERLINK("https://sds.example/api/pdf/${isn}.pdf?lang=en","PDF")`);
  });

  it('speaks French to who reads French [S5.1-05]', async () => {
    const { headers, sheetNames, column } = await exported({ parameters: 'locale=fr' });
    expect(sheetNames).toEqual(['FDS', 'Recherche']);
    expect(headers).toEqual([
      'Code de produit',
      'Nom du produit',
      'Fabricant',
      'Langue',
      ...(await labels('fr')),
      'Pictogrammes',
      'Emplacements',
      'Statut',
      'Date de la FDS',
      'Mise à jour de la FDS',
      'Numéro d’enregistrement',
      'FDS en PDF',
      'Mention d’avertissement',
      'Mentions de danger',
      'Format',
      'Numéros CAS',
      'Ingrédients',
      'Sur des listes de substances',
    ]);
    expect(column('Sur des listes de substances').join()).toMatch(/\(71-43-2\): CIRC, groupe 1, /);
    expect(new Set(column('Langue'))).toEqual(new Set(['Anglais', 'Français']));
    expect(column('Pictogrammes')).toContain('Non dangereux');
    expect(column('Pictogrammes').join()).toContain('Point d’exclamation');
  });

  it('takes what the specification names and no field more, and then has the columns of who has chosen none', async () => {
    const { columns: _, ...specified } = everything;
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/export-excel/',
      headers: { ...marked, cookie: admin },
      payload: { params: specified },
    });
    const { headers, rows } = await readWorkbook(response.rawPayload);
    expect(headers.slice(0, 5)).toEqual(['Product ID', 'Product name', 'Manufacturer', 'Language', 'Pictograms']);
    expect(rows).toHaveLength(1200);
  });

  it('has the columns chosen in the order chosen, then the organisation’s own that were not', async () => {
    const { headers } = await exported({ columns: ['manufacturer', 'custom2', 'product'] });
    const [one, two, three] = await labels('en');
    expect(headers.slice(0, 6)).toEqual(['Manufacturer', two, 'Product name', one, three, 'Locations']);
  });

  it.each([
    ['a filter', { parameters: 'locale=en&fq=Language_s%3A%22French%22' }, { fq: 'Language_s:"French"' }],
    [
      'filters in French',
      { parameters: 'locale=fr&fq=LanguageFR_s%3A%22Anglais%22&fq=Codes_ss%3A%2210001%22' },
      { fq: 'LanguageFR_s:"Anglais"', locale: 'fr' },
    ],
    ['a keyword', { keyword: 'CASNumber_txt:"67-64-1"' }, { q: 'CASNumber_txt:"67-64-1"' }],
    [
      'an advanced search',
      { parameters: new URLSearchParams({ fq: 'ProductName_txt:"ac" AND -CompanyName_txt:"in"' }).toString() },
      { fq: 'ProductName_txt:"ac" AND -CompanyName_txt:"in"' },
    ],
  ])('honours %s [S2.7-08]', async (_, params, parameters) => {
    const wanted = await search({ sort: 'ProductName_custom_sort asc', ...(parameters as object) });
    expect(wanted.numFound).toBeGreaterThan(0);
    expect(wanted.numFound).toBeLessThan(1000);
    const { rows, headers } = await exported(params);
    const at = headers.findIndex((header) => /^(Record number|Numéro d’enregistrement)$/.test(header));
    expect(rows.map((row) => row[at])).toEqual(numbersOf(wanted));
  });

  it('honours the sort field and its direction [S2.7-08]', async () => {
    const { column } = await exported({ sort: 'CompanyName_ss', sortdir: 'desc', keyword: 'acid' });
    const wanted = await search({ q: 'acid', sort: 'CompanyName_ss desc,ProductName_custom_sort asc' });
    expect(column('Record number')).toEqual(numbersOf(wanted));
  });

  it('leaves text alone that looks like a formula or a number', async () => {
    const [isn] = numbersOf(await search({ rows: '1', q: 'acetone' }));
    const custom = ['=HYPERLINK("https://evil.example","x")', '+1-800 @SUM(1)', '0012'] as const;
    await changeCollection(server.services.store, 10001, (trx, { version }) =>
      trx
        .updateTable('collection_sheets')
        .set({ custom_1: custom[0], custom_2: custom[1], custom_3: custom[2], version })
        .where('organisation_id', '=', 10001)
        .where('isn', '=', Number(isn))
        .execute(),
    );
    const { rows, column, sheet } = await exported({ keyword: 'acetone' });
    const row = rows[column('Record number').indexOf(Number(isn))];
    expect(row?.slice(4, 7)).toEqual(custom);
    const formulas = [...(sheet?.cells ?? [])].flatMap(([, { formula }]) => formula ?? []);
    expect(formulas.join()).not.toContain('evil');
  });

  it('has no rows but its headers when nothing matches', async () => {
    const { rows, headers } = await exported({ keyword: 'xqzwv' });
    expect([rows.length, headers.length]).toEqual([0, 20]);
  });
});

describe('a read-only member', () => {
  it('gets the sheets of their own locations and hears of no other location', async () => {
    const reader = await signInAs(server.app, people.reader);
    const own = await search({}, reader);
    const { column } = await exported({}, reader);
    expect(column('Record number').toSorted()).toEqual(numbersOf(own).toSorted());
    const subsets = (await server.app.inject({ method: 'GET', url: '/api/subsets', headers: { cookie: reader } }))
      .json()
      .data.map((subset: { attributes: { name: string } }) => subset.attributes.name);
    const told = new Set(column('Locations').flatMap((cell) => String(cell).split('; ')));
    for (const name of told) expect(subsets).toContain(name.split(' › ').at(-1));
    const all = await exported();
    const [first] = column('Record number');
    const fuller = column('Record number').some((isn, at) => {
      const same = all.column('Record number').indexOf(isn);
      return String(all.column('Locations')[same]).length > String(column('Locations')[at]).length;
    });
    expect([first !== undefined, fuller]).toEqual([true, true]);
  });
});

describe('what the search refuses', () => {
  it.each([
    ['another organisation', { parameters: 'fq=Codes_ss%3A%2210002%22' }, 403, 'collection.forbidden'],
    ['a parameter that an export does not take', { parameters: 'rows=3' }, 400, 'search.parameter'],
    ['a field that is none', { parameters: 'fq=password_hash%3A%22x%22' }, 400, 'search.parameter'],
    ['a language that is none', { parameters: 'locale=de' }, 400, 'search.parameter'],
    ['two languages', { parameters: 'locale=en&locale=fr' }, 400, 'search.parameter'],
    ['a sort that is none', { sort: 'password' }, 400, 'search.parameter'],
    ['two sorts', { sort: 'Language_s asc,CompanyName_ss' }, 400, 'search.parameter'],
    ['a way of spelling that is none', { parameters: 'spellcheck=perhaps' }, 400, 'search.parameter'],
    ['a broken keyword', { keyword: 'ProductName_txt:"' }, 400, 'search.parameter'],
    ['a column that is none', { columns: ['password'] }, 422, 'validation.one_of'],
  ])('the export refuses: %s', async (_, params, status, code) => {
    const response = await ask(params);
    expect([response.statusCode, response.json().errors[0].code]).toEqual([status, code]);
  });

  it.each([
    ['CAS numbers', { parameters: 'fq=CASNumber_ss%3A%2267-64-1%22' }, 403, 'search.cas_not_enabled'],
    ['custom fields to sort by', { sort: 'ClientCustomF1_s' }, 400, 'search.parameter'],
    ['custom fields as columns', { columns: ['product', 'custom1'] }, 400, 'search.parameter'],
    ['the other organisation', { parameters: 'fq=Codes_ss%3A%2210001%22' }, 403, 'collection.forbidden'],
  ])('to an organisation that does not have them: %s', async (_, params, status, code) => {
    const hospital = await signInAs(server.app, people.hospitalAdmin);
    const response = await ask({ columns: ['product'], ...params }, hospital);
    expect([response.statusCode, response.json().errors[0].code]).toEqual([status, code]);
    const { rows, headers } = await exported({ columns: ['product'] }, hospital);
    expect([rows.length, headers.length]).toEqual([400, 10]);
    expect(headers.filter((header) => /CAS|Ingredients|lists/.test(header))).toEqual([]);
  });
});

const labels = async (language: 'en' | 'fr'): Promise<string[]> => {
  const { custom_fields } = await server.services.store
    .selectFrom('organisations')
    .select('custom_fields')
    .where('id', '=', 10001)
    .executeTakeFirstOrThrow();
  return (JSON.parse(custom_fields) as Record<string, string>[]).map((label) => label[language] ?? '');
};
