import plugin from 'fastify-plugin';
import { createCallLimits } from '#server/domains/accounts/call-limits.ts';
import { readerOf } from '#server/domains/accounts/reading-limits.ts';
import { ApiError } from '#server/platform/errors/api-error.ts';
import { networkOf } from '#server/platform/networks.ts';
import { isOfMonitors } from './of-monitors.ts';

interface Options {
  /** Calls within a minute of a person, a program or a screen; 0 for any number. */
  readonly most: number;
}

/** Behind one address there may be a whole hospital. */
const peopleOfNetwork = 10;

/** Refuses whoever sends more calls than a person or a well-made program does, of any kind, for the seconds until the next. */
export const callLimits = plugin<Options>(async (app, { most }) => {
  const limits = createCallLimits();
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.call || isOfMonitors(request)) return;
    const { session } = request;
    const seconds = session
      ? limits.count(readerOf(session), most, Date.now())
      : limits.count(`network ${networkOf(request.ip)}`, most * peopleOfNetwork, Date.now());
    if (seconds > 0)
      throw Object.assign(new ApiError({ code: 'calls.too_many', params: { seconds } }), { retryAfter: seconds });
  });
});
