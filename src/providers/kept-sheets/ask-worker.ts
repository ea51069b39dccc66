import type { KeptWork, WorkAnswer, WorkQuestion } from '#src/offline/kept-worker.ts';

type Awaitable = Record<string, (...from: never[]) => Promise<unknown>>;
type Asker<Work extends Awaitable> = {
  readonly [Kind in keyof Work]: (...from: Parameters<Work[Kind]>) => ReturnType<Work[Kind]>;
};

let worker: Worker | undefined;
let last = 0;
const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: unknown) => void }>();

const start = (): Worker => {
  const started = new Worker(new URL('../../offline/kept-worker.ts', import.meta.url), {
    type: 'module',
    name: 'kept',
  });
  started.onmessage = ({ data }: MessageEvent<WorkAnswer>) => {
    const asked = waiting.get(data.number);
    waiting.delete(data.number);
    if ('gives' in data) asked?.resolve(data.gives as never);
    else asked?.reject('error' in data ? data.error : undefined);
  };
  started.onerror = (event) => {
    event.preventDefault();
    stopWorker();
  };
  return started;
};

/** The worker that has the kept sheets; it is started by the first question. */
export const keptWorker = new Proxy({} as Asker<KeptWork>, {
  get:
    (_, kind: keyof KeptWork) =>
    (...from: unknown[]) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        last += 1;
        waiting.set(last, { resolve, reject });
        worker.postMessage({ number: last, kind, from } satisfies WorkQuestion);
      }),
});

/** Ends it; what it was asked is not answered. */
export const stopWorker = (): void => {
  worker?.terminate();
  worker = undefined;
  for (const { reject } of waiting.values()) reject(new Error('the worker has ended'));
  waiting.clear();
};
