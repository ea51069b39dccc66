import type { FastifyInstance } from 'fastify';
import { deleteJob, getJob, listJobs, retryJob } from '#contract/calls/operator/jobs.ts';
import {
  createNotice,
  deleteNotice,
  getNotice,
  listNotices,
  previewNotice,
  updateNotice,
} from '#contract/calls/operator/notices.ts';
import { getProvider, getSystem, updateProvider } from '#contract/calls/operator/system.ts';
import packageJson from '#package.json' with { type: 'json' };
import { readEssentials } from '#server/domains/monitoring/essentials.ts';
import { sanitise } from '#server/domains/notices/sanitise.ts';
import { abandonJob } from '#server/domains/operator/jobs/abandon-job.ts';
import { readJob, readJobs } from '#server/domains/operator/jobs/read-jobs.ts';
import { type OperatorNotice, readNotice, readNotices } from '#server/domains/operator/notices/read-notices.ts';
import { addNotice, editNotice, filterNotices, removeNotice } from '#server/domains/operator/notices/store-notices.ts';
import { examineSystem } from '#server/domains/operator/system/examine.ts';
import { changeProvider, readProvider, supportEmailOf } from '#server/domains/provider/provider.ts';
import { readFailing } from '#server/domains/webhooks/count-webhooks.ts';
import { registerRoute } from '#server/http/register-route.ts';
import type { Services } from '#server/http/services.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { restartJob } from '#server/platform/jobs/queue.ts';
import { answerTemplateRoutes } from './answer-templates.ts';
import { operatorOrganisationRoutes } from './organisations.ts';
import { operatorQueueRoutes } from './queue.ts';
import { operatorRequestRoutes } from './requests.ts';
import { sendOrdered } from './rest.ts';
import { operatorSheetRoutes } from './sheets.ts';
import { operatorUserRoutes } from './users.ts';

/** What the operators work with, across organisations: every call of it asks for the permission `operator`. */
export const operatorRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store');
  });
  await app.register(operatorRequestRoutes, services);
  await app.register(operatorQueueRoutes, services);
  await app.register(operatorSheetRoutes, services);
  await app.register(operatorOrganisationRoutes, services);
  await app.register(operatorUserRoutes, services);
  await app.register(operatorNoticeRoutes, services);
  await app.register(answerTemplateRoutes, services);
  await app.register(operatorJobRoutes, services);
  await app.register(operatorSystemRoutes, services);
};

/** Work that waits to be done, or could not be. */
const operatorJobRoutes = async (app: FastifyInstance, { store }: Services): Promise<void> => {
  registerRoute(app, listJobs, async ({ query, reply }) => {
    const { state, kind } = query.filter;
    const found = (await readJobs(store)).filter(
      (job) => (state === undefined || job.state === state) && (kind === undefined || job.kind === kind),
    );
    return sendOrdered(reply, found, {
      query,
      comparisons: {
        id: (a, b) => a.id - b.id,
        kind: (a, b) => a.kind.localeCompare(b.kind),
        attempts: (a, b) => a.attempts - b.attempts,
        run_at: (a, b) => Date.parse(a.run_at) - Date.parse(b.run_at),
        created_at: (a, b) => Date.parse(a.created_at) - Date.parse(b.created_at),
      },
      defaultSort: { field: 'run_at', descending: false },
    });
  });

  registerRoute(app, getJob, ({ params }) => readJob(store, params.id));

  registerRoute(app, retryJob, async ({ params }) => {
    if (!(await restartJob(store, params.id))) throw apiError('job.not_waiting');
    return readJob(store, params.id);
  });

  registerRoute(app, deleteJob, async ({ params, session }) => {
    await abandonJob(store, session, params.id);
    return { id: params.id };
  });
};

/** Whether the installation is ready for people, and what the provider says of itself. */
const operatorSystemRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { store, config } = services;

  registerRoute(app, getSystem, async () => ({
    version: packageJson.version,
    node: process.version,
    essentials: await readEssentials(services),
    failing_webhooks: await readFailing(store),
    findings: await examineSystem(services),
  }));

  registerRoute(app, getProvider, async () => {
    const {
      name_en = '',
      name_fr = '',
      site_en = '',
      site_fr = '',
      terms_en = '',
      terms_fr = '',
      privacy_name = '',
      privacy_email = '',
      version = 0,
    } = (await readProvider(store)) ?? {};
    const { en, fr } = await supportEmailOf(services);
    return {
      name_en,
      name_fr,
      support_email_en: en,
      support_email_fr: fr,
      site_en,
      site_fr,
      terms_en,
      terms_fr,
      privacy_name,
      privacy_email,
      version,
      is_address_fixed: config.supportEmail !== undefined,
    };
  });

  registerRoute(app, updateProvider, async ({ body }) => ({ version: await changeProvider(store, body) }));
};

/** What the provider tells its organisations. */
const operatorNoticeRoutes = async (app: FastifyInstance, { store }: Services): Promise<void> => {
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

/** Without a last day the notice has no end. */
const afterEveryDay = '9999-12-31';

const by = (textOf: (notice: OperatorNotice) => string) => (a: OperatorNotice, b: OperatorNotice) => {
  const [one, other] = [textOf(a), textOf(b)];
  return one < other ? -1 : Number(one > other);
};
