import { fold } from '#lib/search-engine/analyzer.ts';
import { storedFile } from '#lib/zip/stored-file.ts';
import { type ZipEntry, zip } from '#lib/zip/zip.ts';
import type { DocumentOptions, DocumentSheet } from '../document-sheet.ts';
import type { Sheets } from '../generation/collect.ts';
import { type Following, follow } from '../generation/follow.ts';
import { writePieces } from '../generation/write-pieces.ts';
import type { SheetRow } from './page/data.ts';
import { type PageFrame, pageHtml } from './page-html.ts';

/** A sheet and the path of its PDF on the disk; empty or absent without a PDF. */
export interface EbinderSheet extends DocumentSheet {
  readonly path?: string;
}

/** A sheet that an e-binder lists without its PDF, and why. */
export interface LeftOut {
  readonly isn: number;
  readonly reason: 'missing' | 'damaged' | 'empty';
}

/** An e-binder's size in bytes, and the sheets without a PDF in it. */
export interface Ebinder {
  readonly size: number;
  readonly leftOut: readonly LeftOut[];
}

/**
 * Writes sheets in their order as one archive: `index.html`, which lists and searches them without a server and a
 * network, and a folder of their PDFs. Throws what writing throws. A PDF that cannot be read is named on the page and
 * in `leftOut`.
 */
export const writeEbinder = async (
  options: DocumentOptions,
  sheets: Sheets<EbinderSheet>,
  target: string,
  following: Following = {},
): Promise<Ebinder> => {
  const leftOut: LeftOut[] = [];
  const size = await writePieces(target, zip(entries(options, follow(sheets, following), leftOut)));
  return { size, leftOut };
};

/** The page comes last: it says which of the PDFs before it could be read. */
async function* entries(
  options: DocumentOptions,
  sheets: AsyncIterable<EbinderSheet>,
  leftOut: LeftOut[],
): AsyncGenerator<ZipEntry> {
  const page = createPageRows(options);
  let number = 0;
  for await (const sheet of sheets) {
    number += 1;
    const name = ebinderFileName(number, sheet.productName);
    const file = readable(name, sheet.path ?? '');
    if ('reason' in file) leftOut.push({ isn: sheet.isn, reason: file.reason });
    else yield file;
    page.add(sheet, 'reason' in file ? '' : name);
  }
  yield { name: 'index.html', data: joined(pageHtml(page.frame(), page.rows)) };
}

const readable = (name: string, path: string): ZipEntry | Pick<LeftOut, 'reason'> => {
  if (path === '') return { reason: 'missing' };
  try {
    const file = storedFile(name, path);
    return file.stored?.size === 0 ? { reason: 'empty' } : file;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return { reason: 'missing' };
    if (code === 'EIO' || code === 'EISDIR') return { reason: 'damaged' };
    throw error;
  }
};

/** The sheets in the form that the page reads, gathered while their PDFs are written. */
const createPageRows = (options: DocumentOptions) => {
  const rows: string[] = [];
  const manufacturers = createNumbering();
  const locations = createNumbering();
  /** By number, in the other language. */
  const otherLocations: string[] = [];
  const languages = new Set<string>();
  let hasCas = false;
  return {
    rows,
    add: (sheet: EbinderSheet, file: string): void => {
      languages.add(sheet.language);
      hasCas ||= sheet.casNumbers.length > 0;
      const row: SheetRow = [
        sheet.productName,
        manufacturers.numberOf(sheet.manufacturer),
        sheet.productIds,
        sheet.language,
        options.includeDate ? sheet.sheetDate : '',
        sheet.customFields.slice(0, options.customFieldLabels.length),
        sheet.locations.map((name, at) => {
          const number = locations.numberOf(name);
          otherLocations[number] ??= sheet.otherLocations?.[at] ?? name;
          return number;
        }),
        sheet.casNumbers,
        file,
      ];
      rows.push(JSON.stringify(row));
    },
    frame: (): PageFrame => ({
      ...options,
      manufacturers: manufacturers.names(),
      locations: locations.names(),
      other: { ...(options.other ?? options), locations: otherLocations },
      hasCas,
      languages: languages.size,
    }),
  };
};

const createNumbering = () => {
  const numbers = new Map<string, number>();
  return {
    numberOf: (name: string): number => {
      const number = numbers.get(name) ?? numbers.size;
      numbers.set(name, number);
      return number;
    },
    names: (): string[] => [...numbers.keys()],
  };
};

/** Characters handed on at a time, at least: each piece is deflated by itself. */
const fewestCharacters = 128 * 1024;

function* joined(texts: Iterable<string>): Generator<Uint8Array> {
  let text = '';
  for (const next of texts) {
    text += next;
    if (text.length < fewestCharacters) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}

/** Characters of a name, with its ending: any file system takes it, in any folder one is likely to unpack into. */
const longest = 80;

/** Where a sheet's PDF stands in an e-binder: numbered, so that names never meet and follow the order, in plain letters. */
export const ebinderFileName = (number: number, productName: string): string => {
  const start = String(number).padStart(4, '0');
  const name = fold(productName)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest - start.length - '-.pdf'.length)
    .replace(/^-|-$/g, '');
  return `sheets/${name ? `${start}-${name}` : start}.pdf`;
};
