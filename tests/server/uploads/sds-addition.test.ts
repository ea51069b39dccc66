import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdditionInfo } from '#server/domains/requests/additions/addition-info.ts';
import { describeWith } from '#tests/support/describe-with.ts';
import { bytesOf } from '#tests/support/files.ts';
import { type SentFile, sendForm } from '#tests/support/forms.ts';
import { realData } from '#tests/support/outside.ts';
import { makeLockedPdf, makePdf, makeScriptedPdf } from '#tests/support/pdfs.ts';
import { rewritten } from '#tests/support/rewritten.ts';
import { people, signInAs, startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
  cookie = await signInAs(server.app, people.companyAdmin);
});
afterAll(() => server.close());

const send = (
  files: readonly SentFile[],
  fields: Record<string, string | readonly string[]> = {},
  as: { cookie?: string; language?: string } = {},
) => sendForm(server.app, { path: '/sds-addition', field: 'files[]', cookie, ...as }, { fields, files });

const pdf = async (name: string, words = name): Promise<SentFile> => ({ name, bytes: await makePdf(words) });
const locations = () =>
  server.services.store.selectFrom('subsets').selectAll().where('organisation_id', '=', 10001).orderBy('id').execute();
const requestsOf = (ids: readonly number[]) =>
  server.services.store.selectFrom('requests').selectAll().where('id', 'in', ids).orderBy('id').execute();
const allRequests = async () =>
  (await server.services.store.selectFrom('requests').select('id').execute()).map(({ id }) => id);
