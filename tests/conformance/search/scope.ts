import { describe, expect, it } from 'vitest';
import type { FilterQuery } from '#lib/search-engine/port.ts';
import { found, foundBy, listed, query, scope, sheet } from '#tests/support/search/queries.ts';
import type { WithSheets } from './with-sheets.ts';

export const describeScope = (withSheets: WithSheets): void => {
  describe('scope', () => {
    it('keeps another organisation’s sheets out of reach by any filter', async () => {
      const engine = await withSheets(sheet(1, { productName: 'Ours' }));
      await engine.upsert(10002, [sheet(1, { productName: 'Theirs' }), sheet(2, { productName: 'Theirs' })], 1);
      expect(await foundBy(engine, 'theirs')).toEqual([]);
      expect(await found(engine, { filters: { product: ['Theirs'] } })).toEqual([]);
      const rows = [{ operator: 'not-contains', heading: 'product', words: 'ours' } as const];
      expect(await found(engine, { advanced: { match: 'OR', rows } })).toEqual([]);
      expect(await listed(engine, 'product')).toEqual([{ value: 'Ours', count: 1 }]);
      expect((await engine.search({ ...scope, organisation: 10002 }, query())).collectionSize).toBe(2);
    });

    it('shows only sheets of the visible locations, in results, totals and counts', async () => {
      const engine = await withSheets(
        sheet(1, { locations: ['3', '3/12', '3/12/40'] }),
        sheet(2, { locations: ['3', '3/13'] }),
        sheet(3, { locations: ['4'] }),
      );
      const reader = { ...scope, locations: ['3/12', '4'] };
      const result = await engine.search(reader, query({ facets: [{ name: 'product', limit: 10, offset: 0 }] }));
      expect(result.records.map(({ isn }) => isn)).toEqual([1, 3]);
      expect([result.total, result.collectionSize, result.facets.product?.length]).toEqual([2, 2, 2]);
      expect(await found(engine, { filters: { location: ['3/13'] } }, reader)).toEqual([]);
      expect(await foundBy(engine, 'product', reader)).toEqual([1, 3]);
      expect(await engine.ids(reader, query({ filters: { location: ['3'] } }))).toEqual([1]);
    });

    it('holds a not-contains row within the visible locations', async () => {
      const engine = await withSheets(sheet(1, { locations: ['3'] }), sheet(2, { locations: ['4'] }));
      const rows = [{ operator: 'not-contains', heading: 'product', words: 'absent' } as const];
      expect(await found(engine, { advanced: { match: 'OR', rows } }, { ...scope, locations: ['3'] })).toEqual([1]);
    });

    it('does not count what is out of sight in a multi-select facet', async () => {
      const engine = await withSheets(sheet(1, { locations: ['3'] }), sheet(2, { locations: ['4'], format: 'us-hcs' }));
      const reader = { ...scope, locations: ['3'] };
      expect(await listed(engine, 'format', { filters: { format: ['us-hcs'] } }, reader)).toEqual([
        { value: 'whmis-2015', count: 1 },
      ]);
    });

    it('shows nothing to someone without a location', async () => {
      const engine = await withSheets(sheet(1));
      const result = await engine.search({ ...scope, locations: [] }, query());
      expect([result.total, result.collectionSize, result.records]).toEqual([0, 0, []]);
    });

    it('tells of record numbers those that it finds: in sight, and let through by the filters', async () => {
      const engine = await withSheets(
        sheet(1, { locations: ['3'] }),
        sheet(2, { locations: ['4'] }),
        sheet(3, { locations: ['3'], language: 'fr' }),
      );
      await engine.upsert(10002, [sheet(4), sheet(5)], 1);
      const among = async (given: Partial<FilterQuery>, of = scope) =>
        (await engine.among(of, query(given), [5, 4, 3, 2, 1, 999])).toSorted((a, b) => a - b);
      expect(await among({})).toEqual([1, 2, 3]);
      expect(await among({ filters: { language: ['fr'] } })).toEqual([3]);
      expect(await among({}, { ...scope, locations: ['3'] })).toEqual([1, 3]);
      expect(await among({ filters: { location: ['4'] } }, { ...scope, locations: ['3'] })).toEqual([]);
      expect(await among({}, { ...scope, locations: [] })).toEqual([]);
      expect(await among({}, { ...scope, organisation: 10002 })).toEqual([4, 5]);
      expect(await among({}, { ...scope, organisation: 10003 })).toEqual([]);
      expect(await engine.among(scope, query(), [])).toEqual([]);
      await engine.remove(10001, [1], 2);
      expect(await among({})).toEqual([2, 3]);
    });
  });
};
