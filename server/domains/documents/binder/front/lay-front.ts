import { createMeasure } from '#server/domains/documents/label/measure.ts';
import type { BinderOptions, BinderSheet, LeftOutReason } from '../binder.ts';
import { drawCover } from './cover.ts';
import { drawRows } from './draw-rows.ts';
import type { FrontDocument } from './front-document.ts';
import { type LaidList, layRows } from './lay-rows.ts';
import { contentsList, type Entry, leftOutList } from './lists.ts';

/** A sheet with the pages it has, blank ones too, or why it has none. */
export interface FrontSheet {
  readonly sheet: BinderSheet;
  readonly pages: number;
  readonly leftOut?: LeftOutReason | undefined;
}

/** What stands before the sheets, laid but not drawn. Pages are counted from 1. */
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
