import type { JobHandler } from '#server/platform/jobs/job.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { isDocument, readInfo } from '../present/request-info.ts';
import { subscribedRequester } from '../subscribed-requester.ts';
import type { mailRequestStatus } from './mail-request-status.ts';
import { requestStatusMail } from './request-status-mail.ts';

export const handleMailRequestStatus: JobHandler<typeof mailRequestStatus> = async (
  { requestId, changeId },
  services,
) => {
  const { store, config } = services;
  const found = await findChange(store, { requestId, changeId });
  const requester = await subscribedRequester(store, requestId);
  if (!found || !requester || (await isOvertaken(store, { requestId, changeId, requester: requester.id }))) return;
  const { product_name, subject, num_sds } = readInfo(found);
  const content = requestStatusMail({
    language: requester.language,
    requestId,
    type: found.type,
    about: { name: product_name || subject || (isDocument(found.type) ? '' : found.file_name), sheets: num_sds },
    status: found.status,
    note: found.note,
    url: `${config.publicUrl}/message-centre?request=${requestId}`,
    accountUrl: `${config.publicUrl}/account-information`,
    supportEmail: config.supportEmail,
  });
  await sendMail(services, { kind: 'request-status', to: requester.email, ...content });
};

interface Change {
  readonly requestId: number;
  readonly changeId: number;
}

/** The change and its request. */
const findChange = (db: Database, { requestId, changeId }: Change) =>
  db
    .selectFrom('requests')
    .innerJoin('request_changes', 'request_changes.request_id', 'requests.id')
    .select(['requests.type', 'requests.status', 'requests.info', 'requests.file_name', 'request_changes.note'])
    .where('requests.id', '=', requestId)
    .where('request_changes.id', '=', changeId)
    .executeTakeFirst();

/** Whether something newer is to be told, by a job of its own; what people do themselves is not. */
const isOvertaken = async (
  db: Database,
  { requestId, changeId, requester }: Change & { requester: number },
): Promise<boolean> => {
  const newer = await db
    .selectFrom('request_changes')
    .select('id')
    .where('request_id', '=', requestId)
    .where('id', '>', changeId)
    .where((eb) => eb.or([eb('user_id', 'is', null), eb('user_id', '!=', requester)]))
    .executeTakeFirst();
  return newer !== undefined;
};
