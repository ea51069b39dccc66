import { readFileSync } from 'node:fs';
import { ParseSpeeds, PDFArray, PDFDocument, PDFName, PDFNumber, type PDFPage, PDFRef } from '@cantoo/pdf-lib';
import { hasScripts } from './scripts.ts';
import { readSkeleton } from './skeleton.ts';

/** Why a file cannot serve as a sheet's PDF; `empty`: no bytes, or no page. */
export type PdfProblem = 'not-a-pdf' | 'damaged' | 'password-protected' | 'empty';

/** What was found out about a file. */
export type PdfFinding = { readonly problem: PdfProblem } | { readonly problem?: never; readonly hasScripts: boolean };

/**
 * What is wrong with the bytes as a PDF, or undefined when they can be opened, read whole and bound. A file that is
 * encrypted without a password to open it is fine. Takes up to 100 ms a sheet: not for the HTTP thread.
 */
export const checkPdf = async (bytes: Uint8Array): Promise<PdfProblem | undefined> => (await findIn(bytes)).problem;

/** `checkPdf` for a file of any size, without having all of it in memory; says too whether there are programs in it. */
export const checkPdfFile = async (path: string): Promise<PdfFinding> => {
  const skeleton = readSkeleton(path);
  // What is encrypted is deciphered while it is read, and cannot be without its content.
  return findIn(skeleton.includes('/Encrypt') ? readFileSync(path) : skeleton);
};

const findIn = async (bytes: Uint8Array): Promise<PdfFinding> => {
  const opened = await openPdf(bytes);
  return opened.document ? { hasScripts: hasScripts(opened.document) } : opened;
};

/** A file as a document, or why it is none. */
export type OpenedPdf =
  | { readonly document: PDFDocument; readonly problem?: never }
  | { readonly problem: PdfProblem; readonly document?: never };

/** Opens the bytes as a PDF of which every page can be read. `parseSpeed` says how often others have their turn meanwhile. */
export const openPdf = async (bytes: Uint8Array, parseSpeed = ParseSpeeds.Slow): Promise<OpenedPdf> => {
  if (bytes.byteLength === 0) return { problem: 'empty' };
  if (!startOf(bytes).includes('%PDF-')) return { problem: 'not-a-pdf' };
  if (!endOf(bytes).includes('%%EOF')) return { problem: 'damaged' };
  try {
    const document = await PDFDocument.load(bytes, { password: '', updateMetadata: false, parseSpeed });
    const pages = document.getPages();
    if (pages.length === 0) return { problem: 'empty' };
    if (pages.length < declaredPages(document) || !pages.every(hasItsContent)) return { problem: 'damaged' };
    return { document };
  } catch (error) {
    return { problem: isAboutPassword(error) ? 'password-protected' : 'damaged' };
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
