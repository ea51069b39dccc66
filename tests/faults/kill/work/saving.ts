import assert from 'node:assert/strict';
import { people } from '#tests/support/test-server.ts';
import type { CreateWork } from '../work.ts';
import { inviting } from './saving/inviting.ts';
import { keepingSearches } from './saving/keeping-searches.ts';
import { preferring } from './saving/preferring.ts';
import { requestingRemovals } from './saving/requesting-removals.ts';

/** An administrator saves this and that, one thing after the other. */
export const saving: CreateWork = async (workplace) => {
  const admin = await workplace.signIn(people.companyAdmin);
  const kinds = await Promise.all(
    [inviting, keepingSearches, preferring, requestingRemovals].map((create) => create(workplace, admin)),
  );
  let count = 0;
  return {
    name: 'saving',
    steps: 8,
    within: 60,
    step: async () => {
      await workplace.random.pick(kinds).step();
      count++;
    },
    check: async () => {
      for (const { check } of kinds) await check();
      assert.equal((await admin.get('/userinfo')).status, 200);
    },
    count: () => count,
  };
};
