import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireSheet } from '#contract/search/wire-answer.ts';
import { type EffectiveStatus, effectiveStatuses } from '#contract/sheets/effective-status.ts';
import { reviewLimit } from '#contract/sheets/review.ts';
import { marked, people, signInAs, startTestServer, type TestServer } from '../support/test-server.ts';
import { readWorkbook } from './documents/workbooks.ts';

let server: TestServer;
let admin: string;
let operator: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await signInAs(server.app, people.companyAdmin);
  operator = await signInAs(server.app, people.operator);
});
afterAll(() => server.close());

const search = async (parameters: string) => {
  const url = `/api/lucidworks-solr-api/sds-10001/?${parameters}`;
  return (await server.app.inject({ method: 'GET', url, headers: { cookie: admin } })).json();
};
const filterBy = (status: EffectiveStatus) => `fq=${encodeURIComponent(`status_s:"${effectiveStatuses[status].en}"`)}`;
const numberOf = (doc: WireSheet) => Number(doc['Name.IdentificationNumber.RecordNumber_s']);
/** Every sheet found, a thousand at a time. */
const sheetsOf = async (parameters: string): Promise<WireSheet[]> => {
  const pages = await Promise.all([0, 1000].map((start) => search(`${parameters}&rows=1000&start=${start}`)));
  return pages.flatMap(({ response }) => response.docs);
};

test('a filter finds every sheet that its name describes, however else the sheet stands', async () => {
  const all = await sheetsOf('');
  const old = all.filter(({ SheetDate }) => SheetDate !== '' && SheetDate <= reviewLimit(new Date()));
  const found = await sheetsOf(filterBy('past-review'));
  expect(found.map(numberOf)).toEqual(old.map(numberOf));
  // Among them some that somebody has said something else of.
  expect(new Set(old.map(({ status }) => status)).size).toBeGreaterThan(3);
});

test.each(Object.keys(effectiveStatuses) as EffectiveStatus[])(
  'rows, filter and count agree on: %s',
  async (status) => {
    const { facet_counts } = await search('facet.field=status_s&facet.limit=20&rows=0');
    const tagged = (await sheetsOf('')).filter(({ Standings }) => Standings.includes(status)).map(numberOf);
    expect((await sheetsOf(filterBy(status))).map(numberOf)).toEqual(tagged);
    const counts: (string | number)[] = facet_counts.facet_fields.status_s;
    const at = counts.indexOf(effectiveStatuses[status].en);
    expect(at < 0 ? 0 : counts[at + 1]).toBe(tagged.length);
  },
);

test.each([
  ['old', 'past-review'],
  ['superseded', 'superseded'],
] as const)('the desk lists as %s what members find as %s', async (attention, status) => {
  const url = `/api/operator/sheets?attention=${attention}&organisation=10001&_start=0&_end=500&_sort=id&_order=ASC`;
  const listed = (await server.app.inject({ method: 'GET', url, headers: { cookie: operator } })).json();
  const found = await sheetsOf(filterBy(status));
  expect(listed.map(({ id }: { id: number }) => id).toSorted()).toEqual(found.map(numberOf).toSorted());
});

test('the export tells every way in which a sheet stands', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/export-excel/',
    headers: { ...marked, cookie: admin },
    payload: {
      params: {
        parameters: `locale=en&${filterBy('past-review')}`,
        sort: 'ProductName_custom_sort',
        sortdir: 'asc',
        keyword: '',
        columns: ['product'],
      },
    },
  });
  const { column } = await readWorkbook(answer.rawPayload);
  const statuses = column('Status') as string[];
  expect(statuses).toHaveLength((await sheetsOf(filterBy('past-review'))).length);
  expect(statuses.filter((status) => !status.includes(effectiveStatuses['past-review'].en))).toEqual([]);
  expect(statuses).toContain('Update requested, Three or more years old');
});
