import type { Block } from './blocks.ts';
import { colours, contentWidth, page, sizes } from './paper.ts';
import { drawPictogram } from './pictogram-drawings.ts';
import type { Piece } from './pieces.ts';
import { drawText, heightOf, type TextStyle } from './text.ts';

type Label = Extract<Block, { kind: 'label' }>;

const pictogram = { size: 60, column: 84, gap: 3 };
const nameStyle: TextStyle = { size: sizes.small, align: 'center', colour: colours.quiet };
const perRow = Math.floor(contentWidth / pictogram.column);

/** The signal word in large letters, and the pictograms with their names under them. */
export const labelPiece = (document: PDFKit.PDFDocument, label: Label): Piece => {
  const names = label.pictograms.map(({ name }) => heightOf(document, name, pictogram.column - 6, nameStyle));
  const rowHeight = pictogram.size + pictogram.gap + Math.max(0, ...names) + 4;
  const rows = Math.ceil(label.pictograms.length / perRow);
  return {
    height: 24 + (rows === 0 ? 15 : rows * rowHeight),
    draw: (y) => {
      drawSignalWord(document, label, y);
      if (rows === 0) drawText(document, label.noPictogram, { x: page.left, y: y + 22, width: contentWidth });
      label.pictograms.forEach(({ code, name }, index) => {
        const x = page.left + (index % perRow) * pictogram.column;
        const top = y + 24 + Math.floor(index / perRow) * rowHeight;
        const inset = (pictogram.column - pictogram.size) / 2;
        drawPictogram(document, code, { x: x + inset, y: top, size: pictogram.size });
        const under = top + pictogram.size + pictogram.gap;
        drawText(document, name, { x: x + 3, y: under, width: pictogram.column - 6, style: nameStyle });
      });
    },
  };
};

const drawSignalWord = (document: PDFKit.PDFDocument, { signalWord, isDanger }: Label, y: number) => {
  const style: TextStyle = { face: 'bold', size: 14, colour: isDanger ? colours.danger : colours.warning };
  drawText(document, signalWord, { x: page.left, y: y + 1, width: contentWidth, style });
};
