import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportOverview, getOverview, type Overview } from '#contract/calls/overview.ts';
import { collectionName } from '#contract/collection-name.ts';
import type { Language } from '#contract/languages.ts';
import type { SearchCriteria } from '#contract/search/criteria.ts';
import { queryOf } from '#contract/search/criteria.ts';
import { facetLabels } from '#contract/search/facet-labels.ts';
import { formatSearchParameters } from '#contract/search/format-search-parameters.ts';
import { hazardClasses } from '#contract/sheets/hazard-classes.ts';
import { changeCollection } from '#server/domains/collection/changes.ts';
import { people, signInAs, startTestServer, type TestServer } from '../support/test-server.ts';
import { readWorkbook } from './documents/workbooks.ts';

const organisation = 10001;
let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await signInAs(server.app, people.companyAdmin);
});
afterAll(() => server.close());

const ask = (location?: string, cookie = admin, language: Language = 'en') =>
  server.app.inject({
    method: 'GET',
    url: `/api/overview${location === undefined ? '' : `?location=${encodeURIComponent(location)}`}`,
    headers: { cookie, 'accept-language': language },
  });

const readOverview = async (location?: string, cookie = admin): Promise<Overview> =>
  getOverview.answer.parse((await ask(location, cookie)).json());

/** How many sheets a search by these criteria finds. */
const found = async (criteria: SearchCriteria): Promise<number> => {
  const query = { language: 'en' as const, ...queryOf(criteria), sort: [], start: 0, rows: 0, facets: [] };
  const parameters = Object.entries(formatSearchParameters(organisation, query)).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, String(one)]),
  );
  const answer = await server.app.inject({
    method: 'GET',
    url: `/api/lucidworks-solr-api/${collectionName(organisation)}/?${new URLSearchParams(parameters)}`,
    headers: { cookie: admin },
  });
  return answer.json().response.numFound;
};

interface Cell {
  readonly criteria: SearchCriteria;
  readonly count: number;
}

/** Every figure of an overview with the search that it stands for. */
const cellsOf = ({ within, sheets, facets, ages, locations }: Overview): Cell[] => {
  const base: SearchCriteria = within.length > 0 ? { location: [within.at(-1)!.path] } : {};
  return [
    { criteria: base, count: sheets },
    ...Object.entries(facets).flatMap(([name, entries]) =>
      entries.map(({ value, count }) => ({ criteria: { ...base, [name]: [value] }, count })),
    ),
    ...ages.map(({ sheets: count, ...sheetDate }) => ({ criteria: { ...base, sheetDate }, count })),
    ...locations.flatMap(({ path, sheets: count, hazardous, pictograms }) => [
      { criteria: { location: [path] }, count },
      { criteria: { location: [path], hazardous: ['yes'] }, count: hazardous },
      ...Object.entries(pictograms).map(([code, of]) => ({
        criteria: { location: [path], pictogram: [code] },
        count: of,
      })),
    ]),
  ];
};

