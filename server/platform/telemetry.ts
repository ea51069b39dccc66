import { tracingChannel } from 'node:diagnostics_channel';

/** Work that somebody may be watching, by metrics or traces. Without them none of this costs anything. */
export interface Work {
  /** A job: its kind. A worker: its name. A mail, a webhook: its kind. Few and fixed: they become labels of metrics. */
  readonly name: string;
  /** What is done with it, where it does several things. */
  readonly operation?: string;
}

const watched = {
  job: tracingChannel<unknown, Work>('vigie:job'),
  worker: tracingChannel<unknown, Work>('vigie:worker'),
  mail: tracingChannel<unknown, Work>('vigie:mail'),
  webhook: tracingChannel<unknown, Work>('vigie:webhook'),
} as const;

export type Watched = keyof typeof watched;
export const watchedKinds = Object.keys(watched) as Watched[];

/** Does the work, and tells whoever watches when it began and how it ended. */
export const tellOf = <Result>(kind: Watched, work: Work, run: () => Promise<Result>): Promise<Result> =>
  watched[kind].hasSubscribers ? watched[kind].tracePromise(run, { ...work }) : run();

/** The channel of that kind of work. */
export const channelOf = (kind: Watched): (typeof watched)[Watched] => watched[kind];
