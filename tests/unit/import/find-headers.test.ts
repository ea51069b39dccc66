import { describe, expect, it } from 'vitest';
import { findHeaders } from '#server/domains/import/find-headers.ts';
import { readCsv } from '#server/domains/import/read-list.ts';

const find = (text: string, known: Partial<Parameters<typeof findHeaders>[1]> = {}) =>
  findHeaders(readCsv(Buffer.from(text)), { customFields: [], ...known });

const titled = [
  'Inventory of hazardous products, Lévis plant',
  'Drawn up on 3 June 2025; by the stores',
  '',
  'No. produit;Nom du produit / Product name;Fabricant / Supplier;Emplacement',
  'A-1;Acetone, technical;Prairie;Store',
].join('\n');

describe('headers', () => {
  it('are found below title lines, and what stands above them is no row [S5.9-02]', () => {
    const { headers, headerLine, rows } = find(titled);
    expect(headers).toEqual(['No. produit', 'Nom du produit / Product name', 'Fabricant / Supplier', 'Emplacement']);
    expect(headerLine).toBe(4);
    expect(rows).toEqual([{ line: 5, cells: ['A-1', 'Acetone, technical', 'Prairie', 'Store'] }]);
  });

  it('are the first line that says something where none is known', () => {
    expect(find('\n,\nColour,Shape\nred,round\n')).toMatchObject({ headerLine: 3, headers: ['Colour', 'Shape'] });
  });

  it('are those that a map names', () => {
    const text = 'Stockroom\nLabel,Shade\nAcetone,clear\n';
    expect(find(text, { map: { label: 'productName', shade: 'alternativeName' } }).headerLine).toBe(2);
  });

  it('are on the line that somebody chose, whatever is known', () => {
    expect(find(titled, { headerLine: 5 })).toMatchObject({ headerLine: 5, rows: [] });
    expect(() => find(titled, { headerLine: 3 })).toThrow(/line 3/);
  });
});
