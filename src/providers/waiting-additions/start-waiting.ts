import { getIdentity } from '../user-info.ts';
import { countWaiting, sweepWaiting } from '../waiting-mark.ts';

/** Where something of the person signed in waits on this device, it is shown, and sent once it can be. */
export const startWaiting = (): void => {
  sweepWaiting();
  if (countWaiting(getIdentity()) === 0) return;
  // Without the network it may not come now; the next page tries again.
  import('./send-waiting.ts').then(
    ({ followWaiting }) => followWaiting(),
    () => undefined,
  );
};
