import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReadyAddition } from '#contract/calls/operator/ready.ts';
import type { AdditionWork } from '#contract/operator/addition.ts';
import type { Readiness } from '#contract/operator/readiness.ts';
import { runDueJobs } from '#server/app/jobs.ts';
import { readinessOf } from '#server/domains/operator/requests/additions/readiness.ts';
import { makePdf, spanishSheet } from '#tests/support/pdfs.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { askForSheets, type Caller, pdfOf, signedInCaller, signedInOperator, workOn } from './operator-caller.ts';
import { secondOperator } from './second-operator.ts';

let server: TestServer;
let operator: Caller;
let member: Caller;
/** Sheets of another organisation that nobody holds in the first, so that their PDFs are news there. */
let strangers: { isn: number; product_name: string }[];
let place: number;
beforeAll(async () => {
  server = await startTestServer();
  operator = await signedInOperator(server);
  member = await signedInCaller(server, people.collectionAdmin);
  const { store } = server.services;
  const held = store.selectFrom('collection_sheets').select('isn').where('organisation_id', '=', 10001);
  strangers = await store
    .selectFrom('sheets')
    .innerJoin('collection_sheets', 'collection_sheets.isn', 'sheets.isn')
    .select(['sheets.isn', 'product_name'])
    .where('organisation_id', '=', 10002)
    .where('sheets.isn', 'not in', held)
    .where('format', '=', 'whmis-2015')
    .where('hazardous', '=', 'yes')
    .where('sheet_date', '!=', '')
    .orderBy('sheets.isn')
    .execute();
  const subsets = store.selectFrom('subsets').select('id').where('organisation_id', '=', 10001).orderBy('id');
  place = (await subsets.executeTakeFirstOrThrow()).id;
});
afterAll(() => server.close());

const readAhead = () => runDueJobs({ ...server.services, log: server.app.log });
const send = async (bytes: Buffer): Promise<number> => {
  const [id = 0] = await askForSheets(server, {
    cookie: member.cookie,
    files: [{ name: 'fiche.pdf', bytes }],
    'locations[]': String(place),
  });
  return id;
};
const stored = async (id: number): Promise<string> =>
  (await operator('GET', `/operator/requests/${id}`)).body.readiness;
const listed = async (caller = operator): Promise<{ additions: ReadyAddition[]; total: number }> =>
  (await caller('GET', '/operator/ready-additions')).body;
const confirm = (additions: readonly { id: number; mark: string }[], caller = operator) =>
  caller('POST', '/operator/ready-additions', { additions });

/** Requests of which everything was read for certain; the demo's sheets are read well, not each of them. */
let ready: ReadyAddition[];
beforeAll(async () => {
  for (const { isn } of strangers.slice(0, 20)) await send(await pdfOf(server, isn));
  await readAhead();
  ready = (await listed()).additions;
}, 120_000);

