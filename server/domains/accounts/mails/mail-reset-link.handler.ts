import type { JobHandler } from '#server/platform/jobs/job.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { findPersonWithPassword } from '../accounts.ts';
import { createToken, retireTokens } from '../tokens.ts';
import type { mailResetLink } from './mail-reset-link.ts';
import { resetLinkMail } from './reset-link-mail.ts';

const life = 3_600_000;

/** Draws the token of the link; an older link holds no longer. */
export const handleMailResetLink: JobHandler<typeof mailResetLink> = async ({ name, askedAt }, services) => {
  const { store, config } = services;
  const user = await findPersonWithPassword(store, name);
  if (!user) return;
  const expiresAt = new Date(Date.parse(askedAt) + life);
  const token = await inTransaction(store, async (trx) => {
    await retireTokens(trx, { kind: 'reset', userId: user.id });
    return createToken(trx, { kind: 'reset', userId: user.id, expiresAt });
  });
  const { email, language } = user;
  const url = `${config.publicUrl}/reset-password?${new URLSearchParams({ email, token, mail_lang: language })}`;
  const content = resetLinkMail({ language, url, supportEmail: config.supportEmail });
  await sendMail(services, { kind: 'reset-link', to: email, ...content });
};
