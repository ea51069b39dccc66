import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderSheetPdf } from '#server/domains/documents/sheet-pdf/render-sheet-pdf.ts';
import { demoSheets } from '#tests/server/documents/sheets.ts';

const madeOnes = 40;

/** Real sheets are there only where this project is worked on; elsewhere those of the demo stand for them. */
const realSheets = join(import.meta.dirname, '../../../shared/data/sds-pdfs/{en,fr,scanned}/*.pdf');

/** Different PDFs of sheets, and what they are. */
export const sheetPdfs = async (): Promise<{ readonly kind: string; readonly pdfs: readonly Buffer[] }> => {
  const real = globSync(realSheets).sort();
  if (real.length > 0) return { kind: 'real sheets', pdfs: real.map((path) => readFileSync(path)) };
  const pdfs: Buffer[] = [];
  for (const sheet of demoSheets.slice(0, madeOnes)) pdfs.push(await renderSheetPdf(sheet, sheet.language));
  return { kind: 'sheets of the demo', pdfs };
};
