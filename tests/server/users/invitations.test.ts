import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newestMailTo, readOutbox, secretOf } from '#tests/support/mails.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { addMember, idOf, type SignedIn, signedIn } from './members.ts';

let server: TestServer;
let admin: SignedIn;
let id: number;
beforeEach(async () => {
  server = await startTestServer();
  admin = await signedIn(server, people.companyAdmin);
  id = await idOf(server, people.invited);
});
afterEach(() => server.close());

const day = 86_400_000;
const statusOf = async (userId = id) => (await admin.get(`/users/${userId}`)).body.data.meta.invitation_status;
const resend = (userId = id, who = admin) => who.post(`/resend-email-verification/${userId}`);
const visit = () => createVisitor(server.app);

/** The path of the newest mail's link, the link by which it is declined, and what both say of themselves. */
const linksOf = async (name: string) => {
  const { link, mailed, text } = await newestMailTo(server, name);
  const decline = /\S+[?&]decline=1\S*/.exec(text)?.[0] ?? '';
  const { id = '', token = '' } = secretOf(mailed);
  return { path: link.split('?')[0] ?? '', mailed, decline, secret: { id, token } };
};
const sayNo = (secret: { id: string; token: string }) => visit().post('/verification-link/decline', secret);
/** Moves all dates of the invitation in the store so many days back. */
const age = async (days: number) => {
  const { store } = server.services;
  const back = (text: string) => new Date(Date.parse(text) - days * day).toISOString();
  for (const token of await store.selectFrom('tokens').selectAll().where('user_id', '=', id).execute()) {
    await store
      .updateTable('tokens')
      .set({ created_at: back(token.created_at), expires_at: back(token.expires_at) })
      .where('token_hash', '=', token.token_hash)
      .execute();
  }
  const { invited_at } = await store
    .selectFrom('memberships')
    .select('invited_at')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  await store
    .updateTable('memberships')
    .set({ invited_at: back(invited_at) })
    .where('user_id', '=', id)
    .execute();
};

describe('an invitation', () => {
  test('is pending from the moment it is made, before and after its mail has left [S2.4-01]', async () => {
    expect(await statusOf()).toBe('pending');
    await readOutbox(server);
    expect(await statusOf()).toBe('pending');
  });

  test('expires after seven days, whether or not its mail has left [S2.4-01]', async () => {
    await age(6.9);
    expect(await statusOf()).toBe('pending');
    await age(0.2);
    expect(await statusOf()).toBe('expired');
  });

  test('expires with its link, and is pending again once it is sent again [S2.4-02 S2.7-27]', async () => {
    await readOutbox(server);
    await age(7.1);
    expect(await statusOf()).toBe('expired');
    expect((await resend()).status).toBe(200);
    expect(await statusOf()).toBe('pending');
    const { path } = await linksOf(people.invited);
    expect((await visit().get(path)).status).toBe(200);
    expect(await statusOf()).toBe('pending');
  });

  test('is pending again when the person has the link sent again themselves', async () => {
    const { path } = await linksOf(people.invited);
    await age(8);
    await visit().post(path.replace('/verify-email', '/resend-my-email-verification'));
    await readOutbox(server);
    expect(await statusOf()).toBe('pending');
  });
});

describe('declining', () => {
  test('is offered by the mail, in its language, beside accepting', async () => {
    const { mailed, decline } = await linksOf(people.invited);
    expect((await newestMailTo(server, people.invited)).text).toContain('refusez l’invitation\u00a0: http');
    expect(secretOf(decline)).toEqual(secretOf(mailed));
    expect(secretOf(decline).email).toBe(people.invited);
  });

  test('uses the link up, shows in the list, and tells the account manager [S2.4-01]', async () => {
    const { path, secret } = await linksOf(people.invited);
    const answer = await sayNo(secret);
    expect([answer.status, answer.body]).toEqual([200, {}]);
    expect(await statusOf()).toBe('declined');
    for (const again of ['decline', 'resend'])
      expect((await visit().post(`/verification-link/${again}`, secret)).codes).toEqual(['verification.declined']);
    expect((await visit().get(path)).codes).toEqual(['verification.declined']);
    expect(await statusOf()).toBe('declined');
    expect((await newestMailTo(server, 'account-manager@vigie.example')).text).toContain(
      `(${people.invited}) declined the invitation.`,
    );
  });

  test('can be undone by sending the invitation again', async () => {
    await sayNo((await linksOf(people.invited)).secret);
    expect((await resend()).status).toBe(200);
    expect(await statusOf()).toBe('pending');
    expect((await visit().get((await linksOf(people.invited)).path)).status).toBe(200);
  });

  test('cannot be done with a link that is none, another’s, or of a member', async () => {
    const { secret } = await linksOf(people.invited);
    expect((await sayNo({ id: '1', token: 'never' })).codes).toEqual(['verification.invalid']);
    expect((await sayNo({ ...secret, id: '1' })).codes).toEqual(['verification.invalid']);
    const member = await linksOf(people.unverified);
    expect((await sayNo(member.secret)).codes).toEqual(['verification.expired']);
    expect((await visit().get(member.path)).status).toBe(200);
  });

  test('and accepting at the same moment: one of them happens', async () => {
    const { path, secret } = await linksOf(people.invited);
    const person = {
      first_name: 'A',
      last_name: 'B',
      password: 'Neuf lettres et une',
      password_confirmation: 'Neuf lettres et une',
    };
    const answers = await Promise.all([visit().post(path, person), sayNo(secret)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await statusOf()).toBe(answers[0]?.status === 200 ? 'accepted' : 'declined');
  });
});

describe('sending again', () => {
  test('mails the verification to who has accepted and is not verified [S2.7-27]', async () => {
    await readOutbox(server);
    await resend(await idOf(server, people.unverified));
    const mail = await newestMailTo(server, people.unverified);
    expect(mail.subject).toBe('Verify your email address for Vigie');
    expect((await readOutbox(server)).filter(({ to }) => to === people.unverified)).toHaveLength(2);
  });

  test('is refused for a complete account and for a shared one, in both languages [S2.4-04]', async () => {
    const reader = await resend(await idOf(server, people.reader));
    expect([reader.faults, reader.titles]).toEqual([
      ['people.nothing_to_resend'],
      ['This account is complete: there is nothing to send again.'],
    ]);
    const french = await signedIn(server, people.companyAdmin, 'fr');
    expect((await resend(await idOf(server, people.shared), french)).titles).toEqual([
      'Ce compte est complet\u00a0: il n’y a rien à renvoyer.',
    ]);
  });

  test('has to wait after five times for one user, not for another', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push((await resend()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await resend()).titles).toEqual(['Please wait before retrying. Try again in 15\u00a0min.']);
    expect((await resend(await idOf(server, people.late))).status).toBe(200);
  });

  test('cannot be asked for by others than a company admin, nor for another organisation’s user', async () => {
    for (const name of [people.reader, people.collectionAdmin]) {
      expect((await resend(id, await signedIn(server, name))).faults).toEqual(['auth.forbidden']);
    }
    const { id: foreign } = await addMember(server, { organisations: [10002] });
    expect((await resend(foreign)).faults).toEqual(['not_found']);
  });
});
