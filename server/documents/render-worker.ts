import { parentPort } from 'node:worker_threads';
import { renderSheetPdf } from './sheet-pdf/render-sheet-pdf.ts';
import type { RenderReply, RenderRequest } from './worker-messages.ts';

/** The thread that makes PDFs: typesetting never keeps the HTTP thread from answering others. */
const answer = async ({ id, sheet, language }: RenderRequest): Promise<RenderReply> => {
  try {
    return { id, pdf: await renderSheetPdf(sheet, language) };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

parentPort?.on('message', async (request: RenderRequest) => {
  parentPort?.postMessage(await answer(request));
});
