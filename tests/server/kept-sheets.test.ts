import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { KeptList, KeptSheet } from '#contract/calls/kept-sheets.ts';
import { keptBatch, keptGroupOf, maxKeptGroups } from '#contract/kept-sheets.ts';
import { hashSecret } from '#server/domains/accounts/secrets.ts';
import { deleteEndedSessions, endSessionsOf, findSession } from '#server/domains/accounts/sessions.ts';
import { changeCollection } from '#server/domains/collection/changes.ts';
import { placeSheet } from '#server/domains/collection/placements.ts';
import { addSheets, type SheetFacts } from '#server/domains/collection/sheets.ts';
import { touchSheets } from '#server/domains/collection/touch-sheets.ts';
import { readKept } from '#server/domains/kept-sheets/read-kept-sheets.ts';
import { eraseOrganisation } from '#server/domains/operator/organisations/erase-organisation.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { people, startTestServer, type TestServer } from '../support/test-server.ts';
import { createVisitor, type Visitor } from '../support/visitor.ts';
import { bareSheet } from './documents/sheets.ts';
import { idOf } from './users/members.ts';

const organisationId = 10001;

let server: TestServer;
let admin: Visitor;
let reader: Visitor;
let hospital: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  [admin, reader, hospital] = [createVisitor(server.app), createVisitor(server.app), createVisitor(server.app)];
  await admin.signIn(people.companyAdmin);
  await reader.signIn(people.reader);
  await hospital.signIn(people.hospitalAdmin);
});
afterAll(() => server.close());

const list = async (visitor: Visitor, query = ''): Promise<KeptList> =>
  (await visitor.get(`/kept-sheets${query && `?${query}`}`)).body;
const numbers = async (visitor: Visitor, query = ''): Promise<number[]> =>
  ((await list(visitor, query)).sheets ?? []).map(([isn]) => isn);
const sheets = async (visitor: Visitor, isns: readonly number[]): Promise<KeptSheet[]> =>
  (await visitor.get(`/kept-sheets/sheets?${isns.map((isn) => `isn=${isn}`).join('&')}`)).body.sheets;
const markOf = async (isn: number) => new Map((await list(admin)).sheets ?? []).get(isn);

const placesByName = async (name: string) =>
  server.services.store
    .selectFrom('subsets')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('name_en', '=', name)
    .executeTakeFirstOrThrow();

const add = async (facts: Partial<SheetFacts>, subsetIds: readonly number[] = []): Promise<number> => {
  const { store } = server.services;
  const [isn = 0] = await addSheets(store, [{ ...bareSheet, productKey: crypto.randomUUID(), ...facts }]);
  await changeCollection(store, organisationId, (trx, { version, today }) =>
    placeSheet(trx, { organisationId, version }, { isn, custom: ['4100', 'x', 'y'], modified: today, subsetIds }),
  );
  return isn;
};
const [acetone] = [{ cas: '67-64-1', name: 'Acetone', percent: '10 %' }];

describe('what a device may keep', () => {
  test('is what the search finds, for an administrator and for a reader of some locations [S4.1-02]', async () => {
    for (const visitor of [admin, reader]) {
      const found = await visitor.get(`/lucidworks-solr-api/sds-${organisationId}/?fl=id&rows=90000000`);
      const ids = found.body.response.docs.map((doc: object) => Number(Object.values(doc)[0]));
      expect(await numbers(visitor)).toEqual(ids.toSorted((a: number, b: number) => a - b));
      expect(ids.length).toBeGreaterThan(10);
    }
    expect((await numbers(reader)).length).toBeLessThan((await numbers(admin)).length);
  });

  test('is, of locations chosen, what stands there or beneath', async () => {
    const { frame } = await list(admin);
    const root = frame.locations.find(({ path }) => !path.includes('/'))!;
    const found = await admin.get(
      `/lucidworks-solr-api/sds-${organisationId}/?${new URLSearchParams({ fq: `location_id_hier_ss:"0/${root.path}"`, fl: 'id', rows: '90000000' })}`,
    );
    const ids = found.body.response.docs.map((doc: object) => Number(Object.values(doc)[0]));
    expect(await numbers(admin, `location=${root.id}`)).toEqual(ids.toSorted((a: number, b: number) => a - b));
  });

  test('is told of a sheet as search, details and label tell it, in both languages [S4.1-02]', async () => {
    const isns = (await numbers(reader)).slice(0, 8);
    const kept = await sheets(reader, isns);
    expect(kept.map(({ isn }) => isn)).toEqual(isns);
    for (const { isn, details, label, record } of kept) {
      for (const language of ['en', 'fr'] as const)
        expect(details[language]).toEqual(
          (await reader.get(`/sds-details/?recordID=${isn}`, { 'accept-language': language })).body,
        );
      expect(label).toEqual((await reader.get(`/labels/${isn}`)).body);
      expect(record).toMatchObject({ isn, productName: details.en.result.product_name });
    }
  });

  test('has a mark that is the same in the list and with the sheet', async () => {
    const { sheets: marks } = await list(reader);
    const some = marks!.slice(0, 5);
    const kept = await sheets(
      reader,
      some.map(([isn]) => isn),
    );
    expect(kept.map(({ isn, mark }) => [isn, mark])).toEqual(some);
  });
});

