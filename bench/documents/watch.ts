import { residentMegabytes } from './process-usage.ts';

/** What a server was like while something was going on. */
export interface Watched<Result> {
  readonly result: Result;
  readonly peakMegabytes: number;
  /** The longest it took to answer one who only asks whether it is well. */
  readonly slowestHealthMs: number;
  readonly healthAnswers: number;
}

interface Watching {
  readonly pid: number;
  /** Asks the server whether it is well; gives the milliseconds the answer took. */
  readonly askHealth: () => Promise<number>;
}

const interval = 10;

/** Does something and looks every 10 ms how much memory the server holds and how quickly it answers meanwhile. */
export const watchWhile = async <Result>(
  { pid, askHealth }: Watching,
  action: () => Promise<Result>,
): Promise<Watched<Result>> => {
  const times: number[] = [];
  let peakMegabytes = 0;
  let isOver = false;
  const memory = setInterval(() => {
    peakMegabytes = Math.max(peakMegabytes, residentMegabytes(pid));
  }, interval);
  const asking = (async () => {
    while (!isOver) {
      times.push(await askHealth());
      await new Promise((resolve) => setTimeout(resolve, interval));
    }
  })();
  try {
    const result = await action();
    return { result, peakMegabytes, slowestHealthMs: Math.max(...times), healthAnswers: times.length };
  } finally {
    isOver = true;
    clearInterval(memory);
    await asking;
  }
};
