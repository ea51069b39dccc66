import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { splitAddition as call } from '#contract/calls/operator/requests.ts';
import { type PageRange, splitRanges } from '#contract/reading/file-kind.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { keepReading } from '#server/domains/reading/keep-reading.ts';
import type { SheetReader } from '#server/domains/reading/reader.ts';
import { addRequest } from '#server/domains/requests/add-request.ts';
import type { AdditionInfo } from '#server/domains/requests/additions/addition-info.ts';
import { queueReadingAhead } from '#server/domains/requests/additions/read-ahead.ts';
import { changeRequestStatus } from '#server/domains/requests/change-status.ts';
import { newSubmission } from '#server/domains/requests/mails/untold-ends.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { FileStore, StagedFile } from '#server/platform/files/file-store.ts';
import type { PdfChecker } from '#server/platform/files/pdf/checker.ts';
import { keepWithRecords, reserveFile } from '#server/platform/files/reservations.ts';
import type { Store } from '#server/platform/storage/database.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { answerOnce } from '#server/platform/submissions.ts';
import { lockOpenRequest, refuseColleagues } from '../open-request.ts';
import { nextMoment } from '../queue/mark.ts';
import { findAddition } from './read-work.ts';

interface Needed {
  readonly store: Store;
  readonly files: FileStore;
  readonly reader: SheetReader;
  readonly pdfs: PdfChecker;
}

interface Splitting {
  readonly requestId: number;
  /** As the operator saw them. */
  readonly parts: readonly PageRange[];
  readonly key: string | undefined;
  /** The colleague who has it, where it is knowingly theirs. */
  readonly ofColleague: number | undefined;
}

/**
 * Makes of an addition one for each sheet in its file, by who asked for it and with what was asked for; the first keeps its number and
 * draft. Throws `not_found`, `request.not_open`, `request.of_colleague`, `addition.not_split`, and `record.changed` where its file is not (any more) read as these parts.
 */
export const splitAddition = async (
  { store, files, reader, pdfs }: Needed,
  { userId }: Session,
  { requestId, parts, key, ofColleague }: Splitting,
): Promise<z.input<typeof call.answer>> => {
  const found = await findAddition(store, requestId);
  if (!found) throw apiError('not_found');
  const { organisation_id: organisationId, file_hash: fileHash } = found;
  const { kind, pages } = await keepReading({ store, files, reader, owner: organisationId }, fileHash);
  const isReadSo = kind !== undefined && isDeepStrictEqual(splitRanges(kind, pages), parts);
  const cut = isReadSo ? await cutFile({ files, pdfs }, { fileHash, organisationId, parts }) : [];
  try {
    return await keepWithRecords({ store, files }, cut, (trx) =>
      answerOnce(trx, { userId, key }, async () => {
        const request = await lockOpenRequest(trx, requestId, 'sdsaddition');
        await refuseColleagues(trx, request, { userId, ofColleague });
        if (!isReadSo || request.file_hash !== fileHash) throw apiError('record.changed');
        const ids = await writeParts(trx, request, { parts, cut });
        await tell(trx, { ids, parts, userId });
        return { ids };
      }),
    );
  } finally {
    await Promise.allSettled(cut.map((file) => file.discard()));
  }
};

interface Cut {
  readonly fileHash: string;
  readonly organisationId: number;
  readonly parts: readonly PageRange[];
}

const cutFile = async (
  { files, pdfs }: Pick<Needed, 'files' | 'pdfs'>,
  { fileHash, organisationId, parts }: Cut,
): Promise<StagedFile[]> => {
  const whole = await files.receive(await files.open(fileHash));
  const cut: StagedFile[] = [];
  try {
    for (const part of parts) {
      const { cleanPath } = await pdfs.check(whole.path, organisationId, part);
      if (cleanPath === undefined) throw apiError('addition.not_split');
      cut.push(await files.adopt(cleanPath));
    }
    return cut;
  } catch (error) {
    await Promise.allSettled(cut.map((file) => file.discard()));
    throw error;
  } finally {
    await whole.discard();
  }
};

type Request = Awaited<ReturnType<typeof lockOpenRequest>>;

const writeParts = async (
  trx: Transaction<Tables>,
  request: Request,
  { parts, cut }: { readonly parts: readonly PageRange[]; readonly cut: readonly StagedFile[] },
): Promise<number[]> => {
  const { id, organisation_id: organisationId, user_id: userId, file_hash } = request;
  const ids: number[] = [];
  // The parts are mailed about as what was sent together is.
  const submission = request.submission || newSubmission(cut.length);
  for (const [index, { hash, size }] of cut.entries()) {
    const name = nameOfPart(request.file_name, parts[index]!);
    const info = { ...(JSON.parse(request.info) as AdditionInfo), file_size: size };
    if (index > 0) {
      ids.push(
        await addRequest(
          trx,
          { organisationId, userId },
          { type: 'sdsaddition', info, file: { hash, name }, submission },
        ),
      );
      continue;
    }
    const first = { info: JSON.stringify(info), file_hash: hash, file_name: name, submission };
    await trx.updateTable('requests').set(first).where('id', '=', id).execute();
    ids.push(id);
  }
  for (const part of ids) await queueReadingAhead(trx, part, organisationId);
  // They are one piece of work: who has it has all of them, and they come from where it came.
  const { holder_id, from_desk } = request;
  await trx
    .updateTable('requests')
    .set({ from_desk, ...(holder_id !== null && { holder_id, holder_changed_at: await nextMoment(trx) }) })
    .where('id', 'in', ids.slice(1))
    .execute();
  // The whole file goes where nobody else holds it: its parts have all of its pages.
  await reserveFile(trx, { hash: file_hash, owner: `split-addition.${id}`, until: undefined });
  await writeEntry(trx, 'addition-split', { organisationId, record: id, details: { parts: ids } });
  return ids;
};

interface Told {
  readonly ids: readonly number[];
  readonly parts: readonly PageRange[];
  /** The operator. */
  readonly userId: number;
}

/** The history of each says what became of the file; who asked for it is written to once. */
const tell = async (trx: Transaction<Tables>, { ids, parts, userId }: Told): Promise<void> => {
  const list = ids.map((id, index) => `R-${id} (${pagesOf(parts[index]!)})`).join(', ');
  const note = [
    `The file held ${ids.length} sheets; each is a request of its own now: ${list}.`,
    `Le fichier contenait ${ids.length} fiches; chacune est maintenant une demande\u00a0: ${list}.`,
  ].join('\n');
  for (const [index, requestId] of ids.entries())
    await changeRequestStatus(trx, {
      ...{ requestId, status: 'processing', note, userId },
      ...(index > 0 && { isMailed: false }),
    });
};

/** Read in either language. */
const nameOfPart = (name: string, range: PageRange): string => `${name.replace(/\.pdf$/i, '')} (${pagesOf(range)}).pdf`;

const pagesOf = ([from, to]: PageRange): string => `p. ${from === to ? from : `${from}–${to}`}`;
