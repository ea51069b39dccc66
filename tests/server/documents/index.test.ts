import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DocumentOptions, DocumentSheet } from '#server/domains/documents/document-sheet.ts';
import { writeIndexHtml } from '#server/domains/documents/index/write-index-html.ts';
import { writeIndexPdf } from '#server/domains/documents/index/write-index-pdf.ts';
import { listed, listOptions } from './listed-sheets.ts';
import { pdfMessages, plainSpaces } from './pdf-text.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigie-index-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const pdf = async (sheets: Iterable<DocumentSheet>, options: Partial<DocumentOptions> = {}) => {
  const path = join(folder, 'index.pdf');
  const { size } = await writeIndexPdf({ ...listOptions, ...options }, sheets, path);
  const bytes = readFileSync(path);
  expect(bytes.length).toBe(size);
  return { bytes, pages: await pdfMessages(bytes) };
};
const html = async (sheets: Iterable<DocumentSheet>, options: Partial<DocumentOptions> = {}) => {
  const path = join(folder, 'index.html');
  await writeIndexHtml({ ...listOptions, ...options }, sheets, path);
  return readFileSync(path, 'utf8');
};

const special = listed({
  productName: 'α-Pinène ≤ 5 %',
  manufacturer: 'Émaux d’œuvre AVTo fi',
  productIds: ['EC-77/2', 'X-1'],
  customFields: ['B-4', 'N° 7'],
  language: 'fr',
});
const many = Array.from({ length: 200 }, (_, at) =>
  listed({ isn: at, productName: `${at < 100 ? 'Acid' : 'Éthanol'} ${at}`, manufacturer: `Supplier ${at}` }),
);

