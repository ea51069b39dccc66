import { createTransport } from 'nodemailer';
import { toEnvelope } from './envelope.ts';
import type { Mailer } from './mailer.ts';

/** Milliseconds after which a mail server that says nothing is given up for this time. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Hands messages to the SMTP server of this address, `smtp://user:password@host:587`. */
export const createSmtpMailer = ({ url, from }: { url: string; from: string }): Mailer => {
  const transport = createTransport({ url, ...timeouts });
  return {
    send: async (mail) => {
      await transport.sendMail(toEnvelope(mail, from));
      return {};
    },
    close: () => transport.close(),
  };
};