describe('what has changed', () => {
  test('is nothing where the device has the version [S4.1-03]', async () => {
    const { version, sheets: all } = await list(admin);
    expect(all).not.toBeNull();
    expect(await list(admin, `known=${version}`)).toMatchObject({ version, sheets: null });
    expect((await list(admin, 'known=another')).sheets).toEqual(all);
  });

  test('is one sheet where one was changed [S4.1-03]', async () => {
    const isn = await add({});
    const before = await list(admin);
    await server.services.store.updateTable('sheets').set({ product_name: 'Other' }).where('isn', '=', isn).execute();
    await inTransaction(server.services.store, (trx) => touchSheets(trx, [isn]));
    const after = await list(admin, `known=${before.version}`);
    const known = new Map(before.sheets);
    expect(after.sheets?.filter(([one, mark]) => known.get(one) !== mark).map(([one]) => one)).toEqual([isn]);
  });

  test('is told by groups of sheets, and then of the groups that have changed alone [S4.1-03]', async () => {
    const [changed, gone] = [await add({}), await add({})];
    const before = await list(admin);
    const groupOf = (isn: number) => keptGroupOf(isn);
    expect(before.groups?.map(([group]) => group)).toEqual([...new Set(before.sheets!.map(([isn]) => groupOf(isn)))]);
    const { store } = server.services;
    await store.updateTable('sheets').set({ product_name: 'Otherwise' }).where('isn', '=', changed).execute();
    await inTransaction(store, (trx) => touchSheets(trx, [changed]));
    await changeCollection(store, organisationId, (trx, { version }) =>
      trx
        .updateTable('collection_sheets')
        .set({ removed: 1, version })
        .where('organisation_id', '=', organisationId)
        .where('isn', '=', gone)
        .execute(),
    );
    const after = await list(admin, `known=${before.version}&only=groups`);
    expect(after).toMatchObject({ sheets: null, total: before.total - 1 });
    const known = new Map(before.groups);
    const others = after.groups!.filter(([group, mark]) => known.get(group) !== mark).map(([group]) => group);
    expect(new Set(others)).toEqual(new Set([changed, gone].map(groupOf)));
    const part = await list(admin, others.map((group) => `group=${group}`).join('&'));
    const whole = (await list(admin)).sheets!;
    expect(part.sheets).toEqual(whole.filter(([isn]) => others.includes(groupOf(isn))));
    expect(part.sheets!.map(([isn]) => isn)).toContain(changed);
    expect(part.sheets!.map(([isn]) => isn)).not.toContain(gone);
    expect(await list(admin, `known=${after.version}&only=groups`)).toMatchObject({ sheets: null, groups: null });
  });

  test('is of each group what the person sees: whoever asks for all of a collection’s groups learns nothing more [S4.1-04]', async () => {
    const seen = await list(reader);
    const groups = (await list(admin)).groups!.map(([group]) => group).slice(0, maxKeptGroups);
    const part = await list(reader, groups.map((group) => `group=${group}`).join('&'));
    const own = seen.sheets!.filter(([isn]) => groups.includes(keptGroupOf(isn)));
    expect(part.sheets).toEqual(own);
    const all = (await list(admin)).sheets!.filter(([isn]) => groups.includes(keptGroupOf(isn)));
    expect(own.length).toBeLessThan(all.length);
    const elsewhere = await list(hospital, groups.map((group) => `group=${group}`).join('&'));
    const theirs = (await list(hospital)).sheets!.filter(([isn]) => groups.includes(keptGroupOf(isn)));
    expect(elsewhere.sheets).toEqual(theirs);
    expect((await reader.get('/kept-sheets?group=-1')).status).toBe(400);
  });

  test('is a sheet of which a removal is asked for, or whose PDF has been read', async () => {
    const isn = await add({ fileHash: 'ab'.repeat(32) });
    const first = await markOf(isn);
    await admin.post('/sds-removals/', { removals: [{ isn, subset_ids: [], additional_info: '' }] });
    await server.services.store
      .insertInto('section_readings')
      .values({
        file_hash: 'ab'.repeat(32),
        rules: (await import('#lib/sheet-reader/sections/read-sections.ts')).sectionRules,
        outcome: 'read',
        cards: '[]',
        created_at: new Date().toISOString(),
      })
      .execute();
    expect(await markOf(isn)).not.toBe(first);
  });

  test('is no sheet where a location has another name: names stand beside the sheets', async () => {
    const before = await list(admin);
    const { id } = await placesByName('Warehouse');
    await server.services.store.updateTable('subsets').set({ name_en: 'Depot' }).where('id', '=', id).execute();
    const after = await list(admin, `known=${before.version}`);
    expect(after.version).not.toBe(before.version);
    expect(after.sheets).toEqual(before.sheets);
    expect(after.frame.locations.find((one) => one.id === id)?.name.en).toBe('Depot');
    await server.services.store.updateTable('subsets').set({ name_en: 'Warehouse' }).where('id', '=', id).execute();
  });
});

