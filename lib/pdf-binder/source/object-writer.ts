import {
  decodePDFRawStream,
  PDFArray,
  PDFCatalog,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFPageLeaf,
  PDFPageTree,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import type { PdfFile } from '../pdf-file.ts';

/** Copies the objects of one document into the file, under numbers of the file's. */
export interface ObjectWriter {
  /** An object as PDF syntax; what it refers to is written by `writeRest`. */
  text(object: PDFObject | undefined, isNames?: boolean): string;
  /** The same for a value within the object of this number: strings are deciphered by the number of their object. */
  within<Result>(owner: PDFRef | undefined, write: () => Result): Result;
  /** Writes everything that was referred to, and what that refers to. */
  writeRest(): void;
  /** The number in the file of what was referred to; undefined for what was not. */
  numberOf(reference: PDFObject): number | undefined;
}

/** With the numbers of the document's pages, what says how they are read aloud comes along: of a document of our own. */
export const createObjectWriter = (
  context: PDFContext,
  file: PdfFile,
  tagged: ReadonlyMap<PDFRef, number> = new Map(),
): ObjectWriter => {
  const isTagged = tagged.size > 0;
  const numbers = new Map<PDFObject, number>(tagged);
  const waiting: { readonly reference: PDFRef; readonly number: number; readonly isNames: boolean }[] = [];
  const packed = findPacked(context);
  let isDeciphered = false;

  const reference = (to: PDFRef, isNames: boolean): string => {
    const known = numbers.get(to);
    if (known !== undefined) return `${known} 0 R`;
    const target = context.lookup(to);
    if (!(target instanceof PDFDict || target instanceof PDFArray || target instanceof PDFStream)) return text(target);
    if (isOutside(target, isTagged)) return 'null';
    const number = file.reserve();
    numbers.set(to, number);
    waiting.push({ reference: to, number, isNames });
    return `${number} 0 R`;
  };

  const entries = (dictionary: PDFDict, isNames: boolean, isStream = false): string => {
    let written = '';
    for (const [key, value] of dictionary.entries()) {
      if (isNames ? isText(value) : isDropped(key, isTagged) || (isStream && isOfExternalStream(key))) continue;
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

const namesOf = (...all: string[]): ReadonlySet<PDFName> => new Set(all.map((name) => PDFName.of(name)));

const outside = namesOf('ObjStm', 'XRef');
const structure = namesOf('StructElem', 'StructTreeRoot');

/** Parts of the document itself: who refers to them from a page would bring all of it along. */
const isOutside = (target: PDFObject, isTagged: boolean): boolean => {
  if (target instanceof PDFPageLeaf || target instanceof PDFPageTree || target instanceof PDFCatalog) return true;
  const dictionary = target instanceof PDFStream ? target.dict : target;
  const type = dictionary instanceof PDFDict && dictionary.get(PDFName.Type);
  return type instanceof PDFName && (outside.has(type) || (!isTagged && structure.has(type)));
};

/**
 * The objects of a decrypted document that were packed in streams; undefined for a document without encryption. pdf-lib
 * gives strings as they are written, with their escapes, except for decrypted ones, which are plain bytes; it does not
 * decrypt packed objects one by one.
 */
const findPacked = (context: PDFContext): ReadonlySet<PDFRef> | undefined => {
  if (!context.isDecrypted) return undefined;
  return new Set(context.enumerateIndirectObjects().flatMap(([, object]) => (isPack(object) ? packedIn(object) : [])));
};

/** A string of plain bytes in a syntax that needs no escapes. */
const hexText = (string: PDFString): string => `<${Buffer.from(string.asString(), 'latin1').toString('hex')}>`;

const isPack = (object: unknown): object is PDFRawStream =>
  object instanceof PDFRawStream && object.dict.get(PDFName.Type) === PDFName.of('ObjStm');

/** Numbers and places stand in turn at the beginning. PDF 32000-1 §7.5.7. */
const packedIn = (pack: PDFRawStream): PDFRef[] => {
  const first = pack.dict.lookup(PDFName.of('First'), PDFNumber).asNumber();
  const start = Buffer.from(decodePDFRawStream(pack).decode().subarray(0, first)).toString('latin1');
  const all = start.trim().split(/\s+/).map(Number);
  return all.filter((_, index) => index % 2 === 0).map((number) => PDFRef.of(number));
};

/** What no sheet needs to be read: programs, files within the file or beside it, what ties a page to its document. */
const dropped = namesOf(
  ...['JS', 'JavaScript', 'AA', 'OpenAction', 'AF', 'EF', 'Ref'],
  ...['Metadata', 'PieceInfo', 'OPI', 'Thumb', 'Length'],
);
const placesInStructure = namesOf('StructParent', 'StructParents');
const isDropped = (key: PDFName, isTagged: boolean): boolean =>
  dropped.has(key) || (!isTagged && placesInStructure.has(key));

/** Of a stream whose content is in another file. */
const external = namesOf('F', 'FFilter', 'FDecodeParms');
const isOfExternalStream = (key: PDFName): boolean => external.has(key);

/** Dictionaries whose keys the document has chosen: `AA` may be a font in them. */
const lists = namesOf(
  ...['Font', 'XObject', 'ExtGState', 'ColorSpace', 'Pattern', 'Shading', 'Properties', 'CharProcs', 'Colorants'],
);
const isListOfNames = (key: PDFName): boolean => lists.has(key);

const programs = namesOf(
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'Rendition',
  'Movie',
  'Sound',
);

/** Whether a dictionary is an action that does more than lead somewhere. */
const isAction = (dictionary: PDFDict): boolean => {
  const kind = dictionary.get(PDFName.of('S'));
  return kind instanceof PDFName && programs.has(kind);
};
