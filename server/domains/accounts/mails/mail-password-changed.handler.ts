import type { JobHandler } from '#server/platform/jobs/job.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import type { mailPasswordChanged } from './mail-password-changed.ts';
import { passwordChangedMail } from './password-changed-mail.ts';

export const handleMailPasswordChanged: JobHandler<typeof mailPasswordChanged> = async ({ userId }, services) => {
  const { store, config } = services;
  const user = await store
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', userId)
    .where('shared', '=', 0)
    .executeTakeFirst();
  if (!user) return;
  const content = passwordChangedMail({
    language: user.language,
    url: `${config.publicUrl}/forgot-password`,
    supportEmail: config.supportEmail,
  });
  await sendMail(services, { kind: 'password-changed', to: user.email, ...content });
};
