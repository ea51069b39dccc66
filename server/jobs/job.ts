import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { Services } from '../services.ts';

/** A kind of work that is done after the change that causes it: its name in the table, and what it has to know. */
export interface Job<Payload extends z.ZodType = z.ZodType> {
  readonly kind: string;
  readonly payload: Payload;
}

/** Declares a job. Payloads are kept in the database until the job is done: no secrets in them. */
export const defineJob = <Payload extends z.ZodType>(kind: string, payload: Payload): Job<Payload> => ({
  kind,
  payload,
});

/** What jobs work with. */
export type JobServices = Pick<Services, 'store' | 'config' | 'mailer'> & { readonly log: FastifyBaseLogger };

/** Does the work. It may be called again when the process dies in the middle of it. */
export type JobHandler<J extends Job = Job> = (payload: z.output<J['payload']>, services: JobServices) => Promise<void>;