describe('nothing is handed out', () => {
  test('of another organisation: not its sheets, not its locations [S4.1-04]', async () => {
    const theirs = await numbers(hospital);
    const own = new Set(await numbers(admin));
    const foreign = theirs.filter((isn) => !own.has(isn)).slice(0, keptBatch);
    expect(foreign.length).toBeGreaterThan(0);
    expect(await sheets(admin, foreign)).toEqual([]);
    const place = (await list(hospital)).frame.locations[0]!;
    expect(await numbers(admin, `location=${place.id}`)).toEqual([]);
    expect((await list(admin, `location=${place.id}`)).frame.locations.map(({ id }) => id)).not.toContain(place.id);
  });

  test('of a location that a reader does not see: no sheet, and no name on a sheet that stands in both [S4.1-04]', async () => {
    const { frame } = await list(reader);
    const all = (await list(admin)).frame.locations;
    const hidden = all.find(({ name }) => name.en === 'Chlorine room')!;
    expect(frame.locations.map(({ id }) => id)).not.toContain(hidden.id);
    const isn = await add({}, [hidden.id]);
    const both = await add({}, [hidden.id, frame.locations[0]!.id]);
    expect(await numbers(reader, `location=${hidden.id}`)).toEqual([]);
    expect(await numbers(reader)).not.toContain(isn);
    expect(await sheets(reader, [isn])).toEqual([]);
    const [kept] = await sheets(reader, [both]);
    expect(kept?.details.en.subsets.map(({ id }) => id)).toEqual([frame.locations[0]!.id]);
    expect(kept?.record.locations).not.toContain(hidden.path);
    expect(JSON.stringify(kept)).not.toContain(hidden.name.en);
  });

  test('of what is in a mixture, where ingredients are withheld [S4.1-04]', async () => {
    const { store } = server.services;
    const isn = await add({ casNumbers: ['64-17-5'], ingredients: [acetone!] });
    const [shown] = await sheets(admin, [isn]);
    expect(shown?.record).toMatchObject({ casNumbers: ['64-17-5', '67-64-1'], ingredientNames: ['Acetone'] });
    const before = await markOf(isn);
    await store.updateTable('organisations').set({ ingredients: 0 }).where('id', '=', organisationId).execute();
    const [withheld] = await sheets(admin, [isn]);
    expect(withheld?.record).toMatchObject({ casNumbers: ['64-17-5'], ingredientNames: [] });
    expect(JSON.stringify(withheld)).not.toMatch(/67-64-1|Acetone/);
    expect(await markOf(isn)).not.toBe(before);
    await store.updateTable('organisations').set({ ingredients: 1 }).where('id', '=', organisationId).execute();
  });

  test('of a sheet that was taken off the collection, or that another organisation sent [S4.1-04]', async () => {
    const isn = await add({});
    const { store } = server.services;
    expect(await sheets(admin, [isn])).toHaveLength(1);
    await store
      .updateTable('collection_sheets')
      .set({ removed: 1 })
      .where('isn', '=', isn)
      .where('organisation_id', '=', organisationId)
      .execute();
    expect(await sheets(admin, [isn])).toEqual([]);
    expect(await numbers(admin)).not.toContain(isn);
    const theirs = await add({ ownerId: 10002 });
    expect(await sheets(admin, [theirs])).toEqual([]);
    expect(await numbers(admin)).not.toContain(theirs);
  });

  test('to somebody without a session, to an operator, and of more sheets than a batch has at once', async () => {
    const stranger = createVisitor(server.app);
    expect((await stranger.get('/kept-sheets')).status).toBe(401);
    expect((await stranger.get('/kept-sheets/sheets?isn=1')).status).toBe(401);
    const operator = createVisitor(server.app);
    await operator.signIn(people.operator);
    expect((await operator.get('/kept-sheets')).status).toBe(403);
    const many = Array.from({ length: keptBatch + 1 }, (_, at) => `isn=${at + 1}`).join('&');
    expect((await admin.get(`/kept-sheets/sheets?${many}`)).status).toBe(400);
    expect((await admin.get('/kept-sheets/sheets')).body).toEqual({ sheets: [] });
  });

  test('to a member who was suspended; the pass of their device says that they no longer belong [S4.1-05]', async () => {
    const { pass } = await list(reader);
    const { store } = server.services;
    const stranger = createVisitor(server.app);
    const ask = async (shown: string) => (await stranger.post('/kept-sheets/pass', { pass: shown })).body;
    expect(await ask(pass)).toEqual({ belongs: true, was_ended: false });
    const userId = await idOf(server, people.reader);
    const suspend = (at: string) =>
      store.updateTable('memberships').set({ suspended_at: at }).where('user_id', '=', userId).execute();
    await suspend(new Date().toISOString());
    expect((await reader.get('/kept-sheets')).status).toBe(401);
    expect(await ask(pass)).toEqual({ belongs: false, was_ended: false });
    await suspend('');
    expect(await ask(pass)).toEqual({ belongs: true, was_ended: false });
  });
});

