import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FileStore } from '../files/file-store.ts';
import { checkPdf, type PdfProblem } from '../files/pdf/check.ts';

/** Stores a PDF that can be opened and read whole, and gives its hash; else says what is wrong with it. */
export const storePdf = async (files: FileStore, path: string): Promise<{ hash: string } | { problem: string }> => {
  const bytes = await readFile(path);
  const hash = createHash('sha256').update(bytes).digest('hex');
  // What is stored has been checked: an import that is run again need not parse it once more.
  if (await files.has(hash)) return { hash };
  const problem = await checkPdf(bytes);
  return problem ? { problem: problemTexts[problem] } : { hash: (await files.put(bytes)).hash };
};

const problemTexts: Record<PdfProblem, string> = {
  'not-a-pdf': 'is not a PDF',
  damaged: 'is damaged',
  'password-protected': 'needs a password',
  empty: 'is empty',
};
