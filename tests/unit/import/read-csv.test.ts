import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ListError } from '#server/domains/import/list-error.ts';
import { readCsv, readLines } from '#server/domains/import/read-list.ts';

const read = (text: string, encoding: BufferEncoding = 'utf8') => readCsv(Buffer.from(text, encoding));
const cellsOf = (text: string) => read(text).rows.map(({ cells }) => cells);

describe('readCsv', () => {
  it('gives back every cell and the line each row begins on, whatever is in the cells', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', ';', '\t', '\n', '\r\n', ' ', '1') });
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 });
    fc.assert(
      fc.property(rows, fc.constantFrom('\n', '\r\n', '\r'), (expected, newline) => {
        const header = ['x', 'y'];
        const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const lines = [header, ...expected].map((row) => row.map(quote).join(','));
        let line = 1;
        const starts = lines.map((text) => {
          const start = line;
          line += (text.match(/\r?\n/g)?.length ?? 0) + 1;
          return start;
        });
        const result = read(`x,y${newline}${lines.slice(1).join(newline)}${newline}`);
        expect(result.rows).toEqual([header, ...expected].map((cells, index) => ({ line: starts[index], cells })));
      }),
    );
  });

  it.each([
    [',', 'commas'],
    [';', 'semicolons'],
    ['\t', 'tabs'],
  ])('detects %j', (delimiter, name) => {
    const { rows, description } = read(`Nom${delimiter}Fabricant\n"a, b; c"${delimiter}d\n`);
    expect(rows[1]?.cells).toEqual(['a, b; c', 'd']);
    expect(description).toContain(name);
  });

  it('is not misled by commas within a quoted header', () => {
    expect(cellsOf('"a, b, c, d";e\n1;2\n')[0]).toEqual(['a, b, c, d', 'e']);
  });

  it('reads UTF-8 with and without a mark, UTF-16 with one, and Windows-1252', () => {
    const text = 'Nom,Éther\nL’eau,œuf\n';
    const expected = [
      { line: 1, cells: ['Nom', 'Éther'] },
      { line: 2, cells: ['L’eau', 'œuf'] },
    ];
    const windows = Buffer.from('Nom,\xc9ther\nL\x92eau,\x9cuf\n', 'latin1');
    expect(read(text).rows).toEqual(expected);
    expect(read(`\uFEFF${text}`).rows).toEqual(expected);
    expect(read(`\uFEFF${text}`, 'utf16le').rows).toEqual(expected);
    expect(readCsv(windows)).toMatchObject({ rows: expected, description: expect.stringContaining('windows-1252') });
  });

  it('reads what Excel writes on a Mac, and UTF-16 either way round', () => {
    const text = 'Nom,Éther\nDétergent à l’eau,reçu';
    const expected = [
      ['Nom', 'Éther'],
      ['Détergent à l’eau', 'reçu'],
    ];
    const mac = Buffer.from('Nom,\x83ther\rD\x8etergent \x88 l\xd5eau,re\x8du', 'latin1');
    expect(readCsv(mac).rows.map(({ cells }) => cells)).toEqual(expected);
    expect(readCsv(mac).description).toContain('macintosh');
    const turned = Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();
    expect(readCsv(turned).rows.map(({ cells }) => cells)).toEqual(expected);
    // Marks of trade and of prices in an English list of Windows are no letters of a Mac.
    expect(readCsv(Buffer.from('Name,Price\nBrand\x99,\x8010\nCaf\xe9,5', 'latin1')).description).toContain(
      'windows-1252',
    );
  });

  it.each([
    ['a workbook of an older Excel', `d0cf11e0a1b11ae1${'00'.repeat(600)}`, /older Excel \(\.xls\)/],
    ['bytes that are no text', '89504e470d0a1a0a0000000d49484452', /neither a workbook \(\.xlsx\) nor text/],
  ])('of %s nothing is taken for rows', async (_, bytes, words) => {
    const known = { customFields: [], map: undefined };
    await expect(readLines(Buffer.from(bytes, 'hex'), { known })).rejects.toThrow(words);
    await expect(readLines(Buffer.from(bytes, 'hex'), { known })).rejects.toBeInstanceOf(ListError);
  });

  it('keeps empty lines, short rows, long rows and quotes within a cell', () => {
    expect(cellsOf('a,b\n\n1\n1,2,3\n5" pipe,x\n')).toEqual([
      ['a', 'b'],
      [''],
      ['1'],
      ['1', '2', '3'],
      ['5" pipe', 'x'],
    ]);
  });

  it('keeps rows apart where a file ends its lines in several ways', () => {
    expect(cellsOf('a,b\r\n1,2\n3,4\r5,6').length).toBe(4);
  });

  it('refuses a list in which a quote is never closed, naming the line', () => {
    expect(() => read('a,b\n1,2\n"3,4\n5,6\n')).toThrow(ListError);
    expect(() => read('a,b\n1,2\n"3,4\n5,6\n')).toThrow(/line 4/);
  });
});
