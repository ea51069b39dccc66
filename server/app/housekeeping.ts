import type { FastifyBaseLogger } from 'fastify';
import { forgetEndedSessions } from '../domains/accounts/sessions.ts';
import { forgetOldTokens } from '../domains/accounts/tokens.ts';
import { markPastReview } from '../domains/collection/mark-past-review.ts';
import { expireDocuments } from '../domains/requests/documents/expire-documents.ts';
import type { Services } from '../http/services.ts';
import { forgetOldEntries } from '../platform/audit/entries.ts';
import { dropLostFiles } from '../platform/files/claims.ts';
import { forgetOldSubmissions } from '../platform/submissions/submissions.ts';

/** Milliseconds between two rounds. */
const interval = 60 * 60_000;

/**
 * Removes what has had its time: sessions, tokens, marks of submissions, documents, entries of the audit log, files that no
 * record came to hold; and tells the indexes which sheets have come of age.
 */
export const tidyUp = async (services: Pick<Services, 'config' | 'store' | 'files'>): Promise<void> => {
  await forgetEndedSessions(services.store);
  await forgetOldTokens(services.store);
  await forgetOldSubmissions(services.store);
  await forgetOldEntries(services.store, services.config.auditDays);
  await dropLostFiles(services);
  await expireDocuments(services);
  await markPastReview(services.store);
};

/** Tidies up every hour, until it is stopped. */
export const startHousekeeping = (services: Services & { readonly log: FastifyBaseLogger }) => {
  const timer = setInterval(
    () => void tidyUp(services).catch((error: unknown) => services.log.error({ err: error }, 'not tidied up')),
    interval,
  );
  return { stop: () => clearInterval(timer) };
};