test('the pass is answered with whether somebody ended the session, which one that ran out was not [S4.1-05]', async () => {
  const visitor = createVisitor(server.app);
  const setSession = (to: Record<string, string>) =>
    server.services.store
      .updateTable('sessions')
      .set(to)
      .where('token_hash', '=', hashSecret(visitor.cookies.get('vigie_session')!))
      .execute();
  const wasEnded = async (pass: string) => (await visitor.post('/kept-sheets/pass', { pass })).body.was_ended;

  await visitor.signIn(people.reader);
  const { pass } = await list(visitor);
  // It lay idle, and is over by its time.
  await setSession({ used_at: '2020-01-01T00:00:00.000Z' });
  expect((await visitor.get('/kept-sheets')).status).toBe(401);
  expect(await wasEnded(pass)).toBe(false);
  await setSession({ expires_at: '2020-01-02T00:00:00.000Z' });
  expect(await wasEnded(pass)).toBe(false);

  // Its person ended it from elsewhere, as after losing the device; whoever found it may take its cookies away.
  await visitor.signIn(people.reader);
  const lost = await list(visitor);
  const elsewhere = createVisitor(server.app);
  await elsewhere.signIn(people.reader);
  const { body } = await elsewhere.get('/sessions');
  const other = body.sessions.find(({ current }: { current: boolean }) => !current);
  expect((await elsewhere.post('/sessions/end', { id: other.id })).status).toBe(200);
  expect((await visitor.get('/kept-sheets')).status).toBe(401);
  visitor.cookies.clear();
  expect(await wasEnded(lost.pass)).toBe(true);
  expect(await wasEnded(pass)).toBe(false);

  // Who changes the password ends them all; a month later no device has sheets of then any more.
  const { pass: another } = await list(elsewhere);
  const userId = await idOf(server, people.reader);
  await inTransaction(server.services.store, (trx) => endSessionsOf(trx, userId));
  expect(await wasEnded(another)).toBe(true);
  for (const [days, isKnown] of [
    [29, true],
    [31, false],
  ] as const) {
    const ended_at = new Date(Date.now() - days * 86_400_000).toISOString();
    await server.services.store.updateTable('ended_sessions').set({ ended_at }).execute();
    await deleteEndedSessions(server.services.store);
    expect(await wasEnded(another), String(days)).toBe(isKnown);
  }
  await reader.signIn(people.reader);
});

