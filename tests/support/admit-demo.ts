import { connectStore, type Store } from '#server/platform/storage/database.ts';
import { storeAddressIn } from './test-store.ts';

/** Makes the people of the demo like any others: what holds for them alone, this machine above all, has tests of its own. */
export const unmarkDemo = async (store: Store): Promise<void> => {
  for (const table of ['users', 'organisations'] as const) await store.updateTable(table).set({ demo: 0 }).execute();
};

/** The same for the store of a server that runs. */
export const admitDemo = async (dataDir: string): Promise<void> => {
  const store = connectStore(await storeAddressIn(dataDir));
  await unmarkDemo(store);
  await store.destroy();
};
