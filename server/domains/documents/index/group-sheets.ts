import { hazardClasses } from '#contract/sheets/hazard-classes.ts';
import { hazardClassesOf } from '#lib/hazards/hazards.ts';
import { fold } from '#lib/search-engine/analyzer.ts';
import { compareValues } from '#lib/search-engine/collation.ts';
import type { DocumentOptions, DocumentSheet } from '../document-sheet.ts';
import { type Following, follow } from '../generation/follow.ts';
import { indexWords } from './index-words.ts';

/** A sheet in its place in an index. */
export interface IndexRow {
  /** What it stands under. */
  readonly heading: string;
  readonly sheet: DocumentSheet;
}

/**
 * The rows of an index: sheets in the order they come, under letters, or under each location or class of hazard that they have.
 * What has none stands at the end, under words that say so.
 */
export const groupSheets = (sheets: readonly DocumentSheet[], options: DocumentOptions): readonly IndexRow[] => {
  const { group = 'letter', language, sort } = options;
  switch (group) {
    case 'letter':
      return sheets.map((sheet) => ({ heading: letterOf(sheet, sort), sheet }));
    case 'location': {
      const headings = new Set(sheets.flatMap(({ locations }) => locations));
      return underEach(sheets, ({ locations }) => (locations.length > 0 ? locations : [noLocation(options)]), [
        ...[...headings].sort(compareValues(language)),
        noLocation(options),
      ]);
    }
    case 'hazard': {
      const { notHazardous, hazardsUnknown } = indexWords;
      const order = [...Object.values(hazardClasses), notHazardous, hazardsUnknown].map((words) => words[language]);
      return underEach(sheets, (sheet) => hazardsOf(sheet).map((words) => words[language]), order);
    }
  }
};

/** Passes rows on, and tells how many sheets are done: where a sheet has several rows, by their share. */
export const followRows = (
  rows: readonly IndexRow[],
  sheets: number,
  { onProgress, signal }: Following,
): AsyncGenerator<IndexRow> =>
  follow(rows, {
    ...(signal && { signal }),
    onProgress: (done) => onProgress?.(Math.floor((done * sheets) / Math.max(1, rows.length))),
  });

const noLocation = ({ language }: DocumentOptions): string => indexWords.noLocation[language];

const underEach = (
  sheets: readonly DocumentSheet[],
  headingsOf: (sheet: DocumentSheet) => readonly string[],
  order: readonly string[],
): IndexRow[] => {
  const groups = new Map<string, IndexRow[]>(order.map((heading) => [heading, []]));
  for (const sheet of sheets) for (const heading of headingsOf(sheet)) groups.get(heading)?.push({ heading, sheet });
  return [...groups.values()].flat();
};

/** A sheet without codes is only said to be without hazards where it says so itself. */
const hazardsOf = ({ hazardCodes, hazardous }: DocumentSheet) => {
  const classes = hazardClassesOf(hazardCodes).map((name) => hazardClasses[name]);
  if (classes.length > 0) return classes;
  return [hazardous === 'no' ? indexWords.notHazardous : indexWords.hazardsUnknown];
};

/** The first letter of what a sheet is sorted by, without its accent; digits and signs have one each. */
const letterOf = ({ productName, manufacturer }: DocumentSheet, sort: DocumentOptions['sort']): string => {
  const [first = ''] = fold((sort === 'product' ? productName : manufacturer).trim());
  if (first === '') return '–';
  if (/\p{N}/u.test(first)) return '0–9';
  return /\p{L}/u.test(first) ? first.toUpperCase() : '#';
};
