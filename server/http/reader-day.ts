import type { FastifyRequest } from 'fastify';
import { timeZoneCookie } from '#contract/first-answers.ts';
import { dayIn, knownTimeZone, providerZone } from '#lib/business-days/days.ts';

/** The time zone of the person who asks; of somebody whose browser said none, the provider's. */
export const readerZone = ({ cookies }: FastifyRequest): string =>
  knownTimeZone(cookies[timeZoneCookie]) ?? providerZone;

/** Today where the person who asks is, `YYYY-MM-DD`. */
export const readerDay = (request: FastifyRequest): string => dayIn(new Date().toISOString(), readerZone(request));
