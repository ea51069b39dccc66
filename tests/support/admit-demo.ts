import { connectStore, type Store } from '#server/platform/storage/database.ts';
import { storeAddressIn } from './test-store.ts';

/**
 * Makes the people of the demo ordinary accounts: rules for the demo alone, above all that it is limited to this
 * machine, have tests of their own. The operator stays of the demo, and needs no second factor: that too has tests of
 * its own.
 */
export const unmarkDemo = async (store: Store): Promise<void> => {
  await store.updateTable('organisations').set({ demo: 0 }).execute();
  await store
    .updateTable('users')
    .set({ demo: 0 })
    .where('id', 'not in', (eb) => eb.selectFrom('memberships').select('user_id').where('role', '=', 'operator'))
    .execute();
};

/** The same for the store of a server that runs. */
export const admitDemo = async (dataDir: string): Promise<void> => {
  const store = connectStore(await storeAddressIn(dataDir));
  await unmarkDemo(store);
  await store.destroy();
};
