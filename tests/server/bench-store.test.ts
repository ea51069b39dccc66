import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '#server/platform/storage/database.ts';
import { createStoreFiller, organisation } from '../../bench/search/fill-store.ts';
import { generateRecords } from '../support/search/records.ts';

test('the benchmarks fill a store of today’s tables with the records that they ask for', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vigie-bench-'));
  try {
    const file = join(folder, 'vigie.sqlite');
    const filler = await createStoreFiller(file);
    const records = [...generateRecords(1, 40)];
    for (const record of records) filler.add(record);
    filler.finish();
    const store = await openStore(file);
    const held = await store
      .selectFrom('collection_sheets')
      .innerJoin('sheets', 'sheets.isn', 'collection_sheets.isn')
      .select(['sheets.isn', 'product_name'])
      .where('organisation_id', '=', organisation)
      .orderBy('sheets.isn')
      .execute();
    await store.destroy();
    expect(held).toEqual(records.map(({ isn, productName }) => ({ isn, product_name: productName })));
  } finally {
    await rm(folder, { recursive: true });
  }
});
