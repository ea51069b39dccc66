import { PDFArray, PDFDocument, PDFName, PDFNumber, type PDFPage, PDFRef } from '@cantoo/pdf-lib';

/** Why a file cannot serve as a sheet's PDF; `empty`: no bytes, or no page. */
export type PdfProblem = 'not-a-pdf' | 'damaged' | 'password-protected' | 'empty';

/**
 * What is wrong with the bytes as a PDF, or undefined when they can be opened, read whole and bound. A file that is
 * encrypted without a password to open it is fine. Takes up to 100 ms a sheet: not for the HTTP thread.
 */
export const checkPdf = async (bytes: Uint8Array): Promise<PdfProblem | undefined> => {
  if (bytes.byteLength === 0) return 'empty';
  if (!startOf(bytes).includes('%PDF-')) return 'not-a-pdf';
  if (!endOf(bytes).includes('%%EOF')) return 'damaged';
  try {
    const document = await PDFDocument.load(bytes, { password: '', updateMetadata: false });
    const pages = document.getPages();
    if (pages.length === 0) return 'empty';
    return pages.length < declaredPages(document) || !pages.every(hasItsContent) ? 'damaged' : undefined;
  } catch (error) {
    return isAboutPassword(error) ? 'password-protected' : 'damaged';
  }
};

/** Readers accept junk before the header and after the end mark, up to this many bytes. */
const tolerance = 1024;

const startOf = (bytes: Uint8Array) => latin1(bytes.subarray(0, tolerance));

const endOf = (bytes: Uint8Array) => {
  let end = bytes.byteLength;
  // Some scanners pad their files with zeros.
  while (end > 0 && bytes[end - 1] === 0) end--;
  return latin1(bytes.subarray(Math.max(0, end - tolerance), end));
};

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

/**
 * pdf-lib mends a truncated file by leaving out what it does not find, without a word: twelve of fifteen pages, in one
 * seen. The page tree still says how many there were.
 */
const declaredPages = (document: PDFDocument) => {
  const count = document.catalog.Pages().get(PDFName.of('Count'));
  return count instanceof PDFNumber ? count.asNumber() : 0;
};

const hasItsContent = ({ node, doc }: PDFPage) => {
  const contents = node.get(PDFName.of('Contents'));
  const parts = contents instanceof PDFArray ? contents.asArray() : [contents];
  return parts.every((part) => !(part instanceof PDFRef) || doc.context.lookup(part) !== undefined);
};

/** pdf-lib's own message; its error has no class of its own. */
const isAboutPassword = (error: unknown) =>
  error instanceof Error && /NEEDS PASSWORD|incorrect password/i.test(error.message);
