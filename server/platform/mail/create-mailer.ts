import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { isLoopback } from '../networks.ts';
import type { Mail, Mailer } from './mailer.ts';

/** Milliseconds after which a mail server that does not answer times out. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Hands messages to the SMTP server of this address, `smtp://user:password@host:587`. Outside this machine none leaves without TLS,
 * though somebody on the way should take the offer of it out, unless the address says so itself: `?requireTLS=false`.
 */
const createSmtpMailer = ({ url, from }: { url: string; from: string }): Mailer => {
  const transport = createTransport({ url, requireTLS: !isLoopback(new URL(url).hostname), ...timeouts });
  return {
    send: async (mail) => {
      await transport.sendMail(toEnvelope(mail, from));
      return {};
    },
    findFault: () =>
      transport.verify().then(
        () => undefined,
        (error: Error) => error.message.slice(0, 500),
      ),
    close: () => transport.close(),
  };
};

/** The mailer of the settings: SMTP; the outbox in the data folder, while it is tried on one machine; or none. */
export const createMailer = ({ smtpUrl, mailFrom, outboxDir }: Config): Mailer => {
  if (smtpUrl) return createSmtpMailer({ url: smtpUrl, from: mailFrom });
  return outboxDir ? createOutbox({ directory: outboxDir, from: mailFrom }) : absentMailer;
};

/** Takes no message: it would lie, with links that open accounts, where others may read it. Jobs try again until there is a server. */
const absentMailer: Mailer = {
  send: () => Promise.reject(new Error(noServer)),
  findFault: () => Promise.resolve(noServer),
  close: () => {},
};

const noServer = 'SMTP_URL is not set: messages wait, and nobody receives any';

/** Keeps every message as one .eml file; its links open accounts, so the files are for the server's own user alone. */
const createOutbox = ({ directory, from }: { directory: string; from: string }): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(toEnvelope(mail, from));
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${mail.kind}-${randomBytes(3).toString('hex')}.eml`;
      const file = join(directory, name);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      return { file: name, ...(mail.link && { link: mail.link }) };
    },
    findFault: async () => undefined,
    close: () => transport.close(),
  };
};

/** Deletes messages in the outbox that are older than the settings say: their links have ended, the addresses are people's. */
export const clearOutbox = async ({ dataDir, mailDays }: Config, now = new Date()): Promise<void> => {
  const directory = join(dataDir, 'outbox');
  const oldest = new Date(now.getTime() - mailDays * 86_400_000).toISOString().replaceAll(/[:.]/g, '-');
  const names = await readdir(directory).catch(() => []);
  // Their names begin with when they were written.
  for (const name of names.filter((one) => one < oldest)) await rm(join(directory, name), { force: true });
};

/**
 * A message as nodemailer takes it. The recipient is one checked address given as such, never text to be parsed, and the
 * subject one line: nobody's name or organisation can add a header or a recipient.
 */
const toEnvelope = ({ to, replyTo, subject, text, html, attachments = [] }: Mail, from: string) => ({
  from,
  to: toAddress(to),
  ...(replyTo && { replyTo: toAddress(replyTo) }),
  subject: subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '),
  text,
  html,
  attachments: [...attachments],
  // RFC 3834: no out-of-office reply to this.
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

const toAddress = (address: string) => ({ name: '', address: z.email().parse(address) });
