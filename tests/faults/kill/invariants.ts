import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Store } from '#server/platform/storage/database.ts';
import { expectSame } from '../expect-same.ts';
import type { Person } from '../person.ts';
import type { Place } from '../place.ts';

/** Organisations of the demo, each with who sees its whole collection. */
type Searchers = ReadonlyMap<number, Person>;

/** Throws where the store, the files and the indexes do not agree with themselves and with each other. */
export const expectSound = async (place: Place, searchers: Searchers): Promise<void> => {
  await place.untilIdle();
  await place.inStore(async (store) => {
    await expectIntact(store);
    await expectNothingHalf(store);
    for (const [organisation, person] of searchers) await expectIndexed(store, { organisation, person });
  });
  await expectFilesHeld(place);
};

const expectIntact = async (store: Store): Promise<void> => {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(store);
  expectSame(rows, [{ integrity_check: 'ok' }]);
  expectSame((await sql`pragma foreign_key_check`.execute(store)).rows, []);
};

/** What is made of several rows has all of them. */
const expectNothingHalf = async (store: Store): Promise<void> => {
  const made = await store
    .selectFrom('requests')
    .select((eb) => [
      'id',
      'type',
      'status',
      eb
        .selectFrom('request_changes')
        .select(eb.fn.countAll<number>().as('count'))
        .whereRef('request_id', '=', 'requests.id')
        .where('request_changes.status', '=', 'completed')
        .as('completions'),
    ])
    .where('type', 'in', ['index', 'binder', 'eBinder'])
    .where('created_at', '>', since)
    .execute();
  for (const { id, type, status, completions } of made) {
    assert.equal(status, 'completed', `${type} ${id} is made`);
    assert.equal(Number(completions), 1, `${type} ${id} is made once`);
  }
  const bare = await store
    .selectFrom('requests')
    .select(['id', 'type'])
    .where('type', 'in', ['sdsaddition', 'index', 'binder', 'eBinder'])
    .where('created_at', '>', since)
    .where('file_hash', '=', '')
    .execute();
  expectSame(bare, [], 'no request is without its file');
  const answers = await store.selectFrom('submissions').select('key').where('answer', '=', '').execute();
  expectSame(answers, [], 'no submission is without its answer');
};

/** Requests of the demo are older, and have other stories. */
const since = new Date().toISOString();

const expectIndexed = async (
  store: Store,
  { organisation, person }: { organisation: number; person: Person },
): Promise<void> => {
  const rows = await store
    .selectFrom('collection_sheets')
    .select('isn')
    .where('organisation_id', '=', organisation)
    .where('removed', '=', 0)
    .orderBy('isn')
    .execute();
  const found = await person.find({}, organisation);
  expectSame(
    found.toSorted((a, b) => a - b),
    rows.map(({ isn }) => isn),
    `the index of ${organisation} finds what is in the collection`,
  );
};

/** Every file that is referred to is there and no other; what the dead left is cleared in a moment. */
const expectFilesHeld = async (place: Place): Promise<void> => {
  for (const end = Date.now() + 5000; ; await wait(50)) {
    const [held, kept, claims] = await holdings(place);
    const isSound = claims.length === 0 && JSON.stringify(held) === JSON.stringify(kept);
    if (isSound) return;
    if (Date.now() > end) expectSame({ kept, claims }, { kept: held, claims: [] }, 'files are those of the records');
  }
};

const holdings = async (place: Place) =>
  place.inStore(async (store) => {
    const hashes = (
      await Promise.all(
        (['requests', 'sheets'] as const).map((table) =>
          store.selectFrom(table).select('file_hash').where('file_hash', '<>', '').execute(),
        ),
      )
    ).flat();
    const entries = await readdir(join(place.dataDir, 'files'), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    const claims = await store.selectFrom('file_claims').selectAll().execute();
    return [[...new Set(hashes.map(({ file_hash }) => file_hash))].sort(), files.sort(), claims] as const;
  });
