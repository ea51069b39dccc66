import { parentPort } from 'node:worker_threads';
import { makeLabel, makeLabelsPdf } from './label/make-labels.ts';
import { renderSheetPdf } from './sheet-pdf/render-sheet-pdf.ts';
import type { MakingKind, Makings, RenderReply, RenderRequest } from './worker-messages.ts';

/** The thread that makes documents: typesetting never keeps the HTTP thread from answering others. */
const makers: { [Kind in MakingKind]: (from: Makings[Kind]['from']) => Promise<Makings[Kind]['gives']> } = {
  sheetPdf: ({ sheet, language }) => renderSheetPdf(sheet, language),
  label: async ({ record, options, stock }) => makeLabel(record, options, stock),
  labelsPdf: ({ records, options, imposition }) => makeLabelsPdf(records, options, imposition),
};

const make = <Kind extends MakingKind>(kind: Kind, from: Makings[Kind]['from']): Promise<Makings[Kind]['gives']> =>
  makers[kind](from);

const answer = async ({ id, kind, from }: RenderRequest): Promise<RenderReply> => {
  try {
    return { id, made: await make(kind, from) };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

parentPort?.on('message', async (request: RenderRequest) => {
  parentPort?.postMessage(await answer(request));
});
