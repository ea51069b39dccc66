import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { VisitedSheet, VisitorSearch } from '#contract/calls/poster-visits.ts';
import { eraseOrganisation } from '#server/domains/operator/organisations/erase-organisation.ts';
import { createPosterCode, groupPosterCode } from '#server/domains/posters/codes.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { people, signInAs, startTestServer, type TestServer } from '../../support/test-server.ts';
import { entriesOf } from '../audit/log.ts';
import { asAdministrator, asVisitor, locationWithSheets, openLocation } from './open.ts';

let server: TestServer;
let location: number;
let code: string;
let within: number[];
let elsewhere: number[];
let gone: number;

const store = () => server.services.store;

/** Record numbers that stand in a location, or beneath it. */
const standing = async (at: number): Promise<number[]> => {
  const subsets = await store().selectFrom('subsets').select(['id', 'parent_id']).execute();
  const inside = new Set([at]);
  for (let before = 0; before < inside.size; ) {
    before = inside.size;
    for (const { id, parent_id } of subsets) if (parent_id !== null && inside.has(parent_id)) inside.add(id);
  }
  const rows = await store()
    .selectFrom('collection_sheet_subsets as at')
    .innerJoin('collection_sheets as placed', (join) =>
      join.onRef('placed.isn', '=', 'at.isn').onRef('placed.organisation_id', '=', 'at.organisation_id'),
    )
    .select('at.isn')
    .distinct()
    .where('at.subset_id', 'in', [...inside])
    .where('placed.removed', '=', 0)
    .orderBy('at.isn')
    .execute();
  return rows.map(({ isn }) => isn);
};

beforeAll(async () => {
  server = await startTestServer();
  location = await locationWithSheets(server);
  within = await standing(location);
  const all = await store().selectFrom('sheets').select('isn').execute();
  elsewhere = all.map(({ isn }) => isn).filter((isn) => !within.includes(isn));
  [gone] = within.splice(3, 1) as [number];
  const removal = { removed: 1 as const };
  await store()
    .updateTable('collection_sheets')
    .set(removal)
    .where('organisation_id', '=', 10001)
    .where('isn', '=', gone)
    .execute();
});
beforeEach(async () => {
  code = await openLocation(server, { location });
});
afterAll(() => server.close());

