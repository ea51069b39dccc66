import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { supportEmailOf } from '#server/domains/provider/provider.ts';
import { newestMailTo, readOutbox } from '#tests/support/mails.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { putRequest } from '../requests/requests.ts';
import { idOf } from '../users/members.ts';
import { type Caller, found, signedInCaller, signedInOperator } from './operator-caller.ts';

let server: TestServer;
let operator: Caller;
let member: Caller;
beforeAll(async () => {
  server = await startTestServer();
  operator = await signedInOperator(server);
  member = await signedInCaller(server, people.collectionAdmin);
});
afterAll(() => server.close());

const list = (query: string) => operator('GET', `/operator/requests?${query}`);
const ids = (body: { id: number }[]) => body.map(({ id }) => id);

describe('the list', () => {
  test('holds the requests of all organisations, a page at a time, with their number in a header', async () => {
    const { headers, body } = await list('_start=0&_end=5&_sort=created_at&_order=DESC');
    expect(body).toHaveLength(5);
    expect(Number(headers['x-total-count'])).toBeGreaterThan(50);
    const days = body.map((one: { created_at: string }) => one.created_at);
    expect(days).toEqual(days.toSorted().reverse());
    const all = (await list('_start=0&_end=500')).body;
    expect(new Set(all.map((one: { organisation: number }) => one.organisation))).toEqual(new Set([10001, 10002]));
  });

  test('is narrowed by status, type, organisation, number and words', async () => {
    const id = await putRequest(server, {
      info: JSON.stringify({ subject: 'Zirconium primer' }),
      organisation_id: 10002,
    });
    expect(ids((await list('q=zirconium+hospital')).body)).toEqual([id]);
    expect(ids((await list(`q=R-${id}`)).body)).toEqual([id]);
    expect(ids((await list('q=zirconium&organisation=10001')).body)).toEqual([]);
    const { body } = await list('status=processing&type=contact');
    expect(ids(body)).toContain(id);
    expect(
      body.every((one: { status: string; type: string }) => one.status === 'processing' && one.type === 'contact'),
    ).toBe(true);
    expect(ids((await list(`id=${id}`)).body)).toEqual([id]);
  });

  test('refuses what it does not know, by name', async () => {
    const { status, body } = await list('_sort=password');
    expect([status, body.errors[0].source]).toEqual([400, { parameter: '_sort' }]);
  });
});

