import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { defaultSort } from '#contract/search/query.ts';
import type { ListedUnder } from '#contract/sheets/listed-under.ts';
import { substanceLists } from '#contract/sheets/substance-lists.ts';
import { takeLists } from '#lib/hazards/substance-lists/lists-in-force.ts';
import { createApp } from '#server/app/app.ts';
import { openServices } from '#server/app/open-services.ts';
import { changeCollection } from '#server/domains/collection/changes.ts';
import { placeSheet } from '#server/domains/collection/placements.ts';
import { addSheets } from '#server/domains/collection/sheets.ts';
import { examineSystem } from '#server/domains/operator/system/examine.ts';
import type { Services } from '#server/http/services.ts';
import { marked, people, signInAs, startTestServer, type TestServer } from '../support/test-server.ts';
import { createVisitor } from '../support/visitor.ts';
import { bareSheet } from './documents/sheets.ts';
import { readWorkbook } from './documents/workbooks.ts';

const organisationId = 10001;
const head = 'list,cas,group,as_en,as_fr,detail,own,date,source';

let server: TestServer;
let benzene: number;
let toluene: number;
beforeAll(async () => {
  server = await startTestServer();
  [benzene, toluene] = [await add('71-43-2', 'Benzene'), await add('108-88-3', 'Toluene')];
});
afterAll(() => server.close());
afterEach(() => takeLists(undefined));

const add = async (cas: string, name: string): Promise<number> => {
  const { store } = server.services;
  const facts = { productKey: crypto.randomUUID(), ingredients: [{ cas, name, percent: '1' }] };
  const [isn = 0] = await addSheets(store, [{ ...bareSheet, ...facts }]);
  await changeCollection(store, organisationId, (trx, { version, today }) =>
    placeSheet(trx, { organisationId, version }, { isn, custom: ['', '', ''], modified: today, subsetIds: [] }),
  );
  return isn;
};

const fileOf = async (rows: readonly string[]): Promise<string> => {
  const file = join(server.dataDir, `${crypto.randomUUID()}.csv`);
  await writeFile(file, [head, ...rows, ''].join('\n'));
  return file;
};

/** Runs something with the same store and folder, started with a file. */
const withFile = async <Result>(file: string, work: (of: Services) => Promise<Result>): Promise<Result> => {
  const services = await openServices({ ...server.services.config, substanceListsFile: file });
  try {
    return await work(services);
  } finally {
    await services.close();
  }
};

const found = async ({ search }: Pick<Services, 'search'>, list: ListedUnder): Promise<number[]> => {
  const filters = { listed: [list] };
  const query = { language: 'en', filters, sort: [defaultSort], start: 0, rows: 0, facets: [] } as const;
  return (await search.ids({ organisation: organisationId, cas: true }, query)).filter((isn) =>
    [benzene, toluene].includes(isn),
  );
};

describe('lists of substances of the provider', () => {
  test('are what the server goes by from its start on, with their date and source: details, search, devices, Excel [S5.1-07]', async () => {
    expect(await found(server.services, 'iarc-1')).toEqual([benzene]);
    // Of the lists shipped a snapshot lies in the folder, at the collection's version.
    await server.services.search.rebuild(organisationId);
    const keptBefore = await createAndSignIn(server.services).then((admin) => admin.get('/kept-sheets'));

    const file = await fileOf(['iarc,108-88-3,1,,,,,2026-05-04,IARC 141']);
    await withFile(file, async (services) => {
      expect(await found(services, 'iarc-1')).toEqual([toluene]);
      expect(await found(services, 'ontario-designated')).toEqual([benzene]);
      const admin = await createAndSignIn(services);
      expect(await exportedLists(services)).toMatch(/^Toluene \(108-88-3\): IARC group 1, /);
      const listings = async (isn: number) =>
        (await admin.get(`/sds-details/?recordID=${isn}`)).body.listings[0].listings as { list: string }[];
      expect(await listings(toluene)).toContainEqual(
        expect.objectContaining({ list: 'iarc', groups: ['1'], date: '2026-05-04', source: 'IARC 141' }),
      );
      const { date, source } = substanceLists.prop65;
      expect(await listings(benzene)).toContainEqual(expect.objectContaining({ list: 'prop65', date, source }));
      expect((await listings(benzene)).map(({ list }) => list)).not.toContain('iarc');
      const marks = async () => new Map<number, string>((await admin.get('/kept-sheets')).body.sheets);
      expect((await marks()).get(benzene)).not.toBe(new Map<number, string>(keptBefore.body.sheets).get(benzene));
    });
    await withFile(await fileOf(['iarc,71-43-2,1,,,,,2026-05-04,IARC 141']), async (services) =>
      expect(await found(services, 'iarc-1')).toEqual([benzene]),
    );
  }, 30_000);

  test.each([
    [['iarc,71-43-3,1,,,,,,'], ': line 2: the check digit of 71-43-3 is wrong, so it is no CAS number'],
    [['iarc,71-43-2,9,,,,,,', 'x,71-43-2,9,,,,,,'], 'whose groups are 1, 2A, 2B, 3 (and 1 more: npm run lists -- '],
  ])('that cannot be used stop the start, in one line: %j [S5.1-08]', async (rows, words) => {
    const file = await fileOf(rows);
    const started = openServices({ ...server.services.config, substanceListsFile: file });
    const message = await started.then(
      () => '',
      (error: Error) => error.message,
    );
    expect(message).toMatch(/^Cannot start: SUBSTANCE_LISTS_FILE: .+$/);
    expect(message).toContain(file);
    expect(message).toContain(words);
    // The one that runs goes on with what it has.
    expect(await found(server.services, 'iarc-1')).toEqual([benzene]);
  });

  test('are told of on the System page and by the doctor: as shipped, replaced, or unusable at the next start', async () => {
    const finding = async (substanceListsFile: string | undefined) => {
      const config = { ...server.services.config, substanceListsFile };
      return (await examineSystem({ ...server.services, config })).find(({ check }) => check === 'lists');
    };
    expect(await finding(undefined)).toMatchObject({ outcome: 'shipped' });
    expect(await finding(await fileOf(['iarc,71-43-2,1,,,,,,']))).toMatchObject({
      outcome: 'own',
      facts: { count: 1 },
    });
    expect(await finding(join(server.dataDir, 'none.csv'))).toMatchObject({
      outcome: 'faulty',
      facts: { reason: 'there is no such file' },
    });
  });
});

/** What the workbook says of the sheet with toluene, in a thread of its own. */
const exportedLists = async (services: Services): Promise<string> => {
  const app = await createApp(services);
  const { rawPayload } = await app.inject({
    method: 'POST',
    url: '/api/export-excel/',
    headers: { ...marked, cookie: await signInAs(app, people.companyAdmin) },
    payload: {
      params: {
        ...{ parameters: 'locale=en', keyword: 'Yamaska', columns: ['product'] },
        ...{ sort: 'ProductName_custom_sort', sortdir: 'asc' },
      },
    },
  });
  const { column } = await readWorkbook(rawPayload);
  return String(column('On lists of substances')[column('Record number').indexOf(toluene)]);
};

const createAndSignIn = async (services: Services) => {
  const visitor = createVisitor(await createApp({ ...services, checkAnswers: true }));
  await visitor.signIn(people.companyAdmin);
  return visitor;
};
