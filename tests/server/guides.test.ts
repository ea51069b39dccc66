import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guides } from '#contract/guides/guides.ts';
import { languages } from '#contract/languages.ts';
import { createGuidePdfs } from '#server/domains/guides/guide-pdfs.ts';
import { people, signInAs, startTestServer, type TestServer } from '../support/test-server.ts';
import { pdfMessages } from './documents/pdf-text.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
  cookie = await signInAs(server.app, people.reader);
});
afterAll(() => server.close());

const get = (address: string, language = 'en') =>
  server.app.inject({ url: `/api/guides/${address}`, headers: { cookie, 'accept-language': language } });

/** A line may break after a hyphen, which a reader's copy cannot tell from a space. */
const withoutSpaces = (text: string) => text.replace(/\s/g, '');

const every = guides.flatMap((guide) => languages.map((language) => [guide.name, language, guide] as const));

describe('GET /api/guides/{name}.pdf', () => {
  test.each(every)(
    '%s in %s says all that the page says, on one or two pages [S2.2.6-01]',
    async (name, language, guide) => {
      const answer = await get(`${name}.pdf?lang=${language}`);
      expect(answer.statusCode).toBe(200);
      const pages = await pdfMessages(answer.rawPayload);
      expect(pages.length).toBeLessThanOrEqual(2);
      const text = withoutSpaces(pages.join(''));
      const expected = [
        guide.title,
        guide.summary,
        ...guide.sections.flatMap(({ heading, paragraphs = [], steps = [], note, picture }) => [
          heading,
          ...paragraphs,
          ...steps,
          ...(note ? [note] : []),
          ...(picture ? [picture.alt] : []),
        ]),
      ];
      const missing = expected.map((one) => one[language]).filter((one) => !text.includes(withoutSpaces(one)));
      expect(missing).toEqual([]);
      pages.forEach((page, index) => {
        expect(page).toContain('Vigie');
        expect(page).toContain(`Page ${index + 1} ${language === 'en' ? 'of' : 'de'} ${pages.length}`);
      });
    },
  );

  test('numbers the steps, and names note boxes in the language', async () => {
    const [english, french] = await Promise.all(
      languages.map(async (language) =>
        (await pdfMessages((await get(`excel.pdf?lang=${language}`)).rawPayload)).join(' '),
      ),
    );
    for (const number of ['1.', '2.', '3.']) expect(english).toContain(` ${number} `);
    expect(english).toContain('Good to know');
    expect(french).toContain('Bon à savoir');
  });

  test('is a Letter document with its language, its title and its pictures', async () => {
    const pdf = await PDFDocument.load((await get('customize-search.pdf?lang=fr')).rawPayload);
    expect(pdf.getTitle()).toBe('Personnaliser la recherche — Vigie');
    expect(String(pdf.catalog.get(PDFName.of('Lang')))).toContain('fr-CA');
    expect(pdf.getPage(0).getSize()).toEqual({ width: 612, height: 792 });
    const pictures = pdf.getPages().flatMap((page) => page.node.Resources()?.lookup(PDFName.of('XObject')) ?? []);
    expect(pictures.join(' ').match(/\/I\d+ /g)).toHaveLength(3);
  });

  test('is shown in the browser under a name that says what it is', async () => {
    const { headers } = await get('label-tool.pdf?lang=fr');
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toBe('inline; filename="vigie-label-tool-fr.pdf"');
    expect(headers['content-language']).toBe('fr');
  });

  test('is in the language of the browser when none is asked for', async () => {
    expect((await get('faq.pdf', 'fr')).headers['content-language']).toBe('fr');
    expect((await get('faq.pdf')).headers['content-language']).toBe('en');
  });

  test.each(['no-such-guide.pdf', 'overview', 'overview.txt', '.pdf', '..%2f..%2fpackage.json.pdf', 'constructor.pdf'])(
    '%s is not found',
    async (file) => {
      const answer = await get(file);
      expect([answer.statusCode, answer.json().errors[0].code]).toEqual([404, 'not_found']);
    },
  );

  test('requires a session', async () => {
    expect((await server.app.inject('/api/guides/overview.pdf')).statusCode).toBe(401);
  });
});

describe('createGuidePdfs', () => {
  test('makes a guide once for each language, also when two ask at once', async () => {
    const guidePdf = createGuidePdfs(server.app.log);
    const first = guidePdf({ name: 'faq', language: 'en' });
    expect(guidePdf({ name: 'faq', language: 'en' })).toBe(first);
    const french = guidePdf({ name: 'faq', language: 'fr' });
    expect((await french).equals(await first)).toBe(false);
    expect(guidePdf({ name: 'faq', language: 'en' })).toBe(first);
  });

  test('tries again what failed, and goes on with the others', async () => {
    const guidePdf = createGuidePdfs(server.app.log);
    const failed = guidePdf({ name: 'no-such-guide', language: 'en' });
    const next = guidePdf({ name: 'faq', language: 'en' });
    await expect(failed).rejects.toThrow('no guide is named no-such-guide');
    expect((await next).subarray(0, 5).toString()).toBe('%PDF-');
    const again = guidePdf({ name: 'no-such-guide', language: 'en' });
    expect(again).not.toBe(failed);
    await expect(again).rejects.toThrow();
  });
});
