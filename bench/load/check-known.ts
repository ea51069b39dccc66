import { createReferenceEngine } from '#tests/support/search/reference.ts';
import { recordsOf } from '../search/shared/organisations.ts';
import type { KnownSearch, Repertoire } from './known-searches.ts';
import type { Person } from './people.ts';

/**
 * Holds some known answers, total and page, against a search that looks at every record. Statuses are left out: they follow
 * from the day. Throws when an answer is wrong; gives how many were right.
 */
export const checkKnown = async (repertoire: Repertoire, { organisation, location }: Person): Promise<number> => {
  const engine = createReferenceEngine();
  await engine.upsert(organisation.id, [...recordsOf(organisation)], 1);
  const paths = location === undefined ? {} : { locations: [String(location)] };
  const scope = { organisation: organisation.id, cas: true, ...paths };
  const held = chooseSome(repertoire);
  for (const { query, path, total, isns } of held) {
    const truth = await engine.search(scope, { ...query, facets: [] });
    if (truth.total !== total || truth.records.map(({ isn }) => isn).join() !== isns.join())
      throw new Error(`${path} finds ${total} sheets, a look at each of them ${truth.total}`);
  }
  return held.length;
};

const heldOfEach = 4;

const chooseSome = (repertoire: Repertoire): KnownSearch[] => {
  const fit = [...new Set(repertoire)].filter(({ query }) => !query.filters.status);
  const step = Math.max(1, Math.floor(fit.length / heldOfEach));
  return fit.filter((_, at) => at % step === 0).slice(0, heldOfEach);
};