describe('an index as PDF', () => {
  it('writes what its font cannot draw by its code points, and leaves out what only turns or shapes', async () => {
    const odd = listed({
      productName: 'Solvent \u{1f9ea}\ufe0f\u{1f3fb} X',
      manufacturer: '\u202eＡcme منظ ﬁn',
      productIds: ['𝐀-1'],
    });
    const [page = ''] = (await pdf([odd])).pages;
    for (const text of ['Solvent [U+1F9EA] X', 'Acme [U+0645 U+0646 U+0638] fin', 'A-1']) expect(page).toContain(text);
  });

  it('tells what it is, of whom, of when, and every column in any script of the field', async () => {
    const { pages } = await pdf([special]);
    const [page = ''] = pages;
    for (const text of [
      'Index of safety data sheets',
      'Maple Ridge <Manufacturing>',
      'November 20, 2026',
      'English & French',
      'Œuvre',
      'α-Pinène ≤ 5 %',
      'Émaux d’œuvre AVTo fi',
      'EC-77/2, X-1',
      'French',
      '11-03-2024',
      'B-4',
      'N° 7',
      'Page 1 of 1',
    ])
      expect(page).toContain(text);
  });

  it('repeats the head and numbers each page, keeps rows whole, and marks where a letter begins', async () => {
    const { pages } = await pdf(many);
    expect(pages.length).toBeGreaterThan(3);
    for (const [at, page] of pages.entries()) {
      expect(page).toContain('Product name Manufacturer Product ID');
      expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
    }
    const all = pages.join(' ');
    for (const { productName, manufacturer } of many) expect(all).toContain(`${productName} ${manufacturer} `);
    expect(all.match(/ A Acid 0 /g)).toHaveLength(1);
    expect(all.match(/ E Éthanol 100 /g)).toHaveLength(1);
  });

  it('stands by location under each that holds a sheet, in their order, and counts a sheet once [S5.5-03]', async () => {
    const sheets = [
      listed({ productName: 'Acetone', locations: ['Usine > Zone B', 'Atelier'] }),
      listed({ productName: 'Bleach', locations: [] }),
      listed({ productName: 'Cement', locations: ['Atelier'] }),
    ];
    const told: number[] = [];
    const path = join(folder, 'grouped.pdf');
    const options = { ...listOptions, group: 'location', locationLabel: 'Département' } as const;
    await writeIndexPdf(options, sheets, path, { onProgress: (done) => told.push(done) });
    const [page = ''] = await pdfMessages(readFileSync(path));
    expect(page).toMatch(/Sheets 3 .*Grouped by Département/);
    const names = /Atelier Acetone .*Cement .*Usine > Zone B Acetone .*No location stated Bleach/;
    expect(page).toMatch(names);
    expect(told.at(-1)).toBe(3);
  });

  it('stands by hazard under each class of a sheet, and calls none harmless of which nothing is known [S5.5-03 S5.5-04]', async () => {
    const sheets = [
      listed({ productName: 'Acetone', hazardCodes: ['H319', 'H225'], hazardous: 'yes' }),
      listed({ productName: 'Mystery' }),
      listed({ productName: 'Propane', hazardCodes: ['H220', 'H280'], hazardous: 'yes' }),
      listed({ productName: 'Water', hazardous: 'no' }),
    ];
    const page = await html(sheets, { group: 'hazard', language: 'fr' });
    const rows = [...page.matchAll(/class="letter"[^>]*>([^<]+)<|scope="row">([^<]+)</g)].map(
      ([, heading, name]) => heading ?? `– ${name}`,
    );
    expect(rows).toEqual([
      ...['Gaz inflammables', '– Propane', 'Gaz sous pression', '– Propane', 'Liquides inflammables', '– Acetone'],
      ...['Lésions oculaires graves/irritation oculaire', '– Acetone', 'Non dangereux', '– Water'],
      ...['Dangers non connus ici\u00a0: voir la fiche', '– Mystery'],
    ]);
  });

  it('shortens a path that is longer than its line from its beginning, and breaks pages within a group', async () => {
    const deep = Array.from({ length: 40 }, (_, at) => `Bâtiment ${at}`).join(' > ');
    const { pages } = await pdf(
      many.map((sheet) => ({ ...sheet, locations: [deep] })),
      { group: 'location' },
    );
    expect(pages.length).toBeGreaterThan(3);
    expect(pages[0]).toMatch(/… .*Bâtiment 39 Acid 0 /);
    expect(pages.join(' ').match(/Bâtiment 39/g)).toHaveLength(1);
  });

  it('wraps long names, in columns for whose number the page turns on its side', async () => {
    const name = 'Polymère de 2-(2-hydroxyéthyl)éthoxyméthyl-bis(nonylphényl) '.repeat(8).trim();
    const { bytes, pages } = await pdf([listed({ productName: name }), listed({ productName: 'x'.repeat(9000) })]);
    expect(pages.join('').replaceAll(/\s/g, '')).toContain(name.replaceAll(' ', ''));
    expect(bytes.toString('latin1')).toContain('[0 0 792 612]');
    const narrow = await pdf([special], { customFieldLabels: [], includeDate: false });
    expect(narrow.bytes.toString('latin1')).toContain('[0 0 612 792]');
    expect(narrow.pages[0]).not.toContain('11-03-2024');
    expect(narrow.pages[0]).not.toContain('N° 7');
  });

  it('puts manufacturers first when sorted by them, in French, and says when there is no sheet', async () => {
    const { pages } = await pdf([listed({ manufacturer: '' })], { sort: 'manufacturer', language: 'fr' });
    expect(pages[0]).toContain('Fabricant Nom du produit');
    expect(pages[0]).toContain('Fournisseur non indiqué Acetone');
    expect(pages[0]).toContain('Page 1 de 1');
    expect((await pdf([])).pages[0]).toContain('There is no sheet to list.');
  });

  it('ends with the reason of its signal', async () => {
    const ends = new AbortController();
    const following = { signal: ends.signal, onProgress: () => ends.abort(new Error('enough')) };
    await expect(writeIndexPdf(listOptions, many, join(folder, 'a.pdf'), following)).rejects.toThrow('enough');
  });
});

describe('an index as a page to print', () => {
  it('escapes all it is given and asks for nothing', async () => {
    const page = await html([listed({ productName: '<script>alert("1")</script> & \u0007', customFields: ["'"] })]);
    expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp;');
    expect(page).toContain('<title>Index of safety data sheets — Maple Ridge &lt;Manufacturing&gt;</title>');
    expect(page).toContain('<html lang="en-CA">');
    expect(page).not.toMatch(/<script|<link|src=|url\(|@import/);
  });

  it('has the day of a sheet as day, month, year, in one line', async () => {
    const page = await html([special]);
    expect(page).toContain('<td class="whole">11-03-2024</td>');
    expect(page).toContain('.whole { white-space: nowrap; }');
    expect(page).not.toContain('2024-03-11');
  });

  it('has the rows of the PDF, under the letters they begin with', async () => {
    const page = await html([...many, special], { language: 'fr' });
    const text = plainSpaces(page.replace(/<style>.*<\/style>/s, '').replace(/<[^>]+>/g, ' '));
    for (const { productName, manufacturer } of many) expect(text).toContain(`${productName} ${manufacturer} `);
    expect([...page.matchAll(/class="letter"[^>]*>(.)</g)].map(([, letter]) => letter)).toEqual(['A', 'E', 'Α']);
    expect(page.match(/<tbody>/g)?.length).toBe(page.match(/<\/tbody>/g)?.length);
  });
});
