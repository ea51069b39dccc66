import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assertAccounted, countOutcomes } from '#server/domains/import/report.ts';
import { describeWith } from '#tests/support/describe-with.ts';
import { realData } from '#tests/support/outside.ts';
import { openWorkplace, type Workplace } from './organisation.ts';

/** The list of a college's stockroom. Its first two headers have changed places: the number stands under NameSorted. */
const map = { NameSorted: 'product ID', NameRaw: 'product name', casNo: 'CAS' };

let workplace: Workplace;
beforeEach(async () => {
  workplace = await openWorkplace();
});
afterEach(() => workplace.close());

describeWith(realData('data/inventories'), 'the stockroom’s products', (inventories) => {
  const importProducts = async () =>
    workplace.importText('', { bytes: await readFile(join(inventories, 'berea_products.csv')), map });

  it('are all accounted for, and a second run changes nothing', async () => {
    const report = await importProducts();
    expect(report.rowsRead).toBe(3_309);
    expect(() => assertAccounted(report)).not.toThrow();
    expect(countOutcomes(report.entries)).toEqual({
      new: 3_307,
      updated: 0,
      unchanged: 0,
      merged: 0,
      rejected: 2,
      omitted: 0,
      empty: 0,
    });
    expect(report.withoutManufacturer).toBe(3_307);
    expect(await workplace.collection()).toHaveLength(3_307);

    const version = await workplace.version();
    expect(countOutcomes((await importProducts()).entries)).toMatchObject({
      new: 0,
      updated: 0,
      unchanged: 3_307,
      rejected: 2,
    });
    expect(await workplace.version()).toBe(version);
  });

  it('name the line of the file on which each row begins, multi-line cells and all', async () => {
    const lines = (await readFile(join(inventories, 'berea_products.csv'), 'utf8')).split(/\r?\n/);
    const { entries } = await importProducts();
    expect(lines.length).toBeGreaterThan(3_400);
    for (const { line, productName, outcome } of entries) {
      if (outcome === 'rejected') continue;
      // Names have their spaces tidied; the first word is enough to know the line by.
      expect(lines[line - 1], `line ${line}`).toContain(productName.split(' ')[0]?.slice(0, 8));
    }
  });

  it('have the CAS numbers that are wrong named, among them those a spreadsheet took for dates', async () => {
    const { entries } = await importProducts();
    const reasons = entries.flatMap((entry) => entry.reasons);
    expect(reasons.filter((reason) => reason.includes('wrong check digit'))).toHaveLength(22);
    expect(reasons).toContainEqual(expect.stringContaining('7789-09-5, which a spreadsheet took for a date?'));
  });
});

describeWith(realData('data/inventories'), 'the stockroom’s containers', (inventories) => {
  const read = async (name: string): Promise<string[][]> =>
    parse(await readFile(join(inventories, name)), { from_line: 2, relax_column_count: true });

  it('become one sheet a product, in every location where one of its containers stands', async () => {
    const products = new Map((await read('berea_products.csv')).map((cells) => [cells[0]!, cells[2]!]));
    const locations = new Map(
      (await read('berea_locations.csv')).map((cells) => [cells[0]!, `${cells[1]}${cells[2]}`.replaceAll(';', ',')]),
    );
    const containers = (await read('berea_containers.csv')).flatMap((cells) => {
      const [name, location] = [products.get(cells[1]!), locations.get(cells[3]!)];
      return name?.trim() && location ? [{ id: cells[1]!, name, location }] : [];
    });
    const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const list = [
      'id,name,place',
      ...containers.map(({ id, name, location }) => [id, name, location].map(quote).join(',')),
    ].join('\n');
    const mapped = { id: 'productIds', name: 'productName', place: 'locations' };

    const report = await workplace.importText(list, { map: mapped, createLocations: true });
    const { new: added, merged, ...others } = countOutcomes(report.entries);
    expect(added + merged).toBe(containers.length);
    expect(containers.length).toBeGreaterThan(4_000);
    expect(others).toEqual({ updated: 0, unchanged: 0, rejected: 0, omitted: 0, empty: 0 });
    expect(added).toBe(new Set(containers.map(({ id, name }) => `${id} ${name}`)).size);

    const places = (await workplace.collection()).reduce((sum, sheet) => sum + sheet.places.length, 0);
    const distinct = new Set(
      containers.map(
        ({ id, location }) =>
          `${id} ${location
            .toLowerCase()
            .replace(/[^a-z0-9]+/g, ' ')
            .trim()}`,
      ),
    );
    expect(places).toBe(distinct.size);

    const again = await workplace.importText(list, { map: mapped, createLocations: true });
    expect(countOutcomes(again.entries)).toMatchObject({ new: 0, updated: 0, unchanged: added, merged });
    expect(again.createdLocations).toEqual([]);
  });
});
