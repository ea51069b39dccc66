import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { expectSame } from '#tests/faults/expect-same.ts';
import { isRemovable } from '#tests/faults/kill/whose-sheets.ts';
import { people } from '#tests/support/test-server.ts';
import type { SavedThing } from './saved-thing.ts';

interface Removal {
  readonly isn: number;
  readonly places: readonly number[];
  readonly submission: string;
  /** Carried out: acknowledged, being sent, or not yet. */
  state: 'sent' | 'requested' | 'deciding' | 'removed';
}

/** Members request removals, and operators carry some out: a removed sheet is no longer found. */
export const requestingRemovals: SavedThing = async ({ place, random, signIn }, admin) => {
  const operator = await signIn(people.operator);
  const removals: Removal[] = [];
  const candidates = (await admin.find()).filter(isRemovable);
  // The demo has removals of its own that have ended, of sheets that are still there.
  const { last } = await place.inStore((store) =>
    store
      .selectFrom('requests')
      .select((eb) => eb.fn.max('id').as('last'))
      .executeTakeFirstOrThrow(),
  );

  const request = async (removal: Removal) => {
    const locdata = [{ isn: removal.isn, selectedLocation: removal.places }];
    await admin.done(admin.post('/saveRemovalRequests', { locdata, submission: removal.submission }));
    if (removal.state === 'sent') removal.state = 'requested';
  };
  const requestsOf = (isn: number) =>
    place.inStore((store) =>
      store
        .selectFrom('removals')
        .innerJoin('requests', 'requests.id', 'removals.request_id')
        .select(['request_id', 'subset_id', 'is_open', 'requests.status'])
        .where('isn', '=', isn)
        .where('removals.organisation_id', '=', 10001)
        .where('request_id', '>', last)
        .execute(),
    );
  const decide = async (removal: Removal) => {
    removal.state = 'deciding';
    const [row] = await requestsOf(removal.isn);
    const decisions = removal.places.map((location) => ({ location, approve: true }));
    await operator.done(operator.post(`/operator/requests/${row?.request_id}/decide`, { decisions, note: '' }));
    removal.state = 'removed';
    assert.ok(!(await admin.find()).includes(removal.isn), `${removal.isn} is no longer found`);
  };
  const ask = async () => {
    const [isn] = candidates.splice(random.below(candidates.length), 1);
    const { data } = await admin.done(admin.post('/getLocationByIsns', { isns: [isn] }));
    const [sheet] = data as { isn: number; requested: boolean; subsets: { id: number; requested: boolean }[] }[];
    if (!sheet || sheet.requested || sheet.subsets.length === 0 || sheet.subsets.some(({ requested }) => requested))
      return;
    const places = sheet.subsets.map(({ id }) => id);
    const removal: Removal = { isn: sheet.isn, places, submission: randomUUID(), state: 'sent' };
    removals.push(removal);
    await request(removal);
  };

  return {
    step: async () => {
      const ready = removals.find(({ state }) => state === 'requested');
      await (ready && random.chance(0.4) ? decide(ready) : ask());
    },
    check: async () => {
      for (const removal of removals.filter(({ state }) => state === 'sent')) await request(removal);
      const found = new Set(await admin.find());
      for (const removal of removals) {
        const rows = await requestsOf(removal.isn);
        expectSame(
          rows.map(({ subset_id }) => subset_id).sort(),
          removal.places.toSorted(),
          `the removal of ${removal.isn} is there, once`,
        );
        const isRemoved = rows.every(({ is_open, status }) => is_open === 0 && status === 'completed');
        const isOpen = rows.every(({ is_open, status }) => is_open === 1 && status === 'processing');
        if (removal.state === 'removed') assert.ok(isRemoved, `the removal of ${removal.isn} is carried out`);
        if (removal.state === 'requested') assert.ok(isOpen, `the removal of ${removal.isn} is open`);
        assert.ok(isRemoved || isOpen, `the removal of ${removal.isn} is whole`);
        assert.equal(found.has(removal.isn), isOpen, `${removal.isn} is found while it is in the collection`);
        removal.state = isRemoved ? 'removed' : 'requested';
      }
      // Finished rounds have been checked; the others continue.
      removals.splice(0, removals.length, ...removals.filter(({ state }) => state !== 'removed'));
    },
  };
};
