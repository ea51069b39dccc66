import { readFileSync } from 'node:fs';
import { createPagePictures, type DrawnPdf } from '#lib/sheet-reader/scans/page-pictures.ts';
import { type RecognisedPage, toRecognisedPage } from '#lib/sheet-reader/scans/recognised.ts';
import { createRecogniser } from '#lib/sheet-reader/scans/recogniser.ts';
import type { PictureOrder, PictureQuestion, PictureReply } from './picture-reader.ts';
import { writeReadableCopy } from './write-readable-copy.ts';

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

const recognise = async ({ path, page, turn }: PictureOrder): Promise<RecognisedPage | null> => {
  const drawn = await (await pdfAt(path)).draw(page);
  return drawn ? toRecognisedPage(drawn.page, recogniser.recognise(drawn.picture, drawn.scale, turn)) : null;
};

const nothing: PictureReply = { recognised: null, isCopied: false };

const answer = async (text: string): Promise<PictureReply> => {
  try {
    const question = JSON.parse(text) as PictureQuestion;
    if ('recognise' in question) return { ...nothing, recognised: await recognise(question.recognise) };
    return { ...nothing, isCopied: await writeReadableCopy(question.copy) };
  } catch {
    return nothing;
  }
};

// pdf-lib tells the console of every number that it finds strange.
console.warn = () => undefined;
process.on('message', async (question: string) => {
  process.send?.(await answer(question));
});
// The caller is gone.
process.on('disconnect', () => process.exit());
process.send?.('ready');
