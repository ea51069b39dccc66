import { AssertionError } from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { Unexpected } from '../person.ts';
import type { Place } from '../place.ts';
import type { Moment } from './moments.ts';
import type { Work } from './work.ts';

interface Cut {
  /** The work to interrupt, and the traffic meanwhile. */
  readonly works: readonly [Work, ...Work[]];
  /** How much of the first is done before. */
  readonly steps: number;
  /** How far the next step of it may have got: 0 to 1, in the time that the longest lately took. */
  readonly share: number;
  readonly moment: Moment;
}

/** Milliseconds that are waited for the steps before. */
const timeout = 20_000;

/**
 * Has work done until the server is killed in it; gives what went wrong while it still lived. Its times are those of the machine:
 * what takes long is cut off late as often as early.
 */
export const createCutter = (place: Place) => {
  const paces = new Map<Work, number>();
  const paceOf = (work: Work) => paces.get(work) ?? work.within;

  const doOn = async (work: Work, { isOver, onDone }: { isOver: () => boolean; onDone: () => void }) => {
    while (!isOver()) {
      const started = performance.now();
      await work.step();
      paces.set(work, Math.max(performance.now() - started, 0.8 * paceOf(work)));
      onDone();
    }
  };

  return async ({ works, steps, share, moment }: Cut): Promise<unknown[]> => {
    const faults: unknown[] = [];
    let [isOver, done] = [false, 0];
    const doing = works.map((work, index) =>
      doOn(work, { isOver: () => isOver, onDone: () => (done += index === 0 ? 1 : 0) }).catch((error: unknown) => {
        if (!isOver || isWrongAnswer(error)) faults.push(error);
      }),
    );
    for (let waited = 0; done < steps && faults.length === 0 && waited < timeout; waited += 5) await wait(5);
    await wait(share * paceOf(works[0]));
    isOver = true;
    await moment.kill(place, share);
    await Promise.all(doing);
    return faults;
  };
};

/** A connection that was lost is what a kill makes, and a server that stops refuses with 503; other answers have to be right. */
const isWrongAnswer = (error: unknown): boolean =>
  error instanceof AssertionError || (error instanceof Unexpected && !error.message.startsWith('503'));
