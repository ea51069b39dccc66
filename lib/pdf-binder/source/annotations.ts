import { PDFArray, PDFDict, PDFHexString, PDFName, PDFNumber, type PDFObject, PDFString } from '@cantoo/pdf-lib';
import type { ResolveDestination } from './destinations.ts';
import type { ObjectWriter } from './object-writer.ts';

interface Writing {
  readonly writer: ObjectWriter;
  readonly resolve: ResolveDestination;
}

/** An annotation as PDF syntax; undefined for one that is not taken along: a program, a file, a link that leads nowhere. */
export const annotationText = (annotation: PDFDict, { writer, resolve }: Writing): string | undefined => {
  const kind = annotation.lookup(PDFName.of('Subtype'));
  if (!(kind instanceof PDFName) || leftBehind.has(kind)) return undefined;
  if (kind === widget) return fieldText(annotation, writer);
  const target = kind === link ? linkText(annotation, { writer, resolve }) : '';
  return target === undefined
    ? undefined
    : `<<${entriesText(annotation, writer, (key) => !ofDocument.has(key))}${target}>>`;
};

const setOf = (...names: string[]): ReadonlySet<PDFName> => new Set(names.map((name) => PDFName.of(name)));
const link = PDFName.of('Link');
const widget = PDFName.of('Widget');

/** Windows, players and files; a window alone is empty. */
const leftBehind = setOf(
  'Popup',
  'FileAttachment',
  'Sound',
  'Movie',
  'Screen',
  'RichMedia',
  '3D',
  'TrapNet',
  'Projection',
);

/** What ties an annotation to its page, to others or to an action. */
const ofDocument = setOf(
  ...['P', 'Parent', 'Popup', 'IRT', 'RT', 'A', 'PA', 'AA', 'Dest', 'FS', 'Kids', 'JS', 'RichMediaContent'],
);

/** The look of a field. Its function belongs to a form, and a binder has no forms. */
const ofAppearance = setOf('Rect', 'AP', 'AS', 'OC', 'Border');

/** Read-only and locked, beside what it was before: hidden, or to be printed. PDF 32000-1 §12.5.3. */
const untouchable = 64 | 128;

/** A field as a stamp with the field's picture, which every reader shows without a form. */
const fieldText = (field: PDFDict, writer: ObjectWriter): string | undefined => {
  if (!(field.lookup(PDFName.of('AP')) instanceof PDFDict)) return undefined;
  const flags = field.lookup(PDFName.of('F'));
  const kept = flags instanceof PDFNumber ? flags.asNumber() : 0;
  const appearance = entriesText(field, writer, (key) => ofAppearance.has(key));
  return `<</Type/Annot/Subtype/Stamp/F ${kept | untouchable} ${appearance}>>`;
};

const entriesText = (dictionary: PDFDict, writer: ObjectWriter, isKept: (key: PDFName) => boolean): string => {
  const kept = dictionary.entries().filter(([key]) => isKept(key));
  // What is never taken along from any dictionary is left to the writer.
  const part = PDFDict.fromMapWithContext(new Map(kept), dictionary.context);
  return writer.text(part).slice(2, -2);
};

const linkText = (annotation: PDFDict, { writer, resolve }: Writing): string | undefined => {
  const action = annotation.lookup(PDFName.of('A'));
  if (!(action instanceof PDFDict)) return destinationText(annotation.get(PDFName.of('Dest')), resolve);
  const kind = action.lookup(PDFName.of('S'));
  if (kind === PDFName.of('GoTo')) return destinationText(action.get(PDFName.of('D')), resolve);
  const address = action.lookup(PDFName.of('URI'));
  if (kind !== PDFName.of('URI') || !isHarmlessAddress(address)) return undefined;
  return `/A<</Type/Action/S/URI/URI ${writer.text(address)}>>`;
};

const destinationText = (from: PDFObject | undefined, resolve: ResolveDestination): string | undefined => {
  const destination = resolve(from);
  return destination && `/Dest ${destination}`;
};

/** Addresses of the web and of people; `javascript:` is a program, and `file:` reveals the contents of a disk. */
const isHarmlessAddress = (address: PDFObject | undefined): boolean =>
  (address instanceof PDFString || address instanceof PDFHexString) &&
  (/^\s*(https?|mailto|tel):/i.test(address.decodeText()) || !/^[^/?#]*:/.test(address.decodeText()));

/** The annotations of a page, in their order. */
export const annotationsOf = (list: PDFObject | undefined): readonly PDFObject[] =>
  list instanceof PDFArray ? list.asArray() : [];
