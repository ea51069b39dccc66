import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportOverview, getOrganisationsSideBySide, getOverview, type Overview } from '#contract/calls/overview.ts';
import { collectionName } from '#contract/collection-name.ts';
import { type Language, languages } from '#contract/languages.ts';
import type { SearchCriteria } from '#contract/search/criteria.ts';
import { queryOf } from '#contract/search/criteria.ts';
import { facetLabels } from '#contract/search/facet-labels.ts';
import { formatSearchParameters } from '#contract/search/format-search-parameters.ts';
import { hazardClasses } from '#contract/sheets/hazard-classes.ts';
import { dayIn, providerZone } from '#lib/business-days/days.ts';
import { changeCollection } from '#server/domains/collection/changes.ts';
import { people, signInAs, startTestServer, type TestServer } from '../support/test-server.ts';
import { createVisitor } from '../support/visitor.ts';
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

  test('is of the day where the reader is', async () => {
    // A day and an hour apart: one of the two is not the server's day.
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const cookie = `${admin}; time-zone=${encodeURIComponent(zone)}`;
      expect((await readOverview(undefined, cookie)).day).toBe(dayIn(new Date().toISOString(), zone));
    }
  });

  test('is of the provider’s day where the browser says no zone, or one that is none', async () => {
    const ours = dayIn(new Date().toISOString(), providerZone);
    expect((await readOverview()).day).toBe(ours);
    expect((await readOverview(undefined, `${admin}; time-zone=Nowhere`)).day).toBe(ours);
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

  test('says how many sheets the search lists of products in one language, beside the products', async () => {
    const { products, in_one_language: sheets } = await readOverview();
    for (const language of languages) {
      expect(sheets![language]).toBe(await found({ language: [language], otherLanguage: ['missing'] }));
      expect(sheets![language]).toBeGreaterThanOrEqual(products![language]);
    }
  });

  test('of a location tells of what stands beneath it, and the way to it [S5.2-03]', async () => {
    const whole = await readOverview();
    const outer = whole.locations.find(({ has_more }) => has_more)!;
    const part = await readOverview(outer.path);
    expect(part.within).toEqual([{ path: outer.path, name: outer.name }]);
    expect(part.sheets).toBe(outer.sheets);
    expect(part.products).toBeUndefined();
    expect(part.in_one_language).toBeUndefined();
    const rightIn = await server.services.store
      .selectFrom('collection_sheet_subsets as stands')
      .innerJoin('collection_sheets as placed', 'placed.isn', 'stands.isn')
      .select('stands.isn')
      .distinct()
      .where('stands.subset_id', '=', Number(outer.path))
      .where('placed.organisation_id', '=', organisation)
      .where('placed.removed', '=', 0)
      .execute();
    expect([part.own?.sheets, whole.own]).toEqual([rightIn.length, undefined]);
    expect(rightIn.length).toBeGreaterThan(0);
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

  test('says of a sheet that its other language is missing once the other one has left [S5.2-11]', async () => {
    const { store } = server.services;
    const missing = async () => await found({ otherLanguage: ['missing'] });
    const before = await missing();
    const { isn, product_key } = await store
      .selectFrom('sheets as english')
      .innerJoin('collection_sheets as placed', 'placed.isn', 'english.isn')
      .innerJoin('sheets as french', 'french.product_key', 'english.product_key')
      .innerJoin('collection_sheets as beside', 'beside.isn', 'french.isn')
      .select(['french.isn', 'french.product_key'])
      .where('english.language', '=', 'en')
      .where('french.language', '=', 'fr')
      .where('english.product_key', '!=', '')
      .where('placed.organisation_id', '=', organisation)
      .where('placed.removed', '=', 0)
      .where('beside.organisation_id', '=', organisation)
      .where('beside.removed', '=', 0)
      .executeTakeFirstOrThrow();
    const twins = await store
      .selectFrom('sheets')
      .innerJoin('collection_sheets as placed', 'placed.isn', 'sheets.isn')
      .select(['sheets.isn', 'sheets.language'])
      .where('product_key', '=', product_key)
      .where('placed.organisation_id', '=', organisation)
      .where('placed.removed', '=', 0)
      .execute();
    const english = twins.filter(({ language }) => language === 'en').length;
    const french = twins.length - english;
    const put = (removed: 0 | 1) =>
      changeCollection(store, organisation, async (trx, { version }) => {
        await trx
          .updateTable('collection_sheets')
          .set({ removed, version })
          .where('organisation_id', '=', organisation)
          .where(
            'isn',
            'in',
            twins.filter(({ language }) => language === 'fr').map((twin) => twin.isn),
          )
          .execute();
      });
    expect(twins.map((twin) => twin.isn)).toContain(isn);
    await put(1);
    expect(await missing()).toBe(before + english);
    await put(0);
    expect(await missing()).toBe(before);
    expect(french).toBeGreaterThan(0);
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

  test('counts the requests under way as the message centre lists them [S5.2-12]', async () => {
    const { requests } = await readOverview();
    expect(requests!.length).toBeGreaterThan(0);
    for (const { type, count } of requests!) {
      const query = new URLSearchParams({ 'filter[detail_type]': type, 'filter[status_slug]': 'processing' });
      const list = await server.app.inject({ url: `/api/requests?${query}`, headers: { cookie: admin } });
      expect(list.json().meta.total, type).toBe(count);
    }
    const { path } = (await readOverview()).locations[0]!;
    expect((await readOverview(path)).requests).toBeUndefined();
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
      expect(headers).toEqual(language === 'en' ? ['Figure', 'Value', 'Number'] : ['Chiffre', 'Valeur', 'Nombre']);
      const labels = facetLabels.hazardClass;
      const classes = overview.facets.hazardClass!.map(({ value, count }) => [
        labels[language],
        hazardClasses[value as keyof typeof hazardClasses][language],
        count,
      ]);
      expect(rows.filter(([of]) => of === labels[language])).toEqual(classes);
      if (location !== undefined)
        expect(rows).toContainEqual(['Emplacement', 'Directement dans cet emplacement', overview.own!.sheets]);
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

describe('organizations side by side', () => {
  const path = '/api/overview/organisations';
  const sideBySide = async (cookie: string) => {
    const answer = await server.app.inject({ url: path, headers: { cookie } });
    return answer.statusCode === 200
      ? getOrganisationsSideBySide.answer.parse(answer.json()).organisations
      : answer.statusCode;
  };

  test('are those that a person manages, their own first, with what the overview of each says [S5.2-13]', async () => {
    const manager = createVisitor(server.app);
    await manager.signIn(people.manager);
    await manager.post('/login/location', { location: 10002 });
    const { organisations } = (await manager.get('/overview/organisations')).body;
    expect(organisations.map(({ id }: { id: number }) => id)).toEqual([10002, 10001]);
    const whole = await readOverview();
    expect(organisations[1]).toEqual({
      id: 10001,
      name: 'Maple Ridge Manufacturing',
      sheets: whole.sheets,
      hazardous: whole.facets.hazardous!.find(({ value }) => value === 'yes')!.count,
      past_review: whole.facets.status!.find(({ value }) => value === 'past-review')!.count,
      requests: whole.requests!.reduce((sum, { count }) => sum + count, 0),
    });
  });

  test('are no others than those of a person, nor for who may only read', async () => {
    expect(await sideBySide(admin)).toMatchObject([{ id: organisation }]);
    expect(await sideBySide(await signInAs(server.app, people.reader))).toBe(403);
    expect(await sideBySide('')).toBe(401);
  });

  test('leave out one that a person only reads in, that suspended them, or that signs in at its provider alone', async () => {
    const { store } = server.services;
    const manager = createVisitor(server.app);
    await manager.signIn(people.manager);
    await manager.post('/login/location', { location: 10001 });
    const listed = async () =>
      (await manager.get('/overview/organisations')).body.organisations.map(({ id }: { id: number }) => id);
    const { id: userId } = await store
      .selectFrom('users')
      .select('id')
      .where('name', '=', people.manager)
      .executeTakeFirstOrThrow();
    const change = (set: { role?: 'read-only' | 'company-admin'; suspended_at?: string }) =>
      store
        .updateTable('memberships')
        .set(set)
        .where('user_id', '=', userId)
        .where('organisation_id', '=', 10002)
        .execute();
    const { role } = await store
      .selectFrom('memberships')
      .select('role')
      .where('user_id', '=', userId)
      .where('organisation_id', '=', 10002)
      .executeTakeFirstOrThrow();
    expect(await listed()).toEqual([10001, 10002]);
    await change({ role: 'read-only' });
    expect(await listed()).toEqual([10001]);
    await store
      .updateTable('memberships')
      .set({ role, suspended_at: '2026-01-01T00:00:00.000Z' })
      .where('user_id', '=', userId)
      .where('organisation_id', '=', 10002)
      .execute();
    expect(await listed()).toEqual([10001]);
    await change({ suspended_at: '' });
    expect(await listed()).toEqual([10001, 10002]);
    await store
      .insertInto('single_sign_on')
      .values({
        ...{ organisation_id: 10002, issuer: 'https://idp.example', client_id: 'vigie', email_claim: 'email' },
        ...{ groups_claim: '', trusts_addresses: 0, asks_second_factor: 0, lets_in_newcomers: 0 },
        ...{ is_only: 1, is_on: 1, password_user_id: null, version: 1 },
      })
      .execute();
    expect(await listed()).toEqual([10001]);
  });
});

const dayBefore = (day: string): string =>
  new Date(new Date(day).getTime() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
