import type { Transaction } from 'kysely';
import { z } from 'zod';
import { type Language, languages } from '#contract/languages.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { addJob } from '#server/platform/jobs/queue.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { subscribedRequester } from '../subscribed-requester.ts';
import type { DocumentInfo } from './document-order.ts';

/** Mails to one address that a document is ready, with a link to it, or that it could not be made. */
export const mailDocument = defineJob(
  'mail-document',
  z.object({ requestId: z.number().int(), to: z.email(), language: z.enum(languages) }),
);

/**
 * Mails everybody who should hear about a document, once each: the given addresses, and the requester if subscribed.
 */
export const queueDocumentMails = async (
  trx: Transaction<Tables>,
  { requestId, language }: { requestId: number; language: Language },
): Promise<void> => {
  const { info, type } = await trx
    .selectFrom('requests')
    .select(['info', 'type'])
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow();
  const recipients = new Map<string, Language>();
  // An index is opened where it was asked for; a mail would only tell what is on the screen already.
  const requester = type === 'index' ? undefined : await subscribedRequester(trx, requestId);
  if (requester) recipients.set(requester.email, requester.language);
  for (const to of (JSON.parse(info) as DocumentInfo).emails) if (!recipients.has(to)) recipients.set(to, language);
  for (const [to, own] of recipients) await addJob(trx, mailDocument, { requestId, to, language: own });
};
