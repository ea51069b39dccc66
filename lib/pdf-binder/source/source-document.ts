import type { PDFContext, PDFDict, PDFDocument, PDFPageLeaf, PDFRef } from '@cantoo/pdf-lib';

/** As much of a document as is bound: its pages and what they reach. */
export interface SourceDocument {
  readonly context: PDFContext;
  readonly catalog: PDFDict;
  readonly pages: readonly SourcePage[];
}

/** A page with the reference that links and structure have to it. */
export interface SourcePage {
  readonly ref: PDFRef;
  readonly node: PDFPageLeaf;
}

/** Takes every page of a document. */
export const wholeDocument = (document: PDFDocument): SourceDocument => ({
  context: document.context,
  catalog: document.catalog,
  pages: document.getPages().map(({ ref, node }) => ({ ref, node })),
});