const filesOnDisk = async () =>
  (await readdir(server.services.config.filesDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

test('makes a request of each file, with its locations, its custom fields and its name, worked on from now [S2.3-65 S2.7-23]', async () => {
  const [first, second] = await locations();
  const { status, body } = await send([await pdf('Éther.pdf'), await pdf('toluene.pdf')], {
    'locations[]': [`${first!.id},${second!.id}`, String(second!.id)],
    'custom_field_1[]': ['B-04', ''],
    'custom_field_3[]': ['', ' shelf 2 '],
  });
  expect(status).toBe(200);
  expect(body.data.map(({ file_name }: { file_name: string }) => file_name)).toEqual(['Éther.pdf', 'toluene.pdf']);
  const rows = await requestsOf(body.data.map(({ id }: { id: number }) => id));
  expect(rows.map(({ type, status: state, file_name }) => [type, state, file_name])).toEqual([
    ['sdsaddition', 'processing', 'Éther.pdf'],
    ['sdsaddition', 'processing', 'toluene.pdf'],
  ]);
  const infos = rows.map(({ info }) => JSON.parse(info) as AdditionInfo);
  expect(infos.map((info) => info.locations.map(({ id }) => id))).toEqual([[first!.id, second!.id], [second!.id]]);
  expect(infos.map((info) => [info.custom_field_1, info.custom_field_2, info.custom_field_3])).toEqual([
    ['B-04', '', ''],
    ['', '', 'shelf 2'],
  ]);
  expect(await filesOnDisk()).toEqual(expect.arrayContaining(rows.map(({ file_hash }) => file_hash)));
});

test('takes one value of locations for all files, and names in place of ids [S2.4-65 S2.7-23]', async () => {
  const [first] = await locations();
  for (const named of [String(first!.id), first!.name_en, first!.name_fr]) {
    const { body } = await send([await pdf(`${named} 1.pdf`), await pdf(`${named} 2.pdf`)], { 'locations[]': named });
    const rows = await requestsOf(body.data.map(({ id }: { id: number }) => id));
    expect(rows.map(({ info }) => (JSON.parse(info) as AdditionInfo).locations[0]?.id)).toEqual([first!.id, first!.id]);
  }
});

test('needs no location in an organisation that has just one', async () => {
  const hospital = await signInAs(server.app, people.hospitalAdmin);
  const { status, body } = await send([await pdf('soap.pdf')], {}, { cookie: hospital });
  expect(status).toBe(200);
  const [row] = await requestsOf([body.data[0].id]);
  expect((JSON.parse(row!.info) as AdditionInfo).locations).toHaveLength(1);
});

describe('refuses, and then keeps nothing at all,', () => {
  const refused = async (...args: Parameters<typeof send>) => {
    const before = { requests: await allRequests(), files: (await filesOnDisk()).sort() };
    const answer = await send(...args);
    expect(answer.status).toBe(422);
    expect({ requests: await allRequests(), files: (await filesOnDisk()).sort() }).toEqual(before);
    return answer;
  };

  test('each broken file by its name at its place, in the language of who sends it [S2.5-26]', async () => {
    const whole = await makePdf('whole');
    const files = [
      { name: 'whole.pdf', bytes: whole },
      { name: 'coupé.pdf', bytes: whole.subarray(0, whole.length / 2) },
      { name: 'page.pdf', bytes: Buffer.from('<!doctype html><title>Sheet</title>') },
      { name: 'secret.pdf', bytes: await makeLockedPdf() },
      { name: 'nothing.pdf', bytes: Buffer.alloc(0) },
    ];
    const { faults, titles } = await refused(files, { 'locations[]': '1' }, { language: 'fr' });
    expect(faults).toEqual([
      '/data/files/1 upload.damaged',
      '/data/files/2 upload.not_a_pdf',
      '/data/files/3 upload.password_protected',
      '/data/files/4 upload.empty',
    ]);
    expect(titles[0]).toMatch(/^coupé\.pdf est endommagé/);
  });

  test('a file without location, and one with a location of another organisation [S2.5-23 S2.5-24 S2.7-23]', async () => {
    const foreign = await server.services.store
      .selectFrom('subsets')
      .select('id')
      .where('organisation_id', '=', 10002)
      .executeTakeFirstOrThrow();
    const [own] = await locations();
    const { faults } = await refused([await pdf('a.pdf'), await pdf('b.pdf'), await pdf('c.pdf')], {
      'locations[]': ['', String(own!.id), String(foreign.id)],
    });
    expect(faults).toEqual([
      '/data/locations/0 addition.location_required',
      '/data/locations/2 addition.unknown_location',
    ]);
  });

  test('a custom field that is too long, at its place [S2.5-26]', async () => {
    const { faults } = await refused([await pdf('a.pdf'), await pdf('b.pdf')], {
      'locations[]': '1',
      'custom_field_2[]': ['', 'x'.repeat(501)],
    });
    expect(faults).toEqual(['/data/custom_field_2/1 validation.max_string']);
  });

  test('the same file twice, whatever it is called', async () => {
    const same = await pdf('a.pdf');
    const { faults, titles } = await refused([same, await pdf('b.pdf'), { ...same, name: 'c.pdf' }], {
      'locations[]': '1',
    });
    expect(faults).toEqual(['/data/files/2 addition.same_file']);
    expect(titles[0]).toContain('c.pdf is the same file as a.pdf');
  });

  test('no file, and more than twenty [S2.5-22 S2.9-24]', async () => {
    expect((await refused([], { 'locations[]': '1' })).faults).toEqual(['/data/files addition.no_file']);
    const many = await Promise.all(Array.from({ length: 23 }, (_, index) => pdf(`${index}.pdf`)));
    expect((await refused(many, { 'locations[]': '1' })).faults).toEqual(['/data/files upload.too_many']);
  });

  test('a file of more than 25 megabytes [S2.5-21 S2.9-24]', async () => {
    const large = { name: 'large.pdf', bytes: Buffer.concat([await makePdf('large'), Buffer.alloc(25_000_000)]) };
    expect((await refused([large], { 'locations[]': '1' })).faults).toEqual(['/data/files/0 upload.too_large']);
  });
});

test('the same submission sent again is one request, and is answered the same', async () => {
  const files = [await pdf('once.pdf')];
  const fields = { 'locations[]': '1', submission: randomUUID() };
  const [first, second] = await Promise.all([send(files, fields), send(files, fields)]);
  expect(first.status).toBe(200);
  expect(second.body).toEqual(first.body);
  expect((await requestsOf([first.body.data[0].id])).length).toBe(1);
  expect(
    (await server.services.store.selectFrom('requests').select('id').where('file_name', '=', 'once.pdf').execute())
      .length,
  ).toBe(1);
});

test('a file that an open request has brought already is stored once, and the answer says so', async () => {
  const file = await pdf('first.pdf', 'twice');
  const first = await send([file], { 'locations[]': '1' });
  const again = await send([{ ...file, name: 'again.pdf' }], { 'locations[]': '2' });
  expect(again.body.data[0]).toMatchObject({ file_name: 'again.pdf', same_as: first.body.data[0].id });
  const [row] = await requestsOf([again.body.data[0].id]);
  expect((await filesOnDisk()).filter((name) => name === row!.file_hash)).toHaveLength(1);
});

test('programs in a file are taken out before it is stored', async () => {
  const { body } = await send([{ name: 'scripted.pdf', bytes: await makeScriptedPdf() }], { 'locations[]': '1' });
  const [row] = await requestsOf([body.data[0].id]);
  const stored = await bytesOf(server.services.files, row!.file_hash);
  const document = await PDFDocument.load(stored);
  expect(document.getPageCount()).toBe(1);
  const written = Buffer.from(await document.save({ useObjectStreams: false })).toString('latin1');
  expect(written).not.toMatch(/JavaScript|gotcha|\/JS\b/);
});

test('a name with a path, with line breaks or none at all becomes a plain one', async () => {
  const names = ['C:\\Users\\me\\acetone.pdf', '../../etc/passwd.pdf', 'two\r\nlines.pdf'];
  const files = await Promise.all(names.map((name) => pdf(name)));
  const { body } = await send(files, { 'locations[]': '1' });
  expect(body.data.map(({ file_name }: { file_name: string }) => file_name)).toEqual([
    'acetone.pdf',
    'passwd.pdf',
    expect.stringMatching(/^two[^\r\n]*lines\.pdf$/),
  ]);
});

test('a name keeps its quotation marks and percent signs, which browsers write in two ways', async () => {
  const names = ['"quoted" 100 %.pdf', 'a%20b %2522.pdf'];
  const files = await Promise.all(names.map((name) => pdf(name)));
  const { body } = await send(files, { 'locations[]': '1' });
  expect(body.data.map(({ file_name }: { file_name: string }) => file_name)).toEqual(names);
});

describe('a form that means harm', () => {
  const texts = (count: number, value = '') =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`field-${index}`, value]));

  test.each([
    ['of more texts than any form has', texts(700), 413],
    ['of one text of thirty megabytes', { 'locations[]': 'x'.repeat(30_000_000) }, 422],
    ['of texts that are fifty megabytes together', texts(490, 'x'.repeat(99_000)), 422],
    ['with names that every object has', { ['__proto__']: 'x', constructor: 'y', 'toString[]': 'z' }, 400],
  ] as const)('%s is refused, and nothing of it is kept', async (_, fields, refusal) => {
    const kept = async () => [await allRequests(), (await filesOnDisk()).sort()];
    const before = await kept();
    const { status } = await send([await pdf('harmless.pdf')], fields);
    expect(status).toBe(refusal);
    expect(await kept()).toEqual(before);
  });
});

