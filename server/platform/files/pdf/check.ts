import { ParseSpeeds, PDFArray, PDFDocument, PDFName, PDFNumber, type PDFPage, PDFRef } from '@cantoo/pdf-lib';

/** Why a file cannot serve as a sheet's PDF; `empty`: no bytes, or no page; `too-complex`: more than a sheet ever needs. */
export type PdfProblem = 'not-a-pdf' | 'damaged' | 'password-protected' | 'empty' | 'too-complex';

/** A file as a document, or why it is not one. */
export type OpenedPdf =
  | { readonly document: PDFDocument; readonly problem?: never }
  | { readonly problem: PdfProblem; readonly document?: never };

/** Opens the bytes of a file that was kept as a PDF of which every page can be read. */
export const openPdf = async (bytes: Uint8Array): Promise<OpenedPdf> => {
  const problem = problemOfEnds(bytes);
  if (problem) return { problem };
  try {
    const document = await PDFDocument.load(bytes, {
      password: '',
      updateMetadata: false,
      parseSpeed: ParseSpeeds.Fastest,
    });
    const pages = document.getPages();
    if (pages.length === 0) return { problem: 'empty' };
    if (pages.length < declaredPages(document) || !pages.every(hasItsContent)) return { problem: 'damaged' };
    return { document };
  } catch (error) {
    return { problem: isPasswordNeeded(error) ? 'password-protected' : 'damaged' };
  }
};

/** What the first and the last bytes of a file say is wrong with it. */
export const problemOfEnds = (bytes: Uint8Array): PdfProblem | undefined => {
  if (bytes.byteLength === 0) return 'empty';
  if (!beginsAsPdf(bytes)) return 'not-a-pdf';
  return endOf(bytes).includes('%%EOF') ? undefined : 'damaged';
};

/** Readers accept junk before the header and after the end mark, up to this many bytes. */
export const tolerance = 1024;

/** Whether these first bytes are a PDF's: an archive that holds a PDF has its header near the beginning too, and is none. */
export const beginsAsPdf = (bytes: Uint8Array): boolean => {
  const start = latin1(bytes.subarray(0, tolerance));
  return start.includes('%PDF-') && !start.startsWith('PK');
};

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
export const isPasswordNeeded = (error: unknown) =>
  error instanceof Error && /NEEDS PASSWORD|incorrect password/i.test(error.message);
