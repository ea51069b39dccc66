import { addPart, drawArtifact, type Part, type TaggedDocument } from './tagged-document.ts';

/**
 * Rows of which each has cells for who listens. A cell is an object of the file: with those of an index of fifty thousand
 * sheets it would be ten times as large, and take twice as long.
 */
const mostRows = 5000;

type Draw = () => void;

/** Where that belongs which is drawn of a table. */
export interface TaggedTable {
  /** On each page: said once, though each page shows it. */
  readonly head: (cells: readonly Draw[]) => void;
  /** With a link, the cell of that number leads somewhere: `draw` gives the annotation its part. */
  readonly row: (cells: readonly Draw[], link?: { readonly at: number; readonly draw: (part: Part) => void }) => void;
  /** A row of one cell, with which the rows after it belong. */
  readonly line: (tag: 'TH' | 'TD', draw: Draw) => void;
}

/** A table within a part; of very many rows, each page as one text in their order. */
export const createTaggedTable = (
  { document }: TaggedDocument,
  parent: Part,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): TaggedTable => (rows > mostRows ? asPages(document, parent) : asTable(document, parent, columns));

const asTable = (document: PDFKit.PDFDocument, parent: Part, columns: number): TaggedTable => {
  const table = addPart(document, parent, 'Table');
  const headRow = addPart(document, addPart(document, table, 'THead'), 'TR');
  let isHeadSaid = false;
  let body: Part | undefined;
  return {
    head: (cells) => {
      if (isHeadSaid) drawArtifact(document, () => drawAll(cells));
      else for (const draw of cells) addPart(document, headRow, 'TH', { scope: 'Column' }).add(draw);
      isHeadSaid = true;
    },
    row: (cells, link) => {
      body ??= addPart(document, table, 'TBody');
      const row = addPart(document, body, 'TR');
      cells.forEach((draw, at) => {
        const cell = addPart(document, row, 'TD');
        if (at !== link?.at) cell.add(draw);
        else drawLink(document, cell, { ...link, cells: [draw] });
      });
      row.end();
    },
    line: (tag, draw) => {
      body?.end();
      body = addPart(document, table, 'TBody');
      const row = addPart(document, body, 'TR');
      addPart(document, row, tag, { columns, ...(tag === 'TH' && { scope: 'Row' }) }).add(draw);
      row.end();
    },
  };
};

const asPages = (document: PDFKit.PDFDocument, parent: Part): TaggedTable => {
  let page: Part | undefined;
  const next = (): Part => {
    page?.end();
    page = addPart(document, parent, 'P');
    return page;
  };
  return {
    head: (cells) => void next().add(() => drawAll(cells)),
    row: (cells, link) => {
      const part = page ?? next();
      if (link) drawLink(document, part, { ...link, cells });
      else part.add(() => drawAll(cells));
    },
    line: (_, draw) => void (page ?? next()).add(draw),
  };
};

const drawLink = (
  document: PDFKit.PDFDocument,
  parent: Part,
  { cells, draw }: { readonly cells: readonly Draw[]; readonly draw: (part: Part) => void },
): void => {
  const link = addPart(document, parent, 'Link');
  link.add(() => drawAll(cells));
  draw(link);
  // Where the annotation stands is asked when its part ends: on this page.
  link.end();
};

const drawAll = (cells: readonly Draw[]): void => {
  for (const draw of cells) draw();
};
