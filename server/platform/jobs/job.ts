import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { Config } from '../config.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Store } from '../storage/database.ts';
import type { JobQueue } from '../storage/tables/jobs.ts';
import type { Tables } from '../storage/tables.ts';

/** A kind of work that is done after the change that causes it: its name in the table, and what it has to know. */
export interface Job<Payload extends z.ZodType = z.ZodType> {
  readonly kind: string;
  readonly payload: Payload;
  /** Jobs of one queue wait for each other only: a mail never waits for a binder. */
  readonly queue: JobQueue;
}

/** Declares a job. Payloads are kept in the database until the job is done: no secrets in them. */
export const defineJob = <Payload extends z.ZodType>(
  kind: string,
  payload: Payload,
  queue: JobQueue = 'short',
): Job<Payload> => ({ kind, payload, queue });

/** What every job may work with; a handler that needs more says so in its type. */
export interface JobServices {
  readonly store: Store;
  readonly config: Config;
  readonly mailer: Mailer;
  readonly files: FileStore;
  readonly log: FastifyBaseLogger;
}

/** One attempt at a job. */
export interface JobContext {
  /** Counted from 1. */
  readonly attempt: number;
  /**
   * Ends the job in the transaction that writes its result: both happen, once. Throws when another process has taken
   * the job over meanwhile; the caller must then roll the transaction back.
   */
  finish(trx: Transaction<Tables>): Promise<void>;
  /** The job is no longer ours, or the server stops: whatever is under way is to end. */
  readonly signal: AbortSignal;
}

/**
 * Does the work. It may be called again when the process dies in the middle of it. A job that it has not finished by itself
 * is finished when it returns.
 */
export type JobHandler<J extends Job = Job, Needed extends JobServices = JobServices> = (
  payload: z.output<J['payload']>,
  services: Needed,
  context: JobContext,
) => Promise<void>;

/** A kind of job and how it is done. */
export interface JobKind<Available extends JobServices = JobServices> {
  readonly declaration: Job;
  /** Loaded when the first job of the kind is taken. */
  readonly load: () => Promise<JobHandler<Job, Available>>;
}
