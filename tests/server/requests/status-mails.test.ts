import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runDueJobs } from '#server/app/jobs.ts';
import { addRequestNote, changeRequestStatus, type StatusChange } from '#server/domains/requests/change-status.ts';
import { type ReadMail, readOutbox } from '#tests/support/mails.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { addMember, idOf, signedIn } from '../users/members.ts';
import { putRequest } from './requests.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://vigie.localhost' });
  await server.services.store.deleteFrom('jobs').execute();
});
afterEach(() => server.close());

const change = (requestId: number, status: StatusChange['status'], note = '', userId: number | null = null) =>
  server.services.store.transaction().execute((trx) => changeRequestStatus(trx, { requestId, status, note, userId }));

const mails = async (): Promise<ReadMail[]> => {
  const sent = await readOutbox(server);
  expect(await server.services.store.selectFrom('jobs').selectAll().execute()).toEqual([]);
  return sent;
};

const ask = async (name: string, request: Parameters<typeof putRequest>[1] = {}) =>
  putRequest(server, { user_id: await idOf(server, name), ...request });

describe('whoever made a request', () => {
  test('hears of its status in their own language, with all that is to be known, and so does nobody else', async () => {
    const info = JSON.stringify({ subject: 'Fiche du dégraisseur', message: 'secret' });
    const id = await ask(people.reader, { info });
    await change(id, 'error', 'Adresse inconnue.\nRéécrivez.', await idOf(server, people.operator));
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect([mail?.to, mail?.subject]).toEqual([
      people.reader,
      `R-${id}\u00a0: votre message «\u00a0Fiche du dégraisseur\u00a0» n’a pas pu être traité`,
    ]);
    expect(mail?.html).toContain('<html lang="fr">');
    for (const part of [
      `Votre message «\u00a0Fiche du dégraisseur\u00a0» n’a pas pu être traité (R-${id}).`,
      'Motif\u00a0: Adresse inconnue.\n\nRéécrivez.',
      'Ce que vous pouvez faire maintenant\n- Écrivez de nouveau au soutien, en donnant plus de détails.',
      'https://vigie.localhost/contact-us',
      `https://vigie.localhost/message-centre?request=${id}`,
      'https://vigie.localhost/account-information',
    ])
      expect(mail?.text.replaceAll('\r', '')).toContain(part);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/erreur/i);
    expect(mail?.text).not.toContain('secret');
  });

  test.each([
    [
      { type: 'sdsremoval', info: '{"product_name":"Acetone","locations":[{},{},{}],"kept_locations":[{}]}' },
      '“Acetone” was removed from 2 locations and stays in 1 other',
      '“Acetone” could not be removed',
    ],
    [
      { type: 'sdsremoval', info: '{"product_name":"Acetone","locations":[{},{}]}' },
      '“Acetone” was removed from 2 locations',
      '“Acetone” could not be removed',
    ],
    [
      { type: 'sdsremoval', info: '{"product_name":"Acetone","locations":[]}' },
      '“Acetone” was removed from the collection',
      '“Acetone” could not be removed',
    ],
    [
      { type: 'sdsaddition', file_name: 'Acetone.pdf' },
      '“Acetone.pdf” has been added',
      '“Acetone.pdf” could not be added',
    ],
    [
      { type: 'eBinder', info: '{"num_sds":1200}', file_name: 'x.zip' },
      'your e-binder of 1,200 sheets is ready',
      'your e-binder of 1,200 sheets could not be made',
    ],
    [
      { type: 'index', info: '{"num_sds":1}' },
      'your index of 1 sheet is ready',
      'your index of 1 sheet could not be made',
    ],
  ] as const)('reads what became of it in words of its own: %j [S5.7-01]', async (request, done, failed) => {
    const id = await ask(people.companyAdmin, request);
    await change(id, 'completed');
    const [mail] = await mails();
    expect(mail?.subject).toBe(`R-${id}: ${done}`);
    expect(mail?.text).not.toMatch(/Note:|Reason:|What you can do now/);
    await change(id, 'error', 'Because.');
    const [, other] = await mails();
    expect(other?.subject).toBe(`R-${id}: ${failed}`);
    for (const part of ['Reason: Because.', 'What you can do now\n- ', `?request=${id}`])
      expect(other?.text.replaceAll('\r', '')).toContain(part);
    expect(`${other?.subject} ${other?.text}`).not.toMatch(/\berror\b/i);
  });

  test('hears of the latest once, when it changed more often before the mail left', async () => {
    const id = await ask(people.companyAdmin);
    const operator = await idOf(server, people.operator);
    await change(id, 'error', 'A mistake.', operator);
    await change(id, 'processing', '', operator);
    await change(id, 'completed', 'Now it is done.', operator);
    // What they add themselves takes the place of nothing.
    await change(id, 'completed', 'Thanks!', await idOf(server, people.companyAdmin));
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`R-${id}: your message has been answered`);
    expect(mail?.text).toContain('Now it is done.');
    expect(mail?.text).not.toContain('A mistake.');
    await change(id, 'error');
    expect(await mails()).toHaveLength(2);
  });

  test('hears of a note, but not of what they did themselves, nor of nothing', async () => {
    const id = await ask(people.companyAdmin);
    const { store } = server.services;
    await change(id, 'error', '', await idOf(server, people.companyAdmin));
    await change(id, 'error');
    expect(await mails()).toEqual([]);
    await store
      .transaction()
      .execute((trx) => addRequestNote(trx, { requestId: id, note: 'Which one?', userId: null }));
    const [mail] = await mails();
    expect(mail?.subject).toBe(`R-${id}: a message about your message`);
    expect(mail?.text).toContain('Note: Which one?');
    expect(mail?.text).toContain('Your message could not be dealt with.');
  });

  test('hears nothing once they say so on their account page, even of what was queued before', async () => {
    const { id: userId, name } = await addMember(server, { role: 'read-only' });
    const person = await signedIn(server, name);
    const save = (is_subscribed: boolean) =>
      person.put(`/users/${userId}`, {
        data: {
          attributes: { id: userId, first_name: 'Zoé', last_name: 'Roy', email: name, phone: '', is_subscribed },
        },
      });
    const toThem = async () => (await mails()).filter(({ to }) => to === name).length;
    const id = await putRequest(server, { user_id: userId });
    await change(id, 'completed');
    expect((await save(false)).status).toBe(200);
    expect(await toThem()).toBe(0);
    await change(id, 'error');
    expect(await toThem()).toBe(0);
    expect((await save(true)).status).toBe(200);
    await change(id, 'completed');
    expect(await toThem()).toBe(1);
  });

  test.each([
    ['has not verified the address', { verified_at: '' }],
    ['does not want to', { is_subscribed: 0 }],
    ['is a shared account', { shared: 1 }],
  ] as const)('hears nothing who %s', async (_, user) => {
    const { id: userId } = await addMember(server);
    await server.services.store.updateTable('users').set(user).where('id', '=', userId).execute();
    await change(await putRequest(server, { user_id: userId }), 'completed');
    expect(await mails()).toEqual([]);
  });

  test('hears nothing who belongs to that organisation no more, or whose account is gone', async () => {
    const { id: userId } = await addMember(server, { organisations: [10002] });
    await change(await putRequest(server, { user_id: userId }), 'completed');
    const nobody = await putRequest(server);
    await change(nobody, 'completed');
    const deleted = await addMember(server);
    await change(await putRequest(server, { user_id: deleted.id }), 'completed');
    await server.services.store.deleteFrom('users').where('id', '=', deleted.id).execute();
    expect(await mails()).toEqual([]);
  });
});

