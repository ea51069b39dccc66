import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import type { SheetReading } from '#contract/reading/sheet-reading.ts';
import { readSheet } from '#lib/sheet-reader/read-sheet.ts';
import { hasFirstSections } from '#lib/sheet-reader/sheet/has-first-sections.ts';
import { hasText } from '#lib/sheet-reader/text/has-text.ts';
import { readPages } from '#lib/sheet-reader/text/read-pages.ts';

/** The thread that reads PDFs which people send: whatever is in them, nobody else waits for it. */
const answer = async (path: string): Promise<SheetReading> => {
  try {
    const { pages, pageCount } = await readPages(new Uint8Array(await readFile(path)), hasFirstSections);
    if (!hasText(pages)) return { outcome: 'unreadable', pages: pageCount, fields: {} };
    return { outcome: 'read', pages: pageCount, fields: readSheet(pages) };
  } catch {
    return { outcome: 'failed', pages: 0, fields: {} };
  }
};

parentPort?.on('message', async (path: string) => {
  parentPort?.postMessage(await answer(path));
});
