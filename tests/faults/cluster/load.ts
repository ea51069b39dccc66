import { setTimeout as wait } from 'node:timers/promises';
import type { Report } from '../part.ts';
import type { Answer } from '../person.ts';

/** What became of the calls of one kind since the last look. */
interface Tally {
  answered: number;
  /** Told in words that it cannot be done now (503). */
  refused: number;
  /** Not answered, because the process was killed. */
  cut: number;
  /** Milliseconds of the longest one. */
  worst: number;
  /** Milliseconds of the longest time in which none was answered. */
  gap: number;
  answeredAt: number;
}

/** A call, timed; undefined where it was refused or cut off. Anything but an answer, a refusal in words or a cut is a fault. */
export type Ask = (kind: string, call: () => Promise<Answer>) => Promise<Answer | undefined>;

/** People who do one thing after the other until they are stopped, how long they wait, and what they are answered. */
export const startLoad = () => {
  let tallies = new Map<string, Tally>();
  const faults: string[] = [];
  const going: Promise<void>[] = [];
  let isOver = false;

  const tallyOf = (kind: string, started: number): Tally => {
    const tally = tallies.get(kind) ?? { answered: 0, refused: 0, cut: 0, worst: 0, gap: 0, answeredAt: started };
    tallies.set(kind, tally);
    return tally;
  };
  const ask: Ask = async (kind, call) => {
    const started = performance.now();
    const answer = await call().catch((error: Error) => error);
    const tally = tallyOf(kind, started);
    tally.worst = Math.max(tally.worst, performance.now() - started);
    if (answer instanceof Error) {
      tally.cut++;
      return undefined;
    }
    const { status, body, bytes } = answer;
    if (status >= 200 && status < 300) {
      tally.answered++;
      tally.gap = Math.max(tally.gap, performance.now() - tally.answeredAt);
      tally.answeredAt = performance.now();
      return answer;
    }
    if (status === 503 && body?.errors?.[0]?.title) tally.refused++;
    else faults.push(`${kind}: ${status} ${bytes.toString().slice(0, 300)}`);
    return undefined;
  };

  return {
    ask,
    faults,
    /** Has somebody do that again and again, with so many milliseconds between. */
    keep: (step: (round: number) => Promise<unknown>, pause = 50) => {
      const run = async () => {
        for (let round = 0; !isOver; round++) {
          await step(round).catch((error: unknown) => faults.push(String(error)));
          await wait(pause);
        }
      };
      going.push(run());
    },
    /** Forgets what was counted so far. */
    reset: () => {
      tallies = new Map();
    },
    /** How many of a kind were answered since. */
    answered: (kind: string) => tallies.get(kind)?.answered ?? 0,
    /** What was counted since, as one line a kind: the worst wait, and how many were refused. */
    tell: ({ note }: Pick<Report, 'note'>, during: string) => {
      const kinds = [...tallies].map(([kind, { answered, refused, cut, worst, gap }]) => {
        const isBroken = refused + cut > 0;
        const others = [
          refused > 0 && `${refused} refused in words`,
          cut > 0 && `${cut} cut off`,
          isBroken && `none answered for ${(gap / 1000).toFixed(1)} s`,
        ].filter(Boolean);
        return `${kind} ${(worst / 1000).toFixed(1)} s of ${answered + refused + cut}${others.length > 0 ? ` (${others.join(', ')})` : ''}`;
      });
      note(`\n  ${during}: at the worst ${kinds.toSorted().join(', ')}`);
      tallies = new Map();
    },
    /** Nobody begins anything more; resolves when what is under way is answered. */
    stop: async () => {
      isOver = true;
      await Promise.all(going);
    },
  };
};
export type Load = ReturnType<typeof startLoad>;
