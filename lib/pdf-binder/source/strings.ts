import {
  decodePDFRawStream,
  type PDFContext,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  type PDFString,
} from '@cantoo/pdf-lib';

/**
 * The objects of a deciphered document that were packed in streams; undefined for a document that was none. pdf-lib gives
 * strings as they are written, with their escapes, but those it has deciphered as plain bytes; what is packed it does not
 * decipher one by one.
 */
export const findPacked = (context: PDFContext): ReadonlySet<PDFRef> | undefined => {
  if (!context.isDecrypted) return undefined;
  return new Set(context.enumerateIndirectObjects().flatMap(([, object]) => (isPack(object) ? packedIn(object) : [])));
};

/** A string of plain bytes in a syntax that needs no escapes. */
export const hexText = (string: PDFString): string => `<${Buffer.from(string.asString(), 'latin1').toString('hex')}>`;

const isPack = (object: unknown): object is PDFRawStream =>
  object instanceof PDFRawStream && object.dict.get(PDFName.Type) === PDFName.of('ObjStm');

/** Numbers and places stand in turn at the beginning. PDF 32000-1 §7.5.7. */
const packedIn = (pack: PDFRawStream): PDFRef[] => {
  const first = pack.dict.lookup(PDFName.of('First'), PDFNumber).asNumber();
  const start = Buffer.from(decodePDFRawStream(pack).decode().subarray(0, first)).toString('latin1');
  const all = start.trim().split(/\s+/).map(Number);
  return all.filter((_, index) => index % 2 === 0).map((number) => PDFRef.of(number));
};
