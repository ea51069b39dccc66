import { rmSync } from 'node:fs';
import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import type { PageRange } from '#contract/reading/file-kind.ts';
import type { TakenOut } from '#contract/requests/taken-out.ts';
import { writeStreamLengths } from '#lib/pdf-binder/source/stream-lengths.ts';
import { type BoundedDocument, readBounded } from './bounded-parser.ts';
import { isPasswordNeeded, type PdfProblem, problemOfEnds } from './check.ts';
import { createDecodedSizes, TooComplexPdf } from './decoded-size.ts';
import { DamagedPdf, keepPages, pagesOf } from './page-tree.ts';
import { whyNot, whyNotEntry } from './sieve.ts';
import { createPdfWriter, type PdfWriter } from './write-pdf.ts';

export type Rewriting =
  | { readonly problem: PdfProblem; readonly takenOut?: never }
  | { readonly problem?: never; readonly takenOut: readonly TakenOut[] };

/**
 * Rewrites the PDF to this path, or returns why it cannot serve as a sheet's. The result is what one parser found from
 * the document's root, without active content: bytes that nobody refers to, or that another parser would read
 * differently, are gone. Where a range of pages is given it has these alone. Changes the bytes it is given.
 */
export const rewritePdf = async (bytes: Buffer, to: string, range?: PageRange): Promise<Rewriting> => {
  const problem = problemOfEnds(bytes);
  if (problem) return { problem };
  try {
    writeStreamLengths(bytes);
    const document = await readBounded(bytes);
    const pages = pagesOf(document.context);
    if (pages.length < (range?.[1] ?? 1)) return { problem: 'empty' };
    if (range) keepPages(document.context, pages, range);
    return { takenOut: await writeReached(document, to) };
  } catch (error) {
    rmSync(to, { force: true });
    if (error instanceof Error && 'syscall' in error) throw error;
    if (error instanceof TooComplexPdf) return { problem: 'too-complex' };
    return { problem: isPasswordNeeded(error) ? 'password-protected' : 'damaged' };
  }
};

const writeReached = async (document: BoundedDocument, to: string): Promise<TakenOut[]> => {
  const writer = createPdfWriter(to);
  try {
    return await copyReached(document, writer);
  } finally {
    writer.close();
  }
};

const copyReached = async ({ context, hasPlainStrings }: BoundedDocument, writer: PdfWriter): Promise<TakenOut[]> => {
  const numbers = new Map<PDFRef, number>();
  const waiting: PDFRef[] = [];
  const taken = new Set<TakenOut>();
  const addSize = createDecodedSizes();

  const reference = (to: PDFRef): string => {
    let number = numbers.get(to);
    if (number === undefined) {
      number = numbers.size + 1;
      numbers.set(to, number);
      waiting.push(to);
    }
    return `${number} 0 R`;
  };
  const isTaken = (object: PDFObject | undefined): boolean => {
    const why = whyNot(object);
    if (why) taken.add(why);
    return why !== undefined;
  };
  const entries = (dictionary: PDFDict, isPlain: boolean, isStream = false): string => {
    let written = '';
    for (const [key, value] of dictionary.entries()) {
      if (isStream && key === PDFName.Length) continue;
      const why = whyNotEntry(dictionary, key, { value: context.lookup(value), isStream });
      if (why && why !== 'quietly') taken.add(why);
      if (!why) written += `${key.asString()} ${text(value, isPlain)}`;
    }
    return written;
  };
  const text = (object: PDFObject | undefined, isPlain: boolean): string => {
    if (object instanceof PDFRef) return context.lookup(object) === undefined ? 'null' : reference(object);
    if (object instanceof PDFDict) return `<<${entries(object, isPlain)}>>`;
    if (object instanceof PDFArray) {
      const kept = object.asArray().filter((each) => !isTaken(context.lookup(each)));
      return `[${kept.map((each) => text(each, isPlain)).join(' ')}]`;
    }
    if (object instanceof PDFString) return isPlain ? hexText(object) : `(${object.asString()})`;
    if (object instanceof PDFHexString) return `<${object.asString().replace(/[^\da-f]/gi, '')}>`;
    if (object instanceof PDFStream || object instanceof PDFInvalidObject) throw new DamagedPdf('no object');
    // Digits without an end stand for no number that a reader knows.
    return object instanceof PDFNumber && !Number.isFinite(object.asNumber()) ? '0' : String(object);
  };

  const { Root: root, Info: info } = context.trailerInfo;
  if (!(root instanceof PDFRef)) throw new DamagedPdf('no root');
  reference(root);
  const described = info instanceof PDFRef && context.lookup(info) instanceof PDFDict ? info : undefined;
  if (described) reference(described);
  for (let at = 0; at < waiting.length; at++) {
    const from = waiting[at]!;
    const object = context.lookup(from);
    const number = numbers.get(from)!;
    const isPlain = hasPlainStrings(from);
    if (object instanceof PDFRawStream) {
      await addSize(object);
      writer.stream(number, entries(object.dict, isPlain, true), object.getContents());
    } else writer.object(number, isTaken(object) ? 'null' : text(object, isPlain));
  }
  const count = numbers.size + 1;
  writer.finish({ root: numbers.get(root)!, info: described && numbers.get(described), count });
  return [...taken].sort();
};

/** A string of plain bytes in a syntax that needs no escapes. */
const hexText = (string: PDFString): string => `<${Buffer.from(string.asString(), 'latin1').toString('hex')}>`;
