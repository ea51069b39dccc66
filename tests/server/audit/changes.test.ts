import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { newestMailTo, secretOf } from '#tests/support/mails.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { askForSheets, pdfOf, signedInCaller, signedInOperator, workOn } from '../operator/operator-caller.ts';
import { addMember, idOf, locations, roleOf, subsetIds } from '../users/members.ts';
import { entriesBy } from './log.ts';

let server: TestServer;
let admin: Awaited<ReturnType<typeof signedInCaller>>;
let operator: Awaited<ReturnType<typeof signedInOperator>>;
let [adminId, operatorId] = [0, 0];
beforeAll(async () => {
  server = await startTestServer();
  admin = await signedInCaller(server, people.companyAdmin);
  operator = await signedInOperator(server);
  [adminId, operatorId] = [await idOf(server, people.companyAdmin), await idOf(server, people.operator)];
});
afterAll(() => server.close());
beforeEach(() => server.services.store.deleteFrom('attempts').execute());

const byAdmin = () => ({ user_id: adminId, organisation_id: 10001, network: '127.0.0.1' });
const sheetHere = async (): Promise<number> => {
  const { store } = server.services;
  const asked = store.selectFrom('removals').select('isn').where('is_open', '=', 1);
  const { isn } = await store
    .selectFrom('collection_sheets')
    .select('isn')
    .where('organisation_id', '=', 10001)
    .where('removed', '=', 0)
    .where('isn', 'not in', asked)
    .orderBy('isn')
    .executeTakeFirstOrThrow();
  return isn;
};
const askForRemoval = async (isn: number): Promise<number> => {
  await admin('POST', '/sds-deletion', { isn, location: [] });
  const { store } = server.services;
  return (await store.selectFrom('requests').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id;
};
/** Approves all that a request asks for; what is called is the decision alone. */
const approval = async (id: number) => {
  const { removals } = (await operator('GET', `/operator/requests/${id}`)).body;
  const decisions = removals.map(({ location }: { location: number }) => ({ location, approve: true }));
  return () => operator('POST', `/operator/requests/${id}/decide`, { decisions, note: '' });
};

describe('the log tells of', () => {
  test('a member added, changed and removed: by whom, and what has become of role and locations', async () => {
    const email = `${crypto.randomUUID()}@newcomer.example`;
    const [first = ''] = await subsetIds(server);
    const invitation = {
      type: 'users',
      attributes: { email },
      relationships: { role: roleOf('read-only'), subset_relations: locations([first]) },
    };
    const added = await entriesBy(server, () => admin('POST', '/users/', { data: invitation }));
    const id = Number(added.done.body.data.id);
    const who = { ...byAdmin(), records: [id] };
    expect(added.entries).toMatchObject([
      { ...who, event: 'user-added', details: { role: 'read-only', locations: [Number(first)] } },
    ]);
    const change = { attributes: { phone: '905-555-0100' }, relationships: { role: roleOf('collection-admin') } };
    const changed = await entriesBy(server, () => admin('PUT', `/users/${id}`, { data: change }));
    expect(changed.entries).toMatchObject([
      { ...who, event: 'user-changed', details: { role: ['read-only', 'collection-admin'] } },
    ]);
    const same = await entriesBy(server, () => admin('PUT', `/users/${id}`, { data: { attributes: {} } }));
    expect([same.done.status, same.entries]).toEqual([200, []]);
    const resent = await entriesBy(server, () => admin('POST', `/resend-email-verification/${id}`));
    expect(resent.entries).toMatchObject([{ ...who, event: 'invitation-resent' }]);
    const removed = await entriesBy(server, () => admin('DELETE', `/users/${id}`));
    expect(removed.entries).toMatchObject([{ ...who, event: 'user-removed', details: { role: 'collection-admin' } }]);
    for (const { names } of [...added.entries, ...changed.entries, ...removed.entries])
      expect(names).toMatchObject({
        who: people.companyAdmin,
        organisation: { en: 'Maple Ridge Manufacturing', fr: 'Fabrication Maple Ridge' },
        about: [email],
      });
  });

  test('several members removed at once, an entry for each', async () => {
    const ids = [(await addMember(server)).id, (await addMember(server)).id];
    const { entries } = await entriesBy(server, () => admin('DELETE', '/users', { data: { id: ids.map(String) } }));
    expect(entries.map(({ event, records }) => [event, records])).toEqual(ids.map((id) => ['user-removed', [id]]));
  });

  test('a password changed, refused and reset by a link', async () => {
    const { id, name } = await addMember(server);
    const own = await signedInCaller(server, name);
    const body = {
      current_password: demoPassword,
      password: 'Brand-new-words-1',
      password_confirmation: 'Brand-new-words-1',
    };
    const wrong = await entriesBy(server, () => own('POST', '/change-password', { ...body, current_password: 'no' }));
    expect(wrong.entries).toMatchObject([{ event: 'password-refused', user_id: id, organisation_id: 10001 }]);
    const changed = await entriesBy(server, () => own('POST', '/change-password', body));
    expect(changed.entries).toMatchObject([{ event: 'password-changed', user_id: id, records: [id] }]);
    const visitor = createVisitor(server.app);
    await visitor.post('/forgot-password', { email: name });
    const query = new URLSearchParams((await newestMailTo(server, name)).link.split('?')[1]);
    const token = query.get('token') ?? '';
    const passwords = { password: 'Other-new-words-2', password_confirmation: 'Other-new-words-2' };
    const reset = await entriesBy(server, () => visitor.post('/reset-password', { email: name, token, ...passwords }));
    expect(reset.entries).toMatchObject([{ event: 'password-reset', user_id: id, records: [id] }]);
    const all = JSON.stringify([wrong.entries, changed.entries, reset.entries]);
    for (const secret of [token, demoPassword, ...Object.values(passwords), body.password])
      expect(all).not.toContain(secret);
  });

  test('an invitation accepted, and one declined', async () => {
    const accept = async (path: 'complete' | 'decline', fields?: object) => {
      const email = `${crypto.randomUUID()}@newcomer.example`;
      const attributes = { email };
      const relationships = { role: roleOf('company-admin') };
      const { body } = await admin('POST', '/users/', { data: { type: 'users', attributes, relationships } });
      const { id, token } = secretOf((await newestMailTo(server, email)).mailed);
      const { entries } = await entriesBy(server, () =>
        createVisitor(server.app).post(`/verification-link/${path}`, { id, token, ...fields }),
      );
      return entries.map(({ event, user_id, organisation_id }) => [
        event,
        user_id === Number(body.data.id),
        organisation_id,
      ]);
    };
    const names = { first_name: 'Ana', last_name: 'Roy', phone: '905-555-0100' };
    const passwords = { password: 'Brand-new-words-1', password_confirmation: 'Brand-new-words-1' };
    expect(await accept('complete', { ...names, ...passwords })).toEqual([['account-verified', true, 10001]]);
    expect(await accept('decline')).toEqual([['invitation-declined', true, 10001]]);
  });

  test('a removal asked for, decided and carried out', async () => {
    const isn = await sheetHere();
    const asked = await entriesBy(server, () => askForRemoval(isn));
    expect(asked.entries).toMatchObject([{ ...byAdmin(), event: 'removal-requested', records: [isn] }]);
    const byOperator = { user_id: operatorId, organisation_id: 10001 };
    const decided = await entriesBy(server, await approval(asked.done));
    expect(decided.entries).toMatchObject([
      { ...byOperator, event: 'sheet-removed', records: [isn] },
      { ...byOperator, event: 'removal-decided', records: [asked.done], details: { isn, refused: [] } },
    ]);
    const other = await askForRemoval(await sheetHere());
    const refused = await entriesBy(server, () =>
      operator('POST', `/operator/requests/${other}/refuse`, { note: 'Kept.' }),
    );
    expect(refused.entries).toMatchObject([{ ...byOperator, event: 'request-refused', records: [other] }]);
    expect(JSON.stringify(refused.entries)).not.toContain('Kept.');
    const reopened = await entriesBy(server, () => operator('POST', `/operator/requests/${other}/reopen`, {}));
    expect(reopened.entries).toMatchObject([{ ...byOperator, event: 'request-reopened', records: [other] }]);
  });

  test('a removal that is sent twice, once', async () => {
    const body = { isn: await sheetHere(), location: [], submission: crypto.randomUUID() };
    const send = () => admin('POST', '/sds-deletion', body);
    const { entries } = await entriesBy(server, async () => [await send(), await send()].map(({ status }) => status));
    expect(entries.map(({ event }) => event)).toEqual(['removal-requested']);
  });

  test('a sheet added, and one changed', async () => {
    const { isn } = await server.services.store
      .selectFrom('sheets')
      .innerJoin('collection_sheets', 'collection_sheets.isn', 'sheets.isn')
      .select('sheets.isn')
      .where('organisation_id', '=', 10002)
      .where('format', '=', 'whmis-2015')
      .where('ingredients', '!=', '[]')
      .where('sheet_date', '!=', '')
      .executeTakeFirstOrThrow();
    const files = [{ name: 'sheet.pdf', bytes: await pdfOf(server, isn) }];
    const [first = ''] = await subsetIds(server);
    const [id = 0] = await askForSheets(server, { cookie: admin.cookie, files, 'locations[]': first });
    const { draft, version } = await workOn(operator, id);
    const entry = { ...draft, decision: { kind: 'new' } };
    const path = `/operator/requests/${id}/confirm`;
    const added = await entriesBy(server, () => operator('POST', path, { entry, version, note: '' }));
    expect(added.entries).toMatchObject([
      { event: 'sheet-added', user_id: operatorId, organisation_id: 10001, records: [added.done.body.isn] },
    ]);
    const sheet = (await operator('GET', `/operator/sheets/${added.done.body.isn}`)).body;
    const edited = { ...sheet, product_name: 'Renamed' };
    const changed = await entriesBy(server, () => operator('PUT', `/operator/sheets/${sheet.id}`, edited));
    expect(changed.entries).toMatchObject([{ event: 'sheet-changed', user_id: operatorId, records: [sheet.id] }]);
  });

  test('what the desk changes of organisations and their people', async () => {
    const organisation = (await operator('GET', '/operator/organisations/10002')).body;
    const edited = { ...organisation, allowed_addresses: ['198.51.100.0/24'] };
    const saved = await entriesBy(server, () => operator('PUT', '/operator/organisations/10002', edited));
    expect(saved.entries).toMatchObject([
      {
        event: 'organisation-changed',
        user_id: operatorId,
        organisation_id: 10002,
        details: { fields: ['allowed_addresses'] },
      },
    ]);
    const made = await entriesBy(server, () =>
      operator('POST', '/operator/organisations', { ...organisation, locations: [] }),
    );
    expect(made.entries).toMatchObject([{ event: 'organisation-added', records: [made.done.body.id] }]);
    const person = {
      email: `${crypto.randomUUID()}@newcomer.example`,
      organisation: 10002,
      role: 'company-admin',
      language: 'fr',
    };
    const invited = await entriesBy(server, () => operator('POST', '/operator/users', person));
    const { id, version } = invited.done.body;
    const named = { first_name: 'Luc', last_name: 'Roy', phone: '', is_subscribed: true, version };
    const renamed = await entriesBy(server, () => operator('PUT', `/operator/users/${id}`, named));
    const dismissed = await entriesBy(server, () =>
      operator('POST', `/operator/users/${id}/dismiss`, { organisation: 10002 }),
    );
    expect([...invited.entries, ...renamed.entries, ...dismissed.entries]).toMatchObject(
      ['user-added', 'user-changed', 'user-removed'].map((event) => ({
        event,
        user_id: operatorId,
        organisation_id: 10002,
        records: [id],
      })),
    );
  });
});

describe('a change that fails', () => {
  test('leaves no entry, though its transaction had written one', async () => {
    const approve = await approval(await askForRemoval(await sheetHere()));
    const { store } = server.services;
    // What the transaction does last: by then it has written its entry.
    await store.schema.alterTable('request_changes').renameTo('request_changes_away').execute();
    const { done, entries } = await entriesBy(server, approve).finally(() =>
      store.schema.alterTable('request_changes_away').renameTo('request_changes').execute(),
    );
    expect(done.status).toBe(500);
    expect(entries).toEqual([]);
    expect((await approve()).status).toBe(200);
  });

  test('for what was asked leaves none either', async () => {
    const { entries } = await entriesBy(server, () => admin('DELETE', `/users/${adminId}`));
    expect(entries).toEqual([]);
  });
});
