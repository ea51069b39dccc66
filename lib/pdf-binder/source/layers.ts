import { PDFArray, PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';
import type { ObjectWriter } from './object-writer.ts';
import type { SourceDocument } from './source-document.ts';

/** A layer of a sheet, which a reader shows or not. */
export interface Layer {
  readonly number: number;
  readonly isHidden: boolean;
}

/** The layers of a document that its pages use: without them what was hidden would be seen. PDF 32000-1 §8.11.4. */
export const readLayers = (document: SourceDocument, writer: ObjectWriter): Layer[] => {
  const properties = document.catalog.lookup(PDFName.of('OCProperties'));
  if (!(properties instanceof PDFDict)) return [];
  const usual = properties.lookup(PDFName.of('D'));
  const listed = (key: string) => (usual instanceof PDFDict ? arrayOf(usual.lookup(PDFName.of(key))) : []);
  const on = new Set(listed('ON'));
  const off = new Set(listed('OFF'));
  const areOff = usual instanceof PDFDict && usual.lookup(PDFName.of('BaseState')) === PDFName.of('OFF');
  return arrayOf(properties.lookup(PDFName.of('OCGs'))).flatMap((layer) => {
    const number = writer.numberOf(layer);
    return number === undefined ? [] : [{ number, isHidden: areOff ? !on.has(layer) : off.has(layer) }];
  });
};

const arrayOf = (object: PDFObject | undefined): PDFObject[] => (object instanceof PDFArray ? object.asArray() : []);
