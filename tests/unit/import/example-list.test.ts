import { describe, expect, it } from 'vitest';
import { languages } from '#contract/languages.ts';
import { planColumns } from '#server/domains/import/column-plan.ts';
import { findHeaders } from '#server/domains/import/find-headers.ts';
import { parseRow } from '#server/domains/import/parse-row.ts';
import { readCsv } from '#server/domains/import/read-list.ts';
import { exampleList } from '#src/custom-pages/imports/list/example-list.ts';

describe.each(languages)('the example of a list in %s', (language) => {
  const { headers, rows } = findHeaders(readCsv(Buffer.from(exampleList(language))), { customFields: [] });
  const plan = planColumns(headers, { customFields: [] });

  it('has headers that are all understood [S5.9-02]', () => {
    expect(plan.unused).toEqual([]);
    expect(plan.indexes.has('productName')).toBe(true);
  });

  it('has rows of which nothing is refused or left out', () => {
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(parseRow(row, { plan, language })).toMatchObject({ notes: [] });
  });
});
