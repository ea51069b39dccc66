import { Worker } from 'node:worker_threads';
import type { Person } from '../people.ts';
import type { Tally } from '../tally.ts';

/** Where the clerks work, and with what. */
export interface OfficeOrder {
  readonly url: string;
  readonly folder: string;
  readonly seed: number;
  /** One for the binders, one for the exports, one for the additions. */
  readonly clerks: readonly Person[];
}

/** One piece of work that is done, or what went wrong with it. */
export type OfficeWord = {
  readonly kind: 'binder' | 'export' | 'addition';
  readonly ms: number;
  readonly fault?: string;
};

/** Has binders, exports and additions made without end, in a thread of its own: what it looks at keeps no member waiting. */
export const startOffice = (order: OfficeOrder, tally: Tally): { readonly stop: () => Promise<void> } => {
  const worker = new Worker(new URL('./office-thread.ts', import.meta.url), { workerData: order });
  worker.on('message', ({ kind, ms, fault }: OfficeWord) => {
    if (fault === undefined) tally.add(kind, ms);
    else tally.fault(kind, fault);
  });
  const ended = new Promise<void>((resolve, reject) => worker.once('exit', () => resolve()).once('error', reject));
  return {
    stop: () => {
      worker.postMessage('stop');
      return ended;
    },
  };
};
