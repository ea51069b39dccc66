import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '#server/app/app.ts';
import type { ExcelExport } from '#server/domains/documents/excel/excel-export.ts';
import { createExcelService, type ExcelService } from '#server/domains/documents/excel/excel-service.ts';
import { marked, people, signInAs, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { hasPriorities, threadsBehind } from '#tests/support/threads-behind.ts';
import { readWorkbook } from './workbooks.ts';

let server: TestServer;
let isns: number[];
beforeEach(async () => {
  server = await startTestServer();
  const rows = await server.services.store
    .selectFrom('collection_sheets')
    .select('isn')
    .where('organisation_id', '=', 10001)
    .orderBy('isn')
    .execute();
  isns = rows.map(({ isn }) => isn);
});
afterEach(() => server.close());

/** The collection so many times over: megabytes, which no buffer on the way takes in. */
const wanted = (times: number): ExcelExport => ({
  organisation: 10001,
  language: 'en',
  columns: ['product'],
  ingredients: true,
  about: [],
  publicUrl: 'http://localhost',
  isns: Float64Array.from(Array.from({ length: times }, () => isns).flat()),
});
const nobodyLeaves = () => new AbortController().signal;
const write = async (excel: ExcelService, times: number): Promise<Readable> =>
  (await excel.write(wanted(times), nobodyLeaves()))!;
const idle = { writing: 0, waiting: 0 };
const patiently = { timeout: 10_000 };

describe('the Excel service', { timeout: 90_000 }, () => {
  it('writes no further ahead than it is asked, behind the threads that answer people, and ends its thread with the last byte', async () => {
    const { excel } = server.services;
    const stream = await write(excel, 60);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(stream.readableLength).toBeLessThan(256 * 1024);
    expect(excel.underway()).toEqual({ writing: 1, waiting: 0 });
    if (hasPriorities) expect(threadsBehind()).toBe(1);
    const { rows } = await readWorkbook(await buffer(stream));
    expect(rows).toHaveLength(isns.length * 60);
    await vi.waitFor(() => expect(excel.underway()).toEqual(idle), patiently);
  });

  it('ends the thread of a download that is broken off', async () => {
    const { excel } = server.services;
    const stream = await write(excel, 60);
    stream.destroy();
    await vi.waitFor(() => expect(excel.underway()).toEqual(idle), patiently);
  });

  it('gives up a download from which nobody takes anything', async () => {
    const excel = createExcelService({ storeAddress: server.services.config.storeAddress, timeout: 300 });
    const stream = await write(excel, 60);
    const [error] = await once(stream, 'error');
    expect(error.message).toContain('nobody takes');
    await vi.waitFor(() => expect(excel.underway()).toEqual(idle), patiently);
    await excel.close();
  });

  it('lets the fourth wait until one of three is done, and forgets who does not wait', async () => {
    const { excel } = server.services;
    const streams = await Promise.all([write(excel, 60), write(excel, 60), write(excel, 60)]);
    const impatient = new AbortController();
    const fourth = excel.write(wanted(1), impatient.signal);
    const fifth = excel.write(wanted(1), nobodyLeaves());
    await vi.waitFor(() => expect(excel.underway()).toEqual({ writing: 3, waiting: 2 }), patiently);
    impatient.abort();
    expect(await fourth).toBeUndefined();
    expect(excel.underway()).toEqual({ writing: 3, waiting: 1 });
    streams[0]?.destroy();
    expect((await readWorkbook(await buffer((await fifth)!))).rows).toHaveLength(isns.length);
    for (const stream of streams) stream.destroy();
    await vi.waitFor(() => expect(excel.underway()).toEqual(idle), patiently);
  });

  it('destroys the stream when a later row cannot be written, and goes on with others', async () => {
    const { excel } = server.services;
    const bad = await spoil();
    const good = isns.filter((isn) => isn !== bad);
    const late = Array.from({ length: 60 }, () => good).flat();
    const stream = (await excel.write({ ...wanted(0), isns: Float64Array.from([...late, bad]) }, nobodyLeaves()))!;
    await expect(buffer(stream)).rejects.toThrow();
    await vi.waitFor(() => expect(excel.underway()).toEqual(idle), patiently);
    const next = await excel.write({ ...wanted(0), isns: Float64Array.from(good) }, nobodyLeaves());
    expect((await readWorkbook(await buffer(next!))).rows).toHaveLength(good.length);
  });

  it('refuses as unavailable who waits when it is closed', async () => {
    const excel = createExcelService({ storeAddress: server.services.config.storeAddress });
    await Promise.all([write(excel, 60), write(excel, 60), write(excel, 60)]);
    const refused = expect(write(excel, 1)).rejects.toMatchObject({ errors: [{ code: 'unavailable' }] });
    await excel.close();
    await refused;
    await vi.waitFor(() => expect(excel.underway()).toEqual(idle), patiently);
  });
});

describe('the export call', () => {
  it('answers a fault before the first byte as a fault', async () => {
    const cookie = await signInAs(server.app, people.companyAdmin);
    await server.app.inject({ method: 'GET', url: '/api/lucidworks-solr-api/sds-10001/', headers: { cookie } });
    await spoil();
    const response = await server.app.inject({ ...call, headers: { ...marked, cookie } });
    expect([response.statusCode, response.json().errors[0].code]).toEqual([500, 'internal']);
    expect(response.headers['content-disposition']).toBeUndefined();
  });

  it('leaves nothing running when the client goes away in the middle, or while it waits', async () => {
    const { excel } = server.services;
    const app = await createApp({
      ...server.services,
      excel: { ...excel, write: (_, signal) => excel.write(wanted(60), signal) },
    });
    await app.listen({ port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const cookie = await signInAs(app, people.companyAdmin);
    const send = (): ClientRequest => {
      const headers = { ...marked, cookie, 'content-type': 'application/json' };
      const sent = request({ port, method: call.method, path: call.url, headers });
      sent.on('error', () => {});
      sent.end(JSON.stringify(call.payload));
      return sent;
    };
    const sent = [send(), send(), send()];
    await Promise.all(
      sent.map(async (one) => {
        const [response] = (await once(one, 'response')) as [IncomingMessage];
        await once(response, 'readable');
        expect(response.statusCode).toBe(200);
      }),
    );
    expect(excel.underway().writing).toBe(3);
    const waiting = send();
    await vi.waitFor(() => expect(excel.underway()).toEqual({ writing: 3, waiting: 1 }), patiently);
    waiting.destroy();
    await vi.waitFor(() => expect(excel.underway()).toEqual({ writing: 3, waiting: 0 }), patiently);
    for (const one of sent) one.destroy();
    await vi.waitFor(() => expect(excel.underway()).toEqual(idle), patiently);
    await app.close();
  });
});

const call = {
  method: 'POST',
  url: '/api/export-excel/',
  payload: {
    params: {
      parameters: 'locale=en',
      sort: 'ProductName_custom_sort',
      sortdir: 'asc',
      keyword: '',
      columns: ['product'],
    },
  },
} as const;

/** Makes one sheet of the collection unreadable; gives its record number. */
const spoil = async (): Promise<number> => {
  const isn = isns[0]!;
  await server.services.store.updateTable('sheets').set({ product_ids: '[' }).where('isn', '=', isn).execute();
  return isn;
};