describe('the overview', () => {
  test('tells of each of 200 cells what a search made by hand finds [S5.2-01]', async () => {
    const whole = await readOverview();
    const parts = await Promise.all(whole.locations.map(({ path }) => readOverview(path)));
    const cells = [whole, ...parts].flatMap(cellsOf);
    expect(cells.length).toBeGreaterThan(100);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...cells), async ({ criteria, count }) => {
        expect(await found(criteria), JSON.stringify(criteria)).toBe(count);
      }),
      { numRuns: 200 },
    );
  });

  test('counts every sheet once by its age, and what has no day apart', async () => {
    const { sheets, ages, undated, facets } = await readOverview();
    expect(ages.reduce((sum, age) => sum + age.sheets, undated)).toBe(sheets);
    expect(ages.at(-1)!.sheets).toBe(facets.status!.find(({ value }) => value === 'past-review')!.count);
    expect(ages.slice(1).map(({ to }) => to)).toEqual([...ages.slice(0, -1).map(({ from }) => dayBefore(from!))]);
  });

  test('counts the English and the French sheet of a product once [S5.2-02]', async () => {
    const rows = await server.services.store
      .selectFrom('collection_sheets as placed')
      .innerJoin('sheets', 'sheets.isn', 'placed.isn')
      .select(['sheets.isn', 'sheets.product_key', 'sheets.language'])
      .where('placed.organisation_id', '=', organisation)
      .where('placed.removed', '=', 0)
      .execute();
    const languages = new Map<string, Set<string>>();
    for (const { isn, product_key, language } of rows) {
      const key = product_key || String(isn);
      languages.set(key, (languages.get(key) ?? new Set()).add(language));
    }
    const sets = [...languages.values()].map((one) => [...one].sort().join());
    const countOf = (wanted: string) => sets.filter((one) => one === wanted).length;
    const { products, sheets } = await readOverview();
    expect(products).toEqual({ both: countOf('en,fr'), en: countOf('en'), fr: countOf('fr') });
    expect(products!.both).toBeGreaterThan(0);
    expect(products!.both + products!.en + products!.fr).toBeLessThan(sheets);
  });

  test('of a location tells of what stands beneath it, and the way to it [S5.2-03]', async () => {
    const whole = await readOverview();
    const outer = whole.locations.find(({ has_more }) => has_more)!;
    const part = await readOverview(outer.path);
    expect(part.within).toEqual([{ path: outer.path, name: outer.name }]);
    expect(part.sheets).toBe(outer.sheets);
    expect(part.products).toBeUndefined();
    expect(part.locations.every(({ path }) => path.startsWith(`${outer.path}/`))).toBe(true);
    const inner = await readOverview(part.locations[0]!.path);
    expect(inner.within.map(({ name }) => name)).toEqual([outer.name, part.locations[0]!.name]);
    expect((await ask(outer.path, admin, 'fr')).json().within[0].name).not.toBe(outer.name);
  });

  test('is refused to who may only read, and to a stranger [S5.2-05]', async () => {
    expect((await ask(undefined, await signInAs(server.app, people.reader))).statusCode).toBe(403);
    expect((await ask(undefined, '')).statusCode).toBe(401);
  });

  test('tells nothing of another organization’s locations, nor of what is none [S5.2-05]', async () => {
    const hospital = await signInAs(server.app, people.hospitalAdmin);
    const [own] = (await readOverview()).locations;
    for (const location of [own!.path, '999999', `${own!.path}/999999`])
      expect((await ask(location, hospital)).statusCode, location).toBe(404);
    for (const location of ['', '1/', '../1', '1 OR 1=1', '*', '1'.repeat(300)])
      expect((await ask(location)).statusCode, location).toBe(400);
  });

  test('says nothing of lists of substances where ingredients are not shown [S5.1-03]', async () => {
    expect((await readOverview()).facets.listed!.length).toBeGreaterThan(3);
    const hospital = await readOverview(undefined, await signInAs(server.app, people.hospitalAdmin));
    expect(hospital.sheets).toBeGreaterThan(0);
    expect(hospital.facets).not.toHaveProperty('listed');
  });

  test('follows the collection as soon as it changes', async () => {
    const before = await readOverview();
    await changeCollection(server.services.store, organisation, async (trx, { version }) => {
      const sheets = trx.selectFrom('sheets').select('isn').where('language', '=', 'fr');
      await trx
        .updateTable('collection_sheets')
        .set({ removed: 1, version })
        .where('organisation_id', '=', organisation)
        .where('isn', 'in', sheets)
        .execute();
    });
    const after = await readOverview();
    const { both, en, fr } = before.products!;
    expect(fr).toBeGreaterThan(0);
    expect(after.products).toEqual({ both: 0, en: both + en, fr: 0 });
    expect(after.sheets).toBe(before.facets.language!.find(({ value }) => value === 'en')!.count);
  });

  test('is a workbook with the figures of its page, of a location too, in either language [S5.2-09]', async () => {
    const part = (await readOverview()).locations[0]!;
    for (const [location, language] of [
      [undefined, 'en'],
      [part.path, 'fr'],
    ] as const) {
      const overview = getOverview.answer.parse((await ask(location, admin, language)).json());
      const query = new URLSearchParams({ lang: language, ...(location !== undefined && { location }) });
      const answer = await server.app.inject({ url: `/api/overview/excel?${query}`, headers: { cookie: admin } });
      expect(answer.headers).toMatchObject({
        'content-type': exportOverview.content,
        'content-disposition': expect.stringContaining('attachment'),
        'cache-control': 'no-store',
      });
      const { headers, rows, about } = await readWorkbook(answer.rawPayload);
      expect(headers).toEqual(language === 'en' ? ['Figure', 'Value', 'Sheets'] : ['Chiffre', 'Valeur', 'Fiches']);
      const labels = facetLabels.hazardClass;
      const classes = overview.facets.hazardClass!.map(({ value, count }) => [
        labels[language],
        hazardClasses[value as keyof typeof hazardClasses][language],
        count,
      ]);
      expect(rows.filter(([of]) => of === labels[language])).toEqual(classes);
      for (const { name, sheets } of overview.locations)
        expect(rows).toContainEqual([language === 'en' ? 'Location' : 'Emplacement', name, sheets]);
      const hazardous = overview.facets.hazardous!.find(({ value }) => value === 'yes')!.count;
      expect(rows).toContainEqual([facetLabels.hazardous[language], language === 'en' ? 'Yes' : 'Oui', hazardous]);
      expect(about.flat()).toContain(overview.within.at(-1)?.name ?? 'Whole collection');
      expect(about.flat()).toContain(overview.sheets);
    }
  });

  test('is no workbook for who may only read, or of a location of others', async () => {
    const excel = (query: string, cookie: string) =>
      server.app.inject({ url: `/api/overview/excel${query}`, headers: { cookie } });
    expect((await excel('', await signInAs(server.app, people.reader))).statusCode).toBe(403);
    expect((await excel('', '')).statusCode).toBe(401);
    const { path } = (await readOverview()).locations[0]!;
    expect((await excel(`?location=${path}`, await signInAs(server.app, people.hospitalAdmin))).statusCode).toBe(404);
  });
});

const dayBefore = (day: string): string =>
  new Date(new Date(day).getTime() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
