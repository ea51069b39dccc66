import { Worker } from 'node:worker_threads';
import type { Selectable } from 'kysely';
import type { LabelDrawing } from '#contract/calls/labels.ts';
import { ApiError, apiError } from '#server/platform/errors/api-error.ts';
import type { SheetTable } from '#server/platform/storage/tables/collection.ts';
import { toSheetFacts } from '../collection/sheets.ts';
import type { MakingKind, Makings, RenderReply } from './worker-messages.ts';

/** Documents that the server makes itself. */
export interface DocumentService {
  /** The PDF of a sheet, made from its record in its language. Throws what making it throws; other requests go on. */
  sheetPdf(sheet: Selectable<SheetTable>): Promise<Buffer>;
  /** The label of a sheet, laid out for a stock; throws likewise. */
  label(from: Makings['label']['from']): Promise<LabelDrawing>;
  /** Labels as the PDF of their stock's pages; throws likewise, and `label.too_small` where one has no room. */
  labelsPdf(from: Makings['labelsPdf']['from']): Promise<Buffer>;
  /** Ends the thread; what it had not made is refused as `unavailable`. */
  close(): Promise<void>;
}

interface Pending {
  resolve(made: Makings[MakingKind]['gives']): void;
  reject(error: Error): void;
}

/**
 * Documents are made one after the other by a thread that starts with the first of them. Should it die, what it was asked is
 * refused as `unavailable` and the next request starts another. Who asks for a sheet that is being made waits for the same.
 */
export const createDocumentService = (): DocumentService => {
  const pending = new Map<number, Pending>();
  const underway = new Map<number, Promise<Buffer>>();
  let worker: Worker | undefined;
  let lastId = 0;

  const start = (): Worker => {
    const started = new Worker(new URL('./render-worker.ts', import.meta.url));
    started.on('message', (reply: RenderReply) => {
      const waiting = pending.get(reply.id);
      pending.delete(reply.id);
      if ('error' in reply) waiting?.reject(new Error(reply.error));
      else waiting?.resolve(reply.made);
    });
    started.on('error', (error) =>
      console.error(JSON.stringify({ level: 50, msg: 'document thread died', err: error.stack })),
    );
    started.on('exit', () => {
      worker = undefined;
      for (const { reject } of pending.values()) reject(apiError('unavailable'));
      pending.clear();
    });
    return started;
  };

  const make = <Kind extends MakingKind>(kind: Kind, from: Makings[Kind]['from']): Promise<Makings[Kind]['gives']> =>
    new Promise((resolve, reject) => {
      worker ??= start();
      lastId += 1;
      pending.set(lastId, { resolve, reject });
      worker.postMessage({ id: lastId, kind, from });
    });

  return {
    sheetPdf: (sheet) => {
      const same = underway.get(sheet.isn);
      if (same) return same;
      const pdf = make('sheetPdf', { sheet: toSheetFacts(sheet), language: sheet.language })
        .then(toBuffer)
        .finally(() => underway.delete(sheet.isn));
      underway.set(sheet.isn, pdf);
      return pdf;
    },
    label: (from) => make('label', from),
    labelsPdf: async (from) => {
      const made = await make('labelsPdf', from);
      if ('tooSmallFor' in made) throw tooSmall(made.tooSmallFor);
      return toBuffer(made);
    },
    close: async () => {
      await worker?.terminate();
    },
  };
};

const tooSmall = (name: string): ApiError =>
  new ApiError({ code: 'label.too_small', params: { name }, source: { parameter: 'stock' } });

/** Bytes come through the thread's door as a plain array of them. */
const toBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
