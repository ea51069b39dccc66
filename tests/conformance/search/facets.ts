import { describe, expect, it } from 'vitest';
import { listed, query, scope, sheet } from '#tests/support/search/queries.ts';
import type { WithSheets } from './with-sheets.ts';

export const describeFacets = (withSheets: WithSheets): void => {
  describe('facets', () => {
    it('counts sheets by value, most first, ties as a reader of the language sorts [S2.3-19]', async () => {
      const engine = await withSheets(
        ...['Zinc', 'zèbre', 'Éther', 'Eau 10', 'Eau 9', 'Zinc'].map((manufacturer, at) => sheet(at, { manufacturer })),
      );
      const values = (await listed(engine, 'manufacturer', { language: 'fr' })).map(
        ({ value, count }) => `${value} ${count}`,
      );
      expect(values).toEqual(['Zinc 2', 'Eau 9 1', 'Eau 10 1', 'Éther 1', 'zèbre 1']);
    });

    it('counts a sheet once for each of its values, and only sheets that match', async () => {
      const engine = await withSheets(
        sheet(1, { casNumbers: ['50-00-0', '67-64-1', '50-00-0'] }),
        sheet(2, { casNumbers: ['67-64-1'] }),
        sheet(3, { casNumbers: ['67-64-1'], standings: ['archived'] }),
      );
      expect(await listed(engine, 'cas', { filters: { status: ['current'] } })).toEqual([
        { value: '67-64-1', count: 2 },
        { value: '50-00-0', count: 1 },
      ]);
    });

    it('counts anew beside a filter once a sheet has changed, and for who sees less of the collection', async () => {
      const placed = (isn: number, manufacturer: string, location: string) =>
        sheet(isn, { manufacturer, casNumbers: ['67-64-1'], locations: [location] });
      const engine = await withSheets(placed(1, 'Maple', '1'), placed(2, 'Falcon', '2'), ...otherSheets);
      const filters = { cas: ['67-64-1'] };
      const counted = async (locations?: readonly string[]) =>
        (await listed(engine, 'manufacturer', { filters }, { ...scope, ...(locations && { locations }) })).map(
          ({ value, count }) => `${value} ${count}`,
        );
      expect(await counted()).toEqual(['Falcon 1', 'Maple 1']);
      expect(await counted(['2'])).toEqual(['Falcon 1']);
      expect(await counted()).toEqual(['Falcon 1', 'Maple 1']);
      await engine.upsert(scope.organisation, [sheet(1, { manufacturer: 'Maple', casNumbers: [] })], 2);
      expect(await counted()).toEqual(['Falcon 1']);
      await engine.remove(scope.organisation, [2], 3);
      expect(await counted()).toEqual([]);
    });

    it('does not let a facet’s own filter narrow its list', async () => {
      const engine = await withSheets(
        sheet(1, { format: 'us-hcs', pictograms: ['GHS02'] }),
        sheet(2, { format: 'eu-clp', pictograms: ['GHS02', 'GHS05'] }),
        sheet(3, { format: 'eu-clp', pictograms: ['GHS07'] }),
      );
      const filters = { format: ['us-hcs'], pictogram: ['GHS02'] };
      expect(await listed(engine, 'format', { filters })).toEqual([
        { value: 'eu-clp', count: 1 },
        { value: 'us-hcs', count: 1 },
      ]);
      expect(await listed(engine, 'pictogram', { filters })).toEqual([{ value: 'GHS02', count: 1 }]);
      expect(await listed(engine, 'product', { filters })).toEqual([{ value: 'Product 1', count: 1 }]);
    });

    it('shows what else could be chosen beside a single choice, in every kind of list [S2.13-06]', async () => {
      const engine = await withSheets(
        sheet(1, { language: 'en', manufacturer: 'Maple', casNumbers: ['50-00-0'] }),
        sheet(2, { language: 'fr', manufacturer: 'Falcon', casNumbers: ['67-64-1'], standings: ['archived'] }),
        sheet(3, { language: 'fr', manufacturer: 'Maple', casNumbers: ['50-00-0'], standings: ['archived'] }),
      );
      const filters = { status: ['archived'], manufacturer: ['Maple'], cas: ['50-00-0'] };
      expect(await listed(engine, 'status', { filters })).toEqual([
        { value: 'archived', count: 1 },
        { value: 'current', count: 1 },
      ]);
      expect(
        await listed(engine, 'manufacturer', { filters: { status: ['archived'], manufacturer: ['Maple'] } }),
      ).toEqual([
        { value: 'Falcon', count: 1 },
        { value: 'Maple', count: 1 },
      ]);
      expect(await listed(engine, 'cas', { filters })).toEqual([{ value: '50-00-0', count: 1 }]);
      expect(await listed(engine, 'language', { filters })).toEqual([{ value: 'fr', count: 1 }]);
    });

    it('sends locations and months whole and in order, whatever limit is asked', async () => {
      const engine = await withSheets(
        sheet(1, { locations: ['10', '10/2'], modified: '2026-02-01' }),
        sheet(2, { locations: ['9', '9/10', '9/9'], modified: '2025-12-01' }),
        sheet(3, { locations: ['9', '9/10', '9/10/1'], modified: '2026-02-11' }),
      );
      const facets = (['location', 'month'] as const).map((name) => ({ name, limit: 1, offset: 1 }));
      const result = await engine.search(scope, query({ facets }));
      expect(result.facets.location?.map(({ value }) => value)).toEqual(['9', '9/9', '9/10', '9/10/1', '10', '10/2']);
      expect(result.facets.month).toEqual([
        { value: '2025-12', count: 1 },
        { value: '2026-02', count: 2 },
      ]);
    });

    it('gives a page of a list, and only values that contain a folded text [S2.9-05]', async () => {
      const engine = await withSheets(
        ...['Éther A', 'ETHER B', 'Paint', 'Diéthyl-éther', 'Other'].map((productName, at) =>
          sheet(at, { productName }),
        ),
      );
      const facets = [{ name: 'product', limit: 2, offset: 1, contains: 'éThEr' } as const];
      expect((await engine.search(scope, query({ facets }))).facets.product?.map(({ value }) => value)).toEqual([
        'Éther A',
        'ETHER B',
      ]);
    });

    it('finds a CAS number in its list by its digits, whatever separates them', async () => {
      const engine = await withSheets(sheet(1, { casNumbers: ['50-00-0', '67-64-1'] }));
      const facetOf = async (contains: string) => {
        const facets = [{ name: 'cas', limit: 10, offset: 0, contains } as const];
        return (await engine.search(scope, query({ facets }))).facets.cas?.map(({ value }) => value);
      };
      for (const typed of ['50000', '50 00 0', '50‑00‑0', '50-00'])
        expect(await facetOf(typed), typed).toEqual(['50-00-0']);
      expect(await facetOf('5000067')).toEqual([]);
    });

    it('finds a CAS number in its list by a name of its substance, in either language', async () => {
      const engine = await withSheets(sheet(1, { casNumbers: ['7681-52-9', '67-64-1', '50-81-7'] }));
      const facetOf = async (contains: string) => {
        const facets = [{ name: 'cas', limit: 10, offset: 0, contains } as const];
        return (await engine.search(scope, query({ facets }))).facets.cas?.map(({ value }) => value);
      };
      expect(await facetOf('Acét')).toEqual(['67-64-1']);
      expect(await facetOf('bleach')).toEqual(['7681-52-9']);
      expect(await facetOf('vitamin')).toEqual(['50-81-7']);
      expect(await facetOf('7681')).toEqual(['7681-52-9']);
    });

    it('has no entry for an empty value, and none with a count of zero', async () => {
      const engine = await withSheets(
        sheet(1, { manufacturer: '' }),
        sheet(2, { manufacturer: 'Falcon', standings: ['archived'] }),
      );
      expect(await listed(engine, 'manufacturer')).toEqual([{ value: 'Falcon', count: 1 }]);
      expect(await listed(engine, 'manufacturer', { filters: { status: ['current'] } })).toEqual([]);
    });

    it('tells products apart by their exact name', async () => {
      const engine = await withSheets(sheet(1, { productName: 'Éther' }), sheet(2, { productName: 'éther' }));
      expect(await listed(engine, 'product')).toHaveLength(2);
    });
  });
};

/** So many that those of a filter are few among them. */
const otherSheets = Array.from({ length: 40 }, (_, at) => sheet(100 + at));
