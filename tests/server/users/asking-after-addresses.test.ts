import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailLimits } from '#server/domains/accounts/mail-limits.ts';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { newestMailTo, readOutbox } from '#tests/support/mails.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { addAwaited, addMember, locations, roleOf, type SignedIn, signedIn, subsetIds } from './members.ts';

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
    .replaceAll(encodeURIComponent(email), 'ADDRESS')
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
    const { id, name: former } = await addAwaited(server);
    const other = await addAwaited(server);
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
    await server.services.store.updateTable('users').set({ verified_at: '' }).where('id', '=', id).execute();
    await admin.put(`/users/${id}`, { data: { attributes: { email: owner.name } } });
    const mails = (await readOutbox(server)).filter(({ to }) => to === owner.name);
    expect(mails.map(({ subject, link }) => [subject, link])).toEqual([
      ['This address already has a Vigie account', ''],
    ]);
    expect((await createVisitor(server.app).signIn(owner.name, demoPassword)).status).toBe(200);
  });

  test('and asking on ends after a few within an hour, whoever has the addresses', async () => {
    const { id } = await addAwaited(server);
    const ask = async (email: string) => (await admin.put(`/users/${id}`, { data: { attributes: { email } } })).status;
    const statuses = [];
    for (let i = 0; i <= mailLimits.address.person.hour; i++)
      statuses.push(await ask(i % 2 ? await memberElsewhere() : nobodys()));
    expect(statuses).toEqual([...Array(mailLimits.address.person.hour).fill(200), 429]);
  });

  test('and is the member’s once its owner’s account is gone and the mail is sent again', async () => {
    const owner = await addMember(server, { organisations: [10002] });
    const { id } = await addAwaited(server);
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

/** Who has yet to accept what another organisation has sent. */
const invitedElsewhere = async () => {
  const email = nobodys();
  await (await signedIn(server, people.hospitalAdmin)).post('/users/', invitation(email));
  return email;
};

describe('an invitation by an administrator tells nobody', () => {
  /** Whoever it is about is newer than everybody: neither a number known from elsewhere nor an old one. */
  const newest = async () => {
    const { most } = await server.services.store
      .selectFrom('users')
      .select((eb) => eb.fn.max('id').as('most'))
      .executeTakeFirstOrThrow();
    return Number(most);
  };

  /** All that an administrator can see of an invited person, and all that can be done to them. */
  const probe = async (email: string) => {
    const { store } = server.services;
    await store.deleteFrom('attempts').execute();
    const before = await newest();
    const subjectsBefore = (await readOutbox(server)).filter(({ to }) => to === email).length;
    const invited = await admin.post('/users/', invitation(email));
    const id = invited.body.data.id;
    const fields = { email, last_name: 'Roy', phone: '905-555-0111', is_subscribed: true };
    const answers = [
      invited,
      await admin.post('/users/', invitation(email)),
      await admin.get(`/users/${id}`),
      await admin.get(`/users?filter[q]=${encodeURIComponent(email)}`),
      await admin.put(`/users/${id}`, { data: { attributes: fields } }),
      await admin.put(`/users/${id}`, { data: { relationships: { role: roleOf('company-admin') } } }),
      await admin.post(`/users/${id}/suspend`, {}),
      await admin.post(`/users/${id}/restore`, {}),
      await admin.post(`/users/${id}/reset-second-factor`, {}),
      await admin.post(`/resend-email-verification/${id}`),
      await admin.get(`/users/${id}`),
      await admin.get(`/audit-log?q=${encodeURIComponent(email)}`),
    ];
    const mails = (await readOutbox(server)).filter(({ to }) => to === email).length - subjectsBefore;
    const moved = `${crypto.randomUUID()}@moved.example`;
    answers.push(await admin.put(`/users/${id}`, { data: { attributes: { email: moved } } }));
    answers.push(await admin.delete(`/users/${id}`));
    answers.push(await admin.get(`/audit-log?q=${encodeURIComponent(email)}`));
    return {
      isNewest: Number(id) > before,
      seen: answers.map((answer) => {
        const { status, body } = shapeOf(answer, { id, email });
        return [status, shorn(body, { email, moved })];
      }),
      counted: await countsOf(),
      mails,
    };
  };
  /** Without the numbers of accounts, which `isNewest` is about, and of entries. */
  const shorn = (body: string, { email, moved }: { email: string; moved: string }) =>
    body
      .replaceAll(encodeURIComponent(email), 'ADDRESS')
      .replaceAll(moved, 'MOVED')
      .replaceAll(/"(id|records)":("ID"|\[?"?\d+"?\]?)/g, '"$1":0');

  test.each([
    ['that an address is an operator’s', operator],
    ['that an address is a shared account’s of another organisation', sharedElsewhere],
    ['that an address is a member’s of another organisation [S2.2.14-07]', memberElsewhere],
    ['that an address was invited by another organisation', invitedElsewhere],
  ])('%s', async (_, findAddress) => {
    const free = await probe(nobodys());
    expect(free.seen.map(([status]) => status)).toEqual([
      200, 422, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200,
    ]);
    expect(free.isNewest).toBe(true);
    expect(free.mails).toBeGreaterThan(0);
    expect(await probe(await findAddress())).toEqual(free);
  });

  test('nor does its acceptance: the number stays, and no other organisation knows the person by it', async () => {
    const other = await addMember(server, { organisations: [10002] });
    const invited = await admin.post('/users/', invitation(other.name));
    const id = Number(invited.body.data.id);
    const link = (await newestMailTo(server, other.name)).link;
    const [, , linkId, token] = new URL(link, 'http://vigie.example').pathname.split('/');
    const visitor = createVisitor(server.app);
    await visitor.signIn(other.name, demoPassword);
    const accepted = await visitor.post(`/verify-email/${linkId}/${token}`, { first_name: 'Zoé', last_name: 'Roy' });
    expect(accepted.status).toBe(200);
    expect(id).not.toBe(other.id);
    const read = await admin.get(`/users/${id}`);
    expect([read.status, read.body.data.meta.invitation_status]).toEqual([200, 'accepted']);
    expect((await admin.get(`/users/${other.id}`)).status).toBe(404);
    const log = await admin.get(`/audit-log?q=${encodeURIComponent(other.name)}`);
    const numbers = log.body.data.flatMap(({ who, records }: { who: { id: number } | null; records: number[] }) => [
      who?.id,
      ...records,
    ]);
    expect(numbers).toContain(id);
    expect(numbers).not.toContain(other.id);
    const hospital = await signedIn(server, people.hospitalAdmin);
    expect((await hospital.get(`/users/${other.id}`)).status).toBe(200);
    expect((await hospital.get(`/users/${id}`)).status).toBe(404);
  });
});

describe('who has accepted', () => {
  /** All that an administrator can see of a member and do to them, who is one of another organisation too or is not. */
  const probe = async (organisations: readonly number[]) => {
    await server.services.store.deleteFrom('attempts').execute();
    const { id, name: email } = await addMember(server, { organisations, phone: '905-555-0111' });
    const readOnly = { role: roleOf('read-only'), subset_relations: locations((await subsetIds(server)).slice(0, 1)) };
    const edit = (data: object) => admin.put(`/users/${id}`, { data });
    const answers = [
      await admin.get(`/users/${id}`),
      await edit({ attributes: { email: nobodys() } }),
      await edit({ attributes: { email: people.reader } }),
      await edit({ attributes: { last_name: 'Lavoie', phone: '905-555-0112' } }),
      await edit({ relationships: readOnly }),
      await edit({ attributes: { phone: '905-555-0113' } }),
      await edit({ relationships: { role: roleOf('company-admin'), subset_relations: locations([]) } }),
      await edit({ relationships: { role: roleOf('collection-admin') } }),
      await admin.post(`/resend-email-verification/${id}`),
      await admin.post(`/users/${id}/suspend`, {}),
      await admin.post(`/users/${id}/restore`, {}),
      await admin.get(`/users?filter[q]=${encodeURIComponent(email)}`),
      await admin.delete(`/users/${id}`),
    ];
    const mails = (await readOutbox(server)).filter(({ to }) => to === email);
    return { seen: answers.map((answer) => shapeOf(answer, { id, email })), mails: mails.length };
  };

  test('is the same to an administrator whether they belong elsewhere too or not: nobody but they change their address [S2.2.15-07]', async () => {
    const here = await probe([10001]);
    expect(here.seen.map(({ status }) => status)).toEqual([
      200, 422, 422, 200, 200, 422, 200, 200, 422, 200, 200, 200, 200,
    ]);
    expect(here.seen[0]?.body).toContain('"fixed":["email"]');
    const elsewhere = await probe([10001, 10002]);
    expect(elsewhere.seen).toEqual(here.seen);
  });

  test('keeps the address, the session and the password when an administrator tries to give another address', async () => {
    const { id, name } = await addMember(server);
    const own = await signedIn(server, name);
    const { faults } = await admin.put(`/users/${id}`, { data: { attributes: { email: nobodys() } } });
    expect(faults).toEqual(['/data/attributes/email validation.prohibited']);
    expect((await own.get('/userinfo')).status).toBe(200);
    expect((await createVisitor(server.app).signIn(name, demoPassword)).status).toBe(200);
  });
});

describe('an invitation that is open elsewhere', () => {
  test('keeps no administrator from giving their member another address, and tells nothing', async () => {
    const [member, twin] = [await addAwaited(server), await addAwaited(server)];
    await (await signedIn(server, people.hospitalAdmin)).post('/users/', invitation(member.name));
    const answers = [];
    for (const { id, name } of [member, twin]) {
      const before = await admin.get(`/users/${id}`);
      const moved = nobodys();
      const after = await admin.put(`/users/${id}`, { data: { attributes: { email: moved } } });
      answers.push([shapeOf(before, { id, email: name }), shapeOf(after, { id, email: moved })]);
    }
    expect(answers[0]?.[1]?.status).toBe(200);
    expect(answers[0]).toEqual(answers[1]);
  });
});