test('what is no form with files is refused before anything is read', async () => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/sds-addition',
    headers: { cookie, 'x-requested-with': 'XMLHttpRequest' },
    payload: { files: [] },
  });
  expect(response.statusCode).toBe(415);
});

describeWith(realData('data/sds-pdfs'), 'real sheets', (sheets) => {
  const readAll = async (folder: string) =>
    Promise.all(
      (await readdir(join(sheets, folder))).map(async (name) => ({
        name,
        bytes: await readFile(join(sheets, folder, name)),
      })),
    );

  test('all upload, scanned ones too, and are kept as they are rewritten', { timeout: 60_000 }, async () => {
    const files = (await Promise.all(['en', 'fr', 'scanned'].map(readAll))).flat();
    const answers = [];
    for (let from = 0; from < files.length; from += 18)
      answers.push(await send(files.slice(from, from + 18), { 'locations[]': '1' }));
    expect(answers.flatMap(({ faults }) => faults)).toEqual([]);
    const rows = await requestsOf(answers.flatMap(({ body }) => body.data.map(({ id }: { id: number }) => id)));
    expect(rows).toHaveLength(35);
    for (const [index, { file_hash }] of rows.entries())
      expect(await bytesOf(server.services.files, file_hash)).toEqual(await rewritten(files[index]!.bytes));
  });

  test('that are broken are refused by name, and only those', async () => {
    const [broken, whole] = [await readAll('broken'), await readAll('scanned')];
    const { faults, titles } = await send([whole[0]!, ...broken, whole[1]!], { 'locations[]': '1' });
    expect(faults).toEqual(['/data/files/1 upload.damaged', '/data/files/2 upload.damaged']);
    for (const [index, { name }] of broken.entries()) expect(titles[index]).toContain(name);
  });
});
