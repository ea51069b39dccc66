import type { FastifyInstance } from 'fastify';
import { checkKeptPass, getKeptSheets, listKeptSheets } from '#contract/calls/kept-sheets.ts';
import { type Counted, consumeAttempt, isFirst } from '#server/domains/accounts/attempts.ts';
import { keptPass, readKeptPass } from '#server/domains/kept-sheets/kept-pass.ts';
import { listKept } from '#server/domains/kept-sheets/list-kept-sheets.ts';
import { readKept } from '#server/domains/kept-sheets/read-kept-sheets.ts';
import { noteForAudit, nothingToAudit } from '#server/platform/audit/audit-scope.ts';
import { networkOf } from '#server/platform/networks.ts';
import { registerRoute } from '../register-route.ts';
import type { Services } from '../services.ts';

const [hour, day] = [3_600_000, 86_400_000];

/** What one person's devices may ask for within an hour: the largest collections once, changes at all times. */
const limits = { lists: 400, batches: 1200, passes: 60 } as const;

export const keptSheetRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { config, store, reads, encryption } = services;

  registerRoute(app, listKeptSheets, async ({ query: { location, known, only, group }, session }) => {
    const subject = String(session.membershipId);
    await consumeAttempt(store, [{ scope: 'kept-lists', subject, limit: limits.lists, window: hour }]);
    const answer = await listKept(reads, session, {
      locations: location,
      known,
      isGroupsOnly: only === 'groups',
      within: group,
    });
    const locations = location.toSorted((a, b) => a - b);
    const told: Counted = { scope: 'kept-told', subject: `${subject} ${locations}`, limit: 1, window: day };
    // A device asks all day long.
    if (await isFirst(store, told)) noteForAudit({ details: { locations } });
    else nothingToAudit();
    return { ...answer, pass: keptPass(encryption, session) };
  });

  registerRoute(app, getKeptSheets, async ({ query: { isn }, session }) => {
    const subject = String(session.membershipId);
    await consumeAttempt(store, [{ scope: 'kept-batches', subject, limit: limits.batches, window: hour }]);
    return { sheets: await readKept({ ...services, publicUrl: config.publicUrl }, session, isn) };
  });

  registerRoute(app, checkKeptPass, async ({ body: { pass }, request }) => {
    const subject = networkOf(request.ip);
    await consumeAttempt(store, [{ scope: 'kept-passes', subject, limit: limits.passes, window: hour }]);
    const { belongs, hasEnded } = await readKeptPass(store, encryption, pass);
    return { belongs, was_ended: hasEnded };
  });
};
