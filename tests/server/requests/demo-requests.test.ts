import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromFilterEntries } from '#contract/search/filter-entries.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each([10001, 10002])(
  'documents of the demo say how many sheets their filters find in %i',
  async (organisation) => {
    const rows = await server.services.store
      .selectFrom('requests')
      .leftJoin('memberships', (join) =>
        join
          .onRef('memberships.user_id', '=', 'requests.user_id')
          .onRef('memberships.organisation_id', '=', 'requests.organisation_id'),
      )
      .select(['info', 'role'])
      .where('requests.organisation_id', '=', organisation)
      .where('type', 'in', ['binder', 'index', 'eBinder'])
      .execute();
    const kinds = new Set<string>();
    for (const { info, role } of rows) {
      const { filters, num_sds, language } = JSON.parse(info);
      const { criteria, unknown } = fromFilterEntries(filters);
      expect(unknown).toEqual([]);
      for (const name of Object.keys(criteria)) kinds.add(name);
      const { keyword, advanced, modified, ...chosen } = criteria;
      const found = await server.services.search.ids(
        { organisation, cas: organisation === 10001 },
        {
          language: 'en',
          ...(keyword && { keyword }),
          ...(advanced && { advanced }),
          ...(modified && { modified }),
          filters: { ...chosen, ...(language !== 'all' && { language: [language] }) },
          sort: [],
          start: 0,
          rows: 0,
          facets: [],
        },
      );
      expect(num_sds, info).toBeGreaterThan(0);
      // A person who sees only some locations made it of the sheets there.
      if (role === 'read-only') expect(num_sds).toBeLessThanOrEqual(found.length);
      else expect(num_sds).toBe(found.length);
    }
    expect([...kinds]).toEqual(
      expect.arrayContaining(['keyword', 'advanced', 'location', 'hazardous', 'pictogram', 'format', 'modified']),
    );
  },
);

test('what ended in the demo says when, and, where it failed, why', async () => {
  const rows = await server.services.store
    .selectFrom('requests')
    .leftJoin('request_changes', 'request_changes.request_id', 'requests.id')
    .select(['requests.status', 'request_changes.status as changed', 'note', 'requests.created_at'])
    .select('request_changes.created_at as changed_at')
    .execute();
  for (const { status, changed, note, created_at, changed_at } of rows) {
    expect(changed).toBe(status === 'processing' ? null : status);
    if (changed_at) expect(changed_at > created_at && changed_at < '2026-11-02').toBe(true);
    if (status === 'error') expect(note).not.toBe('');
  }
});
