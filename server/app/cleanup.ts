import type { FastifyBaseLogger } from 'fastify';
import { deleteOldPlaces } from '../domains/accounts/known-places.ts';
import { deleteOldChallenges } from '../domains/accounts/second-factor/passkeys.ts';
import { deleteEndedSessions } from '../domains/accounts/sessions.ts';
import { deleteOldTokens } from '../domains/accounts/tokens.ts';
import { markPastReview } from '../domains/collection/mark-past-review.ts';
import { endImports } from '../domains/import/kept/end-imports.ts';
import { offerTemplates } from '../domains/operator/answer-templates/offer-templates.ts';
import { endDueOrganisations } from '../domains/operator/organisations/ending.ts';
import { endFormerPdfs } from '../domains/operator/sheets/former-pdfs.ts';
import { queueSectionIndexing } from '../domains/reading/index-sections.ts';
import { dropLostSections } from '../domains/reading/keep-sections.ts';
import { queueSectionReading } from '../domains/reading/read-all-sections.ts';
import { dropLostScans, queueLeftScans } from '../domains/reading/scans/scans.ts';
import { expireDocuments } from '../domains/requests/documents/expire-documents.ts';
import { endRequests } from '../domains/requests/end-requests.ts';
import { tellLongUntold } from '../domains/requests/mails/untold-ends.ts';
import { deleteOldProviderSignIns } from '../domains/single-sign-on/pending-sign-ins.ts';
import { deleteOldTries } from '../domains/single-sign-on/settings.ts';
import { keepStorageMonths } from '../domains/storage-advice/months.ts';
import { deleteOldMessages } from '../domains/webhooks/deliveries.ts';
import { tellWeeklyNews } from '../domains/weekly-news/weekly-news.ts';
import type { Services } from '../http/services.ts';
import { deleteOldEntries } from '../platform/audit/chain.ts';
import { dropLostFiles } from '../platform/files/reservations.ts';
import { clearOutbox } from '../platform/mail/create-mailer.ts';
import { deleteOldSubmissions } from '../platform/submissions.ts';

/** Milliseconds between two rounds. */
const interval = 60 * 60_000;

/**
 * Removes what has had its time: sessions, tokens, sign-ins under way, known devices, marks of submissions, documents, requests, mail that never left, imports, messages of webhooks, entries of the
 * audit log, PDFs that sheets no longer have, organisations whose day has come, files that no record came to hold, sections, recognised pages and copies of files that are gone; tells the indexes which
 * sheets have come of age, keeps once a month what stands together, has mailed what of a submission is dealt with for long, once a week what is new, has PDFs read of which the sections are not known, and puts sections
 * into the full-text index, and templates of answers to the desk's, that are not there yet.
 */
export const cleanUp = async (services: Pick<Services, 'config' | 'store' | 'reads' | 'files'>): Promise<void> => {
  await deleteEndedSessions(services.store);
  await deleteOldTokens(services.store);
  await deleteOldChallenges(services.store);
  await deleteOldPlaces(services.store);
  await deleteOldProviderSignIns(services.store);
  await deleteOldTries(services.store);
  await deleteOldSubmissions(services.store);
  await deleteOldEntries(services.store, services.config.auditDays);
  await endRequests(services.store, services.config.requestDays);
  await tellLongUntold(services.store);
  await offerTemplates(services.store);
  await clearOutbox(services.config);
  await endDueOrganisations(services.store);
  await endImports(services.store);
  await endFormerPdfs(services.store, services.config.auditDays);
  await deleteOldMessages(services.store);
  await dropLostFiles(services);
  await expireDocuments(services);
  await markPastReview(services.store);
  await dropLostSections(services.store);
  await dropLostScans(services);
  await keepStorageMonths(services);
  await tellWeeklyNews(services);
  await queueSectionReading(services.store);
  await queueLeftScans(services.store);
  await queueSectionIndexing(services.store);
};

/** Tidies up every hour, until it is stopped. */
export const startCleanup = (services: Services & { readonly log: FastifyBaseLogger }) => {
  const timer = setInterval(
    () => void cleanUp(services).catch((error: unknown) => services.log.error({ err: error }, 'not tidied up')),
    interval,
  );
  return { stop: () => clearInterval(timer) };
};
