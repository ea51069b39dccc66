import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiBase, type Call, submissionHeader } from '#contract/call.ts';
import { addSheets } from '#contract/calls/sds-addition.ts';
import { calls } from '#contract/calls.ts';
import { startJobs } from '#server/app/jobs.ts';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { putWebhook } from '../fuzz/world.ts';
import { sendForm } from '../support/forms.ts';
import { joinPdfs, makePdf, shortSheet } from '../support/pdfs.ts';
import { marked, people, signInAs, startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
/** An index is waited for, and has to be made meanwhile. */
let jobs: ReturnType<typeof startJobs>;
let member: string;
let operator: string;
/** A sheet of the organisation with a location where it is kept; a sheet more that nobody has asked to be removed. */
let [kept, other]: { isn: number; subset_id: number }[] = [];
beforeAll(async () => {
  server = await startTestServer();
  jobs = startJobs({ ...server.services, log: server.app.log });
  member = await signInAs(server.app, people.companyAdmin);
  operator = await signInAs(server.app, people.operator);
  [kept, other] = await server.services.store
    .selectFrom('collection_sheet_subsets')
    .select(['isn', 'subset_id'])
    .where('organisation_id', '=', 10001)
    .where('isn', 'not in', (eb) => eb.selectFrom('removals').select('isn'))
    .orderBy('isn')
    .limit(2)
    .execute();
});
afterAll(async () => {
  await jobs.stop();
  await server.close();
});

const making = (calls as readonly Call[]).filter(({ repeated }) => repeated === 'once');
const documentOptions = () => ({
  sort: 'product',
  includeDate: true,
  customFields: true,
  sdsIds: [kept?.isn],
  language: 'all',
  websiteLanguage: 'en',
});
const newAddress = () => `${crypto.randomUUID()}@newcomer.example`;

/** By call: what it makes something of. */
const bodies: Readonly<Record<string, () => object>> = {
  saveSearch: () => ({
    filters: JSON.stringify({ key: crypto.randomUUID(), value: [{ key: 'languageFilter', value: 'English' }] }),
  }),
  createUser: () => ({
    data: {
      type: 'users',
      attributes: { email: newAddress() },
      relationships: { role: { data: { type: 'roles', id: 'company-admin' } } },
    },
  }),
  createApiToken: () => ({
    name: 'Directory',
    scopes: ['manage-users'],
    days: 90,
    current_password: demoPassword,
  }),
  saveRemovalRequests: () => ({ locdata: [{ isn: kept?.isn, selectedLocation: [kept?.subset_id] }] }),
  requestSheetRemoval: () => ({ isn: other?.isn, location: [] }),
  createIndex: () => ({ ...documentOptions(), format: 'html' }),
  createBinder: () => ({ ...documentOptions(), doubleSided: false, emails: [] }),
  createEbinder: () => ({ ...documentOptions(), email: 'somebody@vigie.example' }),
  createOperatorUsers: () => ({ email: newAddress(), organisation: 10001, role: 'company-admin', language: 'fr' }),
  createWebhook: () => ({ url: 'https://hooks.example.com/', description: '', events: ['sheet.added'] }),
  createImport: () => ({}),
  createOperatorImport: () => ({ organisation: 10001 }),
  createOperatorOrganisations: () => ({
    name_en: 'Quarry',
    name_fr: 'Carrière',
    location_label_en: 'Location',
    location_label_fr: 'Emplacement',
    ingredients: true,
    custom_fields: [],
    products: [],
    allowed_addresses: [],
    account_manager_email: '',
    locations: [],
  }),
  answerOperatorRequests: () => ({ message: 'Here it is.', again: true }),
  noteOperatorRequests: () => ({ note: 'Under way.' }),
  replyToDesk: () => ({ note: 'Thank you.' }),
  splitOperatorRequests: () => ({
    parts: [
      [1, 1],
      [2, 2],
    ],
  }),
  resendOperatorUsers: () => ({ organisation: 10001 }),
  createOperatorTemplates: () => ({
    kind: 'note',
    name_en: 'Hello',
    name_fr: 'Bonjour',
    text_en: 'Words',
    text_fr: 'Mots',
  }),
  createOperatorNotices: () => ({
    organisation: null,
    kind: 'announcement',
    subject_en: 'Hello',
    subject_fr: 'Bonjour',
    text_en: 'Words',
    text_fr: 'Mots',
    type_en: 'plain',
    type_fr: 'plain',
    from_day: '2020-01-01',
    to_day: '2020-01-02',
  }),
};

/** By call that is about a record: its number. */
const records: Readonly<Record<string, () => Promise<number>>> = {
  answerOperatorRequests: () => contactRequest(),
  noteOperatorRequests: () => contactRequest(),
  replyToDesk: () => openRequest(),
  splitOperatorRequests: () => additionOfTwo(),
  resendOperatorUsers: () => invited(people.invited),
  resendUserVerification: () => invited(people.late),
  rotateWebhookSecret: () => webhook(),
  testWebhook: () => webhook(),
};
const webhook = () => putWebhook({ server }, 10001);
const contactRequest = async () => {
  const request = server.services.store.selectFrom('requests').select('id').where('type', '=', 'contact');
  return (await request.orderBy('id').limit(1).executeTakeFirstOrThrow()).id;
};
const openRequest = async () => {
  const request = server.services.store.selectFrom('requests').select('id').where('organisation_id', '=', 10001);
  const open = request.where('status', '=', 'processing').where('type', '=', 'sdsremoval');
  return (await open.orderBy('id').limit(1).executeTakeFirstOrThrow()).id;
};
const additionOfTwo = async (): Promise<number> => {
  const words = [crypto.randomUUID(), crypto.randomUUID()];
  const bytes = await joinPdfs(await Promise.all(words.map((word) => makePdf(shortSheet(word)))));
  const { path, upload } = addSheets as Call;
  const files = [{ name: 'two.pdf', bytes }];
  const sent = await sendForm(
    server.app,
    { path, field: upload!.field, cookie: member },
    { fields: { ...forms.addSheets, submission: crypto.randomUUID() }, files },
  );
  return sent.body.data[0].id;
};
const invited = async (name: string) => {
  const user = server.services.store.selectFrom('users').select('id').where('name', '=', name);
  return (await user.executeTakeFirstOrThrow()).id;
};

/** By call that takes files: the fields beside them. */
const forms: Readonly<Record<string, Record<string, string>>> = {
  addSheets: { 'locations[]': '1' },
  openAddition: { organisation: '10001' },
  contactUs: { email: 'somebody@vigie.example', subject: 'Hello', message: 'Words' },
};

/** Sends one and the same thing, under one key, as often as it is called. */
const senderOf = async (call: Call) => {
  const key = crypto.randomUUID();
  const cookie = call.path.startsWith('/operator') ? operator : member;
  if (call.upload) {
    const { path, upload } = call;
    const files = [{ name: 'sheet.pdf', bytes: await makePdf(key) }];
    return () =>
      sendForm(
        server.app,
        { path, field: upload.field, cookie },
        { fields: { ...forms[call.id], submission: key }, files },
      );
  }
  const takesKey = 'submission' in ((call.body as unknown as { shape?: object }).shape ?? {});
  const id = String((await records[call.id]?.()) ?? '');
  const payload = { ...bodies[call.id]?.(), ...(takesKey && { submission: key }) };
  return async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: apiBase + call.path.replace(':id', id),
      headers: { ...marked, cookie, ...(!takesKey && { [submissionHeader]: key }) },
      ...(bodies[call.id] && { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
};

const things = [
  ...([
    'requests',
    'request_changes',
    'saved_searches',
    'users',
    'memberships',
    'organisations',
    'notices',
    'answer_templates',
    'imports',
    'webhooks',
    'webhook_deliveries',
  ] as const),
  'audit_entries',
] as const;

const countThings = async () => {
  const { store } = server.services;
  const counts = things.map(async (name) => {
    // Documents that were asked for before are finished meanwhile: what no person did is not counted.
    const rows = store.selectFrom(name).select((eb) => eb.fn.countAll().as('count'));
    const { count } = await (name === 'request_changes'
      ? rows.where(sql<boolean>`user_id is not null`)
      : rows
    ).executeTakeFirstOrThrow();
    return [name, Number(count)] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
};
const sum = (counts: Record<string, number>) => Object.values(counts).reduce((one, more) => one + more, 0);

/** Most rows of one table, where it is more than one: both parts of a file have it in their history. */
const mostMade: Readonly<Record<string, number>> = { splitOperatorRequests: 2 };

describe.each(making.map((call) => [call.id, call] as const))('%s', (_, call) => {
  test('makes one thing, sent twice at once and again after its answer was lost, and answers alike', async () => {
    const send = await senderOf(call);
    const before = await countThings();
    const [first, second] = await Promise.all([send(), send()]);
    const after = await countThings();
    expect([first.status, second.status]).toEqual([first.status, first.status]);
    expect(first.status, JSON.stringify(first.body)).toBeLessThan(300);
    expect(sum(after)).toBeGreaterThan(sum(before));
    expect(Math.max(...things.map((name) => after[name]! - before[name]!))).toBe(mostMade[call.id] ?? 1);

    const third = await send();
    expect(third.body).toEqual(first.body);
    expect(second.body).toEqual(first.body);
    expect(await countThings()).toEqual(after);
  });
});

test('a key stands for the first content it came with, however many are sent at once', async () => {
  const sending = fc.record({ key: fc.nat({ max: 1 }), content: fc.nat({ max: 2 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(sending, { minLength: 2, maxLength: 6 }), async (sendings) => {
      const keys = [crypto.randomUUID(), crypto.randomUUID()];
      const texts = keys.map(() => [0, 1, 2].map(() => bodies.saveSearch?.()));
      const answers = await Promise.all(
        sendings.map(async ({ key, content }) => {
          const headers = { ...marked, cookie: member, [submissionHeader]: keys[key] };
          const url = `${apiBase}/search-filters/`;
          const { statusCode, body } = await server.app.inject({
            method: 'POST',
            url,
            headers,
            payload: texts[key]?.[content],
          });
          return { key, content, statusCode, body };
        }),
      );
      for (const key of new Set(sendings.map((one) => one.key))) {
        const ofKey = answers.filter((one) => one.key === key);
        const done = ofKey.filter(({ statusCode }) => statusCode < 300);
        expect(new Set(done.map(({ content }) => content)).size).toBe(1);
        expect(new Set(done.map(({ body }) => body)).size).toBe(1);
        for (const { content, statusCode, body } of ofKey) {
          if (content === done[0]?.content) continue;
          expect(statusCode).toBe(422);
          expect(body).toContain('already sent with other content');
        }
      }
    }),
    { numRuns: 25 },
  );
});

test('a form sent again under its key with another file is refused', async () => {
  const call = making.find(({ id }) => id === 'addSheets')!;
  const submission = crypto.randomUUID();
  const send = async (words: string) =>
    sendForm(
      server.app,
      { path: call.path, field: call.upload!.field, cookie: member },
      { fields: { ...forms.addSheets, submission }, files: [{ name: 'sheet.pdf', bytes: await makePdf(words) }] },
    );
  expect((await send(submission)).status).toBeLessThan(300);
  expect((await send('another file')).status).toBe(422);
});

test('a key that is none is refused', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: `${apiBase}/search-filters/`,
    headers: { ...marked, cookie: member, [submissionHeader]: 'again' },
    payload: bodies.saveSearch?.(),
  });
  expect(answer.statusCode).toBe(400);
});

test('a key that is none troubles no call that needs none', async () => {
  const headers = { ...marked, cookie: member, [submissionHeader]: 'again' };
  expect((await server.app.inject({ url: `${apiBase}/userinfo`, headers })).statusCode).toBe(200);
});

test('a key in the header counts for calls whose body may name one', async () => {
  const key = crypto.randomUUID();
  const send = () =>
    server.app.inject({
      method: 'POST',
      url: `${apiBase}/createBinder`,
      headers: { ...marked, cookie: member, [submissionHeader]: key },
      payload: bodies.createBinder?.() as object,
    });
  const [first, second] = [await send(), await send()];
  expect(first.statusCode).toBe(202);
  expect(second.json()).toEqual(first.json());
});

test('a body nested thousands deep is malformed where a key stands for it, and ignored where nobody reads it', async () => {
  const payload = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
  const headers = { ...marked, cookie: member, 'content-type': 'application/json' };
  const send = (path: string, more: Record<string, string>) =>
    server.app.inject({ method: 'POST', url: apiBase + path, headers: { ...headers, ...more }, payload });
  const { path } = making.find(({ id }) => id === 'resendUserVerification')!;
  const id = String(await records.resendUserVerification?.());
  expect((await send(path.replace(':id', id), { [submissionHeader]: crypto.randomUUID() })).statusCode).toBe(400);
  expect((await send('/login/passkey/begin', {})).statusCode).toBe(200);
});
