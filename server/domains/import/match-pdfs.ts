import { basename, extname } from 'node:path';
import { fold } from '#lib/text/fold.ts';
import type { ImportRow } from './row.ts';

/** Which file is which row's PDF, and what remains, with the reason. */
export interface PdfMatches {
  /** Files by the line of their row. */
  readonly files: ReadonlyMap<number, string>;
  /** Of rows that name a file which is not there, by line. */
  readonly problems: ReadonlyMap<number, string>;
  readonly unclaimed: readonly { readonly file: string; readonly reason: string }[];
}

/**
 * A row's PDF is the file that it names, else the file named like one of its product ids, where no other row has that
 * id. Never by CAS number: the same substance from another supplier has another sheet, and mixing them up hurts people.
 */
export const matchPdfs = (rows: readonly ImportRow[], files: readonly string[]): PdfMatches => {
  const claimed = new Map<number, string>();
  const problems = new Map<number, string>();
  for (const { line, pdf } of rows.filter((row) => row.pdf !== '')) {
    const matches = filesNamed(pdf, files);
    if (matches.length === 1) claimed.set(line, matches[0]!);
    else
      problems.set(
        line,
        matches.length === 0 ? `PDF “${pdf}” was not found` : `${matches.length} PDFs are called “${pdf}”`,
      );
  }

  const rowsById = rowsByProductId(rows);
  const named = new Set(claimed.values());
  const unclaimed: { file: string; reason: string }[] = [];
  for (const file of files.filter((each) => !named.has(each))) {
    const stem = basename(file, extname(file));
    const [row, ...others] = rowsById.get(fold(stem)) ?? [];
    if (!row) unclaimed.push({ file, reason: 'no row names it, or has its name as product id' });
    else if (others.length > 0)
      unclaimed.push({ file, reason: `product id of several lines: ${linesOf([row, ...others])}` });
    else if (claimed.has(row.line)) unclaimed.push({ file, reason: `line ${row.line} has “${claimed.get(row.line)}”` });
    else if (row.pdf !== '') unclaimed.push({ file, reason: `line ${row.line} names “${row.pdf}”` });
    else claimed.set(row.line, file);
  }
  return { files: claimed, problems, unclaimed };
};

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
