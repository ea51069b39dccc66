import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import plugin from 'fastify-plugin';
import { apiError } from '#server/platform/errors/api-error.ts';
import { sendApiError } from './errors.ts';
import { isOfMonitors } from './of-monitors.ts';

interface Options {
  /** Milliseconds that the event loop may be late, on average of a second; 0 for any. */
  readonly mostDelay: number;
  /** Bytes of the heap in use, and those there may be. */
  readonly heap?: () => { readonly used: number; readonly limit: number };
}

/** Milliseconds between two looks. */
const interval = 1000;

/** Looks on end that find it late: one long piece of work is no overload. */
const looks = 2;

/** Milliseconds between two measurements of the event loop, which are no lateness. */
const resolution = 20;

/** Of the heap there may be: past it, Node collects garbage and does little else. */
const mostHeap = 0.92;

/** Seconds after which the same may be sent again. */
const retryAfter = 5;

const ownHeap = () => {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  return { used, limit };
};

/**
 * Refuses at once, before anything is looked up, while the process is so far behind that everybody would wait for nothing; who watches
 * over it still gets an answer. The log tells when it begins and when it ends, not of each refusal.
 */
export const pressure = plugin<Options>(async (app, { mostDelay, heap = ownHeap }) => {
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  let [isBehind, late] = [false, 0];
  const look = () => {
    const { used, limit } = heap();
    // Nothing is measured in a second in which nothing ran.
    const delay = Math.max(0, (Number.isNaN(delays.mean) ? interval : delays.mean / 1e6) - resolution);
    delays.reset();
    late = mostDelay > 0 && delay > mostDelay ? late + 1 : 0;
    const isNow = late >= looks || used > mostHeap * limit;
    if (isNow !== isBehind) app.log.warn({ delay: Math.round(delay), heap: used }, isNow ? 'overloaded' : 'recovered');
    isBehind = isNow;
  };
  const timer = setInterval(look, interval).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    delays.disable();
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!isBehind || isOfMonitors(request)) return;
    return sendApiError(Object.assign(apiError('unavailable'), { retryAfter }), request, reply);
  });
});
