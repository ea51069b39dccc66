import { startWebhooks } from '../domains/webhooks/start-webhooks.ts';
import type { Services } from '../http/services.ts';
import { startAuditKeeper } from '../platform/audit/keeper.ts';
import { createAuditStream } from '../platform/audit/stream.ts';
import { freeLeftJobs } from '../platform/jobs/queue.ts';
import { startCleanup } from './cleanup.ts';
import { startJobs } from './jobs.ts';

/** Begins with what nobody waits for: jobs and mail, webhooks, what is done every hour, the audit log's seals and its way out. */
export const startWork = async (services: Services) => {
  const { store, config, log } = services;
  await freeLeftJobs(store);
  const jobs = startJobs(services);
  const webhooks = startWebhooks(services);
  const cleanup = startCleanup(services);
  const audit = startAuditKeeper({
    store,
    stream: config.auditStream && createAuditStream(config.auditStream.url, config.auditStream.token),
    onFault: (error) => log.error({ err: error }, 'the audit log was not sealed or not sent'),
  });
  return {
    stopJobs: async (): Promise<void> => {
      cleanup.stop();
      await Promise.all([jobs.stop(), webhooks.stop()]);
    },
    /** Last, when nobody writes an entry any more. */
    stopAudit: () => audit.stop(),
  };
};
