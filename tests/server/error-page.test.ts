import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/app/app.ts';
import { addSheets } from '#server/domains/collection/sheets.ts';
import { marked, people, signInAs, startTestServer, type TestServer } from '../support/test-server.ts';
import { bareSheet } from './documents/sheets.ts';

/** What browsers send when a person follows a link. */
const navigation = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';

let server: TestServer;
let cookie: string;
let missing: number;
beforeAll(async () => {
  server = await startTestServer();
  cookie = await signInAs(server.app, people.companyAdmin);
  const { store } = server.services;
  const [held] = await store
    .selectFrom('sheets')
    .innerJoin('collection_sheets as placed', 'placed.isn', 'sheets.isn')
    .select('product_key')
    .where('organisation_id', '=', 10001)
    .limit(1)
    .execute();
  // An older version of one of its products, of which nobody has the PDF.
  [missing = 0] = await addSheets(store, [{ ...bareSheet, productKey: held!.product_key }]);
});
afterAll(() => server.close());

const open = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { cookie, accept: navigation, ...headers } });

const linkOf = (page: string) => /<a href="([^"]+)">([^<]+)</.exec(page)?.slice(1);

describe('a refusal that a person would see', () => {
  test('is a page in their language, with the same status [S2.2.19-03]', async () => {
    const answer = await open(`/api/pdf/${missing}.pdf`, { 'accept-language': 'fr-CA,fr;q=0.9' });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'fr',
      'cache-control': 'no-store',
    });
    expect(answer.headers['content-disposition']).toBeUndefined();
    expect(answer.body).toContain('<html lang="fr">');
    expect(answer.body).toContain('<title>Vigie - Cette page ne peut pas être affichée</title>');
    expect(answer.body).toContain('<p>Cette fiche n’a pas encore de PDF.</p>');
    expect(linkOf(answer.body)).toEqual(['/search', 'Retour à la recherche']);
  });

  test('is in the language that the link asks for, which is that of the portal', async () => {
    const answer = await open(`/api/pdf/${missing}.pdf?lang=fr`, { 'accept-language': 'en-CA' });
    expect(answer.body).toContain('<html lang="fr">');
    const unknown = await open(`/api/pdf/${missing}.pdf?lang=de`, { 'accept-language': 'en-CA' });
    expect([unknown.statusCode, unknown.headers['content-language']]).toEqual([400, 'en']);
  });

  test('leads to sign-in, and from there back, where there is no session', async () => {
    const address = `/api/pdf/${missing}.pdf?lang=en`;
    const answer = await open(address, { cookie: '' });
    expect(answer.statusCode).toBe(401);
    const [href = '', words] = linkOf(answer.body) ?? [];
    expect(words).toBe('Sign in');
    const url = new URL(href, 'http://localhost');
    expect([url.pathname, url.searchParams.get('redirect')]).toEqual(['/login', address]);
  });

  test('says no more than the same in JSON: a sheet of others is not there', async () => {
    const foreign = await server.services.store
      .selectFrom('sheets')
      .innerJoin('collection_sheets as placed', 'placed.isn', 'sheets.isn')
      .select('sheets.isn')
      .where('organisation_id', '=', 10002)
      .where('product_key', 'not in', (eb) =>
        eb
          .selectFrom('sheets as own')
          .innerJoin('collection_sheets as held', 'held.isn', 'own.isn')
          .select('own.product_key')
          .where('held.organisation_id', '=', 10001),
      )
      .executeTakeFirstOrThrow();
    const pages = [await open(`/api/pdf/${foreign.isn}.pdf`), await open('/api/pdf/999999999.pdf')];
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(pages[0]?.body).toBe(pages[1]?.body);
    expect(pages[0]?.body).toContain('<p>Not found.</p>');
    const json = await open(`/api/pdf/${foreign.isn}.pdf`, { accept: '*/*' });
    expect([json.statusCode, json.json().errors[0].code]).toEqual([404, 'not_found']);
  });

  test('gives the reference of a fault of ours', async () => {
    const app = await createApp({
      ...server.services,
      files: { ...server.services.files, find: () => Promise.reject(new Error('the disk is gone')) },
    });
    const [isn] = await addSheets(server.services.store, [
      {
        ...bareSheet,
        productKey: (
          await server.services.store
            .selectFrom('sheets')
            .select('product_key')
            .where('isn', '=', missing)
            .executeTakeFirstOrThrow()
        ).product_key,
        fileHash: 'a'.repeat(64),
      },
    ]);
    const answer = await app.inject({ url: `/api/pdf/${isn}.pdf`, headers: { cookie, accept: navigation } });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toMatch(/<p>Something went wrong on our side\. Reference [0-9A-F-]{13}\.<\/p>/);
    expect(answer.body).not.toContain('disk');
    await app.close();
  });

  test('is a page under every address of the API, and only there', async () => {
    const nowhere = await open('/api/nowhere');
    expect([nowhere.statusCode, nowhere.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    const asset = await open('/assets/gone.js');
    expect([asset.statusCode, asset.json().errors[0].code]).toEqual([404, 'not_found']);
  });

  test('needs no script, nothing from elsewhere and nothing that the policy forbids, and shows nothing of the address', async () => {
    const answer = await open('/api/"><script>alert(1)</script>');
    expect(answer.statusCode).toBe(404);
    const signIn = await open('/api/user-info?x="><script>alert(1)</script>', { cookie: '' });
    for (const { body, headers } of [answer, signIn]) {
      expect(body).not.toMatch(/<script|javascript:|@import|url\(|https?:|\son\w+=/i);
      expect(headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'");
      expect(headers['content-security-policy']).toContain("script-src 'self'");
      expect(body).toContain('prefers-color-scheme: dark');
      expect(body.match(/<h1>/g)).toHaveLength(1);
      expect(body).toContain('<main>');
    }
  });
});

describe('a refusal stays JSON', () => {
  test.each([
    ['for our own script, whatever it accepts', { accept: navigation, ...marked }],
    ['for who accepts anything', { accept: '*/*' }],
    ['for who would rather have JSON', { accept: 'application/json, text/html;q=0.5' }],
    ['for a PDF reader', { accept: 'application/pdf' }],
    ['for who does not say', { accept: '' }],
  ])('%s', async (_, headers: Record<string, string>) => {
    const answer = await open(`/api/pdf/${missing}.pdf`, { 'accept-language': 'fr', ...headers });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().errors).toEqual([{ code: 'pdf.missing', title: 'Cette fiche n’a pas encore de PDF.' }]);
  });
});
