import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { isReading } from '#contract/call-answers.ts';
import { isFirst } from '#server/domains/accounts/attempts.ts';
import { createReadingLimits, readerOf } from '#server/domains/accounts/reading-limits.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { ApiError } from '#server/platform/errors/api-error.ts';
import { networkOf } from '#server/platform/networks.ts';
import type { Services } from '../services.ts';

/** Refuses whoever reads faster than people do, for the seconds until they may read on; the audit log tells of it once an hour. */
export const readingLimits = plugin<Pick<Services, 'store' | 'config'>>(async (app, { store, config }) => {
  const limits = createReadingLimits(config.reading);
  app.addHook('preHandler', async (request) => {
    const { call } = request.routeOptions.config;
    const { session } = request;
    if (!call || !session || !isReading(call)) return;
    const subject = readerOf(session);
    const document = call.isDocument ? JSON.stringify([call.id, request.params, request.query]) : undefined;
    const query = request.query as Record<string, unknown>;
    const calls = call.readsEach ? countOf(query[call.readsEach]) : 1;
    const isKept = call.keptBy !== undefined && query[call.keptBy] !== undefined;
    const seconds = limits.count(subject, {
      ...(document !== undefined && { document }),
      isKept,
      calls,
      now: Date.now(),
    });
    if (seconds === 0) return;
    if (await isFirst(store, { scope: 'reading-told', subject, limit: 1, window: 3_600_000 }))
      await writeEntry(
        store,
        'reading-limited',
        { userId: session.userId, organisationId: session.organisationId || null, details: { call: call.id } },
        scopeOf(request),
      );
    throw Object.assign(new ApiError({ code: 'reading.too_many', params: { seconds } }), { retryAfter: seconds });
  });
});

/** How many a list of the query names; asking for nothing is a call too. */
const countOf = (list: unknown): number => Math.max(1, Array.isArray(list) ? new Set(list).size : 1);

const scopeOf = ({ ip, id }: FastifyRequest) => ({
  network: networkOf(ip),
  requestId: id,
  notes: {},
  isSettled: false,
});
