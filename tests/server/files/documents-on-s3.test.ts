import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { apiBase } from '#contract/call.ts';
import { startJobs } from '#server/app/jobs.ts';
import { describeWith } from '#tests/support/describe-with.ts';
import { bytesOf } from '#tests/support/files.ts';
import { s3 as s3Server } from '#tests/support/outside.ts';
import { type S3, startS3 } from '#tests/support/s3/start-s3.ts';
import { marked, people, signInAs, startTestServer, type TestServer } from '#tests/support/test-server.ts';

describeWith(s3Server, 'the application with its files on S3', () => {
  let s3: S3;
  let server: TestServer;
  let cookie: string;
  beforeAll(async () => {
    s3 = await startS3();
    server = await startTestServer({ FILES_URL: s3.urlOf('app') });
    cookie = await signInAs(server.app, people.companyAdmin);
  });
  afterAll(async () => {
    await server.close();
    await s3.close();
  });

  const ask = (url: string, headers = {}) => server.app.inject({ url: apiBase + url, headers: { cookie, ...headers } });

  it('makes a binder of sheets whose PDFs lie there, keeps it there and sends it in parts', async () => {
    const { store, files } = server.services;
    const rows = await store
      .selectFrom('collection_sheets')
      .select('isn')
      .where('organisation_id', '=', 10001)
      .where('removed', '=', 0)
      .orderBy('isn')
      .limit(12)
      .execute();
    const jobs = startJobs({ ...server.services, log: server.app.log });
    const ordered = await server.app.inject({
      method: 'POST',
      url: `${apiBase}/createBinder`,
      headers: { ...marked, cookie },
      payload: {
        sort: 'product',
        includeDate: true,
        customFields: true,
        sdsIds: rows.map(({ isn }) => isn),
        language: 'all',
        websiteLanguage: 'en',
        filters: [],
        doubleSided: false,
        emails: [people.companyAdmin],
      },
    });
    expect([ordered.statusCode, ordered.body]).toEqual([202, expect.stringContaining('id')]);
    const { id } = ordered.json();
    const find = () => store.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await vi.waitFor(async () => expect((await find()).status).toBe('completed'), { timeout: 30_000, interval: 100 });
    await jobs.stop();

    const { file_hash, info } = await find();
    expect(JSON.parse(info)).not.toHaveProperty('left_out');
    const binder = await bytesOf(files, file_hash);
    expect(binder.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await readdir(s3.objectsOf('app'), { recursive: true })).filter((name) => name.length > 64)).toHaveLength(
      13,
    );
    // Nothing is left here but copies that may be thrown out at any time.
    const here = await readdir(join(server.dataDir, 'files'), { recursive: true, withFileTypes: true });
    expect(here.filter((entry) => entry.isFile() && !entry.parentPath.endsWith('cache'))).toEqual([]);

    const part = await ask(`/requests/${id}/download`, { range: 'bytes=0-4' });
    expect([part.statusCode, part.body]).toEqual([206, '%PDF-']);
  });

  it('answers 503 while S3 is gone, and again when it is back', async () => {
    const isn = await server.services.store
      .selectFrom('sheets')
      .select('isn')
      .where('file_hash', '<>', '')
      .executeTakeFirstOrThrow();
    await s3.stop();
    const refused = await ask(`/pdf/${isn.isn}.pdf`);
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([503, 'unavailable']);
    await s3.start();
    expect((await ask(`/pdf/${isn.isn}.pdf`)).statusCode).toBe(200);
  });
});
