import type { FastifyBaseLogger } from 'fastify';
import { tellOf } from '../telemetry.ts';
import type { Mail, Mailer } from './mailer.ts';

/** Sends a message and logs that it did: its kind, and, from the outbox only, its file and its link. */
export const sendMail = async (
  { mailer, log }: { mailer: Mailer; log: FastifyBaseLogger },
  mail: Mail,
): Promise<void> => {
  const receipt = await tellOf('mail', { name: mail.kind }, () => mailer.send(mail));
  log.info({ mail: mail.kind, ...receipt }, 'mail sent');
};
