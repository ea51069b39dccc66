import { randomUUID } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { maxDocumentsUnderWay } from '#contract/limits.ts';
import { longDate } from '#contract/long-date.ts';
import { dayIn } from '#lib/business-days/days.ts';
import { runDueJobs, startJobs } from '#server/app/jobs.ts';
import { mapleRidge } from '#server/domains/demo/organisations.ts';
import { expireDocuments } from '#server/domains/requests/documents/expire-documents.ts';
import { isSoonMade } from '#server/domains/requests/documents/is-soon-made.ts';
import type { Services } from '#server/http/services.ts';
import { FilesUnavailable } from '#server/platform/files/files-unavailable.ts';
import { connectStore } from '#server/platform/storage/database.ts';
import { newestMailTo, readOutbox } from '#tests/support/mails.ts';
import { marked, people, signInAs, startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let cookies: Record<'collectionAdmin' | 'reader' | 'hospitalAdmin', string>;
let isns: number[];
beforeAll(async () => {
  server = await startTestServer();
  cookies = {
    collectionAdmin: await signInAs(server.app, people.collectionAdmin),
    reader: await signInAs(server.app, people.reader),
    hospitalAdmin: await signInAs(server.app, people.hospitalAdmin),
  };
  const scope = { organisation: mapleRidge.id, cas: true };
  const all = await server.services.search.ids(scope, {
    language: 'en',
    filters: {},
    sort: [{ field: 'product', direction: 'asc' }],
    start: 0,
    rows: 0,
    facets: [],
  });
  isns = all.slice(0, 12);
});
afterAll(() => server.close());

const choices = {
  sort: 'product',
  includeDate: true,
  customFields: true,
  language: 'all',
  websiteLanguage: 'en',
  filters: [{ key: 'hazardousFilter', value: 'Yes' }],
};

const post = async (path: string, body: object, cookie = cookies.collectionAdmin) => {
  const response = await server.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { ...marked, cookie },
    payload: body,
  });
  return { status: response.statusCode, body: response.json() };
};
const get = (path: string, cookie = cookies.collectionAdmin) =>
  server.app.inject({ url: `/api${path}`, headers: cookie ? { cookie } : {} });
const doJobs = (services: Partial<Services> = {}) =>
  runDueJobs({ ...server.services, ...services, log: server.app.log });
const infoOf = async (id: number) => {
  const { data, included } = (await get(`/requests/${id}?include=detail`)).json();
  return { ...data.attributes, ...included[0].attributes };
};
const binder = (more: object = {}) => ({
  ...choices,
  sdsIds: isns,
  doubleSided: true,
  emails: ['chief@example.com'],
  ...more,
});

