import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resultColumns } from '#contract/search/columns.ts';
import { createDownloadLink } from '#server/domains/requests/documents/download-links.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { signedInCaller, signedInOperator } from '../operator/operator-caller.ts';
import { idOf } from '../users/members.ts';
import { entriesBy, putFile } from './log.ts';

let server: TestServer;
let admin: Awaited<ReturnType<typeof signedInCaller>>;
let operator: Awaited<ReturnType<typeof signedInOperator>>;
let adminId = 0;
let isn = 0;
beforeAll(async () => {
  server = await startTestServer();
  admin = await signedInCaller(server, people.companyAdmin);
  operator = await signedInOperator(server);
  adminId = await idOf(server, people.companyAdmin);
  const held = server.services.store.selectFrom('collection_sheets').select('isn').where('organisation_id', '=', 10001);
  isn = (await held.where('removed', '=', 0).executeTakeFirstOrThrow()).isn;
});
afterAll(() => server.close());
beforeEach(() => server.services.store.deleteFrom('attempts').execute());

describe('signing in', () => {
  test('and out are told of, with who and where from', async () => {
    const visitor = createVisitor(server.app, { address: '2001:db8:1:2:3:4:5:6' });
    const { entries } = await entriesBy(server, async () => {
      await visitor.signIn(people.companyAdmin);
      await visitor.post('/logout');
      await visitor.post('/logout');
    });
    const who = { user_id: adminId, organisation_id: 10001, network: '2001:db8:1:2' };
    expect(entries).toMatchObject([
      { ...who, event: 'sign-in' },
      { ...who, event: 'sign-out' },
    ]);
    expect(entries[0]?.request).toMatch(/^[\dA-F-]{13}$/);
  });

  test('to several organisations is told of, and then to the one chosen', async () => {
    const visitor = createVisitor(server.app);
    const { entries } = await entriesBy(server, async () => {
      await visitor.signIn(people.manager);
      await visitor.post('/login/location', { location: 10002 });
    });
    expect(entries.map(({ event, organisation_id }) => [event, organisation_id])).toEqual([
      ['sign-in', null],
      ['sign-in', 10002],
    ]);
  });

  test('that is refused is told of without the name that was typed', async () => {
    const { entries } = await entriesBy(server, async () => {
      await createVisitor(server.app).signIn(people.companyAdmin, 'Not-the-password');
      await createVisitor(server.app).signIn('My-Password-In-The-Wrong-Field');
    });
    expect(entries.map(({ event, user_id }) => [event, user_id])).toEqual([
      ['sign-in-refused', adminId],
      ['sign-in-refused', null],
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/password-in|not-the/i);
  });
});

describe('a download', () => {
  const workbook = {
    params: {
      parameters: 'locale=en',
      sort: 'ProductName_custom_sort',
      sortdir: 'asc',
      keyword: 'secretwords',
      columns: resultColumns,
    },
  };

  test('of a sheet, labels, an export, a document or a request’s file is told of once', async () => {
    const [brought, led] = [await putFile(server, { type: 'sdsaddition' }), await putFile(server, { type: 'eBinder' })];
    const { entries } = await entriesBy(server, async () => {
      for (const path of [
        `/pdf/${isn}.pdf`,
        `/labels.pdf?isn=${isn}`,
        `/requests/${led}/download`,
        `/requests/${brought}/file`,
      ])
        expect((await admin('GET', path)).status).toBe(200);
      expect((await admin('POST', '/export-excel/', workbook)).status).toBe(200);
    });
    const who = { user_id: adminId, organisation_id: 10001 };
    expect(entries).toMatchObject([
      { ...who, event: 'sheet-downloaded', records: [isn] },
      { ...who, event: 'labels-downloaded', records: [isn] },
      { ...who, event: 'document-downloaded', records: [led] },
      { ...who, event: 'request-file-downloaded', records: [brought] },
      { ...who, event: 'collection-exported', records: [], details: { sheets: 0 } },
    ]);
    expect(JSON.stringify(entries)).not.toContain('secretwords');
  });

  test('by a mailed link is told of with its organisation and without the link', async () => {
    const requestId = await putFile(server, { organisation: 10002, type: 'eBinder' });
    const { store } = server.services;
    const member = store.selectFrom('memberships').select('user_id').where('organisation_id', '=', 10002);
    const { user_id } = await member.where('accepted_at', '!=', '').executeTakeFirstOrThrow();
    await store.updateTable('requests').set({ user_id }).where('id', '=', requestId).execute();
    const token = await createDownloadLink(server.services.store, { requestId, expiresAt: '2999-01-01T00:00:00.000Z' });
    const { done, entries } = await entriesBy(server, () => server.app.inject(`/api/downloads/${token}`));
    expect(done.statusCode).toBe(200);
    expect(entries).toMatchObject([
      { event: 'document-downloaded', user_id: null, organisation_id: 10002, records: [requestId] },
    ]);
    expect(JSON.stringify(entries)).not.toContain(token);
  });

  test('by the desk is told of, with whose request it was', async () => {
    const id = await putFile(server, { organisation: 10002, type: 'sdsaddition' });
    const { entries } = await entriesBy(server, async () => {
      await operator('GET', `/operator/sheets/${isn}/pdf`);
      await operator('GET', `/operator/requests/${id}/file`);
    });
    expect(entries).toMatchObject([
      { event: 'sheet-downloaded', organisation_id: null, records: [isn] },
      { event: 'request-file-downloaded', organisation_id: 10002, records: [id] },
    ]);
  });

  test('that is refused, that the browser has already, or of which only the headers are asked, is none', async () => {
    const { etag = '' } = (await admin('GET', `/pdf/${isn}.pdf`)).headers;
    const url = `/api/pdf/${isn}.pdf`;
    const headers = { cookie: admin.cookie, 'if-none-match': String(etag) };
    const { done, entries } = await entriesBy(server, async () => [
      (await server.app.inject({ url, headers })).statusCode,
      (await server.app.inject({ method: 'HEAD', url, headers: { cookie: admin.cookie } })).statusCode,
      (await server.app.inject('/api/pdf/999999999.pdf')).statusCode,
      (await admin('GET', '/pdf/999999999.pdf')).status,
    ]);
    expect(done).toEqual([304, 200, 401, 404]);
    expect(entries).toEqual([]);
  });

  test('in parts is told of with each part', async () => {
    const headers = { cookie: admin.cookie, range: 'bytes=5-9' };
    const { entries } = await entriesBy(server, () => server.app.inject({ url: `/api/pdf/${isn}.pdf`, headers }));
    expect(entries.map(({ event }) => event)).toEqual(['sheet-downloaded']);
  });
});

test('a search is not told of', async () => {
  const { entries } = await entriesBy(server, () => admin('GET', '/lucidworks-solr-api/sds-10001/?q=acetone'));
  expect(entries).toEqual([]);
});
