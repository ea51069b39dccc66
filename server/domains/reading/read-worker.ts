import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { contactsOf } from '#lib/sheet-reader/fields/contacts.ts';
import { kindOf, unseenPages } from '#lib/sheet-reader/kind/file-kind.ts';
import { doubtKind, firstSheetOf, languageOfFirst } from '#lib/sheet-reader/kind/first-sheet.ts';
import { laidPages, pagesOfHazards } from '#lib/sheet-reader/pictograms/of-hazards.ts';
import { readSheet } from '#lib/sheet-reader/read-sheet.ts';
import { blurredFields, doubtPictures, markBlurred } from '#lib/sheet-reader/scans/blurred.ts';
import { toPage } from '#lib/sheet-reader/scans/recognised.ts';
import { readSections } from '#lib/sheet-reader/sections/read-sections.ts';
import { hasFirstSections } from '#lib/sheet-reader/sheet/has-first-sections.ts';
import { toSheet } from '#lib/sheet-reader/sheet/sheet.ts';
import { hasText, pagesWithoutText } from '#lib/sheet-reader/text/has-text.ts';
import { frontAndBack, readPages } from '#lib/sheet-reader/text/read-pages.ts';
import { createLooker } from './pictograms/looker.ts';
import { noSections, notRead, type ReadingOrder, type WholeReading } from './reader.ts';

const looker = createLooker();

/** The thread that reads PDFs which people send: whatever is in them, nobody else waits for it. */
const answer = async ({ path, recognised }: ReadingOrder): Promise<WholeReading> => {
  try {
    const { pages: written, later, pageCount } = await readPages(new Uint8Array(await readFile(path)));
    const wordless = pagesWithoutText(written);
    const pictures = new Map(
      recognised
        .filter(({ frame, words }) => words.length > 0 && wordless.includes(frame.number))
        .map((page) => [page.frame.number, page]),
    );
    const pages = written.map((page) => {
      const picture = pictures.get(page.frame.number);
      return picture ? toPage(picture) : page;
    });
    if (!hasText(pages)) return { outcome: 'unreadable', pages: pageCount, fields: {}, sections: noSections, wordless };
    const kind = kindOf([...pages, ...later]);
    const first = firstSheetOf(pages, kind);
    const { fields: others, ...sections } = readSections(first.sheet);
    const sheet = toSheet(frontAndBack(first.version, hasFirstSections));
    const seen = await looker.look({ path, pages: pagesOfHazards(sheet), laid: laidPages(sheet) });
    const fields = doubtKind(readSheet(sheet, { others, language: languageOfFirst(kind), seen }), kind);
    const contacts = contactsOf(sheet);
    const unseen = unseenPages({ kind, pageCount, pictures: pictures.size > 0 ? pagesWithoutText(later) : [] });
    const told = { ...(kind && { kind }), ...(contacts && { contacts }), ...(unseen && { unseen }) };
    const read = { outcome: 'read', pages: pageCount, wordless, ...told } as const;
    if (pictures.size === 0) return { ...read, fields, sections };
    const blurred = blurredFields(fields, pages);
    return {
      ...read,
      fields: doubtPictures(fields, pages),
      sections: markBlurred(sections, pictures),
      pictures: [...pictures.values()].map(({ frame, confidence }) => ({ page: frame.number, confidence })),
      ...(blurred.length > 0 && { blurred }),
    };
  } catch {
    return notRead;
  }
};

parentPort?.on('message', async (order: ReadingOrder) => {
  parentPort?.postMessage(await answer(order));
});
