import { describe } from 'vitest';
import type { SearchEngine } from '#lib/search-engine/port.ts';
import { scope } from '#tests/support/search/queries.ts';
import { describeChanges } from './changes.ts';
import { describeFacets } from './facets.ts';
import { describeFilters } from './filters.ts';
import { describeForgiving } from './forgiving.ts';
import { describeKeywords } from './keywords.ts';
import { describeOrder } from './order.ts';
import { describeScope } from './scope.ts';
import type { WithSheets } from './with-sheets.ts';

/** What every engine has to do, whatever it is made of; `create` gives an empty one each time. */
export const describeSearchEngine = (name: string, create: () => Promise<SearchEngine>): void => {
  const withSheets: WithSheets = async (...records) => {
    const engine = await create();
    await engine.upsert(scope.organisation, records, 1);
    return engine;
  };
  describe(name, () => {
    describeKeywords(withSheets);
    describeForgiving(withSheets);
    describeFilters(withSheets);
    describeFacets(withSheets);
    describeOrder(withSheets);
    describeScope(withSheets);
    describeChanges(create);
  });
};
