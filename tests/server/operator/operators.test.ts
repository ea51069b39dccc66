import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newestMailTo } from '#tests/support/mails.ts';
import { signInWithFactor } from '#tests/support/second-step.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { type Caller, signedInCaller, signedInOperator } from './operator-caller.ts';

let server: TestServer;
let operator: Caller;
beforeAll(async () => {
  server = await startTestServer();
  operator = await signedInOperator(server);
  // Somebody of the demo would not count among those who may let others in.
  await server.services.store.updateTable('users').set({ demo: 0 }).execute();
});
afterAll(() => server.close());

const invitation = { email: 'second@vigie.example', role: 'operator', language: 'fr' };
const password = 'battery staple horse';

const idOf = async (name: string): Promise<number> =>
  (await server.services.store.selectFrom('users').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;

describe('operators', () => {
  test('do not let the last of them go', async () => {
    const id = await idOf(people.operator);
    const refused = await operator('POST', `/operator/users/${id}/dismiss`, { organisation: null });
    expect(refused.body.errors[0].code).toBe('operator.last');
  });

  test('invite another, who accepts by the link of the mail and works at the desk', async () => {
    const invited = await operator('POST', '/operator/users', invitation);
    expect(invited.body.memberships).toMatchObject([{ organisation: null, role: 'operator', status: 'pending' }]);
    const mail = await newestMailTo(server, invitation.email);
    expect(mail.subject).toBe('On vous invite au bureau de Vigie');
    const path = mail.link.replace(/\?.*$/, '');
    const visitor = createVisitor(server.app);
    const names = { first_name: 'Léa', last_name: 'Roy' };
    const accepted = await visitor.post(path, { ...names, password, password_confirmation: password });
    expect(accepted.status).toBe(200);
    expect((await visitor.signIn(invitation.email, password)).status).toBe(200);
    expect((await visitor.get('/operator/requests')).codes).toEqual(['auth.second_factor_missing']);
    expect((await signInWithFactor(server, visitor, { name: invitation.email, password })).status).toBe(200);
    expect((await visitor.get('/operator/requests')).status).toBe(200);
  });

  test('are nobody’s members: an address that belongs to an organisation is refused, at its field', async () => {
    const refused = await operator('POST', '/operator/users', { ...invitation, email: people.companyAdmin });
    expect(refused.body.errors[0]).toMatchObject({ code: 'operator.is_member', source: { pointer: '/data/email' } });
  });

  test('are invited by nobody else', async () => {
    const member = await signedInCaller(server, people.companyAdmin);
    expect((await member('POST', '/operator/users', { ...invitation, email: 'x@vigie.example' })).status).toBe(403);
  });

  test('have an account page: their own details, another password', async () => {
    const id = await idOf(people.operator);
    const own = await operator('GET', `/users/${id}`);
    expect(own.body.data.attributes).toMatchObject({ email: people.operator });
    const attributes = { first_name: 'Nat', last_name: 'Kowalski', email: people.operator, is_subscribed: false };
    const changed = await operator('PUT', `/users/${id}`, { data: { type: 'users', attributes } });
    expect([changed.status, changed.body.data.attributes.first_name]).toEqual([200, 'Nat']);
    expect((await operator('GET', `/users/${await idOf(invitation.email)}`)).status).toBe(404);
  });

  test('dismiss each other: whoever is dismissed is out at once', async () => {
    const visitor = createVisitor(server.app);
    await signInWithFactor(server, visitor, { name: invitation.email, password });
    const id = await idOf(invitation.email);
    const done = await operator('POST', `/operator/users/${id}/dismiss`, { organisation: null });
    expect(done.status).toBe(200);
    expect((await visitor.get('/operator/requests')).codes).toEqual(['auth.required']);
    expect((await visitor.signIn(invitation.email, password)).codes).toEqual(['auth.failed']);
  });

  test('never dismiss each other until nobody is left', async () => {
    await operator('POST', '/operator/users', { ...invitation, email: 'third@vigie.example' });
    const { store } = server.services;
    const ids = [await idOf(people.operator), await idOf('third@vigie.example')];
    const accepted_at = new Date().toISOString();
    await store.updateTable('memberships').set({ accepted_at }).where('user_id', '=', ids[1]!).execute();
    const answers = await Promise.all(
      ids.map((id) => operator('POST', `/operator/users/${id}/dismiss`, { organisation: null })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await store.selectFrom('memberships').select('id').where('role', '=', 'operator').execute();
    expect(left).toHaveLength(1);
  });
});
