import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyStore, readRows } from '#server/domains/backup/copy-store.ts';
import { readStoreSchema } from '#server/domains/backup/store-schema.ts';
import { loadDemo } from '#server/domains/demo/load.ts';
import { findUnindexed } from '#server/domains/reading/index-sections.ts';
import { keepSections } from '#server/domains/reading/keep-sections.ts';
import { openStore, type Store } from '#server/platform/storage/database.ts';
import { identityTable } from '#server/platform/storage/store-identity.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { isIndexTable } from '#server/platform/storage/text-index.ts';
import { describeWith } from '#tests/support/describe-with.ts';
import { postgres } from '#tests/support/outside.ts';
import { createDatabase, dropDatabase } from '#tests/support/postgres/databases.ts';

let stores: Store[];
beforeEach(() => {
  stores = [];
});
afterEach(async () => {
  for (const store of stores) await store.destroy();
});

const open = async (address = ':memory:') => {
  const store = await openStore(address);
  stores.push(store);
  return store;
};

const rowsOf = async (store: Store) => {
  const tables: Record<string, unknown[]> = {};
  for (const table of await readStoreSchema()) {
    tables[table.name] = [];
    for await (const rows of readRows(store, table)) tables[table.name]!.push(...rows);
  }
  return tables;
};

const file = 'a'.repeat(64);

/** The demo, with the sections of a PDF. */
const demo = async () => {
  const store = await open();
  await loadDemo(store);
  await keepSections(store, file, {
    outcome: 'read',
    sections: [{ number: 4, language: 'en', text: 'Rinse.', pages: [1, 2], doubts: [] }],
    cards: [],
  });
  return store;
};

describe('a copy of a store', () => {
  it('has every row of every table', async () => {
    const [from, to] = [await demo(), await open()];
    const counts = await copyStore(from, to);
    const copied = await rowsOf(to);
    expect(copied).toEqual(await rowsOf(from));
    expect(counts).toMatchObject({ organisations: 2, sheets: copied.sheets!.length, sessions: 0 });
    expect(copied.sheets!.length).toBeGreaterThan(1000);
    expect(copied.sheet_sections).toMatchObject([{ text: 'Rinse.' }]);
  });

  it('has no full-text index yet, and knows that it has none, in place of what it held', async () => {
    const [from, to] = [await demo(), await demo()];
    expect(await findUnindexed(to, 10)).toEqual([]);
    await copyStore(from, to, { replaces: true });
    expect(await findUnindexed(to, 10)).toEqual([file]);
    expect((await sql`select rowid from section_index`.execute(to)).rows).toEqual([]);
  });

  it('knows every table of the content that the migrations make, each after those it refers to', async () => {
    const names = (await readStoreSchema()).map(({ name }) => name);
    const { rows } = await sql<{ name: string }>`
      select name from sqlite_master where type = 'table' and name not like 'kysely%' and name not like 'sqlite%'
    `.execute(await open());
    const others = rows.map(({ name }) => name).filter((name) => name !== identityTable && !isIndexTable(name));
    expect(names.toSorted()).toEqual(others.toSorted());
    const order = (table: keyof Tables) => names.indexOf(table);
    expect(order('organisations')).toBeLessThan(order('memberships'));
    expect(order('collection_sheets')).toBeLessThan(order('collection_sheet_subsets'));
    expect(order('requests')).toBeLessThan(order('addition_drafts'));
  });

  it('has locations whose parents were made after them', async () => {
    const [from, to] = [await demo(), await open()];
    const place = { organisation_id: 10001, name_en: 'x', name_fr: 'x' };
    await from
      .insertInto('subsets')
      .values([
        { ...place, id: 9003, parent_id: null },
        { ...place, id: 9001, parent_id: 9003 },
      ])
      .execute();
    await from
      .insertInto('subsets')
      .values({ ...place, id: 9000, parent_id: 9001 })
      .execute();
    await copyStore(from, to);
    expect(await rowsOf(to)).toEqual(await rowsOf(from));
  });

  it('is not made into a store that holds anything', async () => {
    const [from, to] = [await demo(), await demo()];
    const before = await rowsOf(to);
    await expect(copyStore(from, to)).rejects.toThrow(/^The target is not empty: there are rows in \w+/);
    expect(await rowsOf(to)).toEqual(before);
  });

  it('that differs is not kept, and the table is named', async () => {
    const [from, to] = [await demo(), await open()];
    await sql`
      create trigger spoil after insert on notices begin update notices set text_en = 'x' where id = new.id; end
    `.execute(to);
    await expect(copyStore(from, to)).rejects.toThrow('The copy of notices differs');
    expect(Object.values(await rowsOf(to)).flat()).toEqual([]);
  });
});

describeWith(postgres, 'a copy on PostgreSQL', (server) => {
  let addresses: string[];
  beforeEach(async () => {
    addresses = [await createDatabase(server, 'empty'), await createDatabase(server, 'empty')];
  });
  afterEach(async () => {
    for (const address of addresses) await dropDatabase(address);
  });

  it('and back, by way of another one, equals the start', async () => {
    const [start, end] = [await demo(), await open()];
    const [first, second] = [await open(addresses[0]), await open(addresses[1])];
    await copyStore(start, first);
    await copyStore(first, second);
    await copyStore(second, end);
    expect(await rowsOf(end)).toEqual(await rowsOf(start));
    expect(await rowsOf(first)).toEqual(await rowsOf(start));
  });

  it('gives new rows numbers of their own', async () => {
    const [start, to] = [await demo(), await open(addresses[0])];
    await copyStore(start, to);
    const { highest } = await to
      .selectFrom('subsets')
      .select((eb) => eb.fn.max('id').as('highest'))
      .executeTakeFirstOrThrow();
    const place = { organisation_id: 10001, parent_id: null, name_en: 'x', name_fr: 'x' };
    const { id } = await to.insertInto('subsets').values(place).returning('id').executeTakeFirstOrThrow();
    expect(id).toBe(highest + 1);
  });

  it('is of one moment, whatever is written meanwhile', async () => {
    const [from, to] = [await open(addresses[0]), await open(addresses[1])];
    await copyStore(await demo(), from);
    let isOver = false;
    // Each of these moves a request and its history together.
    const write = async () => {
      for (let id = 5000; !isOver; id++)
        await from.transaction().execute(async (trx) => {
          const request = { organisation_id: 10001, user_id: null, info: '{}', created_at: '' };
          await trx
            .insertInto('requests')
            .values({ ...request, id, type: 'contact', status: 'processing' })
            .execute();
          const change = { request_id: id, user_id: null, status: '' as const, note: 'pair', created_at: '' };
          await trx.insertInto('request_changes').values(change).execute();
        });
    };
    const writing = write();
    await copyStore(from, to);
    isOver = true;
    await writing;
    const requests = await to.selectFrom('requests').select('id').where('id', '>=', 5000).orderBy('id').execute();
    const changes = await to.selectFrom('request_changes').select('request_id').where('note', '=', 'pair').execute();
    expect(changes.map(({ request_id }) => request_id).toSorted((a, b) => a - b)).toEqual(requests.map(({ id }) => id));
  });
});
