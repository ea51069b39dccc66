import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiBase } from '#contract/call.ts';
import { harmful, startClamd } from '#tests/support/clamd.ts';
import { type SentFile, sendForm } from '#tests/support/forms.ts';
import { hostilePdfs } from '#tests/support/hostile-pdfs.ts';
import { makePdf } from '#tests/support/pdfs.ts';
import { people, signInAs, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { signedInOperator, workOn } from '../operator/operator-caller.ts';

const pdf = async (name: string): Promise<SentFile> => ({ name, bytes: await makePdf(name) });
const attached: SentFile = { name: 'attached.pdf', bytes: hostilePdfs['an attachment'][0] };

/** Sends files as somebody of a server; in English by itself. */
const senderOf = async (server: TestServer, name: string) => {
  const cookie = await signInAs(server.app, name);
  return {
    cookie,
    add: (files: readonly SentFile[], language = 'en') =>
      sendForm(
        server.app,
        { path: '/sds-addition', field: 'files[]', cookie, language },
        { fields: { 'locations[]': '1' }, files },
      ),
    write: (files: readonly SentFile[] = []) =>
      sendForm(
        server.app,
        { path: '/contact-us', field: 'file', cookie },
        { fields: { email: 'jo@mapleridge.example', subject: 'A sheet', message: 'Here it is.' }, files },
      ),
  };
};

describe('what was taken out of a file', () => {
  let server: TestServer;
  let member: Awaited<ReturnType<typeof senderOf>>;
  beforeAll(async () => {
    server = await startTestServer();
    member = await senderOf(server, people.companyAdmin);
  });
  afterAll(() => server.close());

  const infoOf = async (id: number) => {
    const { body } = await server.app
      .inject({ url: `${apiBase}/requests/${id}?include=detail`, headers: { cookie: member.cookie } })
      .then((response) => ({ body: response.json() }));
    return body.included[0].attributes.info;
  };

  test('is told to who sends it, later in the message centre, and at the desk', async () => {
    const { body } = await member.add([attached, await pdf('plain.pdf')]);
    expect(body.data[0]).toMatchObject({ file_name: 'attached.pdf', taken_out: ['attachments'] });
    expect(body.data[1]).not.toHaveProperty('taken_out');
    const [first, second] = body.data.map(({ id }: { id: number }) => id);
    expect(await infoOf(first)).toMatchObject({ taken_out: ['attachments'] });
    expect(await infoOf(second)).not.toHaveProperty('taken_out');
    const seen = await (await signedInOperator(server))('GET', `/operator/requests/${first}`);
    expect(seen.body.info).toMatchObject({ taken_out: ['attachments'] });
  });

  test('is told of what goes with a message to support', async () => {
    const { body } = await member.write([{ ...attached, name: 'question.pdf' }]);
    expect(body.taken_out).toEqual(['attachments']);
    expect(await infoOf(body.id)).toMatchObject({ taken_out: ['attachments'] });
  });
});

describe('the file as it was sent', () => {
  let server: TestServer;
  let member: Awaited<ReturnType<typeof senderOf>>;
  beforeAll(async () => {
    server = await startTestServer();
    member = await senderOf(server, people.companyAdmin);
  });
  afterAll(() => server.close());

  test('is known by its hash, and not kept', async () => {
    const sent = await pdf('known.pdf');
    await member.add([sent]);
    const original = createHash('sha256').update(sent.bytes).digest('hex');
    const { store, files } = server.services;
    const [row] = await store.selectFrom('originals').selectAll().where('original_hash', '=', original).execute();
    expect(await files.has(row!.file_hash)).toBe(true);
    expect(await files.has(original)).toBe(false);
  });

  test('is recognised at the desk though it was kept otherwise when it came first', async () => {
    const { store } = server.services;
    const [sent, other] = [await pdf('older.pdf'), await pdf('other.pdf')];
    const original = createHash('sha256').update(sent.bytes).digest('hex');
    // As a version that rewrote nothing kept it.
    const { isn } = await store
      .selectFrom('collection_sheets')
      .select('isn')
      .where('organisation_id', '=', 10001)
      .where('removed', '=', 0)
      .executeTakeFirstOrThrow();
    await store.updateTable('sheets').set({ file_hash: original }).where('isn', '=', isn).execute();
    const { body } = await member.add([sent, other]);
    const caller = await signedInOperator(server);
    const [same, another] = [await workOn(caller, body.data[0].id), await workOn(caller, body.data[1].id)];
    expect(same.candidates[0]).toMatchObject({ isn, likeness: 'same-file' });
    expect(another.candidates.filter(({ likeness }) => likeness === 'same-file')).toEqual([]);
  });
});

describe('the bytes that an organisation may send in a day', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ UPLOAD_DAILY_MB: '1' });
  });
  afterAll(() => server.close());

  const large = async (name: string): Promise<SentFile> => {
    const bytes = await makePdf(name);
    return { name, bytes: Buffer.concat([bytes, Buffer.alloc(600_000 - bytes.length)]) };
  };

  test('are counted whatever becomes of them; more is refused in both languages, words alone never are', async () => {
    const member = await senderOf(server, people.companyAdmin);
    expect((await member.add([await large('first.pdf')])).status).toBe(200);
    const before = await server.services.store.selectFrom('requests').select('id').execute();
    const refused = await member.add([await large('second.pdf')]);
    expect([refused.status, refused.faults]).toEqual([429, [' upload.daily_limit']]);
    expect(refused.titles[0]).toContain('may send 1 MB of files within 24 hours');
    expect((await member.add([await large('second.pdf')], 'fr')).titles[0]).toContain('1\u00a0Mo de fichiers');
    expect((await member.write([await large('letter.pdf')])).faults).toEqual([' upload.daily_limit']);
    const after = await server.services.store.selectFrom('requests').select('id').execute();
    expect(after).toHaveLength(before.length);
    expect((await member.write()).status).toBe(200);
    expect((await member.add([await pdf('small.pdf')])).status).toBe(200);
  });

  test('hold for files that come all at once, too', async () => {
    await server.services.store.deleteFrom('uploads').execute();
    const member = await senderOf(server, people.companyAdmin);
    const files = await Promise.all(Array.from({ length: 8 }, (_, index) => large(`at once ${index}.pdf`)));
    const answers = await Promise.all(files.map((file) => member.add([file])));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(answers.every(({ status }) => [200, 429, 503].includes(status))).toBe(true);
    await server.services.store.deleteFrom('uploads').execute();
    expect((await member.add([await large('alone.pdf')])).status).toBe(200);
  });

  test('are its own, and those of yesterday count no more', async () => {
    const hospital = await senderOf(server, people.hospitalAdmin);
    expect((await hospital.write([await large('theirs.pdf')])).status).toBe(200);
    const yesterday = new Date(Date.now() - 25 * 60 * 60_000).toISOString().slice(0, 13);
    await server.services.store.updateTable('uploads').set({ hour: yesterday }).execute();
    expect((await hospital.write([await large('again.pdf')])).status).toBe(200);
  });

  test('hold for a form that announces no length', async () => {
    const member = await senderOf(server, people.companyAdmin);
    await server.services.store.deleteFrom('uploads').execute();
    const files = [await large('one.pdf'), await large('two.pdf'), await large('three.pdf')];
    const form = new FormData();
    form.append('locations[]', '1');
    for (const { name, bytes } of files) form.append('files[]', new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const encoded = new Response(form);
    const answer = await fetch(`${address}${apiBase}/sds-addition`, {
      method: 'POST',
      headers: {
        cookie: member.cookie,
        'x-requested-with': 'XMLHttpRequest',
        'content-type': encoded.headers.get('content-type') ?? '',
      },
      body: encoded.body,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(429);
    expect(await answer.json()).toMatchObject({ errors: [{ code: 'upload.daily_limit' }] });
  });
});

test('an organisation has no more additions in progress than it may; what was asked is kept, its messages have room, and others go on', async () => {
  const server = await startTestServer({ MAX_OPEN_REQUESTS: '30' });
  const { store } = server.services;
  await store.updateTable('requests').set({ status: 'completed' }).execute();
  const member = await senderOf(server, people.companyAdmin);
  const several = (count: number, name: string) =>
    Promise.all(Array.from({ length: count }, (_, index) => pdf(`${name} ${index}.pdf`)));
  expect((await member.add(await several(20, 'first'))).status).toBe(200);
  const refused = await member.add(await several(11, 'second'));
  expect([refused.status, refused.faults]).toEqual([429, [' request.too_many_open']]);
  expect(refused.titles[0]).toContain('may have 30 requests of this kind in progress at a time, and has 20');
  expect((await member.add(await several(11, 'second'), 'fr')).titles[0]).toContain(
    '30 demandes de ce type en cours à la fois',
  );
  expect((await member.add(await several(10, 'third'))).status).toBe(200);
  expect((await member.add(await several(1, 'fourth'))).faults).toEqual([' request.too_many_open']);
  expect((await member.write()).status).toBe(200);
  expect((await (await senderOf(server, people.hospitalAdmin)).write()).status).toBe(200);
  await store.updateTable('requests').set({ status: 'completed' }).execute();
  expect((await member.add(await several(1, 'fifth'))).status).toBe(200);
  await server.close();
});

test('requests that come all at once are no more than an organisation may have in progress', async () => {
  const server = await startTestServer({ MAX_OPEN_REQUESTS: '5' });
  const { store } = server.services;
  await store.updateTable('requests').set({ status: 'completed' }).execute();
  const member = await senderOf(server, people.companyAdmin);
  const files = await Promise.all(Array.from({ length: 24 }, (_, index) => pdf(`at once ${index}.pdf`)));
  const answers = await Promise.all(files.map((file) => member.add([file])));
  // Too many forms at once are sent away before they are counted.
  expect(answers.every(({ status }) => [200, 429, 503].includes(status))).toBe(true);
  const open = await store.selectFrom('requests').select('id').where('status', '!=', 'completed').execute();
  expect(open.length).toBe(answers.filter(({ status }) => status === 200).length);
  expect(open.length).toBeLessThanOrEqual(5);
  expect(open.length).toBeGreaterThan(0);
  await server.close();
});

describe('a scanner', () => {
  const withClamd = async (
    given: Parameters<typeof startClamd>[0],
    work: (place: {
      server: TestServer;
      clamd: Awaited<ReturnType<typeof startClamd>>;
      member: Awaited<ReturnType<typeof senderOf>>;
    }) => Promise<void>,
  ) => {
    const clamd = await startClamd(given);
    const server = await startTestServer({ CLAMD_URL: clamd.url });
    try {
      await work({ server, clamd, member: await senderOf(server, people.companyAdmin) });
    } finally {
      await server.close();
      await clamd.close();
    }
  };
  const infected = async (): Promise<SentFile> => ({
    name: 'bad.pdf',
    bytes: Buffer.concat([Buffer.from(`%PDF-1.7\n%${harmful}\n`), await makePdf('bad')]),
  });
  const scannerRow = async (server: TestServer) => {
    const { body } = await (await signedInOperator(server))('GET', '/operator/system');
    return body.findings.find(({ check }: { check: string }) => check === 'scanner');
  };

  test('sees every byte as it was sent, and what it finds something in is refused and not kept', async () => {
    await withClamd({}, async ({ server, clamd, member }) => {
      const [good, bad] = [await pdf('good.pdf'), await infected()];
      expect((await member.add([good])).status).toBe(200);
      expect(clamd.scanned).toEqual([good.bytes]);
      const refused = await member.add([good, bad]);
      expect([refused.status, refused.faults]).toEqual([422, ['/data/files/1 upload.infected']]);
      expect(refused.titles[0]).toContain('bad.pdf contains malicious software');
      expect((await member.write([bad])).faults).toEqual(['/data/file upload.infected']);
      expect(await scannerRow(server)).toMatchObject({ outcome: 'answers' });
    });
  });

  test('that is not there lets nothing in, and the desk is told', async () => {
    await withClamd({}, async ({ server, clamd, member }) => {
      await clamd.close();
      const refused = await member.add([await pdf('later.pdf')]);
      expect([refused.status, refused.faults]).toEqual([503, ['/data/files/0 upload.not_scanned']]);
      expect(await scannerRow(server)).toMatchObject({ outcome: 'away', facts: { host: clamd.url.slice(6) } });
    });
  });

  test('that says anything but yes or no lets nothing in', async () => {
    await withClamd({ answer: 'INSTREAM size limit exceeded. ERROR' }, async ({ member }) => {
      expect((await member.add([await pdf('later.pdf')])).faults).toEqual(['/data/files/0 upload.not_scanned']);
    });
  });

  test('that is not set up is told at the desk', async () => {
    const server = await startTestServer();
    expect(await scannerRow(server)).toMatchObject({ outcome: 'none' });
    await server.close();
  });
});
