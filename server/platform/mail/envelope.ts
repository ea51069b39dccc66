import { z } from 'zod';
import type { Mail } from './mailer.ts';

/**
 * A message as nodemailer takes it. The recipient is one checked address given as such, never text to be parsed, and the
 * subject one line: nobody's name or organisation can add a header or a recipient.
 */
export const toEnvelope = ({ to, replyTo, subject, text, html, attachments = [] }: Mail, from: string) => ({
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
