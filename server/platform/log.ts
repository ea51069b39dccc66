import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';

/** Where the process writes what happened. */
export type Log = FastifyBaseLogger;

/**
 * The log of a process: one JSON line an event, of the configured level and above, on standard output, or on standard error
 * where a command writes its result to the other. Fastify, jobs and threads write to one and the same.
 */
export const createLog = ({ logLevel: level }: { readonly logLevel: string }, descriptor: 1 | 2 = 1): Log =>
  pino({ level }, pino.destination({ dest: descriptor, sync: true }));
