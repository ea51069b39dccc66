import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import jsQR from 'jsqr';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pdftoppm } from '#tests/support/outside.ts';
import { marked, people, signInAs, startTestServer, type TestServer } from '../../support/test-server.ts';
import { entriesOf } from '../audit/log.ts';
import { pdfText } from '../documents/pdf-text.ts';
import { asAdministrator, asVisitor, locationWithSheets } from './open.ts';

let server: TestServer;
let admin: ReturnType<typeof asAdministrator>;
let location: number;
beforeAll(async () => {
  server = await startTestServer();
  admin = asAdministrator(server, await signInAs(server.app, people.companyAdmin));
  location = await locationWithSheets(server);
});
beforeEach(async () => {
  await server.services.store.deleteFrom('posters').execute();
});
afterAll(() => server.close());

/** The code of an open location, as the server would print it. */
const codeOf = async (at = location): Promise<string> => {
  const { store, encryption } = server.services;
  const { code } = await store
    .selectFrom('posters')
    .select('code')
    .where('subset_id', '=', at)
    .where('ended_at', '=', '')
    .executeTakeFirstOrThrow();
  return encryption.decrypt({ table: 'posters', owner: at }, code);
};

describe('an administrator', () => {
  test('finds every location closed at first [S3.3-01]', async () => {
    const locations = await admin.list();
    expect(locations.length).toBeGreaterThan(3);
    expect(locations.every(({ poster }) => poster === null)).toBe(true);
    expect(locations.map(({ name }) => name)).toContainEqual(expect.stringContaining(' › '));
  });

  test('opens a location once, however many open it at the same time [S3.3-01]', async () => {
    const before = (await entriesOf(server, 'poster-opened')).length;
    const answers = await Promise.all(Array.from({ length: 6 }, () => admin.open(location)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect(new Set(answers.map((answer) => answer.json().poster.id)).size).toBe(1);
    expect((await entriesOf(server, 'poster-opened')).slice(before)).toMatchObject([{ records: [location] }]);
    expect((await asVisitor(server, await codeOf())).statusCode).toBe(200);
  });

  test('replaces a code once, though it is sent again or by two at the same time [S3.3-05]', async () => {
    const { poster } = (await admin.open(location)).json();
    const old = await codeOf();
    const before = (await entriesOf(server, 'poster-replaced')).length;
    const answers = await Promise.all(Array.from({ length: 5 }, () => admin.replace(location, poster.id)));
    expect(new Set(answers.map((answer) => answer.json().poster.id)).size).toBe(1);
    expect(answers[0]!.json().poster.id).not.toBe(poster.id);
    expect((await entriesOf(server, 'poster-replaced')).slice(before)).toHaveLength(1);
    expect((await asVisitor(server, old)).statusCode).toBe(410);
    expect((await asVisitor(server, await codeOf())).statusCode).toBe(200);
  });

  test('closes a location, once, and opens it by another code than before [S3.3-05]', async () => {
    await admin.open(location);
    const old = await codeOf();
    const before = (await entriesOf(server, 'poster-closed')).length;
    for (let time = 0; time < 2; time += 1) expect((await admin.close(location)).json().poster).toBe(null);
    expect((await entriesOf(server, 'poster-closed')).slice(before)).toHaveLength(1);
    expect((await admin.replace(location, 1)).statusCode).toBe(404);
    expect((await admin.print(location)).statusCode).toBe(404);
    await admin.open(location);
    expect(await codeOf()).not.toBe(old);
    expect((await asVisitor(server, old)).statusCode).toBe(410);
  });

  test.each(['reader', 'collectionAdmin', 'operator'] as const)(
    'alone opens locations: a %s is refused every call',
    async (role) => {
      const other = asAdministrator(server, await signInAs(server.app, people[role]));
      const answers = [
        await other.send('GET', ''),
        await other.open(location),
        await other.replace(location, 1),
        await other.close(location),
        await other.print(location),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
    },
  );

  test('reaches no location of another organisation by any number', async () => {
    await admin.open(location);
    const theirs = asAdministrator(server, await signInAs(server.app, people.hospitalAdmin));
    for (const at of [location, 999_999_999]) {
      const answers = [
        await theirs.open(at),
        await theirs.replace(at, 1),
        await theirs.close(at),
        await theirs.print(at),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    }
    expect((await theirs.list()).map(({ id }) => id)).not.toContain(location);
    expect((await admin.find(location)).poster).not.toBe(null);
    for (const at of ['0', '-1', '1e9', 'a', '2147483648'])
      expect([400, 404]).toContain((await admin.send('PUT', `/${at}`)).statusCode);
  });

  test('changes nothing from another site’s page', async () => {
    const cookie = await signInAs(server.app, people.companyAdmin);
    const url = `/api/posters/${location}`;
    expect((await server.app.inject({ method: 'PUT', url, headers: { cookie } })).statusCode).toBe(403);
    const headers = { ...marked, cookie, origin: 'https://evil.example' };
    expect((await server.app.inject({ method: 'PUT', url, headers })).statusCode).toBe(403);
    expect((await admin.find(location)).poster).toBe(null);
  });
});

describe('a poster', () => {
  test.each([
    ['letter', [612, 792]],
    ['a4', [595, 842]],
  ] as const)(
    'on %s says all of it in both languages, on one page of that size [S3.3-08]',
    async (paper, [width, height]) => {
      await admin.open(location);
      const before = (await entriesOf(server, 'poster-printed')).length;
      const answer = await admin.print(location, paper);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
      const text = await pdfText(answer.rawPayload);
      for (const said of [
        'In an emergency, scan',
        'En cas d’urgence, balayez',
        'Maple Ridge',
        '911',
        'first aid',
        'premiers soins',
      ])
        expect(text).toContain(said);
      const { getDocumentProxy } = await import('unpdf');
      const document = await getDocumentProxy(new Uint8Array(answer.rawPayload));
      expect(document.numPages).toBe(1);
      const [, , right = 0, top = 0] = (await document.getPage(1)).view;
      expect([Math.round(right), Math.round(top)]).toEqual([width, height]);
      expect((await entriesOf(server, 'poster-printed')).slice(before)).toMatchObject([
        { records: [location], details: { paper } },
      ]);
      expect((await admin.find(location)).poster?.printed_at).toMatch(/T/);
    },
  );

  test('has an address to type that opens the same', async () => {
    await admin.open(location);
    const text = await pdfText((await admin.print(location)).rawPayload);
    const [, typed = ''] = /localhost:8080\/e\/([\w-]+)/.exec(text) ?? [];
    expect(typed.replaceAll('-', '')).toBe(await codeOf());
    expect((await asVisitor(server, typed)).statusCode).toBe(200);
  });

  test('printed again is the same; once its key is gone it opens still, and printing says to replace it', async () => {
    await admin.open(location);
    const code = await codeOf();
    await admin.print(location);
    await admin.print(location);
    expect(await codeOf()).toBe(code);
    const lost = { code: 'deadbeef.AAAA.AAAAAAAAAAAAAAAAAAAAAAAA' };
    await server.services.store.updateTable('posters').set(lost).where('subset_id', '=', location).execute();
    const refused = await admin.print(location);
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([409, 'poster.unreadable']);
    expect((await asVisitor(server, code)).statusCode).toBe(200);
  });

  test.skipIf(pdftoppm.found === undefined).each(['letter', 'a4'])(
    'on %s has a QR code that a camera reads, though the paper is stained [S3.3-08]',
    async (paper) => {
      await admin.open(location);
      const pdf = (await admin.print(location, paper)).rawPayload;
      const picture = await drawPage(pdf);
      const address = `${server.services.config.publicUrl}/e/${await codeOf()}`;
      expect(jsQR(picture.data, picture.width, picture.height)?.data).toBe(address);
      stain(picture);
      expect(jsQR(picture.data, picture.width, picture.height)?.data).toBe(address);
    },
  );
});

interface Picture {
  readonly width: number;
  readonly height: number;
  /** RGBA. */
  readonly data: Uint8ClampedArray;
}

/** The first page at 100 dots an inch. */
const drawPage = async (pdf: Uint8Array): Promise<Picture> => {
  const folder = await mkdtemp(join(tmpdir(), 'vigie-poster-'));
  const file = join(folder, 'poster.pdf');
  await writeFile(file, pdf);
  await promisify(execFile)(pdftoppm.found!, ['-r', '100', '-singlefile', file, join(folder, 'page')]);
  const ppm = await readFile(join(folder, 'page.ppm'));
  await rm(folder, { recursive: true });
  const [head = '', width = '', height = ''] = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(ppm.toString('latin1', 0, 40)) ?? [];
  const pixels = ppm.subarray(head.length);
  const data = new Uint8ClampedArray(Number(width) * Number(height) * 4).fill(255);
  for (let at = 0; at * 3 < pixels.length; at += 1) data.set(pixels.subarray(at * 3, at * 3 + 3), at * 4);
  return { width: Number(width), height: Number(height), data };
};

/** A dark spot beside the middle of the page's code, some 4 % of it. */
const stain = ({ width, height, data }: Picture): void => {
  for (let y = 0; y < 45; y += 1)
    for (let x = 0; x < 45; x += 1) {
      const at = ((Math.round(height * 0.47) + y) * width + Math.round(width / 2) + x) * 4;
      data.fill(20, at, at + 3);
    }
};
