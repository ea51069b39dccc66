import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { apiBase } from '#contract/call.ts';
import type { compareAddition } from '#contract/calls/operator/requests.ts';
import { runDueJobs } from '#server/app/jobs.ts';
import { makePdf } from '#tests/support/pdfs.ts';
import { marked, people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { askForSheets, type Caller, signedInCaller, signedInOperator, workOn } from './operator-caller.ts';

type Comparison = z.output<typeof compareAddition.answer>;

let server: TestServer;
let operator: Caller;
let member: Caller;
let place: number;
beforeAll(async () => {
  server = await startTestServer();
  operator = await signedInOperator(server);
  member = await signedInCaller(server, people.collectionAdmin);
  const places = server.services.store.selectFrom('subsets').select('id').where('organisation_id', '=', 10001);
  place = (await places.executeTakeFirstOrThrow()).id;
});
afterAll(() => server.close());

interface Version {
  readonly name: string;
  readonly day: string;
  readonly hazards: string;
  readonly minutes: number;
}

const sheetText = ({ name, day, hazards, minutes }: Version) => `Safety Data Sheet
SECTION 1: Identification
Product name: ${name}
Manufacturer: Larch Solvents Inc.
Revision date: ${day}
SECTION 2: Hazard identification
${hazards}
SECTION 3: Composition/information on ingredients
Acetone 67-64-1
SECTION 4: First-aid measures
Eye contact: Rinse with water for ${minutes} minutes, and call for help if it is not clear.
Skin contact: Wash with soap and water.
Inhalation: Move to fresh air.
Ingestion: Rinse the mouth, and do not induce vomiting.
SECTION 5: Fire-fighting measures
Suitable extinguishing media: Foam, carbon dioxide.
SECTION 6: Accidental release measures
Take it up with sand.
SECTION 7: Handling and storage
Store it in a dry place that is away from the heat.
SECTION 8: Exposure controls/personal protection
Wear gloves.
SECTION 9: Physical and chemical properties
Liquid.
SECTION 10: Stability and reactivity
Stable.
SECTION 11: Toxicological information
None known.
SECTION 12: Ecological information
None known.
SECTION 13: Disposal considerations
As the law asks for.
SECTION 14: Transport information
UN number: UN1090
SECTION 15: Regulatory information
None.
SECTION 16: Other information`;
const older = { day: '2026-01-10', hazards: 'Signal word: Warning\nH319 Causes serious eye irritation', minutes: 15 };
const newer = {
  day: '2026-05-10',
  hazards: 'Signal word: Danger\nH225 Highly flammable liquid and vapour',
  minutes: 30,
};

const ask = async (text: string): Promise<number> => {
  const files = [{ name: 'thinner.pdf', bytes: await makePdf(text) }];
  const [id] = await askForSheets(server, { cookie: member.cookie, files, 'locations[]': String(place) });
  return id!;
};
/** The older sheet in the collection, and a request for the newer one. */
const twoVersions = async (name: string) => {
  const first = await ask(sheetText({ ...older, name }));
  const { draft, version } = await workOn(operator, first);
  const sheet = {
    ...draft.sheet,
    product_name: name,
    manufacturer: 'LARCH SOLVENTS INC',
    language: 'en' as const,
    signal_word: 'warning' as const,
    pictograms: ['GHS07' as const],
    hazard_codes: ['H319'],
  };
  const entry = { ...draft, sheet, decision: { kind: 'new' as const } };
  const { body } = await operator('POST', `/operator/requests/${first}/confirm`, { entry, version, note: '' });
  return { isn: body.isn as number, id: await ask(sheetText({ ...newer, name })) };
};
const pathOf = (id: number, isn: number) => `/operator/requests/${id}/comparison?isn=${isn}`;
const textOf = ({ sections }: Comparison['after'], number: number) =>
  sections.filter((section) => section.number === number).map(({ text }) => text);

test('the PDF of an addition is beside the sheet that is there: facts, first aid, sections of both [S5.4-03]', async () => {
  const { isn, id } = await twoVersions('Larch Thinner 7');
  const { status, headers, body } = await operator('GET', pathOf(id, isn));
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  const { before, after } = body as Comparison;
  expect(before.result).toMatchObject({
    product_name: 'Larch Thinner 7',
    manufacturer_name: 'LARCH SOLVENTS INC',
    language: 'en',
    dateofmsds: '2026-01-10',
    signal_word: 'warning',
    whmis2015_ghscode: 'GHS07',
    hazard_statements: [{ code: 'H319', text: 'Causes serious eye irritation' }],
  });
  expect(after.result).toMatchObject({
    product_name: 'Larch Thinner 7',
    // As the sheet that is there writes the same maker.
    manufacturer_name: 'LARCH SOLVENTS INC',
    language: 'en',
    dateofmsds: '2026-05-10',
    signal_word: 'danger',
    hazard_statements: [{ code: 'H225', text: 'Highly flammable liquid and vapour' }],
  });
  expect(after.ingredients).toEqual([{ casnumber: '67-64-1', substancename: 'Acetone' }]);
  expect(after.emergency.card?.first_aid.eyes?.text).toContain('30 minutes');
  expect(before.emergency.card?.first_aid.eyes?.text).toContain('15 minutes');
  expect(textOf(before, 4)).toEqual([expect.stringContaining('15 minutes')]);
  expect(textOf(after, 4)).toEqual([expect.stringContaining('30 minutes')]);
});

test('what is entered in the form is not what the PDF says', async () => {
  const { isn, id } = await twoVersions('Larch Thinner 8');
  const { draft, version } = await workOn(operator, id);
  const typed = { ...draft, sheet: { ...draft.sheet, product_name: 'Typed by hand' } };
  await operator('PUT', `/operator/requests/${id}/addition`, { draft: typed, version });
  const { after } = (await operator('GET', pathOf(id, isn))).body as Comparison;
  expect(after.result.product_name).toBe('Larch Thinner 8');
});

test('a PDF without text has nothing to compare, and says why', async () => {
  const { isn } = await twoVersions('Larch Thinner 9');
  const id = await ask('');
  await workOn(operator, id);
  const { after: waiting } = (await operator('GET', pathOf(id, isn))).body as Comparison;
  expect(waiting.emergency.state).toBe('recognising');
  await runDueJobs({ ...server.services, log: server.app.log });
  const { after } = (await operator('GET', pathOf(id, isn))).body as Comparison;
  expect([after.emergency.state, after.sections, after.result.language]).toEqual(['unreadable', [], '']);
});

describe('only a sheet of the organisation that asks is compared [S5.4-04]', () => {
  test('also one that has left its collection', async () => {
    const { isn, id } = await twoVersions('Larch Thinner 10');
    await server.services.store
      .updateTable('collection_sheets')
      .set({ removed: 1 })
      .where('organisation_id', '=', 10001)
      .where('isn', '=', isn)
      .execute();
    expect((await operator('GET', pathOf(id, isn))).status).toBe(200);
  });

  test('not another’s, nor one that nobody has, nor for a request that is no addition or is not there', async () => {
    const { store } = server.services;
    const { isn, id } = await twoVersions('Larch Thinner 11');
    const own = store.selectFrom('collection_sheets').select('isn').where('organisation_id', '=', 10001);
    const foreign = await store
      .selectFrom('collection_sheets')
      .select('isn')
      .where('organisation_id', '=', 10002)
      .where('isn', 'not in', own)
      .executeTakeFirstOrThrow();
    const nobodys = await store
      .selectFrom('sheets')
      .select('isn')
      .where('isn', 'not in', store.selectFrom('collection_sheets').select('isn'))
      .executeTakeFirst();
    const removal = await store
      .selectFrom('requests')
      .select('id')
      .where('organisation_id', '=', 10001)
      .where('type', '!=', 'sdsaddition')
      .executeTakeFirstOrThrow();
    const paths = [
      pathOf(id, foreign.isn),
      pathOf(id, nobodys?.isn ?? 999_999_999),
      pathOf(id, 999_999_999),
      pathOf(removal.id, isn),
      pathOf(999_999_999, isn),
    ];
    const answers = await Promise.all(paths.map((path) => operator('GET', path)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await operator('GET', pathOf(id, 0))).status).toBe(400);
  });

  test('by operators alone: no member, and nobody without a session', async () => {
    const { isn, id } = await twoVersions('Larch Thinner 12');
    const foreign = await signedInCaller(server, people.hospitalAdmin);
    expect((await member('GET', pathOf(id, isn))).status).toBe(403);
    expect((await foreign('GET', pathOf(id, isn))).status).toBe(403);
    const stranger = await server.app.inject({ url: apiBase + pathOf(id, isn), headers: marked });
    expect(stranger.statusCode).toBe(401);
  });
});
