import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { PDFDict, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeBinder } from '#server/domains/documents/binder/write-binder.ts';
import { describeWith } from '#tests/support/describe-with.ts';
import { realData } from '#tests/support/outside.ts';
import { makeLockedPdf, makePdf, makeScriptedPdf } from '#tests/support/pdfs.ts';
import { binderOptions, drawPdf, linkTargets, makeShelf, placesInPdf, readOutline, readStructure } from './binders.ts';
import { pdfMessages } from './pdf-text.ts';

let shelf: Awaited<ReturnType<typeof makeShelf>>;
beforeAll(async () => {
  shelf = await makeShelf();
});
afterAll(() => shelf.remove());

const readBinder = async () => {
  const bytes = await readFile(shelf.path);
  return { bytes, texts: await pdfMessages(bytes), document: await PDFDocument.load(bytes) };
};
const name = PDFName.of;

describe('a binder', () => {
  it('has cover, contents and sheets that start on the right, with links, bookmarks and page numbers that agree', async () => {
    const sheets = [
      await shelf.add('Acétone ≤ 99 %', await drawPdf(['first one', 'first two', 'first three'])),
      await shelf.add('Benzène', await drawPdf(['second one', 'second two'])),
      await shelf.add('α-Pinène', await drawPdf(['third one'])),
    ];
    const bound = await writeBinder({ ...binderOptions, language: 'fr', isDoubleSided: true }, sheets, shelf.path);
    const { bytes, texts, document } = await readBinder();
    expect(bound).toEqual({ pages: 12, size: bytes.length, leftOut: [] });
    expect(document.getPageCount()).toBe(12);
    expect(texts[0]).toContain('Cartable de fiches de données de sécurité');
    expect(texts[0]).toContain('Language : French');
    // The back of the cover and that of the contents are white.
    expect([texts[1], texts[3]]).toEqual(['', '']);
    for (const { productName } of sheets) expect(texts[2]).toContain(productName);
    expect(texts[2]).toContain('Société Éclat');
    expect(texts[2]).toContain('04-03-2025');
    expect(linkTargets(document, 2)).toEqual([4, 8, 10]);
    expect(texts[4]).toMatch(/first one.*Acétone ≤ 99 % · Société Éclat.*Page 5 \/ 12/);
    expect(texts[6]).toMatch(/first three.*Page 7 \/ 12/);
    expect(texts[7]).toBe('');
    expect(texts[8]).toMatch(/second one.*Page 9 \/ 12/);
    expect(texts[10]).toMatch(/third one.*α-Pinène · Société Éclat.*Page 11 \/ 12/);
    expect(await readOutline(shelf.path)).toEqual([
      { title: 'Table des matières', page: 2, items: [] },
      { title: 'Acétone ≤ 99 % — Société Éclat', page: 4, items: [] },
      { title: 'Benzène — Société Éclat', page: 8, items: [] },
      { title: 'α-Pinène — Société Éclat', page: 10, items: [] },
    ]);
  });

  it('keeps how its first pages are read aloud, in their order, with each link, and says nothing of what a sheet has [S5.5-02]', async () => {
    const sheets = [
      await shelf.add('Acétone', await drawPdf(['one'])),
      await shelf.add('Gone'),
      await shelf.add('Benzène', await drawPdf(['two'])),
    ];
    await writeBinder(binderOptions, sheets, shelf.path);
    const { document } = await readBinder();
    const told = readStructure(document);
    expect(told.filter(({ tag }) => /^(H\d|TH|Link)$/.test(tag))).toEqual([
      { tag: 'H1', page: 0, link: undefined },
      { tag: 'H2', page: 1, link: undefined },
      ...Array(5).fill({ tag: 'TH', page: 1, link: undefined }),
      { tag: 'Link', page: 1, link: 'Acétone Société Éclat' },
      { tag: 'Link', page: 1, link: expect.stringContaining('Gone') },
      { tag: 'Link', page: 1, link: 'Benzène Société Éclat' },
      { tag: 'H2', page: 2, link: undefined },
      ...Array(3).fill({ tag: 'TH', page: 2, link: undefined }),
    ]);
    expect(Math.max(...told.map(({ page }) => page ?? 0))).toBe(2);
    // A reader that was told that the file is tagged would pass over sheets that are not.
    expect(document.catalog.has(name('MarkInfo'))).toBe(false);
    expect(document.catalog.lookup(name('PageLabels'), PDFDict).toString()).toMatch(/\/Nums \[ 0 <<\n\/S \/D\n>> \]/);
  });

  it('names every sheet that it cannot include, says why, and holds the others', async () => {
    const whole = await drawPdf(['kept']);
    const sheets = [
      await shelf.add('Gone'),
      { ...(await shelf.add('Never had')), path: '' },
      await shelf.add('Cut', Buffer.from(whole).subarray(0, whole.length - 200)),
      await shelf.add('Locked', await makeLockedPdf()),
      await shelf.add('Hollow', new Uint8Array()),
      await shelf.add('Good', whole),
    ];
    const { leftOut, pages } = await writeBinder(binderOptions, sheets, shelf.path);
    expect(leftOut.map(({ reason }) => reason)).toEqual([
      ...['missing', 'missing', 'damaged', 'password-protected', 'empty'],
    ]);
    const { texts, document } = await readBinder();
    expect(pages).toBe(4);
    for (const { productName } of sheets) expect(texts[1]).toContain(productName);
    expect(texts[1]?.match(/Not included: see page 3/g)).toHaveLength(5);
    expect(linkTargets(document, 1)).toEqual([2, 2, 2, 2, 2, 3]);
    expect(texts[2]).toContain('Sheets that could not be included');
    expect(texts[2]).toContain('opens only with a password');
    expect(texts[3]).toMatch(/kept.*Page 4 \/ 4/);
  });

  it('takes contents over several pages and bookmarks by letter for many sheets, the same file as often as it comes', async () => {
    const bytes = await drawPdf(['again']);
    const names = Array.from({ length: 70 }, (_, index) => `${'AÉZ7'[Math.floor(index / 20)]} product ${index}`);
    const sheets = await Promise.all(names.map((productName) => shelf.add(productName, bytes)));
    await writeBinder(binderOptions, sheets, shelf.path);
    const { document, texts } = await readBinder();
    const first = texts.findIndex((text) => text.startsWith('again'));
    const contents = Array.from({ length: first - 1 }, (_, index) => linkTargets(document, index + 1)).flat();
    expect(contents).toEqual(names.map((_, index) => first + index));
    const outline = await readOutline(shelf.path);
    expect(outline.map(({ title, page }) => [title, page])).toEqual([
      ...[
        ['Contents', 1],
        ['A', first],
        ['E', first + 20],
        ['Z', first + 40],
        ['0–9', first + 60],
      ],
    ]);
    expect(outline[4]?.items).toHaveLength(10);
  });

  it('stamps every page upright at its visible foot, however it is turned, cropped or placed', async () => {
    const turns = [0, 90, 180, 270];
    const turned = await drawPdf([...turns, ...turns].map(String), (document) => {
      const tree = document.catalog.Pages();
      document.getPages().forEach(({ node }, index) => {
        node.set(name('MediaBox'), document.context.obj([-50, 100, 562, 892]));
        if (index < 4) node.set(name('CropBox'), document.context.obj([0, 200, 500, 800]));
        if (index % 4 !== 0) node.set(name('Rotate'), document.context.obj(turns[index % 4]!));
      });
      tree.set(name('Rotate'), document.context.obj(-270));
    });
    await writeBinder(binderOptions, [await shelf.add('Été', turned)], shelf.path);
    for (let page = 2; page < 10; page++) {
      const [left] = await placesInPdf(shelf.path, page, 'Été · Société');
      const [right] = await placesInPdf(shelf.path, page, `Page ${page + 1} / 10`);
      for (const place of [left, right]) {
        expect(place?.isUpright).toBe(true);
        expect(place?.fromBottom).toBeGreaterThan(5);
        expect(place?.fromBottom).toBeLessThan(18);
      }
      expect(left?.fromLeft).toBeLessThan(40);
      expect(left?.fromLeft).toBeGreaterThan(10);
      expect(right?.fromRight).toBeGreaterThan(10);
      expect(right?.fromRight).toBeLessThan(40);
    }
  });

  it('leaves programs and files behind, and keeps addresses of the web', async () => {
    const acting = await drawPdf(['acting'], (document) => {
      const { context } = document;
      const link = (action: object) =>
        context.register(context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: { ...action }, AA: {} }));
      const kept = [{ S: 'URI', URI: PDFString.of('https://example.ca/\\(a\\)') }];
      const dropped = [
        { S: 'Launch', F: PDFString.of('cmd.exe') },
        { S: 'URI', URI: PDFString.of('javascript:alert(1)') },
        { S: 'JavaScript', JS: PDFString.of('app.alert(1)') },
      ];
      document.getPage(0).node.set(name('Annots'), context.obj([...kept, ...dropped].map(link)));
    });
    const sheets = [await shelf.add('Scripted', await makeScriptedPdf()), await shelf.add('Acting', acting)];
    expect((await writeBinder(binderOptions, sheets, shelf.path)).leftOut).toEqual([]);
    const { bytes, document, texts } = await readBinder();
    const written = bytes.toString('latin1');
    for (const word of ['/JavaScript', '/JS', '/Launch', '/AA', '/OpenAction', 'javascript:', 'gotcha'])
      expect(written).not.toContain(word);
    expect(texts[2]).toContain('scripted');
    const annotations = document.getPage(3).node.Annots()!;
    expect(annotations.size()).toBe(1);
    expect(annotations.lookup(0, PDFDict).lookup(name('A'), PDFDict).lookup(name('URI'), PDFString).decodeText()).toBe(
      'https://example.ca/(a)',
    );
  });

  it('leads from link to page within a sheet, by name or not, and drops links to pages that are not there', async () => {
    const linked = await drawPdf(['here', 'there', 'yonder'], (document) => {
      const { context, catalog } = document;
      const [, second, third] = document.getPages().map(({ ref }) => ref);
      catalog.set(name('Dests'), context.obj({ old: [second!, 'Fit'] }));
      const leaf = context.register(context.obj({ Names: [PDFString.of('new'), { D: [third!, 'Fit'] }] }));
      catalog.set(name('Names'), context.obj({ Dests: { Kids: [leaf] } }));
      const lost = context.register(context.obj({ Type: 'Page' }));
      const to = [
        name('old'),
        PDFString.of('new'),
        context.obj([third!, 'FitH', 10]),
        PDFString.of('?'),
        context.obj([lost]),
      ];
      const links = to.map((Dest, index) => {
        const target = index % 2 === 0 ? { Dest } : { A: { S: 'GoTo', D: Dest } };
        return context.register(context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], ...target }));
      });
      document.getPage(0).node.set(name('Annots'), context.obj(links));
    });
    await writeBinder(binderOptions, [await shelf.add('Linked', linked)], shelf.path);
    const { document } = await readBinder();
    expect(document.getPage(2).node.Annots()?.size()).toBe(3);
    expect(linkTargets(document, 2)).toEqual([3, 4, 4]);
  });

  it('shows fields without their form, and hides the layers that a sheet hides', async () => {
    const filled = await drawPdf(['form'], (document) => {
      const { context, catalog } = document;
      const field = document.getForm().createTextField('name');
      field.setText('filled in');
      field.addToPage(document.getPage(0));
      const layer = (text: string) => context.register(context.obj({ Type: 'OCG', Name: PDFString.of(text) }));
      const [seen, hidden] = [layer('seen'), layer('hidden')];
      catalog.set(name('OCProperties'), context.obj({ OCGs: [seen, hidden], D: { OFF: [hidden] } }));
      document
        .getPage(0)
        .node.Resources()!
        .set(name('Properties'), context.obj({ A: seen, B: hidden }));
    });
    await writeBinder(binderOptions, [await shelf.add('Form', filled)], shelf.path);
    const { document } = await readBinder();
    const widget = document.getPage(2).node.Annots()!.lookup(0, PDFDict);
    expect([widget.lookup(name('Subtype')), widget.has(name('AP'))]).toEqual([name('Stamp'), true]);
    expect(document.catalog.has(name('AcroForm'))).toBe(false);
    const layers = document.getOptionalContentGroups().map(({ name: title, visible }) => [title, visible]);
    expect(layers).toEqual([
      ['seen', true],
      ['hidden', false],
    ]);
  });

  it('takes what pages inherit, and what is encrypted without a password comes out readable', async () => {
    const document = await PDFDocument.load(await makePdf('inherited (words)'));
    const { node } = document.getPage(0);
    const tree = document.catalog.Pages();
    for (const key of ['Resources', 'MediaBox'].map(name)) {
      tree.set(key, node.get(key)!);
      node.delete(key);
    }
    const inherited = await document.save({ useObjectStreams: true });
    document.encrypt({ ownerPassword: 'owner', userPassword: '' });
    const encrypted = await document.save({ useObjectStreams: false });
    const sheets = [await shelf.add('Inherited', inherited), await shelf.add('Encrypted', encrypted)];
    expect((await writeBinder(binderOptions, sheets, shelf.path)).leftOut).toEqual([]);
    const { bytes, texts } = await readBinder();
    expect([texts[2], texts[3]]).toEqual([
      expect.stringMatching(/^inherited \(words\)/),
      expect.stringMatching(/^inherited \(words\)/),
    ]);
    expect(bytes.includes('/Encrypt')).toBe(false);
  });
});

describeWith(realData('data/sds-pdfs'), 'a binder of real sheets', (real) => {
  it('has the text of each page as it was, and the stamp', async () => {
    const paths = ['en', 'fr'].flatMap((folder) =>
      readdirSync(`${real}/${folder}`)
        .slice(0, 3)
        .map((file) => `${real}/${folder}/${file}`),
    );
    const sheets = await Promise.all(paths.map(async (path) => ({ ...(await shelf.add('Real')), path })));
    const { leftOut } = await writeBinder(binderOptions, sheets, shelf.path);
    expect(leftOut).toEqual([]);
    const { texts } = await readBinder();
    const sources = (await Promise.all(paths.map(async (path) => pdfMessages(await readFile(path))))).flat();
    const unstamped = texts.slice(2).map((text) => text.replace(/ ?Real · Société Éclat ?Page \d+ \/ \d+$/, ''));
    expect(unstamped.map((text) => text.trim())).toEqual(sources.map((text) => text.trim()));
  });
});
