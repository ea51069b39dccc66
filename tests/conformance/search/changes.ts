import { describe, expect, it } from 'vitest';
import { listedOf } from '#contract/search/sheet-record.ts';
import type { SearchEngine } from '#lib/search-engine/port.ts';
import { found, foundBy, listed, query, scope, sheet } from '#tests/support/search/queries.ts';

const { organisation } = scope;

export const describeChanges = (create: () => Promise<SearchEngine>): void => {
  describe('changes', () => {
    it('has no version and no sheets before the first change', async () => {
      const engine = await create();
      expect(await engine.version(organisation)).toBeUndefined();
      const result = await engine.search(scope, query({ facets: [{ name: 'status', limit: 10, offset: 0 }] }));
      expect(result).toEqual({
        total: 0,
        collectionSize: 0,
        records: [],
        facets: { status: [] },
        instead: [],
        apart: [],
      });
      expect(await engine.ids(scope, query())).toEqual([]);
    });

    it('stands at the version of the last change, even one of no records', async () => {
      const engine = await create();
      await engine.upsert(organisation, [sheet(1)], 7);
      expect(await engine.version(organisation)).toBe(7);
      await engine.remove(organisation, [99], 8);
      expect(await engine.version(organisation)).toBe(8);
      await engine.upsert(organisation, [], 9);
      expect(await engine.version(organisation)).toBe(9);
      expect(await engine.version(10002)).toBeUndefined();
    });

    it('replaces a record of the same number in every respect', async () => {
      const engine = await create();
      await engine.upsert(organisation, [sheet(1, { productName: 'Old name', standings: ['archived'] }), sheet(2)], 1);
      await engine.upsert(organisation, [sheet(1, { productName: 'New name' })], 2);
      expect(await foundBy(engine, 'old')).toEqual([]);
      expect(await foundBy(engine, 'new')).toEqual([1]);
      expect(await listed(engine, 'status')).toEqual([{ value: 'current', count: 2 }]);
      expect((await engine.search(scope, query())).collectionSize).toBe(2);
    });

    it('takes the last of two records with the same number in one change', async () => {
      const engine = await create();
      await engine.upsert(organisation, [sheet(1, { productName: 'First' }), sheet(1, { productName: 'Second' })], 1);
      expect(await listed(engine, 'product')).toEqual([{ value: 'Second', count: 1 }]);
    });

    it('no longer finds what was removed, and finds it again once it is back', async () => {
      const engine = await create();
      await engine.upsert(organisation, [sheet(1), sheet(2)], 1);
      await engine.remove(organisation, [1, 1, 99], 2);
      expect(await found(engine, {})).toEqual([2]);
      await engine.upsert(organisation, [sheet(1)], 3);
      expect(await found(engine, {})).toEqual([1, 2]);
    });

    it('puts a new name where it belongs among those already sorted', async () => {
      const engine = await create();
      await engine.upsert(organisation, [sheet(1, { productName: 'Ether' }), sheet(2, { productName: 'Zinc' })], 1);
      await found(engine, {});
      await engine.upsert(organisation, [sheet(3, { productName: 'Éther' }), sheet(4, { productName: 'Acid' })], 2);
      expect(await found(engine, {})).toEqual([4, 1, 3, 2]);
    });

    it('gives records back as they came', async () => {
      const engine = await create();
      const record = sheet(4_000_000_000, {
        productName: 'Œuvre « é » 漢字',
        productIds: ['b', 'a', 'b'],
        pictograms: ['GHS09', 'BIO', 'GHS01'],
        casNumbers: ['67-64-1', '50-00-0'],
        locations: ['3', '3/12', '3/12/40'],
        custom: [' a', '', 'c '],
        language: 'fr',
        standings: ['no-longer-updated'],
        format: 'other',
        hazardous: 'unknown',
        sheetDate: '',
      });
      await engine.upsert(organisation, [record], 1);
      expect((await engine.search(scope, query())).records).toEqual([listedOf(record)]);
    });

    it('forgets one organisation and no other', async () => {
      const engine = await create();
      await engine.upsert(organisation, [sheet(1)], 1);
      await engine.upsert(10002, [sheet(2)], 5);
      await engine.clear(organisation);
      expect(await engine.version(organisation)).toBeUndefined();
      expect(await found(engine, {})).toEqual([]);
      expect(await found(engine, {}, { ...scope, organisation: 10002 })).toEqual([2]);
    });
  });
};
