import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailLimits } from '#server/domains/accounts/mail-limits.ts';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { readOutbox } from '#tests/support/mails.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { addMember, roleOf, type SignedIn, signedIn } from './members.ts';

let server: TestServer;
let admin: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  admin = await signedIn(server, people.companyAdmin);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.store.deleteFrom('attempts').execute();
});

type Answer = Awaited<ReturnType<SignedIn['get']>>;

/** An answer without what differs between any two people: number, address, moment. */
const shapeOf = ({ status, body }: Answer, { id, email }: { id: number | string; email: string }) => ({
  status,
  body: JSON.stringify(body)
    .replaceAll(email, 'ADDRESS')
    .replaceAll(/"id":"?\d+"?/g, (found) => (found.includes(String(id)) ? '"id":"ID"' : found))
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'THEN'),
});

/** What the limits have counted. */
const countsOf = async () => {
  const rows = await server.services.store.selectFrom('attempts').select('times').execute();
  return rows.map(({ times }) => (JSON.parse(times) as unknown[]).length).sort();
};

const nobodys = () => `${crypto.randomUUID()}@nobody.example`;
const sharedElsewhere = async () => {
  const name = `${crypto.randomUUID()}@kiosk.example`;
  const { id } = await addMember(server, { organisations: [10002], role: 'read-only' });
  await server.services.store.updateTable('users').set({ shared: 1, name, email: '' }).where('id', '=', id).execute();
  return name;
};
const operator = async () => {
  const { id, name } = await addMember(server, { organisations: [] });
  const day = new Date().toISOString();
  const membership = {
    user_id: id,
    organisation_id: null,
    role: 'operator',
    invited_at: day,
    accepted_at: day,
  } as const;
  await server.services.store.insertInto('memberships').values(membership).execute();
  return name;
};
const memberElsewhere = async () => (await addMember(server, { organisations: [10002] })).name;

describe('an address that an administrator gives a member tells nobody who has an account', () => {
  /** All that an administrator can find out with one address. */
  const probe = async (email: string) => {
    await server.services.store.deleteFrom('attempts').execute();
    const { id, name: former } = await addMember(server);
    const other = await addMember(server);
    const answers = [
      await admin.put(`/users/${id}`, { data: { attributes: { email } } }),
      await admin.get(`/users/${id}`),
      await admin.put(`/users/${other.id}`, { data: { attributes: { email } } }),
      await admin.post('/users/', invitation(email)),
      await admin.post(`/resend-email-verification/${id}`),
    ];
    const afterwards = await admin.get(`/users/${id}`);
    const subjects = (await readOutbox(server)).filter(({ to }) => to === email).map(({ subject }) => subject);
    const counted = await countsOf();
    const signIns = [
      await createVisitor(server.app).signIn(former, demoPassword),
      await createVisitor(server.app).signIn(email, 'a guess'),
    ];
    return {
      seen: [...answers, afterwards].map((answer) => shapeOf(answer, { id, email })),
      // The former address is free again: it may be invited, as it may be when the new one was nobody's.
      former: (await admin.post('/users/', invitation(former))).status,
      counted,
      mails: subjects.length,
      opens: signIns.map(({ status }) => status),
    };
  };

  test.each([
    ['a member of another organisation', memberElsewhere],
    ['an operator', operator],
    ['a shared account of another organisation', sharedElsewhere],
  ])('%s', async (_, findAddress) => {
    const free = await probe(nobodys());
    const taken = await probe(await findAddress());
    expect(free.seen.map(({ status }) => status)).toEqual([200, 200, 422, 422, free.seen[4]?.status, 200]);
    expect(free.mails).toBeGreaterThan(0);
    expect(taken).toEqual(free);
  });

  test('and its owner keeps the account, is told, and gets no link', async () => {
    const owner = await addMember(server, { organisations: [10002] });
    const { id } = await addMember(server);
    await admin.put(`/users/${id}`, { data: { attributes: { email: owner.name } } });
    const mails = (await readOutbox(server)).filter(({ to }) => to === owner.name);
    expect(mails.map(({ subject, link }) => [subject, link])).toEqual([
      ['This address already has a Vigie account', ''],
    ]);
    expect((await createVisitor(server.app).signIn(owner.name, demoPassword)).status).toBe(200);
  });

  test('and asking on ends after a few within an hour, whoever has the addresses', async () => {
    const { id } = await addMember(server);
    const ask = async (email: string) => (await admin.put(`/users/${id}`, { data: { attributes: { email } } })).status;
    const statuses = [];
    for (let i = 0; i <= mailLimits.address.person.hour; i++)
      statuses.push(await ask(i % 2 ? await memberElsewhere() : nobodys()));
    expect(statuses).toEqual([...Array(mailLimits.address.person.hour).fill(200), 429]);
  });

  test('and is the member’s once its owner’s account is gone and the mail is sent again', async () => {
    const owner = await addMember(server, { organisations: [10002] });
    const { id } = await addMember(server);
    await admin.put(`/users/${id}`, { data: { attributes: { email: owner.name } } });
    await (await signedIn(server, people.hospitalAdmin)).delete(`/users/${owner.id}`);
    await admin.post(`/resend-email-verification/${id}`);
    const { store } = server.services;
    await readOutbox(server);
    const user = await store.selectFrom('users').select('name').where('id', '=', id).executeTakeFirstOrThrow();
    expect(user.name).toBe(owner.name);
  });
});

const invitation = (email: string) => ({
  data: { type: 'users', attributes: { email }, relationships: { role: roleOf('collection-admin') } },
});

describe('an invitation by an administrator tells nobody', () => {
  test.each([
    ['that an address is an operator’s', operator],
    ['that an address is a shared account’s of another organisation', sharedElsewhere],
  ])('%s', async (_, findAddress) => {
    const probe = async (email: string) => {
      await server.services.store.deleteFrom('attempts').execute();
      const invited = await admin.post('/users/', invitation(email));
      const id = invited.body.data.id;
      const again = await admin.post('/users/', invitation(email));
      const read = await admin.get(`/users/${id}`);
      const mails = (await readOutbox(server)).filter(({ to }) => to === email).length;
      await admin.delete(`/users/${id}`);
      return {
        seen: [invited, again, read].map((one) => shapeOf(one, { id, email })),
        counted: await countsOf(),
        mails,
      };
    };
    const free = await probe(nobodys());
    expect(free.seen.map(({ status }) => status)).toEqual([200, 422, 200]);
    expect(await probe(await findAddress())).toEqual(free);
  });
});
