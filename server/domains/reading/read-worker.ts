import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { readSheet } from '#lib/sheet-reader/read-sheet.ts';
import { readSections } from '#lib/sheet-reader/sections/read-sections.ts';
import { hasFirstSections } from '#lib/sheet-reader/sheet/has-first-sections.ts';
import { hasText } from '#lib/sheet-reader/text/has-text.ts';
import { frontAndBack, readPages } from '#lib/sheet-reader/text/read-pages.ts';
import { noSections, type WholeReading } from './reader.ts';

/** The thread that reads PDFs which people send: whatever is in them, nobody else waits for it. */
const answer = async (path: string): Promise<WholeReading> => {
  try {
    const { pages, pageCount } = await readPages(new Uint8Array(await readFile(path)));
    if (!hasText(pages)) return { outcome: 'unreadable', pages: pageCount, fields: {}, sections: noSections };
    const { fields, ...sections } = readSections(pages);
    return {
      outcome: 'read',
      pages: pageCount,
      fields: readSheet(frontAndBack(pages, hasFirstSections), fields),
      sections,
    };
  } catch {
    return { outcome: 'failed', pages: 0, fields: {}, sections: noSections };
  }
};

parentPort?.on('message', async (path: string) => {
  parentPort?.postMessage(await answer(path));
});
