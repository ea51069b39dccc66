import { locales } from '#contract/languages.ts';
import { longDate } from '#contract/long-date.ts';
import { guideColours } from '#server/domains/documents/guide/guide-style.ts';
import { createMeasure } from '#server/domains/documents/label/measure.ts';
import { colours, contentWidth, page } from '#server/domains/documents/sheet-pdf/paper.ts';
import type { TextStyle } from '#server/domains/documents/sheet-pdf/text.ts';
import { drawText, measureHeight } from '#server/domains/documents/sheet-pdf/text.ts';
import { addPart, drawArtifact, type Part } from '#server/domains/documents/tagged-document.ts';
import { createTaggedTable, type TaggedTable } from '#server/domains/documents/tagged-table.ts';
import type { BinderOptions, BinderSheet, LeftOutReason } from '../binder.ts';
import { binderWords, sortWords } from './binder-words.ts';
import { drawLine } from './draw-line.ts';
import type { FrontDocument } from './front-document.ts';
import type { LaidRow } from './lay-rows.ts';
import { type LaidList, layRows, noteHeight, noteLeading, rowSizes } from './lay-rows.ts';
import { contentsList, type Entry, leftOutList } from './lists.ts';

/** How many sheets there were to bind, and how many are not in the binder. */
interface SheetCounts {
  readonly sheets: number;
  readonly leftOut: number;
}

/** Draws the first page: whose binder it is, of when, and what was asked for. */
const drawCover = (front: FrontDocument, counts: SheetCounts): void => {
  const { document, root, options } = front;
  let y = front.startPage() + 96;
  const put = (tag: 'H1' | 'P', text: string, style: TextStyle, gap: number) => {
    addPart(document, root, tag).add(() => drawText(document, text, { x: page.left, y, width: contentWidth, style }));
    y += measureHeight(document, text, contentWidth, style) + gap;
  };
  put('P', options.organisation, { size: 14, colour: colours.quiet, lines: 4 }, 10);
  put('H1', binderWords.title[options.language], { face: 'bold', size: 28 }, 14);
  drawArtifact(document, () => document.rect(page.left, y, 72, 4).fill(guideColours.accent));
  y += 34;
  for (const [label, values] of factsOf(front, counts)) y = drawFact(front, label, values, y) + 8;
};

const labelWidth = 150;

const drawFact = ({ document, root }: FrontDocument, label: string, values: readonly string[], top: number): number => {
  const part = addPart(document, root, 'P');
  const place = { x: page.left + labelWidth, width: contentWidth - labelWidth, style: { size: 11 } };
  const quiet: TextStyle = { size: 11, colour: colours.quiet };
  part.add(() => drawText(document, label, { x: page.left, y: top, width: labelWidth - 12, style: quiet }));
  let y = top;
  for (const value of values) {
    const height = measureHeight(document, value, place.width, place.style);
    // A selection may have a filter of a thousand values; the cover is one page.
    const isLast = y + height > page.bottom - 14;
    part.add(() => drawText(document, isLast ? '…' : value, { ...place, y }));
    if (isLast) return page.bottom;
    y += height + 2;
  }
  return Math.max(y, top + measureHeight(document, label, labelWidth - 12, quiet));
};

const factsOf = ({ options }: FrontDocument, { sheets, leftOut }: SheetCounts): [string, readonly string[]][] => {
  const { language, filters } = options;
  const number = new Intl.NumberFormat(locales[language]);
  const separator = language === 'fr' ? '\u00a0: ' : ': ';
  return [
    [binderWords.made[language], [longDate(options.made, language)]],
    [binderWords.count[language], [number.format(sheets)]],
    ...(leftOut > 0 ? [[binderWords.notIncluded[language], [number.format(leftOut)]] as [string, string[]]] : []),
    [binderWords.sorted[language], [sortWords[options.sort][language]]],
    [
      binderWords.filters[language],
      filters.length > 0
        ? filters.map(({ label, value }) => `${label}${separator}${value}`)
        : [binderWords.noFilters[language]],
    ],
  ];
};

/** A sheet with its pages, blank ones included, or the reason why it has no pages. */
export interface FrontSheet {
  readonly sheet: BinderSheet;
  readonly pages: number;
  readonly leftOut?: LeftOutReason | undefined;
}

/** The pages before the sheets, laid out but not drawn. Pages are counted from 1. */
export interface Front {
  /** Pages before the sheets, a blank one at their end too where sheets start on the right. */
  readonly count: number;
  readonly contentsPage: number;
  /** Undefined when every sheet is there. */
  readonly leftOutPage?: number | undefined;
  readonly entries: readonly Entry[];
  readonly draw: (into: FrontDocument) => void;
}

