import { mailAccountChange } from '../domains/accounts/mails/mail-account-change.ts';
import { mailAccountRemoval } from '../domains/accounts/mails/mail-account-removal.ts';
import { mailAddressChanged } from '../domains/accounts/mails/mail-address-changed.ts';
import { mailApiToken } from '../domains/accounts/mails/mail-api-token.ts';
import { mailEmailChange } from '../domains/accounts/mails/mail-email-change.ts';
import { mailPasswordChanged } from '../domains/accounts/mails/mail-password-changed.ts';
import { mailResetLink } from '../domains/accounts/mails/mail-reset-link.ts';
import { mailSecurityNotice } from '../domains/accounts/mails/mail-security-notice.ts';
import { mailVerification } from '../domains/accounts/mails/mail-verification.ts';
import { resendVerificationMail } from '../domains/accounts/mails/resend-verification-mail.ts';
import { type ImportJobServices, workOnList, workOnPdfs } from '../domains/import/kept/import-job.ts';
import { mailOrganisationEnd } from '../domains/operator/organisations/mail-organisation-end.ts';
import type { ReadAheadServices } from '../domains/operator/requests/additions/read-ahead.handler.ts';
import { type IndexJobServices, indexAllSections } from '../domains/reading/index-sections.ts';
import { readAllSections, type SectionJobServices } from '../domains/reading/read-all-sections.ts';
import { recogniseScan, type ScanJobServices } from '../domains/reading/scans/recognise-scan.ts';
import { queueReadingAheadOf, readAhead } from '../domains/requests/additions/read-ahead.ts';
import { mailContact } from '../domains/requests/contact/mail-contact.ts';
import { mailContactAnswer } from '../domains/requests/contact/mail-contact-answer.ts';
import { mailDocument } from '../domains/requests/documents/mail-document.ts';
import { type DocumentJobServices, makeBinder, makeIndex } from '../domains/requests/documents/make-document.ts';
import { mailRequestStatus } from '../domains/requests/mails/mail-request-status.ts';
import { mailSubmission } from '../domains/requests/mails/mail-submission.ts';
import { mailListHit } from '../domains/watched-lists/mail-list-hit.ts';
import { mailWebhook } from '../domains/webhooks/mails/mail-webhook.ts';
import { mailWeeklyNews } from '../domains/weekly-news/mail-weekly-news.ts';
import type { Job, JobHandler, JobKind } from '../platform/jobs/job.ts';
import { runDueJobs as runDueJobsOf, startJobs as startJobsOf } from '../platform/jobs/run-jobs.ts';

/** What the handlers of all jobs together need. */
type AvailableServices = DocumentJobServices &
  SectionJobServices &
  ScanJobServices &
  IndexJobServices &
  ImportJobServices &
  ReadAheadServices;

const entry = <J extends Job>(
  declaration: J,
  load: () => Promise<JobHandler<J, AvailableServices>>,
): JobKind<AvailableServices> => ({
  declaration,
  // The payload is parsed by the same declaration before the handler sees it.
  load: load as () => Promise<JobHandler<Job, AvailableServices>>,
});

