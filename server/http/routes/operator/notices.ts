import type { FastifyInstance } from 'fastify';
import {
  createNotice,
  deleteNotice,
  getNotice,
  listNotices,
  previewNotice,
  updateNotice,
} from '#contract/calls/operator/notices.ts';
import { sanitise } from '#server/domains/notices/sanitise.ts';
import { filterNotices } from '#server/domains/operator/notices/filter-notices.ts';
import { type DeskNotice, readNotice, readNotices } from '#server/domains/operator/notices/read-notices.ts';
import { addNotice, editNotice, removeNotice } from '#server/domains/operator/notices/store-notices.ts';
import { registerRoute } from '#server/http/register-route.ts';
import type { Services } from '#server/http/services.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { sendOrdered } from './rest.ts';

/** What the provider tells its organisations. */
export const operatorNoticeRoutes = async (app: FastifyInstance, { store }: Services): Promise<void> => {
  registerRoute(app, listNotices, async ({ query, reply }) =>
    sendOrdered(reply, filterNotices(await readNotices(store), query.filter), {
      query,
      comparisons: {
        id: (a, b) => a.id - b.id,
        kind: by(({ kind }) => kind),
        from_day: by(({ from_day }) => from_day),
        to_day: by(({ to_day }) => to_day || afterEveryDay),
        created_at: by(({ created_at }) => created_at),
      },
      defaultSort: { field: 'created_at', descending: true },
    }),
  );

  registerRoute(app, getNotice, ({ params }) => readNotice(store, params.id));

  registerRoute(app, createNotice, async ({ body, session, submissionKey: key }) =>
    readNotice(store, await addNotice(store, body, { userId: session.userId, key })),
  );

  registerRoute(app, updateNotice, async ({ params, body }) => {
    if (!(await editNotice(store, params.id, body))) throw apiError('not_found');
    return readNotice(store, params.id);
  });

  registerRoute(app, deleteNotice, async ({ params }) => {
    if (!(await removeNotice(store, params.id))) throw apiError('not_found');
    return { id: params.id };
  });

  registerRoute(app, previewNotice, async ({ body }) => ({ html: sanitise(body.text) }));
};

/** Where no last day is set there is none. */
const afterEveryDay = '9999-12-31';

const by = (textOf: (notice: DeskNotice) => string) => (a: DeskNotice, b: DeskNotice) => {
  const [one, other] = [textOf(a), textOf(b)];
  return one < other ? -1 : Number(one > other);
};
