import { type KeptState, openKept } from './kept-database.ts';

/** Nobody is signed in any more, or the person is back. */
export const lockKept = (isLocked: boolean): Promise<void> => changeState((state) => ({ ...state, isLocked }));

/** Changes what is known of what is kept; nothing where nothing is. */
export const changeState = async (to: (state: KeptState) => KeptState): Promise<void> => {
  const transaction = (await openKept()).transaction('state', 'readwrite');
  const state = await transaction.store.get('state');
  if (state) void transaction.store.put(to(state), 'state');
  await transaction.done;
};
