import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayCell, linkCell, numberCell, textCell } from '#server/domains/documents/excel/cells.ts';
import type { Column } from '#server/domains/documents/excel/sheet-xml.ts';
import { workbookBytes } from '#server/domains/documents/excel/workbook.ts';
import { readWorkbook } from '#tests/server/documents/workbooks.ts';

const about = { name: 'Search', lines: [{ label: 'Filters', value: '=1+1' }] };

/** Writes rows of cells and reads them again, the header left out. */
const reread = async <Row>(rows: readonly Row[], ...cells: Column<Row>['cell'][]) => {
  const columns = cells.map((cell, at) => ({ header: `Column ${at}`, width: 10, cell }));
  const pieces: Uint8Array[] = [];
  async function* batches() {
    yield rows;
  }
  for await (const piece of workbookBytes({ name: 'SDS', about, columns, rows: batches() })) pieces.push(piece);
  return readWorkbook(Buffer.concat(pieces));
};

describe('a workbook', () => {
  it('gives back any text of a cell, but for what would turn the words of the whole cell around', async () => {
    const unit = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.constantFrom('_x000D_', '_x005F_', '_', 'x0041_', '\r', '\n', '\t', ' ', '=', '+', '-', '@', '&', '<', ']]>'),
      fc.constantFrom(
        '\0',
        '\u001f',
        '\u0085',
        '\ufffe',
        '\uffff',
        '\u202e',
        '\u2066',
        '\ud800',
        '\udc00',
        'é',
        '›',
        '’',
        '😀',
        '&amp;',
        '"',
      ),
    );
    const text = fc.array(unit, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 20 }), async (some) => {
        // Where every cell is empty the reader gives no rows at all.
        const rows = [...some, ['end', 'end'] as [string, string]];
        const read = await reread(
          rows,
          ([one]) => textCell(one),
          ([, other]) => textCell(other),
        );
        expect(read.rows).toEqual(
          rows.map((row) => row.map((one) => (one === '' ? null : one.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')))),
        );
      }),
      { numRuns: 150 },
    );
  });

  it('takes nothing for an escape that looks like one only once a mark of direction is gone', async () => {
    const { rows } = await reread(['_\u202ex000D_'], textCell);
    expect(rows).toEqual([['_x000D_']]);
  });

  it('cuts a text to what a cell holds, never through a character', async () => {
    const { rows } = await reread(['a'.repeat(40_000), `${'a'.repeat(32_766)}😀`], textCell);
    expect(rows.map(([text]) => String(text).length)).toEqual([32_767, 32_766]);
  });

  it('writes rows longer than a piece, and many pieces', async () => {
    const long = ['é'.repeat(32_767), '<'.repeat(32_767), '\u0001'.repeat(32_767)];
    const many = Array.from({ length: 20_000 }, (_, at) => `Row ${at} ${'x'.repeat(at % 50)}`);
    const { rows } = await reread([...long, ...many], textCell);
    expect(rows.map(([text]) => text)).toEqual([...long, ...many]);
  });

  it('keeps days, numbers and links what they are', async () => {
    const { rows, sheet } = await reread(
      ['2026-02-28', '1960-01-01', ''],
      (day) => dayCell(day),
      () => numberCell(10_000_123),
      () => linkCell('https://sds.example/api/pdf/1.pdf?lang=fr', 'PDF'),
    );
    expect(rows).toEqual([
      [new Date('2026-02-28'), 10_000_123, 'PDF'],
      [new Date('1960-01-01'), 10_000_123, 'PDF'],
      [null, 10_000_123, 'PDF'],
    ]);
    const cell = sheet?.cells?.get('1,2');
    expect(cell?.formula).toBe('HYPERLINK("https://sds.example/api/pdf/1.pdf?lang=fr","PDF")');
    expect(sheet?.cells?.get('1,0')?.style?.numFmt).toBe('dd\\-mm\\-yyyy');
  });
});
