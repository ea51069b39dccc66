import type { FastifyInstance } from 'fastify';
import { downloadAccountData, getPrivacy } from '#contract/calls/privacy.ts';
import { documentDays } from '#contract/limits.ts';
import { findMemberships } from '#server/domains/accounts/accounts.ts';
import { exportPerson } from '#server/domains/accounts/export-person.ts';
import { readProvider, supportEmailOf } from '#server/domains/provider/provider.ts';
import { noteForAudit } from '#server/platform/audit/audit-scope.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { registerRoute } from '../register-route.ts';
import type { Services } from '../services.ts';

/** What is kept of people: who answers for it, how long, and all of it for the person it is about. */
export const privacyRoutes = async (app: FastifyInstance, { store, reads, config }: Services): Promise<void> => {
  registerRoute(app, getPrivacy, async () => {
    const provider = await readProvider(store);
    return {
      provider: { en: provider?.name_en ?? '', fr: provider?.name_fr ?? '' },
      responsible: { name: provider?.privacy_name ?? '', email: provider?.privacy_email ?? '' },
      support: await supportEmailOf({ store, config }),
      days: {
        audit: config.auditDays,
        requests: config.requestDays,
        documents: documentDays,
        mail: config.mailDays,
      },
    };
  });

  registerRoute(app, downloadAccountData, async ({ session, reply }) => {
    // One organisation's provider vouches for somebody there; what is kept elsewhere is not its to read.
    if (session.byProvider && (await findMemberships(store, session.userId)).length > 1)
      throw apiError('auth.elsewhere_too');
    const data = await exportPerson(reads, session.userId);
    if (!data) throw apiError('not_found');
    noteForAudit({ record: session.userId });
    reply.header('cache-control', 'no-store').header('content-disposition', 'attachment; filename="vigie-data.json"');
    return data;
  });
};
