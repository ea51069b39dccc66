import type { z } from 'zod';
import type { putBackSheetPdf as call } from '#contract/calls/operator/sheet-pdf.ts';
import { saveSheet, toSheetFacts, withFile } from '#server/domains/collection/sheets.ts';
import { touchProduct, touchSheets } from '#server/domains/collection/touch-sheets.ts';
import { keepSectionsOf } from '#server/domains/reading/keep-reading.ts';
import { findKeptSections } from '#server/domains/reading/keep-sections.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { ApiError, apiError } from '#server/platform/errors/api-error.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { findFormerPdf, keepFormerPdf } from './former-pdfs.ts';
import { findOtherOfFile, findSheet, type Means, readFor } from './replace-pdf.ts';
import { carrySettled } from './settle-attention.ts';

interface PuttingBack {
  readonly isn: number;
  /** The operator. */
  readonly userId: number;
  readonly body: z.output<typeof call.body>;
}

const source = { pointer: '/data/former' };

/**
 * Makes a PDF that a sheet had before the sheet's again, in every collection that holds it. The facts stay as they are recorded; the PDF
 * that it has is kept as a former one, so that this is taken back in the same way. Throws `not_found`, `record.changed`,
 * `sheet.file_gone` where it is kept no longer, and `sheet.file_of_other` where it has become another sheet's of the same organisation.
 */
export const putBackSheetPdf = async (means: Means, { isn, userId, body }: PuttingBack): Promise<void> => {
  const { store } = means;
  const sheet = await findSheet(store, isn);
  if (!sheet) throw apiError('not_found');
  if (sheet.version !== body.version) throw apiError('record.changed');
  const hash = await findFormerPdf(store, isn, body.former);
  if (hash === undefined) throw new ApiError({ code: 'sheet.file_gone', source });
  await readFor(means, sheet, hash);
  // They went while no sheet had the file.
  if (!(await findKeptSections(store, hash))) await keepSectionsOf(means, hash);
  await inTransaction(store, async (trx) => {
    const known = await trx
      .updateTable('sheets')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('isn', '=', isn)
      .returningAll()
      .executeTakeFirst();
    if (!known) throw apiError('not_found');
    if (known.version !== body.version + 1) throw apiError('record.changed');
    if ((await findFormerPdf(trx, isn, body.former)) !== hash) throw new ApiError({ code: 'sheet.file_gone', source });
    const other = await findOtherOfFile(trx, isn, hash);
    if (other) {
      const params = { name: other.product_name, id: other.isn };
      throw new ApiError({ code: 'sheet.file_of_other', params, source });
    }
    await saveSheet(trx, withFile(toSheetFacts(known), hash), isn);
    await carrySettled(trx, { isn, file: hash, isNewer: false, isOtherLanguage: false });
    await keepFormerPdf(trx, { isn, userId, hash: known.made_from_record === 1 ? '' : known.file_hash, by: hash });
    await writeEntry(trx, 'sheet-pdf-put-back', { record: isn });
    await (known.product_key === '' ? touchSheets(trx, [isn]) : touchProduct(trx, known.product_key));
  });
};
