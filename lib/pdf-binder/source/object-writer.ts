import {
  PDFArray,
  PDFCatalog,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFPageLeaf,
  PDFPageTree,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import type { PdfFile } from '../pdf-file.ts';
import { isAction, isDropped, isListOfNames, isOfExternalStream } from './left-behind.ts';
import { findPacked, hexText } from './strings.ts';

/** Copies the objects of one document into the file, under numbers of the file's. */
export interface ObjectWriter {
  /** An object as PDF syntax; what it refers to is written by `writeRest`. */
  text(object: PDFObject | undefined, isNames?: boolean): string;
  /** The same, of something that stands in the object of this number: strings are read according to where they stand. */
  within<Result>(owner: PDFRef | undefined, write: () => Result): Result;
  /** Writes everything that was referred to, and what that refers to. */
  writeRest(): void;
  /** The number in the file of what was referred to; undefined for what was not. */
  numberOf(reference: PDFObject): number | undefined;
}

export const createObjectWriter = (context: PDFContext, file: PdfFile): ObjectWriter => {
  const numbers = new Map<PDFObject, number>();
  const waiting: { readonly reference: PDFRef; readonly number: number; readonly isNames: boolean }[] = [];
  const packed = findPacked(context);
  let isDeciphered = false;

  const reference = (to: PDFRef, isNames: boolean): string => {
    const known = numbers.get(to);
    if (known !== undefined) return `${known} 0 R`;
    const target = context.lookup(to);
    if (!(target instanceof PDFDict || target instanceof PDFArray || target instanceof PDFStream)) return text(target);
    if (isOutside(target)) return 'null';
    const number = file.reserve();
    numbers.set(to, number);
    waiting.push({ reference: to, number, isNames });
    return `${number} 0 R`;
  };

  const entries = (dictionary: PDFDict, isNames: boolean, isStream = false): string => {
    let written = '';
    for (const [key, value] of dictionary.entries()) {
      if (isNames ? isText(value) : isDropped(key) || (isStream && isOfExternalStream(key))) continue;
      written += `${key.asString()} ${text(value, !isNames && isListOfNames(key))}\n`;
    }
    return written;
  };

  const text = (object: PDFObject | undefined, isNames = false): string => {
    if (object instanceof PDFRef) return reference(object, isNames);
    if (object instanceof PDFDict) return !isNames && isAction(object) ? 'null' : `<<${entries(object, isNames)}>>`;
    if (object instanceof PDFArray)
      return `[${object
        .asArray()
        .map((each) => text(each))
        .join(' ')}]`;
    if (object instanceof PDFString && isDeciphered) return hexText(object);
    if (!object || object instanceof PDFInvalidObject || object instanceof PDFStream) return 'null';
    return object.toString();
  };

  const within = <Result>(owner: PDFRef | undefined, write: () => Result): Result => {
    isDeciphered = packed !== undefined && !(owner && packed.has(owner));
    return write();
  };

  const writeRest = () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { reference: from, number, isNames } = next;
      const object = context.lookup(from);
      within(from, () => {
        if (object instanceof PDFStream)
          file.write(number, `<<${entries(object.dict, false, true)}`, object.getContents());
        else file.write(number, text(object, isNames));
      });
    }
  };

  return { text, within, writeRest, numberOf: (to) => numbers.get(to) };
};

const isText = (value: PDFObject) => value instanceof PDFString || value instanceof PDFHexString || value === PDFNull;

const outside = new Set(['StructElem', 'StructTreeRoot', 'ObjStm', 'XRef'].map((name) => PDFName.of(name)));

/** Parts of the document itself: who refers to them from a page would bring all of it along. */
const isOutside = (target: PDFObject): boolean => {
  if (target instanceof PDFPageLeaf || target instanceof PDFPageTree || target instanceof PDFCatalog) return true;
  const dictionary = target instanceof PDFStream ? target.dict : target;
  const type = dictionary instanceof PDFDict && dictionary.get(PDFName.Type);
  return type instanceof PDFName && outside.has(type);
};
