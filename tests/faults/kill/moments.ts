import { setTimeout as wait } from 'node:timers/promises';
import type { Place } from '../place.ts';

/** When the server is killed; `share` of 0 to 1 is how far it gets with what it is at. */
export interface Moment {
  readonly name: string;
  readonly kill: (place: Place, share: number) => Promise<void>;
}

const atWork: Moment = { name: 'at work', kill: (place) => place.kill() };

/** Milliseconds within which a server that does little stops, and starts. */
const [stopping, starting] = [200, 1500];

/** Most often in the middle of the work; now and then while it stops, or a second time while it starts again. */
export const moments: readonly Moment[] = [
  atWork,
  atWork,
  atWork,
  atWork,
  {
    name: 'while it stops',
    kill: async (place, share) => {
      process.kill(place.pid(), 'SIGTERM');
      await wait(share * stopping);
      await place.kill();
    },
  },
  {
    name: 'at work, and again while it starts',
    kill: async (place, share) => {
      await place.kill();
      await place.killWhileStarting(share * starting);
    },
  },
];
