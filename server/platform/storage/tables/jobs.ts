import type { Generated } from 'kysely';
import type { Json } from './values.ts';

/** Work to be done after the change that caused it; the row goes when it is done. */
export interface JobTable {
  id: Generated<number>;
  kind: string;
  payload: Json;
  run_at: string;
  /** How often it was begun. */
  attempts: Generated<number>;
  /** Until then `leased_by` is working on it. */
  leased_until: Generated<string>;
  leased_by: Generated<string>;
  last_error: Generated<string>;
  /** Jobs of one queue wait for each other only. */
  lane: Generated<JobQueue>;
  /** The fairness key: jobs of different keys take turns; empty for jobs that never wait for others. */
  owner: Generated<string>;
  /** The lower, the sooner: each owner has one job in a round. */
  turn: Generated<number>;
  created_at: string;
}

/** By how long its jobs take: none waits behind one of a longer queue. */
export type JobQueue = 'short' | 'medium' | 'long';
