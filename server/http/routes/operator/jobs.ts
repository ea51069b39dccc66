import type { FastifyInstance } from 'fastify';
import { deleteJob, getJob, listJobs, retryJob } from '#contract/calls/operator/jobs.ts';
import { abandonJob } from '#server/domains/operator/jobs/abandon-job.ts';
import { readJob, readJobs } from '#server/domains/operator/jobs/read-jobs.ts';
import { registerRoute } from '#server/http/register-route.ts';
import type { Services } from '#server/http/services.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { restartJob } from '#server/platform/jobs/queue.ts';
import { sendOrdered } from './rest.ts';

/** Work that waits to be done, or could not be. */
export const operatorJobRoutes = async (app: FastifyInstance, { store }: Services): Promise<void> => {
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
