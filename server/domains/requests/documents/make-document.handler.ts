import { rm } from 'node:fs/promises';
import type { Selectable } from 'kysely';
import { documentDays } from '#contract/limits.ts';
import type { DocumentType } from '#contract/requests/request-types.ts';
import { dayIn } from '#lib/business-days/days.ts';
import { isUnavailable } from '#lib/unavailable.ts';
import type { DocumentSheet } from '#server/domains/documents/document-sheet.ts';
import type { MadeDocument } from '#server/domains/documents/generator.ts';
import { isDiskFull } from '#server/platform/errors/is-disk-full.ts';
import { keepWithRecords } from '#server/platform/files/reservations.ts';
import type { JobContext, JobHandler, JobServices } from '#server/platform/jobs/job.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { RequestTable } from '#server/platform/storage/tables/requests.ts';
import { changeRequestStatus } from '../change-status.ts';
import { documentFileName } from './document-file.ts';
import { failureNote, leftOutNote } from './document-notes.ts';
import { documentOptions } from './document-options.ts';
import type { DocumentInfo, LeftOutSheet } from './document-order.ts';
import { documentSheets } from './document-sheets.ts';
import { queueDocumentMails } from './mail-document.ts';
import type { DocumentJobServices, DocumentPayload, makeBinder } from './make-document.ts';
import { withPdfs } from './sheets-with-pdfs.ts';

/** Milliseconds between two notes of how far a document is. */
const interval = 1000;

/**
 * Notes how far a document is, now and then: half of the way each sheet is made ready, the other half it is written. It never
 * fails: a note that is missed is followed by another.
 */
const reportProgress = (db: Database, requestId: number, count: number) => {
  let done = 0;
  let noted = 0;
  const note = async () => {
    if (done === noted) return;
    noted = done;
    await db.updateTable('requests').set({ progress: noted }).where('id', '=', requestId).execute();
  };
  const timer = setInterval(() => void note().catch(() => undefined), interval);
  return {
    ready: (sheets: number) => {
      done = Math.floor(sheets / 2);
    },
    made: (sheets: number) => {
      done = Math.floor((count + sheets) / 2);
    },
    /** For a document whose sheets need not be made ready. */
    both: (sheets: number) => {
      done = sheets;
    },
    end: () => clearInterval(timer),
  };
};

/** Attempts before a document fails; each may have cost minutes. */
const maxAttempts = 5;

export const handleMakeDocument: JobHandler<typeof makeBinder, DocumentJobServices> = async (
  payload,
  services,
  context,
) => {
  const { store, log } = services;
  const request = await store.selectFrom('requests').selectAll().where('id', '=', payload.requestId).executeTakeFirst();
  if (request?.status !== 'processing') return;
  try {
    if (context.attempt > maxAttempts) throw new Error('given up');
    await make(services, { payload, request, context });
  } catch (error) {
    const isFull = isDiskFull(error);
    if (context.signal.aborted || isUnavailable(error) || (!isFull && context.attempt < maxAttempts)) throw error;
    log.error({ err: error, request: payload.requestId }, 'document given up');
    await fail(services, { payload, request, context, note: failureNote(isFull)[payload.websiteLanguage] });
  }
};

interface Making {
  readonly payload: DocumentPayload;
  readonly request: Selectable<RequestTable>;
  readonly context: JobContext;
}

const make = async (services: DocumentJobServices, { payload, request, context }: Making): Promise<void> => {
  const { store, files, generator } = services;
  const info = JSON.parse(request.info) as DocumentInfo;
  const type = request.type as DocumentType;
  const options = await documentOptions(store, { payload, info, organisationId: request.organisation_id });
  const bare = await documentSheets(store, { payload, organisationId: request.organisation_id });
  const path = await files.scratch();
  const progress = reportProgress(store, request.id, bare.length);
  const checkedOut = files.checkout();
  try {
    const needsPdfs = type !== 'index';
    const sheets = needsPdfs
      ? await withPdfs({ ...services, checkedOut }, bare, {
          signal: context.signal,
          onProgress: progress.ready,
        })
      : bare;
    const made = await generator.make(
      { kind: kindOf(type, info), options, sheets, path, isDoubleSided: payload.isDoubleSided },
      { signal: context.signal, onProgress: needsPdfs ? progress.made : progress.both },
    );
    await complete(services, { payload, request, context, path, made, info, sheets: bare });
  } finally {
    progress.end();
    await checkedOut.end();
    await rm(path, { force: true });
  }
};

const kindOf = (type: DocumentType, { format }: DocumentInfo) =>
  type === 'index' ? (format === 'html' ? 'indexHtml' : 'indexPdf') : type;

interface Completion extends Making {
  readonly path: string;
  readonly made: MadeDocument;
  readonly info: DocumentInfo;
  readonly sheets: readonly DocumentSheet[];
}

/** The file, the request, its mails and the end of the job: all of it at once, so that none of it happens twice. */
const complete = async (
  { store, files }: JobServices,
  { payload, request, context, path, made, info, sheets }: Completion,
): Promise<void> => {
  const file = await files.adopt(path);
  const { websiteLanguage, timeZone } = payload;
  const now = new Date();
  const left_out = nameLeftOut(made.leftOut, sheets);
  await keepWithRecords({ store, files }, [file], async (trx) => {
    await context.finish(trx);
    await trx
      .updateTable('requests')
      .set({
        info: JSON.stringify({ ...info, ...(left_out.length > 0 && { left_out }) } satisfies DocumentInfo),
        file_hash: file.hash,
        file_name: documentFileName(request.type as DocumentType, {
          info,
          language: websiteLanguage,
          day: dayIn(now.toISOString(), timeZone),
        }),
        progress: info.num_sds,
        expires_at: new Date(now.getTime() + documentDays * 86_400_000).toISOString(),
      })
      .where('id', '=', request.id)
      .execute();
    const note = left_out.length > 0 ? leftOutNote(left_out.length)[websiteLanguage] : '';
    await changeRequestStatus(trx, { requestId: request.id, status: 'completed', note, userId: null, isMailed: false });
    await queueDocumentMails(trx, { requestId: request.id, language: websiteLanguage });
  });
};

const fail = (
  { store }: JobServices,
  { payload, request, context, note }: Making & { readonly note: string },
): Promise<void> =>
  inTransaction(store, async (trx) => {
    await context.finish(trx);
    await changeRequestStatus(trx, { requestId: request.id, status: 'error', note, userId: null, isMailed: false });
    await queueDocumentMails(trx, { requestId: request.id, language: payload.websiteLanguage });
  });

const nameLeftOut = (leftOut: MadeDocument['leftOut'], sheets: readonly DocumentSheet[]): LeftOutSheet[] => {
  if (leftOut.length === 0) return [];
  const byIsn = new Map(sheets.map((sheet) => [sheet.isn, sheet]));
  return leftOut.map(({ isn, reason }) => {
    const { productName = '', manufacturer = '' } = byIsn.get(isn) ?? {};
    return { isn, product_name: productName, manufacturer, reason };
  });
};
