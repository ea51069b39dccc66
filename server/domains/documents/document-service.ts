import type { Selectable } from 'kysely';
import type { LabelDrawing } from '#contract/calls/labels.ts';
import type { SectionsRead } from '#contract/sheets/sheet-sections.ts';
import { ApiError, apiError } from '#server/platform/errors/api-error.ts';
import type { Log } from '#server/platform/log.ts';
import type { SheetTable } from '#server/platform/storage/tables/collection.ts';
import { createAnsweringThread } from '#server/platform/threads/answering-thread.ts';
import { toSheetFacts } from '../collection/sheets.ts';
import type { DocumentTaskKind, DocumentTasks, RenderQuestion } from './worker-messages.ts';

/** Documents that the server makes itself. */
export interface DocumentService {
  /**
   * The PDF of a sheet, made from its record in its language. Throws what making it throws; other requests continue.
   */
  sheetPdf(sheet: Selectable<SheetTable>): Promise<Buffer>;
  /** The sections of a sheet that is made from its record, with the pages of its PDF; throws likewise. */
  sheetSections(sheet: Selectable<SheetTable>): Promise<SectionsRead>;
  /** The same where nobody waits for it: a thread of its own makes them, behind what people ask for. */
  sheetSectionsAtLeisure(sheet: Selectable<SheetTable>): Promise<SectionsRead>;
  /** The label of a sheet, laid out for a stock; throws likewise. */
  label(from: DocumentTasks['label']['from']): Promise<LabelDrawing>;
  /** Labels as the PDF of their stock's pages; throws likewise, and `label.too_small` where one has no room. */
  labelsPdf(from: DocumentTasks['labelsPdf']['from']): Promise<Buffer>;
  /** A location's poster; throws likewise. */
  posterPdf(from: DocumentTasks['posterPdf']['from']): Promise<Buffer>;
  /** Ends the threads; what they had not made is refused as `unavailable`. */
  close(): Promise<void>;
}

/**
 * A thread makes documents one after the other; the first document starts it. When it dies, its current document fails
 * as `unavailable` and the next request starts another thread. Requests for a sheet that is being made share one
 * result.
 */
export const createDocumentService = (log: Log): DocumentService => {
  const underway = new Map<number, Promise<Buffer>>();
  const means = {
    workerUrl: new URL('./render-worker.ts', import.meta.url),
    log,
    died: () => apiError('unavailable'),
  };
  const thread = createAnsweringThread<RenderQuestion>({ ...means, name: 'document' });
  const behind = createAnsweringThread<RenderQuestion>({
    ...means,
    name: 'document-behind',
    isBehind: true,
    idle: 60_000,
  });
  const make = <Kind extends DocumentTaskKind>(
    kind: Kind,
    from: DocumentTasks[Kind]['from'],
    by = thread,
  ): Promise<DocumentTasks[Kind]['gives']> => by.ask<DocumentTasks[Kind]['gives']>({ kind, from } as RenderQuestion);

  return {
    sheetPdf: (sheet) => {
      const same = underway.get(sheet.isn);
      if (same) return same;
      const pdf = make('sheetPdf', factsOf(sheet))
        .then(toBuffer)
        .finally(() => underway.delete(sheet.isn));
      underway.set(sheet.isn, pdf);
      return pdf;
    },
    sheetSections: (sheet) => make('sheetSections', factsOf(sheet)),
    sheetSectionsAtLeisure: (sheet) => make('sheetSections', factsOf(sheet), behind),
    label: (from) => make('label', from),
    labelsPdf: async (from) => {
      const made = await make('labelsPdf', from);
      if ('tooSmallFor' in made) throw tooSmall(made.tooSmallFor);
      return toBuffer(made);
    },
    posterPdf: async (from) => toBuffer(await make('posterPdf', from)),
    close: async () => {
      await Promise.all([thread.end(), behind.end()]);
    },
  };
};

const factsOf = (sheet: Selectable<SheetTable>) => ({ sheet: toSheetFacts(sheet), language: sheet.language });

const tooSmall = (name: string): ApiError =>
  new ApiError({ code: 'label.too_small', params: { name }, source: { parameter: 'stock' } });

/** Bytes come through the thread's door as a plain array of them. */
const toBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
