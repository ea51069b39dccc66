import { describe, expect, it } from 'vitest';
import type { SearchQuery } from '#contract/search/query.ts';
import { found, query, scope, sheet } from '#tests/support/search/queries.ts';
import type { WithSheets } from './with-sheets.ts';

export const describeOrder = (withSheets: WithSheets): void => {
  describe('order', () => {
    const namesIn = async (names: readonly string[], given: Partial<SearchQuery>) => {
      const engine = await withSheets(...names.map((productName, at) => sheet(at + 1, { productName })));
      return (await engine.search(scope, query(given))).records.map(({ productName }) => productName);
    };

    it('sorts Éther beside Ether, and by product name unless told otherwise', async () => {
      expect(await namesIn(['Zinc', 'Éther', 'Ethyl', 'ether', 'Éthanol'], { language: 'fr' })).toEqual([
        'Éthanol',
        'ether',
        'Éther',
        'Ethyl',
        'Zinc',
      ]);
    });

    it('sorts numbers by their value', async () => {
      expect(await namesIn(['Acide 10', 'Acide 2', 'Acide 1'], {})).toEqual(['Acide 1', 'Acide 2', 'Acide 10']);
    });

    it('compares accents from the end of the word in Canadian French', async () => {
      const names = ['Coté', 'Côte'];
      expect(await namesIn(names, { language: 'fr' })).toEqual(['Côte', 'Coté']);
      expect(await namesIn(names, { language: 'en' })).toEqual(['Coté', 'Côte']);
    });

    it('keeps empty values last in both directions', async () => {
      const engine = await withSheets(
        sheet(1, { custom: ['', '', ''] }),
        sheet(2, { custom: ['B', '', ''] }),
        sheet(3, { custom: ['A', '', ''] }),
      );
      expect(await found(engine, { sort: [{ field: 'custom1', direction: 'asc' }] })).toEqual([3, 2, 1]);
      expect(await found(engine, { sort: [{ field: 'custom1', direction: 'desc' }] })).toEqual([2, 3, 1]);
    });

    it('breaks ties by the next field, then by product name and record number, rising', async () => {
      const engine = await withSheets(
        sheet(4, { productName: 'B', manufacturer: 'Maple', language: 'fr' }),
        sheet(3, { productName: 'A', manufacturer: 'Maple' }),
        sheet(2, { productName: 'A', manufacturer: 'Maple' }),
        sheet(1, { productName: 'C', manufacturer: 'Falcon' }),
      );
      const manufacturer = { field: 'manufacturer', direction: 'desc' } as const;
      expect(await found(engine, { sort: [manufacturer] })).toEqual([2, 3, 4, 1]);
      expect(await found(engine, { sort: [manufacturer, { field: 'language', direction: 'desc' }] })).toEqual([
        4, 2, 3, 1,
      ]);
      expect(await found(engine, { sort: [{ field: 'product', direction: 'desc' }] })).toEqual([1, 4, 2, 3]);
    });

    it('sorts languages by their names', async () => {
      const engine = await withSheets(sheet(1, { language: 'fr' }), sheet(2, { language: 'en' }));
      expect(await found(engine, { sort: [{ field: 'language', direction: 'asc' }] })).toEqual([2, 1]);
    });

    it('counts only numbers under the heading asked for: a product ID says nothing of a search by CAS number', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Zinc', productIds: ['AB-1'], casNumbers: ['67-64-1'] }),
        sheet(2, { productName: 'Acid', productIds: [], casNumbers: ['67-64-1'] }),
      );
      expect(await found(engine, { keyword: { heading: 'cas', words: '1' } })).toEqual([2, 1]);
    });

    it('stands however the same match was only counted before, from any row on', async () => {
      const engine = await withSheets(
        ...['Zinc', 'Lime', 'Acid'].map((productName, at) => sheet(at + 1, { productName })),
      );
      for (const start of [0, 1, 2, 3, 4, 9]) {
        // Another match each time, so that none is answered from what was kept of the last.
        const match = { modified: { from: `2020-01-0${start + 1}`, to: undefined } };
        expect((await engine.search(scope, query({ ...match, start, rows: 0 }))).total).toBe(3);
        expect(await engine.ids(scope, query(match))).toEqual([3, 2, 1]);
        expect(await found(engine, { ...match, rows: 1 })).toEqual([3]);
        expect(await found(engine, match)).toEqual([3, 2, 1]);
      }
    });

    it('gives any page, with the totals of the whole', async () => {
      const engine = await withSheets(...Array.from({ length: 30 }, (_, at) => sheet(at + 1)));
      const page = await engine.search(scope, query({ start: 20, rows: 5 }));
      expect(page.records.map(({ isn }) => isn)).toEqual([21, 22, 23, 24, 25]);
      expect([page.total, page.collectionSize]).toEqual([30, 30]);
      expect(await found(engine, { start: 28, rows: 5 })).toEqual([29, 30]);
      expect(await found(engine, { start: 30, rows: 5 })).toEqual([]);
      expect(await found(engine, { rows: 0 })).toEqual([]);
    });

    it('lists the numbers of every match in the same order, whatever page is asked', async () => {
      const engine = await withSheets(...Array.from({ length: 30 }, (_, at) => sheet(at + 1)));
      const sort = [{ field: 'product', direction: 'desc' } as const];
      const ids = await engine.ids(
        scope,
        query({ sort, start: 7, rows: 2, keyword: { heading: 'product', words: '1' } }),
      );
      expect(ids).toEqual([19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 1]);
    });
  });
};
