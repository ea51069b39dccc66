import type { Transaction } from 'kysely';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { giveUpWork } from '#server/domains/import/kept/give-up.ts';
import { workOnList, workOnPdfs } from '#server/domains/import/kept/import-job.ts';
import { changeRequestStatus } from '#server/domains/requests/change-status.ts';
import { failureNote } from '#server/domains/requests/documents/document-notes.ts';
import { queueDocumentMails } from '#server/domains/requests/documents/mail-document.ts';
import { makeBinder, makeIndex } from '#server/domains/requests/documents/make-document.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { dropJob } from '#server/platform/jobs/queue.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { Tables } from '#server/platform/storage/tables.ts';

/** Takes a job away that nobody is at. Throws `job.not_waiting` where somebody is, or it is gone. */
export const abandonJob = (store: Store, session: Session, id: number): Promise<void> =>
  inTransaction(store, async (trx) => {
    const job = await dropJob(trx, id);
    if (!job) throw apiError('job.not_waiting');
    if (job.kind === workOnList.kind || job.kind === workOnPdfs.kind) await giveUpWork(trx, job.payload);
    if (job.kind === makeIndex.kind || job.kind === makeBinder.kind) await giveUpDocument(trx, session, job.payload);
  });

/** Nothing else would ever end the request: the person who ordered the document would wait for it for good. */
const giveUpDocument = async (trx: Transaction<Tables>, { userId }: Session, payload: string): Promise<void> => {
  const { requestId, websiteLanguage: language } = makeBinder.payload.parse(JSON.parse(payload));
  const request = await trx.selectFrom('requests').select('status').where('id', '=', requestId).executeTakeFirst();
  if (request?.status !== 'processing') return;
  const note = failureNote(false)[language];
  await changeRequestStatus(trx, { requestId, status: 'error', note, userId, isMailed: false });
  await queueDocumentMails(trx, { requestId, language });
};
