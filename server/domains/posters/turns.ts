import { throttled } from '#server/platform/errors/api-error.ts';

/** So many at once, and then so many a second. */
export interface Pace {
  readonly burst: number;
  readonly perSecond: number;
}

interface Options {
  /** Pieces of work under way at the same time, whoever asked for them. */
  readonly atOnce: number;
  /** Who waits for a turn: of one asker, and of all. */
  readonly waiting: { readonly each: number; readonly all: number };
  readonly now?: () => number;
}

/**
 * Gives work its turn: each asker's next piece after the next of every other, so that one who asks a thousand times has no more of
 * the server than one who asks once. Who asks faster than their pace, or more than may wait, is refused as `throttled` for a second.
 * It knows of its own process alone.
 */
export const createTurns = ({ atOnce, waiting, now = Date.now }: Options) => {
  const queues = new Map<string, (() => void)[]>();
  const paces = new Map<string, { tokens: number; at: number }>();
  let underWay = 0;
  let waits = 0;

  /** Whether the asker's pace allows one more, which is counted. */
  const spend = (asker: string, { burst, perSecond }: Pace): boolean => {
    const at = now();
    const last = paces.get(asker) ?? { tokens: burst, at };
    const tokens = Math.min(burst, last.tokens + (Math.max(0, at - last.at) / 1000) * perSecond);
    // The asker seen last stands last, so that those whom nobody has seen for long are forgotten first.
    paces.delete(asker);
    paces.set(asker, { tokens: tokens < 1 ? tokens : tokens - 1, at });
    const [oldest] = paces.keys();
    if (paces.size > remembered && oldest !== undefined) paces.delete(oldest);
    return tokens >= 1;
  };

  const wait = (asker: string): Promise<void> => {
    const queue = queues.get(asker) ?? [];
    if (queue.length >= waiting.each || waits >= waiting.all) throw throttled(1);
    waits += 1;
    return new Promise((resolve) => {
      queue.push(resolve);
      queues.set(asker, queue);
    });
  };

  const next = (): void => {
    const [first] = queues;
    if (!first) return;
    const [asker, queue] = first;
    const [start] = queue.splice(0, 1);
    queues.delete(asker);
    if (queue.length > 0) queues.set(asker, queue);
    waits -= 1;
    underWay += 1;
    start?.();
  };

  const take = async <Result>(asker: string, pace: Pace, work: () => Promise<Result>): Promise<Result> => {
    if (!spend(asker, pace)) throw throttled(1);
    if (underWay >= atOnce) await wait(asker);
    else underWay += 1;
    try {
      return await work();
    } finally {
      underWay -= 1;
      next();
    }
  };
  return { spend, take };
};
export type Turns = ReturnType<typeof createTurns>;

/** Askers whose pace is remembered. */
const remembered = 20_000;
