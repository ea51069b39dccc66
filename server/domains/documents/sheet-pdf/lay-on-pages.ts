import { page } from './paper.ts';
import { layPieces, type Piece } from './pieces.ts';

/** Lays pieces on a document's page from `top` on, in points, and on as many more as they take. */
export const layOnPages = (document: PDFKit.PDFDocument, pieces: readonly Piece[], top: number): void =>
  layPieces(pieces, {
    top,
    bottom: page.bottom,
    nextPage: () => {
      document.addPage();
      return page.top;
    },
  });