describe('a removal', () => {
  /** Asks for the removal of a sheet of two locations from both. */
  const askedRemoval = async () => {
    const { store } = server.services;
    const sheet = await store
      .selectFrom('collection_sheet_subsets')
      .innerJoin('collection_sheets', (join) =>
        join
          .onRef('collection_sheets.isn', '=', 'collection_sheet_subsets.isn')
          .onRef('collection_sheets.organisation_id', '=', 'collection_sheet_subsets.organisation_id'),
      )
      .select((eb) => ['collection_sheet_subsets.isn', eb.fn.countAll<number>().as('places')])
      .where('collection_sheet_subsets.organisation_id', '=', 10001)
      .where('removed', '=', 0)
      .where('collection_sheet_subsets.isn', 'not in', (eb) => eb.selectFrom('removals').select('isn'))
      .groupBy('collection_sheet_subsets.isn')
      .having((eb) => eb.fn.countAll<number>(), '=', 2)
      .orderBy('collection_sheet_subsets.isn')
      .limit(1)
      .executeTakeFirstOrThrow();
    const places = await placesOf(sheet.isn);
    const asked = await member('POST', '/saveRemovalRequests', {
      locdata: [{ isn: sheet.isn, selectedLocation: places, additionalInfo: '' }],
    });
    expect([asked.status, JSON.stringify(asked.body)]).toEqual([200, expect.any(String)]);
    const { request_id } = await store
      .selectFrom('removals')
      .select('request_id')
      .where('isn', '=', sheet.isn)
      .where('is_open', '=', 1)
      .executeTakeFirstOrThrow();
    return { isn: sheet.isn, places, id: request_id };
  };
  const placesOf = async (isn: number) =>
    (
      await server.services.store
        .selectFrom('collection_sheet_subsets')
        .select('subset_id')
        .where('organisation_id', '=', 10001)
        .where('isn', '=', isn)
        .orderBy('subset_id')
        .execute()
    ).map(({ subset_id }) => subset_id);
  const decide = (id: number, decisions: { location: number; approve: boolean }[], note = '') =>
    operator('POST', `/operator/requests/${id}/decide`, { decisions, note });

  test('is decided location by location; the member sees what was kept, and the sheet where it stays', async () => {
    const { isn, places, id } = await askedRemoval();
    const [kept, left] = places as [number, number];
    const { status, body } = await decide(
      id,
      [
        { location: left, approve: true },
        { location: kept, approve: false },
      ],
      'Still used there.',
    );
    expect([status, body.status]).toEqual([200, 'completed']);
    expect(body.removals.map((one: { outcome: string }) => one.outcome).sort()).toEqual(['approved', 'refused']);
    expect(await placesOf(isn)).toEqual([kept]);
    const details = await member('GET', `/sds-details/?recordID=${isn}`);
    expect(details.body.subsets.map((place: { id: number }) => place.id)).toEqual([kept]);
    expect(details.body.sdsDeletionCount).toBe(0);
    const told = await member('GET', `/requests/${id}?include=detail`);
    const [detail] = told.body.included.filter((one: { type: string }) => one.type === 'details');
    expect(detail.attributes.info.kept_locations).toHaveLength(1);
    expect(detail.attributes.history.at(-1)).toMatchObject({ status: 'completed', note: 'Still used there.' });
  });

  test('from every location takes the sheet out of the search', async () => {
    const { isn, places, id } = await askedRemoval();
    expect(await found(member, {})).toContain(isn);
    await decide(
      id,
      places.map((location) => ({ location, approve: true })),
    );
    expect(await found(member, {})).not.toContain(isn);
  });

  test('has to be decided whole, and changes nothing until it is', async () => {
    const { isn, places, id } = await askedRemoval();
    const { status, body } = await decide(id, [{ location: places[0]!, approve: true }]);
    expect([status, body.errors[0].code]).toEqual([422, 'removal.undecided']);
    expect(await placesOf(isn)).toEqual(places);
    expect(
      (
        await decide(
          id,
          [...places, 999_999].map((location) => ({ location, approve: true })),
        )
      ).status,
    ).toBe(422);
  });

  test('that is refused everywhere needs a reason, ends as an error, and may be asked for again [S5.7-10]', async () => {
    const { isn, places, id } = await askedRemoval();
    const nowhere = places.map((location) => ({ location, approve: false }));
    const silent = await decide(id, nowhere, ' ');
    expect([silent.status, silent.body.errors[0].source]).toEqual([422, { pointer: '/data/note' }]);
    const { body } = await decide(id, nowhere, 'It is still in use.');
    expect(body.status).toBe('error');
    expect(await placesOf(isn)).toEqual(places);
    const again = await member('POST', '/saveRemovalRequests', {
      locdata: [{ isn, selectedLocation: places, additionalInfo: '' }],
    });
    expect(again.status).toBe(200);
  });
});