const search = async (query: Record<string, string> = {}): Promise<VisitorSearch> => {
  const answer = await asVisitor(server, `${code}/search?${new URLSearchParams(query)}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const everything = async (): Promise<number[]> => {
  const found: number[] = [];
  for (let start = 0; ; start += 50) {
    const { sheets, total } = await search({ start: String(start), rows: '50' });
    found.push(...sheets.map(({ isn }) => isn));
    if (found.length >= total) return found;
  }
};

describe('whoever scans the code of a location', () => {
  test('learns which location it is, and gets in however the code is typed [S3.3-01]', async () => {
    for (const typed of [code, code.toUpperCase(), groupPosterCode(code), ` ${code}`]) {
      const answer = await asVisitor(server, encodeURIComponent(typed));
      expect(answer.statusCode).toBe(200);
      expect(answer.json().organisation.en).toMatch(/Maple Ridge/i);
      expect(answer.json().location.fr).not.toBe('');
    }
  });

  test('finds the sheets that stand there or beneath, all of them and no other [S3.3-02]', async () => {
    expect((await everything()).sort((a, b) => a - b)).toEqual(within);
  });

  test('is forgiven a misspelling, and may look for the word as it stands [S3.3-03]', async () => {
    const forgiven = await search({ q: 'acetne' });
    expect(forgiven.instead).toEqual([{ typed: 'acetne', used: expect.stringMatching(/^ac/) }]);
    expect((await search({ q: 'acetne', exact: 'true' })).total).toBe(0);
  });

  test('opens a sheet with hazards, first aid by route and its pages, and its PDF [S3.3-03]', async () => {
    const { sheets } = await search({ q: 'acetone' });
    const isn = sheets[0]!.isn;
    const details: VisitedSheet = (await asVisitor(server, `${code}/sheets/${isn}`)).json();
    expect(details.result.hazard_statements.length).toBeGreaterThan(0);
    expect(details.emergency.card?.first_aid.eyes).toMatchObject({
      text: expect.stringMatching(/\w/),
      page: expect.any(Number),
    });
    const pdf = await asVisitor(server, `${code}/pdf/${isn}.pdf`);
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('opens no sheet of another location or organisation, removed or made up, nor its PDF [S3.3-02 S3.3-04]', async () => {
    const foreign = await store()
      .selectFrom('collection_sheets')
      .select('isn')
      .where('organisation_id', '=', 10002)
      .where('isn', 'not in', within)
      .limit(20)
      .execute();
    let device = '';
    const tried = [gone, 999_999_999, ...foreign.map(({ isn }) => isn), ...elsewhere.slice(0, 60)];
    for (const [index, isn] of tried.entries()) {
      // A device of its own for every few: its turns are not what is tried here.
      if (index % 20 === 0) device = (await asVisitor(server, code)).json().device;
      for (const path of [`sheets/${isn}`, `pdf/${isn}.pdf`])
        expect([path, (await asVisitor(server, `${code}/${path}?device=${device}`)).statusCode]).toEqual([path, 404]);
    }
  });

  test('opens no version or language of a sheet that does not stand there itself [S3.3-02 S3.3-04]', async () => {
    const rows = await store()
      .selectFrom('sheets as own')
      .innerJoin('sheets as other', 'other.product_key', 'own.product_key')
      .select(['own.isn as isn', 'other.isn as other'])
      .where('own.product_key', '!=', '')
      .where('own.isn', 'in', within)
      .whereRef('own.isn', '!=', 'other.isn')
      .execute();
    const outside = rows.filter(({ other }) => !within.includes(other));
    expect(outside.length).toBeGreaterThan(0);
    for (const { isn, other } of outside.slice(0, 25)) {
      expect((await asVisitor(server, `${code}/sheets/${other}`)).statusCode).toBe(404);
      const { alternates } = (await asVisitor(server, `${code}/sheets/${isn}`)).json() as VisitedSheet;
      expect(alternates.map((one) => one.isn)).not.toContain(other);
    }
  });

  test('reads nothing that the organisation wrote, and no ingredients where it shows none [S3.3-04]', async () => {
    const answers: string[] = [];
    for (const isn of within.slice(0, 15)) answers.push((await asVisitor(server, `${code}/sheets/${isn}`)).body);
    const custom = await store()
      .selectFrom('collection_sheets')
      .select(['custom_1', 'custom_2', 'custom_3'])
      .where('organisation_id', '=', 10001)
      .where('isn', 'in', within)
      .execute();
    const values = new Set(custom.flatMap(Object.values).filter((value) => String(value).length > 4));
    expect(values.size).toBeGreaterThan(0);
    const bodies = answers.concat((await asVisitor(server, `${code}/search?rows=50`)).body).join('\n');
    for (const value of values) expect(bodies).not.toContain(JSON.stringify(value));
    for (const field of ['clientcustomf1":"[^"]', 'sdsDeletion', '"subsets"', 'Location"', 'ClientCustom'])
      expect(bodies).not.toMatch(new RegExp(field));

    const hospital = await locationWithSheets(server, 10002);
    const theirs = await openLocation(server, { organisation: 10002, location: hospital });
    const found: VisitorSearch = (await asVisitor(server, `${theirs}/search`)).json();
    for (const { isn } of found.sheets.slice(0, 10))
      expect((await asVisitor(server, `${theirs}/sheets/${isn}`)).json().ingredients).toEqual([]);
    expect((await asVisitor(server, `${theirs}/search?q=67-64-1&exact=true`)).json().total).toBeLessThanOrEqual(
      found.collection_size,
    );
  });

  test('cannot widen the search: what is no parameter of it is refused', async () => {
    for (const extra of [
      'fq=x',
      'facet.field=location_id_hier_ss',
      'fl=id',
      'rows=51',
      'start=-1',
      'collection=sds-10002',
    ])
      expect([extra, (await asVisitor(server, `${code}/search?${extra}`)).statusCode]).toEqual([extra, 400]);
  });

  test('finds nothing but what stands there, whatever is looked for', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string({ maxLength: 60 }), fc.constantFrom('*:*', '*', '"', 'a OR b', 'id:1')),
        async (q) => {
          // Turns are not what is tried here.
          const { device } = (await asVisitor(server, code)).json();
          const { sheets } = await search({ q, device });
          for (const { isn } of sheets) expect(within).toContain(isn);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('is told to no other site and to no search engine, and kept by no cache [S3.3-09]', async () => {
    for (const path of ['', '/search', `/sheets/${within[0]}`, `/pdf/${within[0]}.pdf`]) {
      const { headers } = await asVisitor(server, code + path);
      expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
      expect(headers['cache-control']).toMatch(path.includes('pdf') ? /private, no-cache/ : /no-store/);
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  test('sees the same though a member is signed in in the same browser [S3.3-09]', async () => {
    const cookie = await signInAs(server.app, people.companyAdmin);
    const answer = await asVisitor(server, `${code}/search?rows=1`, { cookie });
    expect(answer.json().collection_size).toBe(within.length);
    expect((await asVisitor(server, `${code}/sheets/${elsewhere[0]}`, { cookie })).statusCode).toBe(404);
  });

  test('gets no further than the code: every other call asks who they are', async () => {
    for (const url of ['/api/subsets', '/api/posters', '/api/users', `/api/sds-details/?recordID=${within[0]}`])
      expect((await server.app.inject({ url, headers: { authorization: `Bearer ${code}` } })).statusCode).toBe(401);
  });
});

describe('a code', () => {
  const statuses = async (shown: string): Promise<number[]> => {
    const paths = ['', '/search', `/sheets/${within[0]}`, `/pdf/${within[0]}.pdf`];
    return Promise.all(paths.map(async (path) => (await asVisitor(server, shown + path)).statusCode));
  };

  test('that was replaced opens nothing from the next question on, and says what to do [S3.3-05]', async () => {
    const admin = asAdministrator(server, await signInAs(server.app, people.companyAdmin));
    const { poster } = await admin.find(location);
    expect(await statuses(code)).toEqual([200, 200, 200, 200]);
    expect((await admin.replace(location, poster!.id)).statusCode).toBe(200);
    expect(await statuses(code)).toEqual([410, 410, 410, 410]);
    const [said] = (await asVisitor(server, code)).json().errors;
    expect(said).toMatchObject({ code: 'poster.ended', title: expect.stringMatching(/newer poster/) });
  });

  test('that was closed opens nothing, and whoever still scans it is counted [S3.3-05 S3.3-06]', async () => {
    const admin = asAdministrator(server, await signInAs(server.app, people.companyAdmin));
    await admin.close(location);
    expect(await statuses(code)).toEqual([410, 410, 410, 410]);
    await asVisitor(server, code);
    expect(await admin.find(location)).toMatchObject({
      poster: null,
      late_uses: 2,
      late_at: expect.stringMatching(/T/),
    });
  });

  test('opens the location under its new name, and nothing once that is taken away [S3.3-02 S3.3-05]', async () => {
    const made = { organisation_id: 10001, parent_id: location, name_en: 'Old store', name_fr: 'Ancien dépôt' };
    const { id } = await store().insertInto('subsets').values(made).returning('id').executeTakeFirstOrThrow();
    const own = await openLocation(server, { location: id });
    await store().updateTable('subsets').set({ name_en: 'New store' }).where('id', '=', id).execute();
    expect((await asVisitor(server, own)).json().location.en).toMatch(/New store$/);
    expect((await asVisitor(server, `${own}/search`)).json()).toMatchObject({ total: 0, collection_size: 0 });
    await store().deleteFrom('subsets').where('id', '=', id).execute();
    expect((await asVisitor(server, own)).statusCode).toBe(404);
  });

  test('of the demo opens from this machine alone', async () => {
    await store().updateTable('organisations').set({ demo: 1 }).where('id', '=', 10001).execute();
    expect((await asVisitor(server, code)).statusCode).toBe(200);
    expect((await asVisitor(server, code, { remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
    await store().updateTable('organisations').set({ demo: 0 }).where('id', '=', 10001).execute();
    expect((await asVisitor(server, code, { remoteAddress: '203.0.113.9' })).statusCode).toBe(200);
  });

  test('is counted each time it is scanned; the log tells the first of a day, and of nobody [S3.3-06]', async () => {
    const admin = asAdministrator(server, await signInAs(server.app, people.companyAdmin));
    const before = (await entriesOf(server, 'poster-used')).length;
    for (let time = 0; time < 3; time += 1) await asVisitor(server, code);
    await expect.poll(async () => (await admin.find(location)).poster?.uses).toBe(3);
    const told = (await entriesOf(server, 'poster-used')).slice(before);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ user_id: null, organisation_id: 10001, network: '', records: [location] });
  });

  test('lies in the store as a hash and encrypted, in no log and no other table', async () => {
    const { code: kept, code_hash } = await store()
      .selectFrom('posters')
      .select(['code', 'code_hash'])
      .where('subset_id', '=', location)
      .executeTakeFirstOrThrow();
    expect(kept + code_hash).not.toContain(code);
    await asVisitor(server, code);
    for (const entry of await entriesOf(server)) expect(JSON.stringify(entry)).not.toContain(code);
  });
});

describe('guessing', () => {
  test('is slowed down by network and told of once, and a right code opens all the same [S3.3-10]', async () => {
    await store().updateTable('organisations').set({ demo: 0 }).where('id', '=', 10001).execute();
    const from = { remoteAddress: '198.51.100.7' };
    const statuses = new Map<number, number>();
    for (let time = 0; time < 80; time += 1) {
      const { statusCode } = await asVisitor(server, `${createPosterCode()}/search`, from);
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 404: 60, 429: 20 });
    expect(await entriesOf(server, 'poster-codes-guessed')).toMatchObject([
      { organisation_id: null, details: { network: '198.51.100.7' } },
    ]);
    expect((await asVisitor(server, `${code}/search`, from)).statusCode).toBe(200);
    expect((await asVisitor(server, createPosterCode(), { remoteAddress: '198.51.100.8' })).statusCode).toBe(404);
    await store().updateTable('organisations').set({ demo: 1 }).where('id', '=', 10001).execute();
  });

  test('around a right code gets nowhere, nor do addresses that are mangled', async () => {
    const near = [
      code.slice(0, -1),
      `${code}0`,
      `${code}%00`,
      code.replace(/^./, (one) => (one === '0' ? '2' : '0')),
      '%',
      '..',
      "' or 1=1--",
      '*',
    ];
    for (const shown of near)
      expect([
        shown,
        (await asVisitor(server, `${shown === '%' ? shown : encodeURIComponent(shown)}/search`)).statusCode,
      ]).toEqual([shown, expect.toSatisfy((status) => [400, 404].includes(status))]);
  });
});

describe('one who asks without end', () => {
  test('is refused for a second, and a worker at the same address goes on by their own device [S3.3-07]', async () => {
    const flood = await Promise.all(Array.from({ length: 400 }, () => asVisitor(server, `${code}/search?q=acetone`)));
    const refused = flood.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(100);
    expect(refused[0]!.headers['retry-after']).toBe('1');
    const { device } = (await asVisitor(server, code)).json();
    for (let time = 0; time < 20; time += 1)
      expect((await asVisitor(server, `${code}/search?q=acetone&device=${device}`)).statusCode).toBe(200);
  });

  test('makes up no devices: one that we did not give counts with its network', async () => {
    await new Promise((resolve) => setTimeout(resolve, 1200));
    const answers = await Promise.all(
      Array.from({ length: 400 }, (_, index) =>
        asVisitor(server, `${code}/search?device=${crypto.randomUUID()}.${'a'.repeat(22)}&start=${index}`),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(100);
  });
});

test('the code of an organisation that has ended opens nothing [S3.3-05]', async () => {
  const hospital = await locationWithSheets(server, 10002);
  const theirs = await openLocation(server, { organisation: 10002, location: hospital });
  expect((await asVisitor(server, theirs)).statusCode).toBe(200);
  await inTransaction(store(), (trx) => eraseOrganisation(trx, 10002));
  expect((await asVisitor(server, theirs)).statusCode).toBe(404);
});
