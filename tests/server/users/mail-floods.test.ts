import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailLimits } from '#server/domains/accounts/mail-limits.ts';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { readOutbox } from '#tests/support/mails.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { addAwaited, addMember, roleOf, type SignedIn, signedIn } from './members.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.store.deleteFrom('attempts').execute();
});

const newAddress = () => `${crypto.randomUUID()}@stranger.example`;

describe('mails to strangers', () => {
  const move = (own: SignedIn, id: number, email: string) =>
    own.put(`/users/${id}`, {
      data: {
        attributes: {
          first_name: 'Zoé',
          last_name: 'Roy',
          email,
          email_confirmation: email,
          current_password: demoPassword,
          is_subscribed: true,
        },
      },
    });

  test('by changes of one’s own address end after a few within an hour, in words at the field, in both languages', async () => {
    const { id, name } = await addMember(server, { role: 'read-only' });
    const own = await signedIn(server, name);
    const before = (await readOutbox(server)).length;
    const answers = [];
    for (let i = 0; i < 25; i++) answers.push(await move(own, id, newAddress()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(mailLimits.address.person.hour);
    const french = await signedIn(server, name, 'fr');
    for (const [refused, words] of [
      [answers.at(-1), 'Too many messages to new addresses have been asked for. Try again in 60\u00a0min.'],
      [
        await move(french, id, newAddress()),
        'Trop de messages à de nouvelles adresses ont été demandés. Réessayez dans 60\u00a0min.',
      ],
    ] as const) {
      expect(refused?.status).toBe(429);
      expect(refused?.faults).toEqual(['/data/attributes/email mail.too_many']);
      expect(refused?.titles).toEqual([words]);
    }
    expect((await readOutbox(server)).length - before).toBeLessThanOrEqual(mailLimits.address.person.hour);
    expect((await move(own, id, name)).status).toBe(200);
  });

  test('by many accounts of one organisation end too, and another organisation is not held up', async () => {
    const { person, organisation } = mailLimits.address;
    const admin = await signedIn(server, people.companyAdmin);
    let taken = 0;
    for (let i = 0; i <= organisation.hour / person.hour; i++) {
      const { id, name } = await addMember(server, { role: 'read-only' });
      const own = await signedIn(server, name);
      for (let j = 0; j < person.hour; j++) if ((await move(own, id, newAddress())).status === 200) taken += 1;
    }
    expect(taken).toBe(organisation.hour);
    const member = await addAwaited(server);
    const moved = await admin.put(`/users/${member.id}`, { data: { attributes: { email: newAddress() } } });
    expect(moved.faults).toEqual(['/data/attributes/email mail.too_many']);
    const elsewhere = await addMember(server, { organisations: [10002], role: 'read-only' });
    const other = await signedIn(server, elsewhere.name);
    expect((await move(other, elsewhere.id, newAddress())).status).toBe(200);
  });

  test('by invitations end after a hundred within an hour; refused ones are in the audit log, once', async () => {
    const admin = await signedIn(server, people.companyAdmin);
    const invite = () =>
      admin.post('/users/', {
        data: {
          type: 'users',
          attributes: { email: newAddress() },
          relationships: { role: roleOf('collection-admin') },
        },
      });
    for (let i = 0; i < mailLimits.invitation.person.hour; i++) expect((await invite()).status).toBe(200);
    expect((await invite()).faults).toEqual(['/data/attributes/email mail.too_many']);
    expect((await invite()).status).toBe(429);
    const entries = await server.services.store
      .selectFrom('audit_entries')
      .select(['details', 'organisation_id'])
      .where('event', '=', 'mail-limited')
      .where('details', 'like', '%invitation%')
      .execute();
    expect(entries).toEqual([{ details: '{"kind":"invitation"}', organisation_id: 10001 }]);
  });
});

describe('the desk', () => {
  test('lets somebody try again at once who has to wait; the audit log has it', async () => {
    const { id, name } = await addMember(server);
    const address = '198.51.100.9';
    for (let i = 0; i < 10; i++) await createVisitor(server.app, { address }).signIn(name, 'x');
    expect((await createVisitor(server.app, { address }).signIn(name)).status).toBe(429);
    const operator = await signedIn(server, people.operator);
    expect((await operator.get(`/operator/users/${id}`)).body.waits).toBe(2);
    expect((await operator.post(`/operator/users/${id}/unlock`, {})).body.waits).toBe(0);
    expect((await createVisitor(server.app, { address }).signIn(name)).status).toBe(200);
    const entry = await server.services.store
      .selectFrom('audit_entries')
      .select(['record', 'details'])
      .where('event', '=', 'user-unlocked')
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ record: String(id), details: '{"places":2}' });
  });

  test('alone may: a member who would free a name is refused', async () => {
    const { id } = await addMember(server);
    const admin = await signedIn(server, people.companyAdmin);
    expect((await admin.post(`/operator/users/${id}/unlock`, {})).faults).toEqual(['auth.forbidden']);
  });
});
