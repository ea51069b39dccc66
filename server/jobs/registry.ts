import { mailAccountChange } from '../accounts/mails/mail-account-change.ts';
import { mailAccountRemoval } from '../accounts/mails/mail-account-removal.ts';
import { mailNewAddress } from '../accounts/mails/mail-new-address.ts';
import { mailPasswordChanged } from '../accounts/mails/mail-password-changed.ts';
import { mailResetLink } from '../accounts/mails/mail-reset-link.ts';
import { mailVerification } from '../accounts/mails/mail-verification.ts';
import { resendVerificationMail } from '../accounts/mails/resend-verification-mail.ts';
import { mailContact } from '../requests/contact/mail-contact.ts';
import { mailContactAnswer } from '../requests/contact/mail-contact-answer.ts';
import { mailDocument } from '../requests/documents/mail-document.ts';
import { makeBook, makeIndex } from '../requests/documents/make-document.ts';
import { mailRequestStatus } from '../requests/mails/mail-request-status.ts';
import type { Job, JobHandler } from './job.ts';

interface Entry {
  readonly declaration: Job;
  /** Loaded when the first job of the kind is taken. */
  readonly load: () => Promise<JobHandler>;
}

const entry = <J extends Job>(declaration: J, load: () => Promise<JobHandler<J>>): Entry => ({
  declaration,
  // The payload is parsed by the same declaration before the handler sees it.
  load: load as () => Promise<JobHandler>,
});

/** Every kind of job. */
export const jobs: readonly Entry[] = [
  entry(mailResetLink, async () => (await import('../accounts/mails/mail-reset-link.handler.ts')).handleMailResetLink),
  entry(
    mailVerification,
    async () => (await import('../accounts/mails/mail-verification.handler.ts')).handleMailVerification,
  ),
  entry(
    resendVerificationMail,
    async () => (await import('../accounts/mails/resend-verification-mail.handler.ts')).handleResendVerificationMail,
  ),
  entry(
    mailAccountChange,
    async () => (await import('../accounts/mails/mail-account-change.handler.ts')).handleMailAccountChange,
  ),
  entry(
    mailAccountRemoval,
    async () => (await import('../accounts/mails/mail-account-removal.handler.ts')).handleMailAccountRemoval,
  ),
  entry(
    mailNewAddress,
    async () => (await import('../accounts/mails/mail-new-address.handler.ts')).handleMailNewAddress,
  ),
  entry(
    mailPasswordChanged,
    async () => (await import('../accounts/mails/mail-password-changed.handler.ts')).handleMailPasswordChanged,
  ),
  entry(mailContact, async () => (await import('../requests/contact/mail-contact.handler.ts')).handleMailContact),
  entry(
    mailContactAnswer,
    async () => (await import('../requests/contact/mail-contact-answer.handler.ts')).handleMailContactAnswer,
  ),
  entry(
    mailRequestStatus,
    async () => (await import('../requests/mails/mail-request-status.handler.ts')).handleMailRequestStatus,
  ),
  entry(mailDocument, async () => (await import('../requests/documents/mail-document.handler.ts')).handleMailDocument),
  entry(makeIndex, async () => (await import('../requests/documents/make-document.handler.ts')).handleMakeDocument),
  entry(makeBook, async () => (await import('../requests/documents/make-document.handler.ts')).handleMakeDocument),
];
