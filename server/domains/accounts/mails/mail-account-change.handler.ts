import { supportEmailOf } from '#server/domains/provider/provider.ts';
import type { JobHandler } from '#server/platform/jobs/job.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { nameWithAddress } from '../name-with-address.ts';
import { namedHere } from '../own-details.ts';
import { accountChangeMail } from './account-change-mail.ts';
import type { mailAccountChange } from './mail-account-change.ts';

export const handleMailAccountChange: JobHandler<typeof mailAccountChange> = async (
  { membershipId, change },
  services,
) => {
  const member = await findMember(services.store, membershipId);
  if (!member?.account_manager_email) return;
  const content = accountChangeMail({
    change,
    people: [nameWithAddress(member)],
    organisation: { en: member.name_en, fr: member.name_fr },
    organisationId: member.organisation_id,
    supportEmail: await supportEmailOf(services),
  });
  await sendMail(services, { kind: 'account-change', to: member.account_manager_email, ...content });
};

const findMember = async (db: Database, membershipId: number) => {
  const member = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .innerJoin('organisations', 'organisations.id', 'memberships.organisation_id')
    .select([
      'organisations.id as organisation_id',
      'organisations.name_en',
      'organisations.name_fr',
      'organisations.account_manager_email',
      'users.first_name',
      'users.last_name',
      'users.email',
      'memberships.own_details',
    ])
    .where('memberships.id', '=', membershipId)
    .executeTakeFirst();
  return member && namedHere(member);
};
