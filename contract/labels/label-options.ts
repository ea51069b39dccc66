import type { Bilingual } from '../languages.ts';

/** The content of a label: everything, or what fits on a small vessel. */
export const labelContents = {
  full: { en: 'Full', fr: 'Complète' },
  minimal: { en: 'Minimal', fr: 'Minimale' },
} as const satisfies Record<string, Bilingual>;
export type LabelContent = keyof typeof labelContents;

/** Language of a label. Québec asks for French; both stand side by side and of equal rank. */
export const labelLanguages = {
  both: { en: 'EN + FR', fr: 'EN + FR' },
  en: { en: 'EN', fr: 'EN' },
  fr: { en: 'FR', fr: 'FR' },
} as const satisfies Record<string, Bilingual>;
export type LabelLanguage = keyof typeof labelLanguages;

/** A stock of labels: the label, and how many a sheet of paper has. Inches; paper is Letter unless the label is its own page. */
export interface LabelStock {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  /** Absent where each label is a page of its own, as from a roll. */
  readonly sheet?: {
    readonly left: number;
    readonly top: number;
    /** From the edge of one label to the edge of the next. */
    readonly pitchX: number;
    readonly pitchY: number;
  };
}

const roll = (width: number, height: number): LabelStock => ({ width, height, columns: 1, rows: 1 });

/** The stocks offered: rolls of a label printer, and sheets of Letter with the usual numbers of labels. */
export const labelStocks = {
  'roll-6x4': roll(6, 4),
  'roll-4x3': roll(4, 3),
  'roll-4x2': roll(4, 2),
  'roll-3x2': roll(3, 2),
  'roll-2x1': roll(2, 1),
  'sheet-1': { width: 8.5, height: 11, columns: 1, rows: 1 },
  'sheet-2': { width: 8.5, height: 5.5, columns: 1, rows: 2, sheet: { left: 0, top: 0, pitchX: 8.5, pitchY: 5.5 } },
  'sheet-4': { width: 4, height: 5, columns: 2, rows: 2, sheet: { left: 0.1563, top: 0.5, pitchX: 4.1875, pitchY: 5 } },
  'sheet-6': {
    width: 4,
    height: 3.3333,
    columns: 2,
    rows: 3,
    sheet: { left: 0.1563, top: 0.5, pitchX: 4.1875, pitchY: 3.3333 },
  },
  'sheet-10': {
    width: 4,
    height: 2,
    columns: 2,
    rows: 5,
    sheet: { left: 0.1563, top: 0.5, pitchX: 4.1875, pitchY: 2 },
  },
  'sheet-30': {
    width: 2.625,
    height: 1,
    columns: 3,
    rows: 10,
    sheet: { left: 0.1875, top: 0.5, pitchX: 2.75, pitchY: 1 },
  },
} as const satisfies Record<string, LabelStock>;
export type LabelStockName = keyof typeof labelStocks;

/** A stock's declaration with its optional properties in reach. */
export const labelStockOf = (name: LabelStockName): LabelStock => labelStocks[name];

/** Stocks with a larger label, the next one first; those of its kind, roll or sheets, before the others. */
export const largerStocks = (name: LabelStockName): LabelStockName[] => {
  const areaOf = (each: LabelStockName) => labelStockOf(each).width * labelStockOf(each).height;
  const isOtherKind = (each: LabelStockName) => each.split('-')[0] !== name.split('-')[0];
  return (Object.keys(labelStocks) as LabelStockName[])
    .filter((each) => areaOf(each) > areaOf(name))
    .sort((one, other) => Number(isOtherKind(one)) - Number(isOtherKind(other)) || areaOf(one) - areaOf(other));
};

/** Points of text that is read from a step away; smaller text is read from near alone. */
export const readableText = 6.5;

/** Labels in one document. */
export const maxLabels = 1000;