/** Every kind of job. */
export const jobs: readonly JobKind<AvailableServices>[] = [
  entry(
    mailResetLink,
    async () => (await import('../domains/accounts/mails/mail-reset-link.handler.ts')).handleMailResetLink,
  ),
  entry(
    mailVerification,
    async () => (await import('../domains/accounts/mails/mail-verification.handler.ts')).handleMailVerification,
  ),
  entry(
    resendVerificationMail,
    async () =>
      (await import('../domains/accounts/mails/resend-verification-mail.handler.ts')).handleResendVerificationMail,
  ),
  entry(
    mailAccountChange,
    async () => (await import('../domains/accounts/mails/mail-account-change.handler.ts')).handleMailAccountChange,
  ),
  entry(
    mailAccountRemoval,
    async () => (await import('../domains/accounts/mails/mail-account-removal.handler.ts')).handleMailAccountRemoval,
  ),
  entry(
    mailEmailChange,
    async () => (await import('../domains/accounts/mails/mail-email-change.handler.ts')).handleMailEmailChange,
  ),
  entry(
    mailAddressChanged,
    async () => (await import('../domains/accounts/mails/mail-address-changed.handler.ts')).handleMailAddressChanged,
  ),
  entry(
    mailPasswordChanged,
    async () => (await import('../domains/accounts/mails/mail-password-changed.handler.ts')).handleMailPasswordChanged,
  ),
  entry(
    mailApiToken,
    async () => (await import('../domains/accounts/mails/mail-api-token.handler.ts')).handleMailApiToken,
  ),
  entry(
    mailSecurityNotice,
    async () => (await import('../domains/accounts/mails/mail-security-notice.handler.ts')).handleMailSecurityNotice,
  ),
  entry(
    mailOrganisationEnd,
    async () =>
      (await import('../domains/operator/organisations/mail-organisation-end.handler.ts')).handleMailOrganisationEnd,
  ),
  entry(mailWebhook, async () => (await import('../domains/webhooks/mails/mail-webhook.handler.ts')).handleMailWebhook),
  entry(
    mailContact,
    async () => (await import('../domains/requests/contact/mail-contact.handler.ts')).handleMailContact,
  ),
  entry(
    mailContactAnswer,
    async () => (await import('../domains/requests/contact/mail-contact-answer.handler.ts')).handleMailContactAnswer,
  ),
  entry(
    mailWeeklyNews,
    async () => (await import('../domains/weekly-news/mail-weekly-news.handler.ts')).handleMailWeeklyNews,
  ),
  entry(mailListHit, async () => (await import('../domains/watched-lists/mail-list-hit.handler.ts')).handleMailListHit),
  entry(
    mailRequestStatus,
    async () => (await import('../domains/requests/mails/mail-request-status.handler.ts')).handleMailRequestStatus,
  ),
  entry(
    mailSubmission,
    async () => (await import('../domains/requests/mails/mail-submission.handler.ts')).handleMailSubmission,
  ),
  entry(
    mailDocument,
    async () => (await import('../domains/requests/documents/mail-document.handler.ts')).handleMailDocument,
  ),
  entry(
    makeIndex,
    async () => (await import('../domains/requests/documents/make-document.handler.ts')).handleMakeDocument,
  ),
  entry(
    makeBinder,
    async () => (await import('../domains/requests/documents/make-document.handler.ts')).handleMakeDocument,
  ),
  entry(workOnList, async () => (await import('../domains/import/kept/work-on-import.handler.ts')).handleWorkOnImport),
  entry(workOnPdfs, async () => (await import('../domains/import/kept/work-on-import.handler.ts')).handleWorkOnImport),
  entry(
    readAllSections,
    async () => (await import('../domains/reading/read-all-sections.handler.ts')).handleReadAllSections,
  ),
  entry(
    readAhead,
    async () => (await import('../domains/operator/requests/additions/read-ahead.handler.ts')).handleReadAhead,
  ),
  entry(recogniseScan, async () =>
    (await import('../domains/reading/scans/recognise-scan.handler.ts')).recogniseScanThen(queueReadingAheadOf),
  ),
  entry(
    indexAllSections,
    async () => (await import('../domains/reading/index-sections.handler.ts')).handleIndexAllSections,
  ),
];

/** Runs the jobs that are due until the queue is empty. A failed job never makes it throw. */
export const runDueJobs = (
  services: AvailableServices,
  run?: Parameters<typeof runDueJobsOf<AvailableServices>>[2],
): Promise<void> => runDueJobsOf(jobs, services, run);

/** Does the jobs as they come, until it is stopped. */
export const startJobs = (services: AvailableServices): ReturnType<typeof startJobsOf> => startJobsOf(jobs, services);