describe('a binder', () => {
  test('is made once, mailed once to everybody who is to hear of it, and kept behind the session [S1.9-08 S2.3-43 S2.3-45 S2.9-16]', async () => {
    const { status, body } = await post(
      '/createBinder',
      binder({ emails: ['chief@example.com', 'chief@example.com'] }),
    );
    expect(status).toBe(202);
    expect(await infoOf(body.id)).toMatchObject({
      status_slug: 'processing',
      type_slug: 'binder',
      info: { num_sds: isns.length, sort_field: 'product', language: 'all', progress: 0 },
    });
    await doJobs();
    const { status_slug, info, history } = await infoOf(body.id);
    expect(status_slug).toBe('completed');
    expect(info.download_url).toBe(`/api/requests/${body.id}/download`);
    expect(history.map(({ change }: { change: string }) => change)).toEqual(['made', 'status']);

    const download = await get(`/requests/${body.id}/download`);
    expect(download.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    expect((await PDFDocument.load(download.rawPayload)).getPageCount()).toBeGreaterThan(isns.length);
    expect((await get(`/requests/${body.id}/download`, cookies.hospitalAdmin)).statusCode).toBe(404);
    expect((await get(`/requests/${body.id}/download`, '')).statusCode).toBe(401);

    await doJobs();
    const mails = (await readOutbox(server)).filter(({ subject }) => subject.includes(`R-${body.id}`));
    expect(mails.filter(({ to }) => to === 'chief@example.com')).toHaveLength(1);
  });

  test('opens by the link of its mail without signing in, until it expires, and says then that it has [S2.2.10-08 S2.9-16]', async () => {
    const { body } = await post('/createBinder', binder({ emails: ['link@example.com'], sdsIds: isns.slice(0, 2) }));
    await doJobs();
    const { link } = await newestMailTo(server, 'link@example.com');
    const opened = await server.app.inject({ url: link });
    expect(opened.headers['content-type']).toBe('application/pdf');
    expect((await server.app.inject({ url: `${link.slice(0, -3)}abc` })).statusCode).toBe(404);

    await expireDocuments(server.services, new Date(Date.now() + 31 * 86_400_000));
    expect((await server.app.inject({ url: link })).statusCode).toBe(404);
    expect((await get(`/requests/${body.id}/download`)).json()).toMatchObject({
      errors: [{ code: 'document.expired' }],
    });
    const { is_file_deleted, info } = await infoOf(body.id);
    expect({ is_file_deleted, url: info.download_url }).toEqual({ is_file_deleted: true, url: undefined });
  });

  test('names the sheets that could not be included', async () => {
    const [first, second] = isns;
    await server.services.store
      .updateTable('sheets')
      .set({ made_from_record: 0, file_hash: '' })
      .where('isn', '=', first!)
      .execute();
    const { body } = await post('/createBinder', binder({ sdsIds: [first, second] }));
    await doJobs();
    const { status_slug, info, history } = await infoOf(body.id);
    expect(status_slug).toBe('completed');
    expect(info.left_out).toMatchObject([{ isn: first, reason: 'missing', product_name: expect.stringMatching(/./) }]);
    expect(history.at(-1).note).toMatch(/^One sheet could not be included/);
    await server.services.store.updateTable('sheets').set({ made_from_record: 1 }).where('isn', '=', first!).execute();
  });

  test('that is sent twice is made once', async () => {
    const submission = randomUUID();
    const [first, second] = await Promise.all([
      post('/createBinder', binder({ submission })),
      post('/createBinder', binder({ submission })),
    ]);
    expect(second.body).toEqual(first.body);
    await doJobs();
  });
});

describe('an index', () => {
  test('is answered as soon as it is made, as a PDF or as a page that can run nothing [S2.3-46 S2.7-19]', async () => {
    for (const [format, type] of [
      ['pdf', 'application/pdf'],
      ['html', 'text/html; charset=utf-8'],
    ]) {
      const jobs = startJobs({ ...server.services, log: server.app.log });
      const { body } = await post('/createIndex', { ...choices, sdsIds: isns, format, group: 'location' });
      await jobs.stop();
      expect((await infoOf(body.id)).is_seen).toBe(false);
      const opened = await get(body.url.replace('/api', ''));
      // Opening it marks it as read.
      expect((await infoOf(body.id)).is_seen).toBe(true);
      expect(opened.headers['content-type']).toBe(type);
      if (format !== 'html') continue;
      expect(opened.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
      // Under the names of its locations, as asked for.
      expect(opened.body).toMatch(/<dt>Grouped by<\/dt>[\s\S]*scope="rowgroup"[^>]*>[^<]{4,}</);
    }
  });

  test('bears, as its file does, the day where the person is who ordered it', async () => {
    // A day and an hour apart: one of the two is not the server's day.
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const cookie = `${cookies.collectionAdmin}; time-zone=${encodeURIComponent(zone)}`;
      const jobs = startJobs({ ...server.services, log: server.app.log });
      const { body } = await post('/createIndex', { ...choices, sdsIds: isns, format: 'html' }, cookie);
      await jobs.stop();
      const day = dayIn(new Date().toISOString(), zone);
      const opened = await get(body.url.replace('/api', ''));
      expect(opened.body).toContain(`<dt>Made on</dt><dd>${longDate(day, 'en')}</dd>`);
      expect(opened.headers['content-disposition']).toContain(day);
    }
  });

  test('is answered as soon as another process has made it', async () => {
    const { config } = server.services;
    const store = connectStore(config.storeAddress);
    const jobs = startJobs({ ...server.services, store, log: server.app.log });
    const { body } = await post('/createIndex', { ...choices, sdsIds: isns, format: 'pdf' });
    await jobs.stop();
    await store.destroy();
    expect(body.url).toBe(`/api/requests/${body.id}/download`);
  });

  test('is waited for no longer than its asker is there, and is made all the same', async () => {
    const asked = vi.fn(() => asked.mock.calls.length > 2);
    const { id } = (await post('/createBinder', binder())).body;
    expect(await isSoonMade(server.services.store, id, asked)).toBe(false);
    expect(asked).toHaveBeenCalledTimes(3);
    await doJobs();
    expect(await isSoonMade(server.services.store, id, () => false)).toBe(true);
  });
});

describe('refuses, and has nothing made,', () => {
  const requestCount = async () => (await server.services.store.selectFrom('requests').select('id').execute()).length;
  const refused = async (...args: Parameters<typeof post>) => {
    const before = await requestCount();
    const { status, body } = await post(...args);
    expect(await requestCount()).toBe(before);
    return { status, code: body.errors[0].code, pointer: body.errors[0].source?.pointer };
  };

  test('sheets of another organisation, and of locations that a member does not see', async () => {
    const own = { ...choices, sdsIds: isns, format: 'pdf' };
    expect(await refused('/createIndex', own, cookies.hospitalAdmin)).toEqual({
      status: 422,
      code: 'document.not_in_collection',
      pointer: '/data/sdsIds',
    });
    expect(await refused('/createIndex', own, cookies.reader)).toMatchObject({ code: 'document.not_in_collection' });
    expect(await refused('/createIndex', { ...own, language: 'fr', sdsIds: [...isns, 999_999_999] })).toMatchObject({
      code: 'document.not_in_collection',
    });
  });

  test('a member who may only read a binder and an e-binder [S2.7-36]', async () => {
    expect(await refused('/createBinder', binder(), cookies.reader)).toMatchObject({ status: 403 });
    expect(
      await refused('/createEbinder', { ...choices, sdsIds: isns, email: 'a@example.com' }, cookies.reader),
    ).toMatchObject({ status: 403 });
  });

  test('an address that is none, at its place [S2.7-36]', async () => {
    expect(await refused('/createBinder', binder({ emails: ['a@example.com', 'b'] }))).toEqual({
      status: 422,
      code: 'validation.email',
      pointer: '/data/emails/1',
    });
    expect(await refused('/createEbinder', { ...choices, sdsIds: isns, email: '' })).toMatchObject({
      pointer: '/data/email',
    });
  });

  test('more documents at once than one person may have under way', async () => {
    for (let asked = 0; asked < maxDocumentsUnderWay; asked++)
      await post('/createBinder', binder({ sdsIds: isns.slice(0, 1) }));
    expect(await refused('/createBinder', binder())).toMatchObject({ status: 422, code: 'document.too_many' });
    await server.services.store.deleteFrom('jobs').execute();
    await server.services.store
      .updateTable('requests')
      .set({ status: 'error' })
      .where('status', '=', 'processing')
      .execute();
  });
});

describe('when making fails', () => {
  test('for want of room, the request says so at once, whoever waits hears of it, and earlier files are intact', async () => {
    const { body: kept } = await post('/createBinder', binder({ sdsIds: isns.slice(0, 2) }));
    await doJobs();
    const { body } = await post('/createBinder', binder({ emails: ['full@example.com'] }));
    const generator = {
      ...server.services.generator,
      make: () => Promise.reject(Object.assign(new Error('write'), { code: 'ENOSPC' })),
    };
    await doJobs({ generator });
    const { status_slug, history } = await infoOf(body.id);
    expect(status_slug).toBe('error');
    expect(history.at(-1).note).toMatch(/^There was no room left/);
    expect((await newestMailTo(server, 'full@example.com')).subject).toContain('could not be made');
    expect((await get(`/requests/${kept.id}/download`)).statusCode).toBe(200);
  });

  test('while files are away it waits, however long, and is made then', async () => {
    const { body } = await post('/createBinder', binder());
    const make = vi.fn(() => Promise.reject(new FilesUnavailable(new Error('S3 is away'))));
    for (let attempt = 0; attempt < 8; attempt++) {
      await doJobs({ generator: { ...server.services.generator, make } });
      await server.services.store.updateTable('jobs').set({ run_at: '' }).execute();
    }
    expect(make).toHaveBeenCalledTimes(8);
    expect(await infoOf(body.id)).toMatchObject({ status_slug: 'processing' });
    await doJobs();
    expect(await infoOf(body.id)).toMatchObject({ status_slug: 'completed' });
  });

  test('for another reason it is tried again, and given up after a few attempts', async () => {
    const { body } = await post('/createBinder', binder());
    const make = vi.fn(() => Promise.reject(new Error('broken')));
    for (let attempt = 0; attempt < 8; attempt++) {
      await doJobs({ generator: { ...server.services.generator, make } });
      await server.services.store.updateTable('jobs').set({ run_at: '' }).execute();
    }
    expect(make).toHaveBeenCalledTimes(5);
    expect(await infoOf(body.id)).toMatchObject({ status_slug: 'error' });
  });
});
