import assert from 'node:assert/strict';
import { resultColumns } from '#contract/search/columns.ts';
import type { SavedThing } from './saved-thing.ts';

/** Columns are chosen anew: those that were acknowledged last stand, or those that were just being sent. */
export const preferring: SavedThing = async ({ random }, admin) => {
  let { columns: kept } = await admin.done(admin.get('/preferences'));
  let sent = kept;
  return {
    step: async () => {
      sent = resultColumns.filter((column) => column === 'product' || random.chance(0.5));
      await admin.done(admin.put('/preferences', { columns: sent, hiddenSections: [] }));
      kept = sent;
    },
    check: async () => {
      const { columns } = await admin.done(admin.get('/preferences'));
      const possible = [kept, sent].map((list) => JSON.stringify(list));
      assert.ok(possible.includes(JSON.stringify(columns)), `${columns} is neither ${kept} nor ${sent}`);
      kept = sent = columns;
    },
  };
};
