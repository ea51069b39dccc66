import { describe, expect, it } from 'vitest';
import { matchPdfs } from '#server/domains/import/match-pdfs.ts';
import type { ImportRow } from '#server/domains/import/row.ts';

const row = (line: number, facts: Partial<ImportRow>): ImportRow => ({
  line,
  productName: 'Acetone',
  manufacturer: '',
  language: 'en',
  productIds: [],
  locations: [],
  pdf: '',
  notes: [],
  ...facts,
});

describe('matchPdfs', () => {
  it('gives a row the file it names, by path, by name, without extension, whatever the case', () => {
    const rows = [
      row(2, { pdf: 'en/a.pdf' }),
      row(3, { pdf: 'B.PDF' }),
      row(4, { pdf: 'c' }),
      row(5, { pdf: 'fr\\a.pdf' }),
    ];
    const { files, unclaimed } = matchPdfs(rows, ['en/a.pdf', 'fr/a.pdf', 'en/b.pdf', 'c.pdf']);
    expect(Object.fromEntries(files)).toEqual({ 2: 'en/a.pdf', 3: 'en/b.pdf', 4: 'c.pdf', 5: 'fr/a.pdf' });
    expect(unclaimed).toEqual([]);
  });

  it('gives a row the file named like its product id when no other row has that id', () => {
    const { files } = matchPdfs([row(2, { productIds: ['LC-1040', 'X'] })], ['lc_1040.pdf']);
    expect(files.get(2)).toBe('lc_1040.pdf');
  });

  it('gives nobody a file whose name is the id of two rows, and says which', () => {
    const rows = [row(2, { productIds: ['LC-1'] }), row(3, { productIds: ['LC-1'], language: 'fr' })];
    const { files, unclaimed } = matchPdfs(rows, ['LC-1.pdf']);
    expect(files.size).toBe(0);
    expect(unclaimed).toEqual([
      { file: 'LC-1.pdf', reason: expect.objectContaining({ en: expect.stringContaining('2, 3') }) },
    ]);
  });

  it('never goes by CAS number', () => {
    const { files, unclaimed } = matchPdfs([row(2, { casNumbers: ['67-64-1'] })], ['67-64-1.pdf']);
    expect(files.size).toBe(0);
    expect(unclaimed.map(({ file }) => file)).toEqual(['67-64-1.pdf']);
  });

  it('keeps the file a row names over one named like its id', () => {
    const { files, unclaimed } = matchPdfs([row(2, { pdf: 'a.pdf', productIds: ['b'] })], ['a.pdf', 'b.pdf']);
    expect(files.get(2)).toBe('a.pdf');
    expect(unclaimed).toEqual([
      { file: 'b.pdf', reason: expect.objectContaining({ en: expect.stringContaining('line 2') }) },
    ]);
  });

  it('says of a row that its file is missing, or could be several', () => {
    const { files, problems } = matchPdfs(
      [row(2, { pdf: 'gone.pdf' }), row(3, { pdf: 'a.pdf' })],
      ['en/a.pdf', 'fr/a.pdf'],
    );
    expect(files.size).toBe(0);
    expect(problems.get(2)?.en).toContain('not found');
    expect(problems.get(3)?.en).toContain('2 PDFs');
  });
});
