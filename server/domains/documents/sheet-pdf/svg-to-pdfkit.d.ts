declare module 'svg-to-pdfkit' {
  /** Draws an SVG, as text, at a place of the current page, in points. */
  export default function SVGtoPDF(
    document: PDFKit.PDFDocument,
    svg: string,
    x: number,
    y: number,
    options: { width: number; height: number; assumePt?: boolean },
  ): void;
}
