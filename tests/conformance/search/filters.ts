import { describe, expect, it } from 'vitest';
import type { AdvancedRow } from '#contract/search/query.ts';
import { found, listed, query, scope, sheet } from '#tests/support/search/queries.ts';
import type { WithSheets } from './with-sheets.ts';

const row = (operator: AdvancedRow['operator'], heading: AdvancedRow['heading'], words: string): AdvancedRow => ({
  operator,
  heading,
  words,
});

export const describeFilters = (withSheets: WithSheets): void => {
  describe('filters', () => {
    it('takes sheets with any of the chosen values of a facet', async () => {
      const engine = await withSheets(
        sheet(1, { pictograms: ['GHS02', 'GHS07'] }),
        sheet(2, { pictograms: ['GHS05'] }),
        sheet(3, { pictograms: ['GHS08'] }),
      );
      expect(await found(engine, { filters: { pictogram: ['GHS07', 'GHS05'] } })).toEqual([1, 2]);
    });

    it('asks every filtered facet of a sheet', async () => {
      const engine = await withSheets(
        sheet(1, { standings: ['archived'], language: 'fr' }),
        sheet(2, { standings: ['archived'] }),
        sheet(3, { language: 'fr' }),
      );
      expect(await found(engine, { filters: { status: ['archived'], language: ['fr'] } })).toEqual([1]);
    });

    it('finds a sheet by every way in which it stands', async () => {
      const engine = await withSheets(
        sheet(1, { standings: ['update-requested', 'past-review'] }),
        sheet(2, { standings: ['past-review'] }),
        sheet(3, { standings: ['discontinued', 'superseded', 'past-review'] }),
        sheet(4),
      );
      expect(await found(engine, { filters: { status: ['past-review'] } })).toEqual([1, 2, 3]);
      expect(await found(engine, { filters: { status: ['update-requested'] } })).toEqual([1]);
      expect(await found(engine, { filters: { status: ['superseded'] } })).toEqual([3]);
      expect(await listed(engine, 'status')).toEqual([
        { value: 'past-review', count: 3 },
        { value: 'current', count: 1 },
        { value: 'discontinued', count: 1 },
        { value: 'superseded', count: 1 },
        { value: 'update-requested', count: 1 },
      ]);
    });

    it('takes an empty choice for no filter, and a value nobody has for an empty result', async () => {
      const engine = await withSheets(sheet(1), sheet(2));
      expect(await found(engine, { filters: { manufacturer: [] } })).toEqual([1, 2]);
      expect(await found(engine, { filters: { manufacturer: ['Nobody'] } })).toEqual([]);
      expect(await found(engine, { filters: { manufacturer: ['Nobody', 'Maple'] } })).toEqual([1, 2]);
    });

    it('finds by location, month, product, format, hazard and CAS number', async () => {
      const engine = await withSheets(
        sheet(1, { locations: ['3', '3/12'], modified: '2025-11-30', hazardous: 'no', casNumbers: ['67-64-1'] }),
        sheet(2, { format: 'us-hcs' }),
      );
      expect(await found(engine, { filters: { location: ['3'] } })).toEqual([1]);
      expect(await found(engine, { filters: { location: ['3/12'] } })).toEqual([1]);
      expect(await found(engine, { filters: { month: ['2025-11'] } })).toEqual([1]);
      expect(await found(engine, { filters: { product: ['Product 2'] } })).toEqual([2]);
      expect(await found(engine, { filters: { format: ['us-hcs'] } })).toEqual([2]);
      expect(await found(engine, { filters: { hazardous: ['no'] } })).toEqual([1]);
      expect(await found(engine, { filters: { cas: ['67-64-1'] } })).toEqual([1]);
    });

    it('finds by a list of substances, and lists those of what is found with a word of either language [S5.1-02]', async () => {
      const engine = await withSheets(
        sheet(1, { listedUnder: ['iarc-1', 'ontario-designated'] }),
        sheet(2, { listedUnder: ['iarc-1'] }),
        sheet(3),
      );
      expect(await found(engine, { filters: { listed: ['iarc-1'] } })).toEqual([1, 2]);
      expect(await found(engine, { filters: { listed: ['ontario-designated'] } })).toEqual([1]);
      expect(await listed(engine, 'listed')).toEqual([
        { value: 'iarc-1', count: 2 },
        { value: 'ontario-designated', count: 1 },
      ]);
      const byLetters = { facets: [{ name: 'listed', limit: 10, offset: 0, contains: 'désign' }] } as const;
      expect((await engine.search(scope, query(byLetters))).facets.listed).toEqual([
        { value: 'ontario-designated', count: 1 },
      ]);
      expect((await engine.search(scope, query({ rows: 1 }))).records[0]?.listedUnder).toEqual([
        'iarc-1',
        'ontario-designated',
      ]);
    });

    it('finds by a class of hazard, and lists each with its sheets by a word of either language [S5.2-08]', async () => {
      const engine = await withSheets(
        sheet(1, { hazardClasses: ['flammableLiquids', 'carcinogenicity'] }),
        sheet(2, { hazardClasses: ['flammableLiquids'] }),
        sheet(3, { hazardClasses: ['carcinogenicity'] }),
        sheet(4),
      );
      expect(await found(engine, { filters: { hazardClass: ['carcinogenicity'] } })).toEqual([1, 3]);
      expect(await listed(engine, 'hazardClass')).toEqual([
        { value: 'carcinogenicity', count: 2 },
        { value: 'flammableLiquids', count: 2 },
      ]);
      const byLetters = { facets: [{ name: 'hazardClass', limit: 10, offset: 0, contains: 'cancérog' }] } as const;
      expect((await engine.search(scope, query(byLetters))).facets.hazardClass).toEqual([
        { value: 'carcinogenicity', count: 2 },
      ]);
    });

    it('finds by a signal word, and by whether the other language is there [S5.2-10 S5.2-11]', async () => {
      const engine = await withSheets(
        sheet(1, { signalWord: 'danger', otherLanguage: 'available' }),
        sheet(2, { signalWord: 'warning' }),
        sheet(3),
      );
      expect(await found(engine, { filters: { signalWord: ['warning'] } })).toEqual([2]);
      expect(await listed(engine, 'signalWord')).toEqual([
        { value: 'danger', count: 1 },
        { value: 'warning', count: 1 },
      ]);
      expect(await found(engine, { filters: { otherLanguage: ['missing'] } })).toEqual([2, 3]);
      expect(await listed(engine, 'otherLanguage')).toEqual([
        { value: 'missing', count: 2 },
        { value: 'available', count: 1 },
      ]);
    });

    it('counts both days of a date range in, and leaves an end open', async () => {
      const engine = await withSheets(
        sheet(1, { modified: '2026-01-31' }),
        sheet(2, { modified: '2026-02-01' }),
        sheet(3, { modified: '2026-02-28' }),
        sheet(4, { modified: '2026-03-01' }),
      );
      expect(await found(engine, { modified: { from: '2026-02-01', to: '2026-02-28' } })).toEqual([2, 3]);
      expect(await found(engine, { modified: { from: '2026-02-28' } })).toEqual([3, 4]);
      expect(await found(engine, { modified: { to: '2026-01-31' } })).toEqual([1]);
      expect(await found(engine, { modified: {} })).toEqual([1, 2, 3, 4]);
    });

    it('combines advanced rows by AND or OR, a not-contains row being all the others', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Red paint', manufacturer: 'Falcon' }),
        sheet(2, { productName: 'Red paint', manufacturer: 'Juniper' }),
        sheet(3, { productName: 'Solvent', manufacturer: 'Falcon' }),
        sheet(4, { productName: 'Solvent', manufacturer: 'Juniper' }),
      );
      const rows = [row('contains', 'product', 'paints'), row('not-contains', 'manufacturer', 'falc')];
      expect(await found(engine, { advanced: { match: 'AND', rows } })).toEqual([2]);
      expect(await found(engine, { advanced: { match: 'OR', rows } })).toEqual([1, 2, 4]);
      expect(await found(engine, { advanced: { match: 'AND', rows: [] } })).toEqual([1, 2, 3, 4]);
    });

    it('leaves a sheet out of not-contains only when every word matches', async () => {
      const engine = await withSheets(sheet(1, { productName: 'Red paint' }), sheet(2, { productName: 'Red resin' }));
      const rows = [row('not-contains', 'product', 'paint red')];
      expect(await found(engine, { advanced: { match: 'AND', rows } })).toEqual([2]);
      expect(await found(engine, { advanced: { match: 'AND', rows: [row('not-contains', 'product', '%')] } })).toEqual([
        1, 2,
      ]);
    });

    it('applies keyword, advanced rows, filters and dates together [S2.7-40]', async () => {
      const engine = await withSheets(
        sheet(1, { productName: 'Red paint' }),
        sheet(2, { productName: 'Red paint', manufacturer: 'Falcon' }),
        sheet(3, { productName: 'Red paint', modified: '2020-01-01' }),
        sheet(4, { productName: 'Red paint', standings: ['archived'] }),
        sheet(5, { productName: 'Blue paint' }),
      );
      const query = {
        keyword: { heading: 'product', words: 'red' },
        advanced: { match: 'AND', rows: [row('not-contains', 'manufacturer', 'falcon')] },
        filters: { status: ['current'] },
        modified: { from: '2026-01-01' },
      } as const;
      expect(await found(engine, query)).toEqual([1]);
    });

    it('narrows by the day a sheet bears, and sorts by it, those without one last [S2.13-07]', async () => {
      const engine = await withSheets(
        sheet(1, { sheetDate: '2024-05-01' }),
        sheet(2, { sheetDate: '' }),
        sheet(3, { sheetDate: '2025-12-31' }),
        sheet(4, { sheetDate: '2023-01-01' }),
      );
      const within = (sheetDate: { from?: string; to?: string }) => found(engine, { sheetDate });
      expect(await within({ from: '2024-05-01' })).toEqual([1, 3]);
      expect(await within({ to: '2024-05-01' })).toEqual([1, 4]);
      expect(await within({ from: '2023-06-01', to: '2024-12-31' })).toEqual([1]);
      const by = (direction: 'asc' | 'desc') => found(engine, { sort: [{ field: 'sheetDate', direction }] });
      expect(await by('asc')).toEqual([4, 1, 3, 2]);
      expect(await by('desc')).toEqual([3, 1, 4, 2]);
    });
  });
};
