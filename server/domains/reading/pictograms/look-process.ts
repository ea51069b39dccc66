import { readFileSync } from 'node:fs';
import { lookForPictograms } from '#lib/sheet-reader/pictograms/look.ts';
import { createPagePictures } from '#lib/sheet-reader/scans/page-pictures.ts';
import type { Looked, LookOrder } from './looker.ts';

/** The process that draws pages and looks at them: whatever is in a file, what it may take is bounded. */
const open = await createPagePictures();

const answer = async ({ path, pages, laid }: LookOrder): Promise<Looked> => {
  try {
    const pdf = await open(readFileSync(path));
    try {
      return { seen: await lookForPictograms(pdf, pages, laid) };
    } finally {
      pdf.close();
    }
  } catch {
    return { seen: [] };
  }
};

process.on('message', async (order: LookOrder) => {
  process.send?.(await answer(order));
});
// The caller is gone.
process.on('disconnect', () => process.exit());
process.send?.('ready');
