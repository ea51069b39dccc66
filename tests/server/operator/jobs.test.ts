import type { Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeBinder } from '#server/domains/requests/documents/make-document.ts';
import { maxAttempts } from '#server/platform/jobs/queue.ts';
import type { JobTable } from '#server/platform/storage/tables/jobs.ts';
import { newestMailTo, readOutbox } from '#tests/support/mails.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { idOf, type SignedIn, signedIn } from '../users/members.ts';

let server: TestServer;
let operator: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  operator = await signedIn(server, people.operator);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.store.deleteFrom('jobs').execute();
});

const path = '/operator/jobs';
const fromNow = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const queue = async (job: Partial<Insertable<JobTable>> = {}): Promise<number> => {
  const { id } = await server.services.store
    .insertInto('jobs')
    .values({
      kind: 'mail-contact',
      payload: '{"requestId":12,"to":"someone@private.example"}',
      run_at: fromNow(600),
      created_at: fromNow(-60),
      ...job,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
const states = {
  waiting: {},
  running: { attempts: 1, leased_until: fromNow(600), leased_by: 'somebody' },
  failing: { attempts: 2, last_error: 'no answer', leased_until: fromNow(-1), leased_by: 'gone' },
  'given-up': { attempts: maxAttempts, last_error: 'refused' },
} as const;

describe('the list', () => {
  test('tells how each job stands and the request it works for, and nothing else of what it knows', async () => {
    const ids = await Promise.all(Object.values(states).map(queue));
    await queue({ kind: 'mail-reset-link', payload: '{"name":"someone@private.example"}' });
    for (const [at, state] of Object.keys(states).entries())
      expect((await operator.get(`${path}?state=${state}&kind=mail-contact`)).body).toMatchObject([
        { id: ids[at], state, request: 12 },
      ]);
    const { body } = await operator.get(`${path}?_sort=attempts&_order=DESC`);
    expect(body.map(({ attempts }: { attempts: number }) => attempts)).toEqual([maxAttempts, 2, 1, 0, 0]);
    expect(body.at(-1)).toMatchObject({ kind: 'mail-reset-link', request: null, lane: 'short' });
    expect(JSON.stringify(body)).not.toContain('private.example');
  });

  test('tells of a scan the newest request that brought its file, and none where nobody asked for it', async () => {
    const { store } = server.services;
    const requests = await store.selectFrom('requests').select('id').orderBy('id').limit(2).execute();
    const [older, newer] = requests.map(({ id }) => id);
    const [hash, another] = ['a'.repeat(64), 'b'.repeat(64)];
    await store.updateTable('requests').set({ file_hash: hash }).where('id', 'in', [older!, newer!]).execute();
    const scans = [hash, another].map((one) => ({ kind: 'recognise-scan', payload: JSON.stringify({ hash: one }) }));
    const [brought, imported] = [await queue(scans[0]), await queue(scans[1])];
    expect((await operator.get(`${path}?kind=recognise-scan&_sort=id&_order=ASC`)).body).toMatchObject([
      { id: brought, request: newer },
      { id: imported, request: null },
    ]);
    expect((await operator.get(`${path}/${brought}`)).body.request).toBe(newer);
  });

  test('is for the staff alone', async () => {
    const member = await signedIn(server, people.companyAdmin);
    expect((await member.get(path)).faults).toEqual(['auth.forbidden']);
    expect((await member.delete(`${path}/${await queue()}`)).faults).toEqual(['auth.forbidden']);
  });
});

describe('a job', () => {
  test('that was given up is begun again at once', async () => {
    const askedAt = fromNow(-60);
    const payload = JSON.stringify({ name: people.companyAdmin, askedAt });
    const id = await queue({ ...states['given-up'], kind: 'mail-reset-link', payload });
    await readOutbox(server);
    expect((await operator.get(`${path}/${id}`)).body.state).toBe('given-up');
    const { status, body } = await operator.post(`${path}/${id}/retry`, {});
    expect([status, body]).toMatchObject([200, { state: 'waiting', attempts: 0, last_error: '' }]);
    expect(Date.parse(body.run_at)).toBeLessThanOrEqual(Date.now());
    expect((await newestMailTo(server, people.companyAdmin)).link).toContain('/reset-password');
    expect((await operator.get(`${path}/${id}`)).faults).toEqual(['not_found']);
  });

  test('can be deleted, and is done no more', async () => {
    const id = await queue(states.failing);
    expect(await operator.delete(`${path}/${id}`)).toMatchObject({ status: 200, body: { id } });
    expect((await operator.get(path)).body).toEqual([]);
  });

  test('that somebody is at, or that is done, is neither begun again nor deleted', async () => {
    const id = await queue(states.running);
    const before = (await operator.get(`${path}/${id}`)).body;
    for (const one of [id, id + 1000]) {
      const answers = [await operator.post(`${path}/${one}/retry`, {}), await operator.delete(`${path}/${one}`)];
      expect(answers.map(({ status, faults }) => [status, ...faults])).toEqual([
        [409, 'job.not_waiting'],
        [409, 'job.not_waiting'],
      ]);
    }
    expect((await operator.get(`${path}/${id}`)).body).toEqual(before);
  });

  test('that was to make a document ends the request with it, and who waits is told', async () => {
    const { store } = server.services;
    const { id: requestId } = await store
      .insertInto('requests')
      .values({
        organisation_id: 10001,
        user_id: await idOf(server, people.companyAdmin),
        type: 'binder',
        status: 'processing',
        info: JSON.stringify({ num_sds: 1, sort_field: 'product', language: 'all', filters: [], emails: [] }),
        created_at: fromNow(-60),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const options = { includeDate: true, customFields: false, isDoubleSided: false, websiteLanguage: 'en' };
    const id = await queue({ kind: makeBinder.kind, payload: JSON.stringify({ requestId, isns: [1], ...options }) });
    expect((await operator.delete(`${path}/${id}`)).status).toBe(200);
    const request = await store.selectFrom('requests').select('status').where('id', '=', requestId).executeTakeFirst();
    expect(request).toEqual({ status: 'error' });
    expect((await newestMailTo(server, people.companyAdmin)).text).toContain('could not be made');
  });
});