describe('a message', () => {
  const written = async () =>
    putRequest(server, {
      user_id: await idOf(server, people.reader),
      info: JSON.stringify({ email: 'lou@elsewhere.example', subject: 'Fût sans étiquette', message: 'Que faire?' }),
    });

  test('is answered by mail at the address it left, in the writer’s language, and completed', async () => {
    const id = await written();
    const { body } = await operator('POST', `/operator/requests/${id}/answer`, {
      message: 'Imprimez-en une.\nBonne journée.',
    });
    expect(body).toMatchObject({ status: 'completed' });
    const mail = await newestMailTo(server, 'lou@elsewhere.example');
    expect(mail.subject).toBe(`Re\u00a0: Fût sans étiquette (R-${id})`);
    expect(mail.text).toContain('Imprimez-en une.');
    expect(mail.text).toContain('> Que faire?');
    expect(mail.headers['reply-to']).toContain((await supportEmailOf(server.services)).fr);
    const toReader = (await readOutbox(server)).filter(
      ({ to, text }) => to === people.reader && text.includes(`R-${id}`),
    );
    expect(toReader).toEqual([]);
  });

  test('shows the address of the account beside the one that was typed into the form [S5.10-63]', async () => {
    const { body } = await operator('GET', `/operator/requests/${await written()}`);
    expect([body.email, body.account_email, body.requester_language]).toEqual([
      'lou@elsewhere.example',
      people.reader,
      'fr',
    ]);
  });

  test.each(['Hello,\n\n…\n\nRegards', 'Dear {requester},'])(
    'is not sent while it is unfinished: %j [S5.7-09]',
    async (message) => {
      const id = await written();
      const { status, body } = await operator('POST', `/operator/requests/${id}/answer`, { message });
      expect([status, body.errors[0].code, body.errors[0].source.pointer]).toEqual([
        422,
        'answer.unfilled',
        '/data/message',
      ]);
      expect((await operator('GET', `/operator/requests/${id}`)).body.status).toBe('processing');
    },
  );

  test('that two answer at once has the answer of one, and the other is told [S5.7-15]', async () => {
    const id = await written();
    const answers = await Promise.all(
      ['Yes.', 'No.'].map((message) => operator('POST', `/operator/requests/${id}/answer`, { message })),
    );
    const [refused] = answers.filter(({ status }) => status !== 200);
    expect([answers.map(({ status }) => status).toSorted(), refused?.body.errors[0].code]).toEqual([
      [200, 409],
      'request.not_open',
    ]);
    expect((await operator('GET', `/operator/requests/${id}`)).body.history).toHaveLength(2);
  });

  test('that was answered may be answered once more, by who knows that', async () => {
    const id = await written();
    for (const [message, again] of [
      ['First', false],
      ['Second', true],
    ])
      await operator('POST', `/operator/requests/${id}/answer`, { message, again });
    const { body } = await operator('GET', `/operator/requests/${id}`);
    expect(body.history.map(({ note }: { note: string }) => note)).toEqual(['', 'First', 'Second']);
    expect((await newestMailTo(server, 'lou@elsewhere.example')).text).toContain('Second');
  });
});

test('a note of the desk is unread until the member has opened it again [S5.7-16]', async () => {
  const id = await putRequest(server, { type: 'sdsaddition', user_id: await idOf(server, people.companyAdmin) });
  const admin = await signedInCaller(server, people.companyAdmin);
  const isSeen = async () => (await admin('GET', `/requests/${id}`)).body.data.attributes.is_seen;
  await admin('POST', '/update-notification-status/', { msgId: id });
  expect(await isSeen()).toBe(true);
  await operator('POST', `/operator/requests/${id}/note`, { note: 'Which supplier?' });
  expect(await isSeen()).toBe(false);
});

test('what nobody makes by hand is refused by nobody', async () => {
  const id = await putRequest(server, { type: 'binder' });
  expect((await operator('POST', `/operator/requests/${id}/refuse`, { note: 'no' })).status).toBe(409);
  expect((await operator('GET', `/operator/requests/${id}/file`)).status).toBe(404);
});

test('a request of that number that is of another type, or not there, is not found', async () => {
  const id = await putRequest(server, { type: 'contact' });
  for (const [path, body] of [
    [`${id}/decide`, { decisions: [], note: '' }],
    ['999999999/answer', { message: 'x' }],
    ['999999999/refuse', { note: 'x' }],
    ['999999999/note', { note: 'x' }],
  ] as const)
    expect((await operator('POST', `/operator/requests/${path}`, body)).status).toBe(404);
  for (const path of [`${id}/addition`, `${id}/file`, '999999999'])
    expect((await operator('GET', `/operator/requests/${path}`)).status).toBe(404);
});
