import type { FastifyInstance } from 'fastify';
import { getPreferences, savePreferences } from '#contract/calls/preferences.ts';
import type { ResultColumn } from '#contract/search/columns.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { hasColumn, readPreferences, writePreferences } from '#server/domains/preferences/preferences.ts';
import { ApiError, type ErrorObject } from '#server/platform/errors/api-error.ts';
import { registerRoute } from '../register-route.ts';
import type { Services } from '../services.ts';

/** How a member has arranged the search page. */
export const preferenceRoutes = async (app: FastifyInstance, { store }: Services): Promise<void> => {
  registerRoute(app, getPreferences, async ({ session, reply }) => {
    reply.header('cache-control', 'no-store');
    return readPreferences(store, session);
  });

  registerRoute(app, savePreferences, async ({ body, session }) => {
    const [fault, ...others] = findMissingColumns(session, body.columns);
    if (fault) throw new ApiError(fault, ...others);
    await writePreferences(store, session, body);
    return readPreferences(store, session);
  });
};

const findMissingColumns = (session: Session, columns: readonly ResultColumn[]): ErrorObject[] =>
  columns.flatMap((column, index) =>
    hasColumn(session, column)
      ? []
      : [{ code: 'validation.prohibited' as const, source: { pointer: `/data/columns/${index}` } }],
  );
