/** What pdfkit takes and its types leave out. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Left, top, right and bottom, in points from the page's upper left corner. */
    bbox?: [number, number, number, number];
    /** What a heading of a table is of. */
    scope?: 'Row' | 'Column';
  }
  interface AnnotationOption {
    /** The part that it belongs to. */
    structParent?: PDFKit.PDFStructureElement;
  }
}