test('mail about a request outlives a mail server that is away', async () => {
  const id = await ask(people.companyAdmin);
  await change(id, 'completed');
  const away = { send: () => Promise.reject(new Error('away')), findFault: async () => undefined, close: () => {} };
  await runDueJobs({ ...server.services, mailer: away, log: server.app.log });
  const { store } = server.services;
  expect(await store.selectFrom('jobs').select(['kind', 'attempts']).execute()).toEqual([
    { kind: 'mail-request-status', attempts: 1 },
  ]);
  await store.updateTable('jobs').set({ run_at: '' }).execute();
  expect((await mails()).map(({ to }) => to)).toEqual([people.companyAdmin]);
});

test('a change that is given up changes nothing and mails nothing', async () => {
  const id = await ask(people.companyAdmin);
  const { store } = server.services;
  const lost = store.transaction().execute(async (trx) => {
    await changeRequestStatus(trx, { requestId: id, status: 'error', note: '', userId: null });
    throw new Error('given up');
  });
  await expect(lost).rejects.toThrow('given up');
  await expect(change(999_999, 'error')).rejects.toThrow('not_found');
  expect(await mails()).toEqual([]);
  const { status } = await store.selectFrom('requests').select('status').where('id', '=', id).executeTakeFirstOrThrow();
  expect(status).toBe('processing');
});
