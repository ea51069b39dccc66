import { basename, extname } from 'node:path';
import { fold } from '#lib/text/fold.ts';
import { quoted, type Reason, toLookAt, told } from './reasons.ts';
import type { ImportRow } from './row.ts';

/** A file that is no row's PDF, and why. */
export interface UnclaimedFile {
  readonly file: string;
  readonly reason: Reason;
}

/** Which file is which row's PDF, and what remains, with the reason. */
export interface PdfMatches {
  /** Files by the line of their row. */
  readonly files: ReadonlyMap<number, string>;
  /** Of rows that name a file which is not there, by line. */
  readonly problems: ReadonlyMap<number, Reason>;
  readonly unclaimed: readonly UnclaimedFile[];
}

/**
 * A row's PDF is the file that it names, else the file named like one of its product ids, where no other row has that
 * id. Never by CAS number: the same substance from another supplier has another sheet, and mixing them up hurts people.
 */
export const matchPdfs = (rows: readonly ImportRow[], files: readonly string[]): PdfMatches => {
  const claimed = new Map<number, string>();
  const problems = new Map<number, Reason>();
  for (const { line, pdf } of rows.filter((row) => row.pdf !== '')) {
    const matches = filesNamed(pdf, files);
    if (matches.length === 1) claimed.set(line, matches[0]!);
    else problems.set(line, matches.length === 0 ? notFound(pdf) : severalCalled(pdf, matches.length));
  }

  const rowsById = rowsByProductId(rows);
  const named = new Set(claimed.values());
  const unclaimed: UnclaimedFile[] = [];
  for (const file of files.filter((each) => !named.has(each))) {
    const stem = basename(file, extname(file));
    const [row, ...others] = rowsById.get(fold(stem)) ?? [];
    if (!row) unclaimed.push({ file, reason: noRow });
    else if (others.length > 0) unclaimed.push({ file, reason: idOfSeveral(linesOf([row, ...others])) });
    else if (claimed.has(row.line)) unclaimed.push({ file, reason: lineHas(row.line, claimed.get(row.line)!) });
    else if (row.pdf !== '') unclaimed.push({ file, reason: lineNames(row.line, row.pdf) });
    else claimed.set(row.line, file);
  }
  return { files: claimed, problems, unclaimed };
};

const notFound = (pdf: string): Reason =>
  toLookAt(`PDF ${quoted(pdf).en} was not found`, `le PDF ${quoted(pdf).fr} est introuvable`);

const severalCalled = (pdf: string, count: number): Reason =>
  toLookAt(`${count} PDFs are called ${quoted(pdf).en}`, `${count} PDF portent le nom ${quoted(pdf).fr}`);

const noRow = told(
  'no row names it, or has its name as product id',
  'aucune ligne ne le nomme ni n’a son nom comme code de produit',
);

const idOfSeveral = (lines: string): Reason =>
  told(`product id of several lines: ${lines}`, `code de produit de plusieurs lignes\u00a0: ${lines}`);

const lineHas = (line: number, file: string): Reason =>
  told(`line ${line} has ${quoted(file).en}`, `la ligne ${line} a déjà ${quoted(file).fr}`);

const lineNames = (line: number, pdf: string): Reason =>
  told(`line ${line} names ${quoted(pdf).en}`, `la ligne ${line} nomme ${quoted(pdf).fr}`);

/** The file of this path, else those of this name wherever they are; cells often leave the extension out. */
const filesNamed = (name: string, files: readonly string[]) => {
  const wanted = name.replaceAll('\\', '/').toLowerCase().normalize('NFC');
  const isWanted = (path: string) => {
    const actual = path.toLowerCase().normalize('NFC');
    return actual === wanted || actual === `${wanted}.pdf`;
  };
  const exact = files.filter(isWanted);
  return exact.length > 0 ? exact : files.filter((file) => isWanted(basename(file)));
};

const rowsByProductId = (rows: readonly ImportRow[]) => {
  const byId = new Map<string, ImportRow[]>();
  for (const row of rows) {
    for (const id of new Set(row.productIds.map(fold).filter(Boolean))) byId.set(id, [...(byId.get(id) ?? []), row]);
  }
  return byId;
};

const linesOf = (rows: readonly ImportRow[]) => rows.map(({ line }) => line).join(', ');
