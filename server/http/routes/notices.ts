import type { FastifyInstance } from 'fastify';
import { dismissPopupNotice, getAnnouncement, getPopupNotice } from '#contract/calls/notices.ts';
import { dismissNotice, findNotice, isDismissed } from '#server/domains/notices/notices.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { registerRoute } from '../register-route.ts';
import type { Services } from '../services.ts';

/** The provider's notices on the search page. */
export const noticeRoutes = async (app: FastifyInstance, { store }: Services): Promise<void> => {
  registerRoute(app, getAnnouncement, async ({ session, reply }) => {
    reply.header('cache-control', 'no-store');
    return (await findNotice(store, session, 'announcement')) ?? null;
  });

  registerRoute(app, getPopupNotice, async ({ session, reply }) => {
    reply.header('cache-control', 'no-store');
    const notice = await findNotice(store, session, 'popup');
    return notice && !(await isDismissed(store, session, notice.id)) ? notice : null;
  });

  registerRoute(app, dismissPopupNotice, async ({ body, session }) => {
    const id = body?.id ?? (await findNotice(store, session, 'popup'))?.id;
    if (id !== undefined && !(await dismissNotice(store, session, id))) throw apiError('not_found');
    return {};
  });
};
