import { supportEmailOf } from '#server/domains/provider/provider.ts';
import type { JobHandler } from '#server/platform/jobs/job.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import { accountChangeMail } from './account-change-mail.ts';
import type { mailAccountRemoval } from './mail-account-removal.ts';

export const handleMailAccountRemoval: JobHandler<typeof mailAccountRemoval> = async (
  { organisationId, people },
  services,
) => {
  const organisation = await services.store
    .selectFrom('organisations')
    .select(['name_en', 'name_fr', 'account_manager_email'])
    .where('id', '=', organisationId)
    .executeTakeFirst();
  if (!organisation?.account_manager_email) return;
  const content = accountChangeMail({
    change: 'removed',
    people,
    organisation: { en: organisation.name_en, fr: organisation.name_fr },
    organisationId,
    supportEmail: await supportEmailOf(services),
  });
  await sendMail(services, { kind: 'account-change', to: organisation.account_manager_email, ...content });
};
