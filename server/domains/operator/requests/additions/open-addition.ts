import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { openAddition as call } from '#contract/calls/operator/additions.ts';
import { findHeld } from '#server/domains/collection/held-sheet.ts';
import { addRequest } from '#server/domains/requests/add-request.ts';
import { type AdditionInfo, toAdditionInfo } from '#server/domains/requests/additions/addition-info.ts';
import { queueReadingAhead } from '#server/domains/requests/additions/read-ahead.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { ApiError } from '#server/platform/errors/api-error.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { ReceivedFile } from '#server/platform/files/received-file.ts';
import { keepWithRecords } from '#server/platform/files/reservations.ts';
import type { Store } from '#server/platform/storage/database.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { answerOnce } from '#server/platform/submissions.ts';
import { nextMoment } from '../queue/mark.ts';

interface Needed {
  readonly store: Store;
  readonly files: FileStore;
}

interface Opening {
  readonly body: z.output<typeof call.body>;
  /** The operator. */
  readonly userId: number;
  readonly file: ReceivedFile | undefined;
}

/**
 * Opens an addition for an organisation, held by the operator who opens it; members see it once its sheet is in their collection. Throws
 * `request.required` where there is no such organisation, and `addition.unknown_sheet` where the sheet that it is like is none of it.
 */
export const openAddition = (
  { store, files }: Needed,
  { body, userId, file }: Opening,
): Promise<z.input<typeof call.answer>> =>
  keepWithRecords({ store, files }, file ? [file] : [], (trx) =>
    answerOnce(trx, { userId, key: body.submission }, async () => {
      const { organisation: organisationId } = body;
      const organisation = await trx
        .selectFrom('organisations')
        .select('id')
        .where('id', '=', organisationId)
        .executeTakeFirst();
      if (!organisation) throw new ApiError({ code: 'request.required', source: { pointer: '/data/organisation' } });
      const like = await findLike(trx, body);
      const takenOut = file?.takenOut ?? [];
      const asked = toAdditionInfo({ locations: [], customFields: ['', '', ''], size: file?.size ?? 0, takenOut });
      const info = { ...asked, ...(like && { like }) };
      // Nobody of the organisation asked for it: nobody is mailed about it.
      const id = await addRequest(
        trx,
        { organisationId, userId: null },
        { type: 'sdsaddition', info, ...(file && { file: { hash: file.hash, name: file.name } }) },
      );
      await trx
        .updateTable('requests')
        .set({ from_desk: 1, holder_id: userId, holder_changed_at: await nextMoment(trx) })
        .where('id', '=', id)
        .execute();
      if (file) await queueReadingAhead(trx, id, organisationId);
      await writeEntry(trx, 'addition-opened', { organisationId, record: id });
      return { id, taken_out: [...takenOut] };
    }),
  );

/** What one organisation sent says nothing to another. */
const findLike = async (
  trx: Transaction<Tables>,
  { organisation, like, language }: Opening['body'],
): Promise<AdditionInfo['like']> => {
  if (like === undefined) return undefined;
  const held = await findHeld(trx, organisation, like);
  if (!held) throw new ApiError({ code: 'addition.unknown_sheet', source: { pointer: '/data/organisation' } });
  return { isn: like, language: language ?? held.language };
};
