import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib';

const script = PDFName.of('JavaScript');
const code = PDFName.of('JS');
const kind = PDFName.of('S');

/** Whether a PDF has programs in it, wherever they wait to be started. */
export const hasScripts = (document: PDFDocument): boolean => dictionariesIn(document).some(isScripted);

/** Takes every program out of a PDF: actions that would run one do nothing any more, and what is written in them is gone. */
export const removeScripts = (document: PDFDocument): void => {
  for (const dictionary of dictionariesIn(document)) {
    if (!isScripted(dictionary)) continue;
    const written = dictionary.get(code);
    if (written instanceof PDFRef) document.context.delete(written);
    dictionary.delete(code);
    dictionary.delete(script);
    // An action of a kind that no reader knows is passed over. PDF 32000-1 §12.6.1.
    if (dictionary.get(kind) === script) dictionary.set(kind, PDFName.of('None'));
  }
};

/** An action with a program in it, or the list of those that run when the file is opened. */
const isScripted = (dictionary: PDFDict): boolean =>
  dictionary.has(code) || dictionary.has(script) || dictionary.get(kind) === script;

const dictionariesIn = (document: PDFDocument): PDFDict[] =>
  document.context.enumerateIndirectObjects().flatMap(([, object]) => within(object));

const within = (object: PDFObject): PDFDict[] => {
  if (object instanceof PDFStream) return within(object.dict);
  if (object instanceof PDFArray) return object.asArray().flatMap(within);
  if (!(object instanceof PDFDict)) return [];
  return [object, ...object.values().flatMap(within)];
};