describe('additions that are ready', () => {
  test('are read ahead, listed with what would be kept, and found in the queue [S5.8-07 S5.8-08]', async () => {
    expect(ready.length).toBeGreaterThan(4);
    for (const { id, sheet, decision, like, locations } of ready) {
      const work = await workOn(operator, id);
      expect(readinessOf(work)).toBe('ready');
      expect(work.draft).toMatchObject({ sheet, decision });
      expect(like?.isn).toBe(decision.kind === 'new' ? undefined : decision.isn);
      expect(locations).toHaveLength(1);
    }
    const { body } = await operator('GET', '/operator/requests?readiness=ready&status=processing&_start=0&_end=100');
    expect(new Set(body.map((one: { id: number }) => one.id))).toEqual(new Set(ready.map(({ id }) => id)));
    expect((await operator('GET', '/operator/queue-figures')).body.ready).toBe(ready.length);
  });

  test('are not what is no sheet, in no language that is read, without text, or saved by somebody [S5.8-07]', async () => {
    const [another, spanish, saved] = await Promise.all([
      send(await makePdf('Minutes of the meeting of May 4')),
      send(await makePdf(spanishSheet)),
      send(await pdfOf(server, strangers[20]!.isn)),
    ]);
    await readAhead();
    expect([await stored(another), await stored(spanish)]).toEqual(['by-hand', 'by-hand']);
    const work = await workOn(operator, saved);
    await operator('PUT', `/operator/requests/${saved}/addition`, { draft: work.draft, version: work.version });
    await workOn(operator, saved);
    expect(await stored(saved)).toBe('look');
  });

  const certain = (work: AdditionWork, change: (work: AdditionWork) => void): Readiness => {
    const other = structuredClone(work);
    change(other);
    return readinessOf(other);
  };

  test('stop being so by any one doubt', async () => {
    const work = await workOn(operator, ready.find(({ decision }) => decision.kind === 'new')!.id);
    expect(certain(work, () => {})).toBe('ready');
    const alike = {
      ...{ isn: 1, product_name: 'Like it', manufacturer: 'Maker', product_ids: [], language: 'en' as const },
      ...{ sheet_date: '2020-01-01', in_collection: true, likeness: 'alike' as const },
    };
    const doubts: ((work: AdditionWork) => void)[] = [
      ({ reading }) => Object.assign(reading.fields.productName!, { certainty: 0.9 }),
      ({ reading }) => delete reading.fields.manufacturer,
      ({ reading }) => delete reading.fields.ingredients,
      ({ reading }) => Object.assign(reading, { pictures: [{ page: 1, confidence: 99 }] }),
      ({ reading }) => reading.kind?.sheets.push(reading.kind.sheets[0]!),
      ({ draft }) => Object.assign(draft.sheet, { sheet_date: '' }),
      ({ draft }) => Object.assign(draft.sheet, { product_name: '' }),
      ({ draft }) => Object.assign(draft.sheet, { hazardous: 'no', signal_word: 'danger' }),
      ({ draft }) => Object.assign(draft.sheet, { hazard_codes: ['H300'], pictograms: [] }),
      ({ draft }) => draft.locations.splice(0),
      ({ candidates }) => candidates.push(alike),
    ];
    for (const doubt of doubts) expect(certain(work, doubt), String(doubt)).toBe('look');
    expect(certain(work, ({ reading }) => Object.assign(reading, { outcome: 'unreadable' }))).toBe('by-hand');
    expect(certain(work, ({ reading }) => Object.assign(reading, { outcome: 'recognising' }))).toBe('being-read');
  });

  test('are added together, each once, however often and by however many that is sent [S5.8-09]', async () => {
    // The two languages of one product are news only until one of them is added.
    const sharesCode = (one: ReadyAddition, other: ReadyAddition) =>
      one.sheet.product_ids.some((code) => other.sheet.product_ids.includes(code));
    const apart = ready.filter((one, at) => !ready.slice(0, at).some((other) => sharesCode(one, other))).slice(0, 3);
    const some = apart.map(({ id, mark }) => ({ id, mark }));
    const sheets = async () =>
      Number(
        (
          await server.services.store
            .selectFrom('collection_sheets')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .where('organisation_id', '=', 10001)
            .where('removed', '=', 0)
            .executeTakeFirstOrThrow()
        ).count,
      );
    const before = await sheets();
    const answers = await Promise.all([confirm(some), confirm(some)]);
    expect(
      answers.map(({ status }) => status),
      JSON.stringify(answers.map(({ body }) => body)),
    ).toEqual([200, 200]);
    const outcomes = answers.flatMap(({ body }) => body.results as { id: number; outcome: string }[]);
    for (const { id } of some) {
      const of = outcomes.filter((one) => one.id === id).map(({ outcome }) => outcome);
      expect(of.sort()[0], String(of)).toBe('added');
      expect(of.filter((outcome) => outcome === 'added')).toHaveLength(1);
    }
    const again = (await confirm(some)).body.results.map(({ outcome }: { outcome: string }) => outcome);
    expect(again).toEqual(['ended', 'ended', 'ended']);
    const replaced = apart.filter(({ decision }) => decision.kind === 'replace' || decision.kind === 'use');
    expect(await sheets()).toBe(before + some.length - replaced.length);
    expect((await listed()).additions.map(({ id }) => id)).not.toContain(some[0]!.id);
  });

  test('are left alone where they are another’s, or no longer what was shown [S5.8-10]', async () => {
    const { additions } = await listed();
    const [held, other] = additions;
    const { store } = server.services;
    const someone = await store
      .selectFrom('users')
      .select('id')
      .where('name', '=', people.companyAdmin)
      .executeTakeFirstOrThrow();
    await store.updateTable('requests').set({ holder_id: someone.id }).where('id', '=', held!.id).execute();
    const { body } = await confirm([
      { id: held!.id, mark: held!.mark },
      { id: other!.id, mark: 'something else' },
      { id: 999_999, mark: '' },
    ]);
    expect(body.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['held', 'changed', 'changed']);
    expect((await listed()).additions.map(({ id }) => id)).not.toContain(held!.id);
    expect(await stored(other!.id)).toBe('ready');
  });

  test('say why they were not added: another of the same call came before, or who was quicker [S5.10-65]', async () => {
    // Sent again, each is news until one of them is added.
    const { store } = server.services;
    const first = (await listed()).additions.find(({ decision }) => decision.kind === 'new')!;
    const { id: _, ...sent } = await store
      .selectFrom('requests')
      .selectAll()
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow();
    await store.insertInto('requests').values([sent, sent, sent]).execute();
    const again = (await listed()).additions.filter(
      ({ id, sheet }) => id !== first.id && sheet.product_name === first.sheet.product_name,
    );
    const [second, refused, saved] = again as [ReadyAddition, ReadyAddition, ReadyAddition];
    const priya = await secondOperator(server, 'Priya');
    await priya.call('POST', `/operator/requests/${refused.id}/refuse`, { note: 'Not a product.' });
    const { draft, version } = await workOn(operator, saved.id);
    await priya.call('PUT', `/operator/requests/${saved.id}/addition`, { draft, version });
    const { body } = await confirm([first, second, refused, saved].map(({ id, mark }) => ({ id, mark })));
    expect(body.results).toEqual([
      { id: first.id, outcome: 'added', after: null, by: '' },
      { id: second.id, outcome: 'changed', after: first.id, by: '' },
      { id: refused.id, outcome: 'ended', after: null, by: 'Priya' },
      { id: saved.id, outcome: 'changed', after: null, by: 'Priya' },
    ]);
    // In a call of its own nothing came before.
    const alone = await confirm([{ id: second.id, mark: second.mark }]);
    expect(alone.body.results).toEqual([{ id: second.id, outcome: 'changed', after: null, by: '' }]);
  });

  test('are nothing to members and strangers', async () => {
    for (const name of [people.companyAdmin, people.reader]) {
      const caller = await signedInCaller(server, name);
      expect((await caller('GET', '/operator/ready-additions')).status).toBe(403);
      expect((await confirm([{ id: 1, mark: '' }], caller)).status).toBe(403);
    }
    const nobody = await server.app.inject({ url: '/api/operator/ready-additions' });
    expect(nobody.statusCode).toBe(401);
  });
});
