import { rmSync } from 'node:fs';
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import type { TakenOut } from '#contract/requests/taken-out.ts';
import { writeStreamLengths } from '#lib/pdf-binder/source/stream-lengths.ts';
import { type BoundedDocument, readBounded } from './bounded-parser.ts';
import { isPasswordNeeded, type PdfProblem, problemOfEnds } from './check.ts';
import { createDecodedSizes, TooComplexPdf } from './decoded-size.ts';
import { whyNot, whyNotEntry } from './sieve.ts';
import { createPdfWriter, type PdfWriter } from './write-pdf.ts';

/** A PDF that is broken where something needs it. */
class DamagedPdf extends Error {}

export type Rewriting =
  | { readonly problem: PdfProblem; readonly takenOut?: never }
  | { readonly problem?: never; readonly takenOut: readonly TakenOut[] };

/**
 * Rewrites the PDF to this path, or returns why it cannot serve as a sheet's. The result is what one parser found from
 * the document's root, without active content: bytes that nobody refers to, or that another parser would read
 * differently, are gone. Changes the bytes it is given.
 */
export const rewritePdf = async (bytes: Buffer, to: string): Promise<Rewriting> => {
  const problem = problemOfEnds(bytes);
  if (problem) return { problem };
  try {
    writeStreamLengths(bytes);
    const document = await readBounded(bytes);
    const pages = countPages(document.context);
    if (pages === 0) return { problem: 'empty' };
    return { takenOut: await writeReached(document, to) };
  } catch (error) {
    rmSync(to, { force: true });
    if (error instanceof Error && 'syscall' in error) throw error;
    if (error instanceof TooComplexPdf) return { problem: 'too-complex' };
    return { problem: isPasswordNeeded(error) ? 'password-protected' : 'damaged' };
  }
};

const nameOf = (name: string) => PDFName.of(name);

/**
 * The pages of a document. Throws where there are fewer than its tree says, or one lacks its content: pdf-lib mends a truncated
 * file by leaving out what it does not find, without a word.
 */
const countPages = (context: PDFContext): number => {
  const catalog = context.lookup(context.trailerInfo.Root, PDFDict);
  const root = catalog.lookup(nameOf('Pages'), PDFDict);
  const seen = new Set<PDFObject>();
  const waiting: (PDFObject | undefined)[] = [root];
  let pages = 0;
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!(node instanceof PDFDict)) throw new DamagedPdf('a page that is none');
    const kids = node.lookup(nameOf('Kids'));
    if (kids instanceof PDFArray) {
      if (seen.has(node)) throw new DamagedPdf('a tree that goes in circles');
      seen.add(node);
      waiting.push(...kids.asArray().map((kid) => context.lookup(kid) ?? PDFNull));
    } else if (node.lookup(nameOf('Type')) !== nameOf('Page') && (node === root || node.has(nameOf('Kids'))))
      throw new DamagedPdf('no list of pages');
    else if (!hasItsContent(context, node)) throw new DamagedPdf('a page without its content');
    else pages++;
  }
  const declared = root.lookup(nameOf('Count'));
  if (declared instanceof PDFNumber && pages < declared.asNumber()) throw new DamagedPdf('too few pages');
  return pages;
};

const hasItsContent = (context: PDFContext, page: PDFDict): boolean => {
  const listed = page.lookup(PDFName.Contents);
  const parts = listed instanceof PDFArray ? listed.asArray() : [page.get(PDFName.Contents)];
  return parts.every((part) => !(part instanceof PDFRef) || context.lookup(part) !== undefined);
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
