import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderSheetPdf } from '#server/domains/documents/sheet-pdf/render-sheet-pdf.ts';
import { demoSheets } from '#tests/server/documents/sheets.ts';
import { realData } from '#tests/support/outside.ts';

const madeOnes = 40;

/** Without them, sheets of the demo take their place. */
const realSheets = realData('data/sds-pdfs').found;

/** Different PDFs of sheets, and what they are. */
export const sheetPdfs = async (): Promise<{ readonly kind: string; readonly pdfs: readonly Buffer[] }> => {
  const real = realSheets ? globSync(join(realSheets, '{en,fr,scanned}/*.pdf')).sort() : [];
  if (real.length > 0) return { kind: 'real sheets', pdfs: real.map((path) => readFileSync(path)) };
  const pdfs: Buffer[] = [];
  for (const sheet of demoSheets.slice(0, madeOnes)) pdfs.push(await renderSheetPdf(sheet, sheet.language));
  return { kind: 'sheets of the demo', pdfs };
};
