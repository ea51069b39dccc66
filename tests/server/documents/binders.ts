import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRef, PDFString } from '@cantoo/pdf-lib';
import { getDocumentProxy } from 'unpdf';
import type { BinderOptions, BinderSheet } from '#server/domains/documents/binder/binder.ts';

/** A folder for the PDFs of one test file, and sheets with PDFs in it. */
export const makeShelf = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vigie-binder-'));
  let count = 0;
  /** A sheet with these bytes as its PDF; without bytes, one whose PDF is not there. */
  const add = async (productName: string, bytes?: Uint8Array): Promise<BinderSheet> => {
    count += 1;
    const path = join(folder, `${count}.pdf`);
    if (bytes) await writeFile(path, bytes);
    return { ...plainSheet, isn: count, productName, path };
  };
  return { add, path: join(folder, 'binder.pdf'), remove: () => rm(folder, { recursive: true }) };
};

const plainSheet = {
  manufacturer: 'Société Éclat',
  productIds: ['P-1'],
  language: 'en',
  sheetDate: '2025-03-04',
  customFields: [],
  locations: [],
  casNumbers: [],
  hazardCodes: [],
  hazardous: 'unknown',
} as const;

export const binderOptions: BinderOptions = {
  language: 'en',
  organisation: 'Ville de Rimouski',
  made: '2026-01-02',
  sort: 'product',
  includeDate: true,
  customFieldLabels: [],
  locationLabel: 'Location',
  filters: [{ label: 'Language', value: 'French' }],
  isDoubleSided: false,
};

/** A PDF of so many pages, each with its words, changed as the test wants. */
export const drawPdf = async (words: readonly string[], change: (document: PDFDocument) => void = () => {}) => {
  const document = await PDFDocument.create();
  for (const text of words) document.addPage([612, 792]).drawText(text, { x: 72, y: 700, size: 12 });
  change(document);
  return document.save({ useObjectStreams: false });
};

/** Index of the page that each link of a page leads to within the file. */
export const linkTargets = (document: PDFDocument, index: number): number[] => {
  const pages = document.getPages().map(({ ref }) => ref);
  const annotations = document.getPage(index).node.Annots()?.asArray() ?? [];
  return annotations.flatMap((annotation) => {
    const destination = document.context.lookup(annotation, PDFDict).lookup(PDFName.of('Dest'));
    if (!destination || !('asArray' in destination)) return [];
    const [page] = (destination as { asArray(): unknown[] }).asArray();
    return page instanceof PDFRef ? [pages.indexOf(page)] : [];
  });
};

/** The outline as a reader shows it: words, page, what is beneath. */
export const readOutline = async (path: string): Promise<{ title: string; page: number; items: string[] }[]> => {
  const proxy = await getDocumentProxy(new Uint8Array(await readFile(path)));
  const outline = (await proxy.getOutline()) ?? [];
  return Promise.all(
    outline.map(async ({ title, dest, items }) => {
      const page = await proxy.getPageIndex((dest as { num: number; gen: number }[])[0]!);
      return { title, page, items: items.map((item) => item.title) };
    }),
  );
};

/** Where texts that begin with these words stand on a page as it is shown: from its top left, and whether upright. */
export const placesInPdf = async (path: string, index: number, words: string) => {
  const proxy = await getDocumentProxy(new Uint8Array(await readFile(path)));
  const page = await proxy.getPage(index + 1);
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || !item.str.startsWith(words)) return [];
    const [a, b, , , x, y] = item.transform as number[];
    const [startX, startY] = viewport.convertToViewportPoint(x!, y!) as [number, number];
    const [endX, endY] = viewport.convertToViewportPoint(x! + a!, y! + b!) as [number, number];
    return [
      {
        fromLeft: startX,
        fromRight: viewport.width - startX - item.width * (viewport.scale || 1),
        fromBottom: viewport.height - startY,
        /** Radians by which it goes down to the right. */
        falls: Math.atan2(endY - startY, endX - startX),
        isUpright: endX > startX && Math.abs(endY - startY) < 0.01,
      },
    ];
  });
};

/** A part of what is read aloud: its tag, the index of the page it is on, and what its link says. */
interface Told {
  readonly tag: string;
  readonly page: number | undefined;
  readonly link: string | undefined;
}

/** All parts of a document in the order in which they are read aloud. */
export const readStructure = (document: PDFDocument): Told[] => {
  const pages = document.getPages().map(({ ref }) => ref);
  const read = (part: PDFDict): Told[] => {
    const kids = part.lookup(PDFName.of('K'));
    const listed = kids instanceof PDFArray ? kids.asArray().map((kid) => document.context.lookup(kid)) : [kids];
    const beneath = listed.filter((kid) => kid instanceof PDFDict);
    const link = beneath.find((kid) => kid.get(PDFName.of('Type')) === PDFName.of('OBJR'));
    const contents = link?.lookup(PDFName.of('Obj'), PDFDict).lookup(PDFName.of('Contents'));
    const page = part.get(PDFName.of('Pg'));
    return [
      {
        tag: part.lookup(PDFName.of('S'), PDFName).decodeText(),
        page: page instanceof PDFRef ? pages.indexOf(page) : undefined,
        link: contents instanceof PDFString || contents instanceof PDFHexString ? contents.decodeText() : undefined,
      },
      ...beneath.filter((kid) => kid.has(PDFName.of('S'))).flatMap(read),
    ];
  };
  const root = document.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  const [whole] = root.lookup(PDFName.of('K'), PDFArray).asArray();
  return read(document.context.lookup(whole, PDFDict));
};