/** Lays the front pages out: the pages they take decide on which the sheets begin. */
export const layFront = (options: BinderOptions, sheets: readonly FrontSheet[]): Front => {
  const measure = createMeasure();
  const entriesFrom = (first: number, leftOutPage: number): Entry[] => {
    let next = first;
    return sheets.map(({ sheet, pages, leftOut }) => {
      const page = leftOut ? leftOutPage : next;
      next += pages;
      return { sheet, leftOut, page };
    });
  };
  const contentsOf = (entries: readonly Entry[]): LaidList => layRows(contentsList(options, entries), measure);
  // Numbers stand alone on their line, whatever they are: the pages they take are known before the numbers.
  const draft = entriesFrom(1, 1);
  const leftOut = sheets.some((sheet) => sheet.leftOut) ? layRows(leftOutList(options, draft), measure) : undefined;
  // On paper printed on both sides the contents are a right-hand page, not the back of the cover.
  const contentsPage = options.isDoubleSided ? 3 : 2;
  const afterContents = contentsPage + contentsOf(draft).pages.length;
  const drawn = afterContents - 1 + (leftOut?.pages.length ?? 0);
  const count = options.isDoubleSided ? drawn + (drawn % 2) : drawn;
  const entries = entriesFrom(count + 1, afterContents);
  return {
    count,
    contentsPage,
    leftOutPage: leftOut && afterContents,
    entries,
    draw: (into) => {
      drawCover(into, { sheets: sheets.length, leftOut: sheets.filter((sheet) => sheet.leftOut).length });
      if (options.isDoubleSided) into.skipPage();
      drawRows(into, contentsOf(entries));
      if (leftOut) drawRows(into, leftOut);
    },
  };
};

/** Draws a list on pages of its own, as it was laid. */
const drawRows = (front: FrontDocument, list: LaidList): void => {
  const { document, root } = front;
  const section = addPart(document, root, 'Sect');
  const rows = list.pages.reduce((sum, { length }) => sum + length, 0);
  let table: TaggedTable | undefined;
  for (const page of list.pages) {
    let y = front.startPage();
    if (!table) y = drawTitle(front, section, list, y);
    table ??= createTaggedTable(front, section, { columns: list.columns.length, rows });
    y = drawHeadings(front, table, list, y);
    for (const row of page) {
      drawRow(front, table, list, { row, y });
      y += row.height;
    }
  }
  section.end();
};

const drawTitle = (
  { document }: FrontDocument,
  section: Part,
  { title, note, place: name }: LaidList,
  y: number,
): number => {
  if (name) document.addNamedDestination(name);
  const place = { x: page.left, width: contentWidth };
  addPart(document, section, 'H2').add(() => drawLine(document, title, { ...place, y, face: 'bold', size: 20 }));
  const words = addPart(document, section, 'P');
  note.forEach((line, index) => {
    const top = y + rowSizes.title + index * noteLeading;
    words.add(() => drawLine(document, line, { ...place, y: top, size: rowSizes.note }));
  });
  return y + rowSizes.title + noteHeight(note);
};

const drawHeadings = ({ document }: FrontDocument, table: TaggedTable, { columns }: LaidList, y: number): number => {
  drawArtifact(document, () =>
    document.rect(page.left, y, contentWidth, rowSizes.headings - 3).fill(guideColours.shade),
  );
  table.head(
    columns.map(
      ({ heading, ...column }) =>
        () =>
          drawLine(document, heading, {
            ...column,
            y: y + 4.5,
            width: column.width - rowSizes.gutter,
            face: 'bold',
            size: 8,
          }),
    ),
  );
  return y + rowSizes.headings;
};

/** For who listens, the cell of the product leads to its sheet; for who points, the whole row. */
const linkedColumn = 1;

const drawRow = (
  { document }: FrontDocument,
  table: TaggedTable,
  { columns }: LaidList,
  { row, y }: { row: LaidRow; y: number },
): void => {
  const cells = columns.map(({ x, width, align }, index) => () => {
    for (const { text, face, size = rowSizes.text, colour, y: line } of row.lines[index] ?? [])
      drawLine(document, text, { x, y: y + line, width: width - rowSizes.gutter, face, size, colour, align });
  });
  const { link } = row;
  const drawLink = (target: string) => (part: Part) => {
    const words = (row.lines[linkedColumn] ?? []).map(({ text }) => text).join(' ');
    document.goTo(page.left, y, contentWidth, row.height, target, {
      Border: [0, 0, 0],
      structParent: part,
      // pdfkit tells a text from a name by its being an object.
      Contents: Object(words),
    });
  };
  table.row(cells, link === undefined ? undefined : { at: linkedColumn, draw: drawLink(link) });
  const bottom = y + row.height;
  drawArtifact(document, () =>
    document.moveTo(page.left, bottom).lineTo(page.right, bottom).lineWidth(0.5).stroke(colours.rule),
  );
};