test('the pass of a member whose organisation has ended says that they no longer belong [S4.1-05]', async () => {
  const { pass } = await list(hospital);
  const stranger = createVisitor(server.app);
  const ask = async () => (await stranger.post('/kept-sheets/pass', { pass })).body;
  expect(await ask()).toEqual({ belongs: true, was_ended: false });
  await inTransaction(server.services.store, (trx) => eraseOrganisation(trx, 10002));
  expect(await ask()).toEqual({ belongs: false, was_ended: false });
  expect((await hospital.get('/kept-sheets')).status).toBe(401);
});

test('a pass that was made up, or changed to another person’s, tells nothing [S4.1-05]', async () => {
  const { pass } = await list(admin);
  const [membership, user, mark, seal] = pass.split('.');
  const stranger = createVisitor(server.app);
  for (const shown of [
    '',
    '...',
    `${Number(membership) + 1}.${user}.${mark}.${seal}`,
    `${membership}.${Number(user) + 1}.${mark}.${seal}`,
    `${membership}.${user}.${'0'.repeat(32)}.${seal}`,
    `${membership}.${user}.${mark}.`,
  ])
    expect((await stranger.post('/kept-sheets/pass', { pass: shown })).body).toEqual({
      belongs: false,
      was_ended: false,
    });
});

test('the audit log tells once a day who keeps which locations [S4.1-06]', async () => {
  const visitor = createVisitor(server.app);
  await visitor.signIn(people.collectionAdmin);
  const { id } = await placesByName('Warehouse');
  for (const _time of [1, 2, 3]) await list(visitor, `location=${id}`);
  await list(visitor);
  const entries = await server.services.store
    .selectFrom('audit_entries')
    .select('details')
    .where('event', '=', 'sheets-kept')
    .where('user_id', '=', await idOf(server, people.collectionAdmin))
    .orderBy('id')
    .execute();
  expect(entries.map(({ details }) => JSON.parse(details))).toEqual([{ locations: [id] }, { locations: [] }]);
});

describe('a batch', () => {
  test('is read in as many queries however many sheets are asked for, their labels included', async () => {
    const { services } = server;
    const isns = (await numbers(reader)).slice(0, 20);
    const token = reader.cookies.get('vigie_session') ?? '';
    const session = (await findSession(services.store, { token, address: '127.0.0.1', idleMinutes: 60 }))!;
    const countQueries = async (asked: readonly number[]): Promise<number> => {
      let count = 0;
      const store = services.store.withPlugin({
        transformQuery: ({ node }) => {
          count += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      const means = { ...services, store: store as typeof services.store, publicUrl: services.config.publicUrl };
      expect(await readKept(means, session, asked)).toHaveLength(asked.length);
      return count;
    };
    const few = await countQueries(isns.slice(0, 2));
    const many = await countQueries(isns);
    expect(few).toBeGreaterThan(0);
    expect(many).toBe(few);
  });
});

test('a location that is taken from a reader changes the marks of the sheets that stand there, and of no others [S4.1-03 S4.1-04]', async () => {
  const { store } = server.services;
  const [janitorial, laboratory] = [await placesByName('Janitorial'), await placesByName('Laboratory')];
  const inBoth = await add({ productName: 'In both' }, [janitorial.id, laboratory.id]);
  const inOne = await add({ productName: 'In one' }, [janitorial.id]);
  const session = (await findSession(store, {
    token: reader.cookies.get('vigie_session') ?? '',
    address: '127.0.0.1',
    idleMinutes: 60,
  }))!;
  const seeOnly = async (ids: readonly number[]) => {
    await store.deleteFrom('membership_subsets').where('membership_id', '=', session.membershipId).execute();
    for (const id of ids)
      await store
        .insertInto('membership_subsets')
        .values({ membership_id: session.membershipId, subset_id: id })
        .execute();
    return new Map((await list(reader)).sheets ?? []);
  };
  const before = await seeOnly([janitorial.id, laboratory.id]);
  const after = await seeOnly([janitorial.id]);
  expect(after.get(inBoth)).toBeDefined();
  expect(after.get(inBoth)).not.toBe(before.get(inBoth));
  expect(after.get(inOne)).toBe(before.get(inOne));
  const [sheet] = await sheets(reader, [inBoth]);
  expect([sheet?.mark, sheet?.details.en.subsets.map(({ id }) => id)]).toEqual([after.get(inBoth), [janitorial.id]]);
});
