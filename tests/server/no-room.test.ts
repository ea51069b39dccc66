import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxFilterEntries } from '#contract/search/filter-entry.ts';
import { isDiskFull } from '#server/platform/errors/is-disk-full.ts';
import { postgresServer } from '../support/postgres/databases.ts';
import { people, startTestServer, type TestServer } from '../support/test-server.ts';
import { createVisitor } from '../support/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Lets the database grow no further, as a full disk does. */
const limitPages = async (limit: number): Promise<void> => {
  await sql`pragma max_page_count = ${sql.lit(limit)}`.execute(server.services.store);
};
const english = { key: 'languageFilter', value: 'English' };

test.skipIf(postgresServer)(
  'a full disk is told as such, keeps nothing of what was sent, and goes on once there is room',
  async () => {
    const visitor = createVisitor(server.app, { language: 'fr' });
    await visitor.signIn(people.companyAdmin);
    const value = Array.from({ length: maxFilterEntries }, () => english);
    const save = (key: string) => visitor.post('/search-filters/', { filters: JSON.stringify({ key, value }) });
    const names = async () =>
      (await visitor.get('/search-filters/')).body.searchFilters.map(
        ({ filters }: { filters: string }) => JSON.parse(filters).key,
      );

    await limitPages(1);
    const kept: string[] = [];
    let answer = await save('0');
    for (let number = 1; answer.status === 200; number++) {
      kept.push(String(number - 1));
      answer = await save(String(number));
    }
    expect([answer.status, answer.codes]).toEqual([507, ['no_room']]);
    expect(answer.body.errors[0].title).toMatch(/^L’espace de stockage est plein\./);
    expect((await names()).toSorted()).toEqual(kept.toSorted());

    await limitPages(1_000_000);
    expect((await save('once more')).status).toBe(200);
    expect(await names()).toContain('once more');
  },
);

test.each([
  [{ code: 'ENOSPC' }, true],
  [{ code: '53100' }, true],
  [{ errcode: 13 }, true],
  [{ code: 'ENOENT', errcode: 5 }, false],
  [undefined, false],
])('whether %o is a full disk', (error, isFull) => {
  expect(isDiskFull(error)).toBe(isFull);
});
