import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cleanUp } from '#server/app/cleanup.ts';
import { endDueOrganisations, setEnd } from '#server/domains/operator/organisations/ending.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { readOutbox } from '#tests/support/mails.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { entriesOf, putFile } from '../audit/log.ts';
import { type Caller, signedInCaller } from './operator-caller.ts';

const id = 10002;
const path = `/operator/organisations/${id}`;

let server: TestServer;
let store: Store;
let operator: Caller;
beforeEach(async () => {
  server = await startTestServer();
  store = server.services.store;
  operator = await signedInCaller(server, people.operator);
});
afterEach(() => server.close());

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const end = (day = inDays(30), reason = 'The contract ends.') => operator('POST', `${path}/end`, { day, reason });
const keep = () => operator('POST', `${path}/keep`, {});
/** The day has come. */
const letDayCome = () =>
  store
    .updateTable('organisations')
    .set({ ends_on: inDays(0) })
    .where('id', '=', id)
    .execute();
const endMails = async () => (await readOutbox(server)).filter(({ to }) => to === people.hospitalAdmin);
const isThere = async () =>
  (await store.selectFrom('organisations').select('id').where('id', '=', id).execute()).length === 1;

describe('the end of an organisation', () => {
  test('is set for a day, told of in the log, and mailed once however often it is sent', async () => {
    const { status, body } = await end();
    expect([status, body.ends_on, body.end_reason]).toEqual([200, inDays(30), 'The contract ends.']);
    await Promise.all([end(), end()]);
    const [mail, ...more] = await endMails();
    expect(more).toEqual([]);
    expect(mail!.text).toContain(new Date(inDays(30)).getUTCFullYear().toString());
    expect(mail!.text).not.toContain('The contract ends.');
    expect(await entriesOf(server, 'organisation-end-set')).toMatchObject([
      { organisation_id: id, records: [id], details: { day: inDays(30) } },
    ]);
    // Another day is mailed again, another reason is not.
    await end(inDays(40));
    await end(inDays(40), 'They asked for it.');
    expect(await endMails()).toHaveLength(2);
  });

  test('is no sooner than tomorrow, not far away, and the operators’ alone to set', async () => {
    const refused = { status: 422, body: { errors: [{ code: 'organisation.end_day' }] } };
    for (const day of [inDays(-1), inDays(0), inDays(900)]) expect(await end(day)).toMatchObject(refused);
    expect((await end('2027-02-30')).status).toBe(422);
    expect((await end(inDays(5), ' ')).status).toBe(422);
    expect((await end(inDays(1))).status).toBe(200);
    expect((await operator('POST', '/operator/organisations/77/end', { day: inDays(5), reason: 'x' })).status).toBe(
      404,
    );
    const admin = await signedInCaller(server, people.hospitalAdmin);
    for (const verb of ['end', 'keep'])
      expect((await admin('POST', `${path}/${verb}`, { day: inDays(5), reason: 'x' })).status).toBe(403);
  });

  test('changes nothing before the day but what its administrators are shown, and can be taken back', async () => {
    const admin = await signedInCaller(server, people.hospitalAdmin);
    expect((await admin('GET', '/userinfo')).body.endsOn).toBeUndefined();
    await end();
    await cleanUp(server.services);
    expect((await admin('GET', '/userinfo')).body.endsOn).toBe(inDays(30));
    expect((await admin('GET', `/lucidworks-solr-api/sds-${id}/`)).status).toBe(200);
    for (const name of [people.companyAdmin, people.operator])
      expect((await (await signedInCaller(server, name))('GET', '/userinfo')).body.endsOn).toBeUndefined();
    await endMails();
    expect((await keep()).body).toMatchObject({ ends_on: '', end_reason: '' });
    await keep();
    expect(await endMails()).toHaveLength(2);
    expect(await entriesOf(server, 'organisation-end-cancelled')).toHaveLength(1);
    expect((await admin('GET', '/userinfo')).body.endsOn).toBeUndefined();
  });

  test('comes with the clean-up of its day, once: sessions, records and files go, and nobody else’s', async () => {
    const { files } = server.services;
    const admin = await signedInCaller(server, people.hospitalAdmin);
    const other = await signedInCaller(server, people.companyAdmin);
    const own = await putFile(server, { organisation: id, type: 'sdsaddition' });
    const { hash } = await files.put(Buffer.from('%PDF-1.4 of one organisation'));
    await store.updateTable('requests').set({ file_hash: hash }).where('id', '=', own).execute();
    const shared = await putFile(server, { organisation: id, type: 'sdsaddition' });
    await putFile(server, { type: 'sdsaddition' });
    const { file_hash } = await store
      .selectFrom('requests')
      .select('file_hash')
      .where('id', '=', shared)
      .executeTakeFirstOrThrow();
    const before = (await other('GET', '/lucidworks-solr-api/sds-10001/')).body.response.numFound;
    await end();
    await letDayCome();
    await Promise.all([endDueOrganisations(store), endDueOrganisations(store)]);
    expect(await isThere()).toBe(false);
    expect(await entriesOf(server, 'organisation-ended')).toHaveLength(1);
    expect((await admin('GET', '/userinfo')).status).toBe(401);
    await cleanUp(server.services);
    expect([await files.has(hash), await files.has(file_hash)]).toEqual([false, true]);
    expect(await store.selectFrom('file_claims').selectAll().execute()).toEqual([]);
    expect((await other('GET', '/lucidworks-solr-api/sds-10001/')).body.response.numFound).toBe(before);
    expect((await operator('GET', path)).status).toBe(404);
    expect(await entriesOf(server, 'organisation-ended')).toHaveLength(1);
  });

  test('that is broken off before its files are gone is finished by the next clean-up', async () => {
    const { files } = server.services;
    const request = await putFile(server, { organisation: id, type: 'sdsaddition' });
    const { hash } = await files.put(Buffer.from('%PDF-1.4 left behind'));
    await store.updateTable('requests').set({ file_hash: hash }).where('id', '=', request).execute();
    await end();
    await letDayCome();
    await endDueOrganisations(store);
    // Killed here: the records are gone, the file is not.
    expect([await isThere(), await files.has(hash)]).toEqual([false, true]);
    await cleanUp(server.services);
    expect(await files.has(hash)).toBe(false);
  });

  test('leaves what another organisation holds of it to that one, and shows it to nobody else', async () => {
    const [held, only] = await store
      .selectFrom('collection_sheets')
      .select('isn')
      .where('organisation_id', '=', id)
      .where('isn', 'not in', (eb) =>
        eb.selectFrom('collection_sheets').select('isn').where('organisation_id', '!=', id),
      )
      .limit(2)
      .execute();
    await store.updateTable('sheets').set({ owner_id: id }).where('isn', 'in', [held!.isn, only!.isn]).execute();
    await store
      .insertInto('collection_sheets')
      .values({
        organisation_id: 10001,
        isn: held!.isn,
        custom_1: '',
        custom_2: '',
        custom_3: '',
        modified: '',
        version: 1,
        removed: 0,
      })
      .execute();
    await setEnd(store, { organisationId: id, day: inDays(1), reason: 'x' });
    await letDayCome();
    await endDueOrganisations(store);
    const left = await store
      .selectFrom('sheets')
      .select(['isn', 'owner_id'])
      .where('isn', 'in', [held!.isn, only!.isn])
      .execute();
    expect(left).toEqual([{ isn: held!.isn, owner_id: 10001 }]);
  });
});
