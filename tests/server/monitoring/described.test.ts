import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const token = 'a-token-of-the-monitor-0123456789';
let server: TestServer;
/** The names of all metrics there are, from what `/metrics` says of itself. */
let names: ReadonlySet<string>;
beforeAll(async () => {
  server = await startTestServer({ METRICS_TOKEN: token }, 'empty');
  const { body } = await server.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
  const declared = [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
  names = new Set(declared);
});
afterAll(() => server.close());

/** The metrics that a query asks for. */
const metricsIn = (query: string): string[] =>
  [...query.replaceAll(/"[^"]*"/g, '').matchAll(/\b(?:vigie|nodejs|process)_\w+/g)].map(([name]) => name);

const dashboard = JSON.parse(readFileSync('docs/monitoring/vigie-dashboard.json', 'utf8'));
const queries: string[] = dashboard.panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
  targets.map(({ expr }) => expr),
);
const { groups } = parse(readFileSync('docs/monitoring/vigie-alerts.yml', 'utf8'));
const rules: { alert: string; expr: string }[] = groups.flatMap(({ rules }: { rules: object[] }) => rules);

describe('what is shown and what wakes people', () => {
  test.each(queries)('the dashboard asks for metrics that there are: %s [S6.1-14]', (query) => {
    expect(metricsIn(query).length).toBeGreaterThan(0);
    expect(metricsIn(query).filter((name) => !names.has(name))).toEqual([]);
  });

  test.each(rules)(
    'the alert $alert watches metrics that there are, and the manual says what to do [S6.1-14]',
    (rule) => {
      expect(metricsIn(rule.expr).length).toBeGreaterThan(0);
      expect(metricsIn(rule.expr).filter((name) => !names.has(name))).toEqual([]);
      expect(readFileSync('docs/operations.md', 'utf8')).toContain(`\`${rule.alert}\``);
    },
  );

  test('the manual names every metric of ours, and no other [S6.1-14]', () => {
    const manual = new Set(metricsIn(readFileSync('docs/operations.md', 'utf8')));
    const ours = [...names]
      .filter((name) => name.startsWith('vigie_'))
      .map((name) => name.replace(/_(?:bucket|count|sum)$/, ''));
    expect([...manual].filter((name) => name.startsWith('vigie_')).sort()).toEqual([...new Set(ours)].sort());
  });
});
