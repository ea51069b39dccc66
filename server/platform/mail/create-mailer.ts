import type { Config } from '../config.ts';
import type { Mailer } from './mailer.ts';
import { createOutbox } from './outbox.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** The mailer of the settings: SMTP, or the outbox in the data folder. */
export const createMailer = ({ smtpUrl, mailFrom, outboxDir }: Config): Mailer =>
  smtpUrl ? createSmtpMailer({ url: smtpUrl, from: mailFrom }) : createOutbox({ directory: outboxDir, from: mailFrom });
