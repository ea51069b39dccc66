import { guideColours } from '#server/domains/documents/guide/guide-style.ts';
import { colours, contentWidth, page } from '#server/domains/documents/sheet-pdf/paper.ts';
import { drawLine } from './draw-line.ts';
import type { FrontDocument } from './front-document.ts';
import { type LaidList, type LaidRow, noteHeight, noteLeading, rowSizes } from './lay-rows.ts';

/** Draws a list on pages of its own, as it was laid. */
export const drawRows = (front: FrontDocument, list: LaidList): void => {
  list.pages.forEach((rows, index) => {
    let y = front.startPage();
    if (index === 0) y = drawTitle(front, list, y);
    y = drawHeadings(front, list, y);
    for (const row of rows) {
      drawRow(front, list, { row, y });
      y += row.height;
    }
  });
};

const drawTitle = ({ document }: FrontDocument, { title, note, place: name }: LaidList, y: number): number => {
  if (name) document.addNamedDestination(name);
  const place = { x: page.left, width: contentWidth };
  drawLine(document, title, { ...place, y, face: 'bold', size: 20 });
  note.forEach((line, index) => {
    drawLine(document, line, { ...place, y: y + rowSizes.title + index * noteLeading, size: rowSizes.note });
  });
  return y + rowSizes.title + noteHeight(note);
};

const drawHeadings = ({ document }: FrontDocument, { columns }: LaidList, y: number): number => {
  document.rect(page.left, y, contentWidth, rowSizes.headings - 3).fill(guideColours.shade);
  for (const { heading, ...column } of columns)
    drawLine(document, heading, {
      ...column,
      y: y + 4.5,
      width: column.width - rowSizes.gutter,
      face: 'bold',
      size: 8,
    });
  return y + rowSizes.headings;
};

const drawRow = ({ document }: FrontDocument, { columns }: LaidList, { row, y }: { row: LaidRow; y: number }): void => {
  columns.forEach(({ x, width, align }, index) => {
    for (const { text, face, size = rowSizes.text, colour, y: line } of row.lines[index] ?? [])
      drawLine(document, text, { x, y: y + line, width: width - rowSizes.gutter, face, size, colour, align });
  });
  const bottom = y + row.height;
  document.moveTo(page.left, bottom).lineTo(page.right, bottom).lineWidth(0.5).stroke(colours.rule);
  if (row.link) document.goTo(page.left, y, contentWidth, row.height, row.link, { Border: [0, 0, 0] });
};
