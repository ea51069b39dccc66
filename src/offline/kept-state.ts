import { changeKept, type KeptState } from './kept-database.ts';

/** Somebody ended the person's session, or the person is back. */
export const lockKept = (isLocked: boolean): Promise<void> => changeState((state) => ({ ...state, isLocked }));

/** Changes what is known of what is kept; nothing where nothing is. */
export const changeState = (to: (state: KeptState) => KeptState): Promise<void> =>
  changeKept(['state'], async (transaction) => {
    const store = transaction.objectStore('state');
    const state = await store.get('state');
    if (state) void store.put(to(state), 'state');
  });
