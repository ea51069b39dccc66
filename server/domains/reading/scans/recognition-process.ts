import { readFileSync } from 'node:fs';
import { createPagePictures, type DrawnPdf } from '#lib/sheet-reader/scans/page-pictures.ts';
import { toRecognisedPage } from '#lib/sheet-reader/scans/recognised.ts';
import { createRecogniser } from '#lib/sheet-reader/scans/recogniser.ts';
import type { PictureOrder, PictureReply } from './picture-reader.ts';

/** The process that draws pages and reads what is on them: whatever is in a file, what it may take is bounded. */
const [open, recogniser] = await Promise.all([createPagePictures(), createRecogniser()]);

let last: { readonly path: string; readonly pdf: DrawnPdf } | undefined;

const pdfAt = async (path: string): Promise<DrawnPdf> => {
  if (last?.path === path) return last.pdf;
  last?.pdf.close();
  last = undefined;
  last = { path, pdf: await open(readFileSync(path)) };
  return last.pdf;
};

const answer = async (question: string): Promise<PictureReply> => {
  try {
    const { path, page, turn } = JSON.parse(question) as PictureOrder;
    const drawn = await (await pdfAt(path)).draw(page);
    if (!drawn) return { recognised: null };
    return {
      recognised: toRecognisedPage(drawn.page, recogniser.recognise(drawn.picture, drawn.scale, turn)),
    };
  } catch {
    return { recognised: null };
  }
};

process.on('message', async (question: string) => {
  process.send?.(await answer(question));
});
// The caller is gone.
process.on('disconnect', () => process.exit());
process.send?.('ready');
