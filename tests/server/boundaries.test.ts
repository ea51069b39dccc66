import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiBase, type Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { makePdf } from '#tests/support/pdfs.ts';
import { marked, people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { askForSheets, type Caller, signedInCaller, signedInOperator, workOn } from './operator/operator-caller.ts';

/**
 * Nothing that one organisation uploads is reachable by another, whatever operators make of it, unless an operator says of that very
 * sheet that its maker publishes it.
 */

let server: TestServer;
let operator: Caller;
const uploaders = [people.companyAdmin, people.hospitalAdmin];
const organisations = [10001, 10002];
let members: Caller[];
/** Everybody in the one organisation and not in the other. */
let everybody: Caller[][];
/** A location of each. */
let places: number[];
/** Sheets that both hold, of days that are long past: what is uploaded may join or replace any of them. */
let shared: { isn: number; language: 'en' | 'fr' }[];

beforeAll(async () => {
  server = await startTestServer();
  operator = await signedInOperator(server);
  members = await Promise.all(uploaders.map((name) => signedInCaller(server, name)));
  everybody = [
    [
      members[0]!,
      ...(await Promise.all([people.collectionAdmin, people.reader].map((name) => signedInCaller(server, name)))),
    ],
    [members[1]!],
  ];
  shared = await server.services.store
    .selectFrom('sheets')
    .innerJoin('collection_sheets as one', 'one.isn', 'sheets.isn')
    .innerJoin('collection_sheets as other', 'other.isn', 'sheets.isn')
    .select(['sheets.isn', 'sheets.language'])
    .where('one.organisation_id', '=', 10001)
    .where('other.organisation_id', '=', 10002)
    .where('one.removed', '=', 0)
    .where('other.removed', '=', 0)
    .where('sheets.product_key', '!=', '')
    .where('sheets.sheet_date', '!=', '')
    .orderBy('sheets.isn')
    .execute();
  expect(shared.length).toBeGreaterThan(50);
  const subsets = await server.services.store
    .selectFrom('subsets')
    .select(['id', 'organisation_id'])
    .orderBy('id')
    .execute();
  places = organisations.map((id) => subsets.find(({ organisation_id }) => organisation_id === id)!.id);
});
afterAll(() => server.close());

const calling = (calls as readonly Call[]).filter(({ reaches }) => reaches?.what === 'sheet');

/** What a person is answered who names the sheet in that call. */
const ask = async (person: Caller, call: Call, isn: number) => {
  const { params = {}, query = {} } = call.reaches!.address(isn);
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const url = `${apiBase}${path}?${search}`;
  const response = await server.app.inject({ method: call.method, url, headers: { ...marked, cookie: person.cookie } });
  return { status: response.statusCode, text: response.body };
};

interface Upload {
  readonly by: 0 | 1;
  readonly kind: 'new' | 'beside' | 'replace';
  readonly at: number;
  readonly isOtherLanguage: boolean;
  readonly isPublished: boolean;
}

/** Sends a PDF in as one organisation and confirms it as drawn; the sheet it became, and the one that it was joined to. */
const upload = async ({ by, kind, at, isOtherLanguage, isPublished }: Upload, canary: string) => {
  const chosen = shared[at % shared.length]!;
  const [id] = await askForSheets(server, {
    cookie: members[by]!.cookie,
    files: [{ name: `${canary}.pdf`, bytes: await makePdf(`${canary} SAFETY DATA SHEET`) }],
    'locations[]': String(places[by]),
  });
  const { draft, version } = await workOn(operator, id!);
  const isOther = isOtherLanguage && kind === 'beside';
  const language = isOther ? (chosen.language === 'en' ? 'fr' : 'en') : chosen.language;
  const sheet = {
    ...draft.sheet,
    product_name: canary,
    manufacturer: 'Canary Works',
    language,
    sheet_date: '2026-11-01',
  };
  const decision = kind === 'new' ? { kind } : { kind, isn: chosen.isn };
  const entry = { ...draft, sheet, decision, is_published: isPublished };
  const confirmed = await operator('POST', `/operator/requests/${id}/confirm`, { entry, version, note: '' });
  return { isn: confirmed.body.isn as number | undefined, chosen: chosen.isn, status: confirmed.status };
};

let drawn = 0;

test('no call answers anybody of another organisation with what one has uploaded', async () => {
  const uploads = fc.record<Upload>({
    by: fc.constantFrom(0, 1),
    kind: fc.constantFrom('new', 'beside', 'replace'),
    at: fc.nat(500),
    isOtherLanguage: fc.boolean(),
    isPublished: fc.boolean(),
  });
  let kept = 0;
  let told = 0;
  await fc.assert(
    fc.asyncProperty(uploads, async (drawing) => {
      drawn += 1;
      const canary = `CANARY${drawn}X`;
      const { isn, chosen, status } = await upload(drawing, canary);
      // A sheet that an earlier drawing took out of the collection is no older version of it any more.
      if (status !== 200 || isn === undefined) return;
      const other = drawing.by === 0 ? 1 : 0;
      const isShown = drawing.isPublished && drawing.kind !== 'new';
      expect((await ask(members[drawing.by]!, calling[0]!, isn)).status).toBe(200);
      for (const person of everybody[other]!) {
        for (const call of calling) {
          const named = await ask(person, call, isn);
          if (!isShown) expect([call.id, named.status]).toEqual([call.id, 404]);
          const joined = await ask(person, call, chosen);
          if (!isShown) expect(joined.text).not.toContain(canary);
          if (joined.status === 200 && call.id === 'getSheetDetails') {
            const numbers = (JSON.parse(joined.text).alternates ?? []).map((one: { isn: number }) => one.isn);
            expect(numbers.includes(isn)).toBe(isShown);
            told += isShown ? 1 : 0;
          }
        }
        const searched = await person('GET', `/lucidworks-solr-api/sds-${organisations[other]}/?q=${canary}&rows=5`);
        expect(searched.body.response.numFound).toBe(0);
      }
      kept += isShown ? 0 : 1;
    }),
    { numRuns: 24 },
  );
  expect(calling.length).toBeGreaterThanOrEqual(4);
  expect(kept).toBeGreaterThan(4);
  expect(told).toBeGreaterThan(0);
}, 120_000);

test('a newer version that another organisation has sent is announced to nobody else, until it is shared', async () => {
  const superseded = async () => {
    const query = new URLSearchParams({ q: '*:*', fl: 'id', rows: '0', facet: 'true', 'facet.field': 'SDSStatus_s' });
    return JSON.stringify((await members[1]!('GET', `/lucidworks-solr-api/sds-10002/?${query}`)).body.facet_counts);
  };
  const before = await superseded();
  const { isn, chosen } = await upload(
    { by: 0, kind: 'beside', at: 3, isOtherLanguage: false, isPublished: false },
    'NEWERX',
  );
  expect(await superseded()).toBe(before);
  expect((await members[1]!('GET', `/sds-details/?recordID=${isn}`)).status).toBe(404);
  const shared = await operator('POST', `/operator/sheets/${isn}/share`, {});
  expect(shared.status).toBe(200);
  expect((await members[1]!('GET', `/sds-details/?recordID=${isn}`)).status).toBe(200);
  const details = await members[1]!('GET', `/sds-details/?recordID=${chosen}`);
  expect(JSON.stringify(details.body.alternates)).toContain(String(isn));
});

test('only the desk can share a sheet', async () => {
  const { isn } = await upload({ by: 0, kind: 'new', at: 0, isOtherLanguage: false, isPublished: false }, 'OWNX');
  for (const member of members) expect((await member('POST', `/operator/sheets/${isn}/share`, {})).status).toBe(403);
  const record = await operator('GET', `/operator/sheets/${isn}`);
  expect(record.body.owner).toMatchObject({ id: 10001 });
});
