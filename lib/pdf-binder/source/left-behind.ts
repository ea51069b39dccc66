import { type PDFDict, PDFName } from '@cantoo/pdf-lib';

const names = (...all: string[]): ReadonlySet<PDFName> => new Set(all.map((name) => PDFName.of(name)));

/** What no sheet needs to be read: programs, files within the file or beside it, what ties a page to its document. */
const dropped = names(
  ...['JS', 'JavaScript', 'AA', 'OpenAction', 'AF', 'EF', 'Ref'],
  ...['StructParent', 'StructParents', 'Metadata', 'PieceInfo', 'OPI', 'Thumb', 'Length'],
);
export const isDropped = (key: PDFName): boolean => dropped.has(key);

/** Of a stream that has its content in another file. */
const external = names('F', 'FFilter', 'FDecodeParms');
export const isOfExternalStream = (key: PDFName): boolean => external.has(key);

/** Dictionaries whose keys the document has chosen: `AA` may be a font in them. */
const lists = names(
  ...['Font', 'XObject', 'ExtGState', 'ColorSpace', 'Pattern', 'Shading', 'Properties', 'CharProcs', 'Colorants'],
);
export const isListOfNames = (key: PDFName): boolean => lists.has(key);

const programs = names(
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
export const isAction = (dictionary: PDFDict): boolean => {
  const kind = dictionary.get(PDFName.of('S'));
  return kind instanceof PDFName && programs.has(kind);
};
