import type { FastifyInstance } from 'fastify';
import { getDeskHabits, saveDeskHabits } from '#contract/calls/operator/desk-habits.ts';
import {
  getDeskDays,
  getQueueFigures,
  getQueueMark,
  getRequestPlace,
  holdRequest as holdRequestCall,
  listColleagues,
  listHolders,
  showPresence as showPresenceCall,
} from '#contract/calls/operator/queue.ts';
import { readDeskDays } from '#server/domains/operator/requests/queue/desk-days.ts';
import { readFigures } from '#server/domains/operator/requests/queue/figures.ts';
import { holdRequest } from '#server/domains/operator/requests/queue/hold-request.ts';
import { readColleagues, readHolders } from '#server/domains/operator/requests/queue/holders.ts';
import { readMark } from '#server/domains/operator/requests/queue/mark.ts';
import { findPlace } from '#server/domains/operator/requests/queue/place.ts';
import { showPresence } from '#server/domains/operator/requests/queue/presence.ts';
import { readDeskHabits, writeDeskHabits } from '#server/domains/preferences/desk-habits.ts';
import { registerRoute } from '#server/http/register-route.ts';
import type { Services } from '#server/http/services.ts';

/** Who of the operators has which request, who is at it, what comes next, and how each of them works. */
export const operatorQueueRoutes = async (app: FastifyInstance, { store, reads }: Services): Promise<void> => {
  registerRoute(app, holdRequestCall, ({ params, body }) => holdRequest(store, params.id, body));

  registerRoute(app, listHolders, () => readHolders(store));

  registerRoute(app, listColleagues, () => readColleagues(store));

  registerRoute(app, getQueueMark, async () => ({ mark: await readMark(store) }));

  registerRoute(app, getQueueFigures, ({ session }) => readFigures(reads, session.userId));

  registerRoute(app, getDeskDays, () => readDeskDays(reads));

  registerRoute(app, getDeskHabits, ({ session, reply }) => {
    reply.header('cache-control', 'no-store');
    return readDeskHabits(store, session.userId);
  });

  registerRoute(app, saveDeskHabits, async ({ body, session }) => {
    await writeDeskHabits(store, session.userId, body);
    return body;
  });

  registerRoute(app, showPresenceCall, async ({ params, session }) => ({
    others: await showPresence(store, { requestId: params.id, userId: session.userId }),
    mark: await readMark(store),
  }));

  registerRoute(app, getRequestPlace, ({ params, query, session, request }) =>
    findPlace(reads, params.id, query, { language: request.replyLanguage, userId: session.userId }),
  );
};
