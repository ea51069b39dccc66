import { expect, it } from 'vitest';
import { listedOf } from '#contract/search/sheet-record.ts';
import { createIndexState } from '#lib/search-engine/columns/index-state.ts';
import { readRecord } from '#lib/search-engine/columns/read-record.ts';
import { removeRecords, upsertRecords } from '#lib/search-engine/columns/write-records.ts';
import { generateRecords } from '#tests/support/search/records.ts';

it('gives the room of replaced records back', () => {
  const index = createIndexState();
  for (let seed = 0; seed < 10; seed++) upsertRecords(index, [...generateRecords(seed, 1000)]);
  expect(index.aliveCount).toBe(1000);
  expect(index.alive.length).toBeLessThan(2100);
  expect(index.postings.rows.length + index.postings.recent.rows.length).toBeLessThan(2100 * 40);
});

it('keeps every record that stands, under its number', () => {
  const index = createIndexState();
  upsertRecords(index, [...generateRecords(1, 3000)]);
  removeRecords(
    index,
    Array.from({ length: 1501 }, (_, at) => at * 2),
  );
  const left = [...generateRecords(1, 3000)].filter(({ isn }) => isn % 2 === 1);
  expect(index.alive.length).toBe(left.length);
  expect(left.map(({ isn }) => readRecord(index, index.rowOfIsn.get(isn)!))).toEqual(left.map(listedOf));
});
