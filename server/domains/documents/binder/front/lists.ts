import { formatShortDate } from '#contract/short-date.ts';
import { colours, page } from '#server/domains/documents/sheet-pdf/paper.ts';
import type { BinderOptions, BinderSheet, LeftOutReason } from '../binder.ts';
import { binderWords, reasonWords } from './binder-words.ts';
import type { CellText, Column, Row, RowList } from './lay-rows.ts';

/** A sheet as the front pages tell it: where it begins, or why it is not there. */
export interface Entry {
  readonly sheet: BinderSheet;
  /** Number in the binder of its first page; of the page that says why it was left out, when it was. */
  readonly page: number;
  readonly leftOut?: LeftOutReason | undefined;
}

/** The name of the place where a sheet begins, and of the page of those that were left out. */
export const destinationName = (index: number): string => `sheet-${index}`;
export const leftOutPlace = 'left-out';

const smaller = { size: 7.5, colour: colours.quiet } as const;

/** The list of all sheets. */
export const contentsList = (options: BinderOptions, entries: readonly Entry[]): RowList => {
  const { language, includeDate } = options;
  const isMixed = new Set(entries.map(({ sheet }) => sheet.language)).size > 1;
  const columns = columnsOf([
    { heading: binderWords.number[language], width: 36 },
    { heading: binderWords.product[language], width: 0 },
    { heading: binderWords.productIds[language], width: 116 },
    ...(includeDate ? [{ heading: binderWords.date[language], width: 62 }] : []),
    { heading: binderWords.page[language], width: 44, align: 'right' as const },
  ]);
  const row = ({ sheet, page: number, leftOut }: Entry, index: number): Row => ({
    link: leftOut ? leftOutPlace : destinationName(index),
    cells: [
      [{ text: String(index + 1), colour: colours.quiet }],
      [...nameCell(sheet, isMixed), ...customCell(sheet, options), ...leftOutCell({ leftOut, number, language })],
      sheet.productIds.length > 0 ? [{ text: sheet.productIds.join(', '), size: 8 }] : [],
      ...(includeDate ? [[{ text: formatShortDate(sheet.sheetDate), size: 8 }]] : []),
      [{ text: leftOut ? '—' : String(number) }],
    ],
  });
  return { title: binderWords.contents[language], columns, rows: entries.map(row) };
};

/** The list of those that are named in the contents but are not in the binder. */
export const leftOutList = (options: BinderOptions, entries: readonly Entry[]): RowList => {
  const { language } = options;
  const columns = columnsOf([
    { heading: binderWords.number[language], width: 36 },
    { heading: binderWords.product[language], width: 0 },
    { heading: binderWords.reason[language], width: 230 },
  ]);
  const rows = entries.flatMap(({ sheet, leftOut }, index) => {
    if (!leftOut) return [];
    const number = { text: String(index + 1), colour: colours.quiet };
    return [{ cells: [[number], nameCell(sheet, false), [{ text: reasonWords[leftOut][language] }]] }];
  });
  const title = binderWords.leftOut[language];
  return { title, note: binderWords.leftOutNote[language], place: leftOutPlace, columns, rows };
};

const nameCell = ({ productName, manufacturer, language }: BinderSheet, withLanguage: boolean): CellText[] => [
  { text: productName, face: 'bold' },
  {
    text: [manufacturer, withLanguage ? binderWords.ofSheet[language] : ''].filter(Boolean).join(' · '),
    size: 8,
    colour: colours.quiet,
  },
];

const customCell = ({ customFields }: BinderSheet, { customFieldLabels, language }: BinderOptions): CellText[] => {
  const separator = language === 'fr' ? '\u00a0: ' : ': ';
  const texts = customFieldLabels.flatMap((label, index) =>
    customFields[index] ? [`${label}${separator}${customFields[index]}`] : [],
  );
  return texts.length === 0 ? [] : [{ text: texts.join(' · '), ...smaller }];
};

const leftOutCell = ({
  leftOut,
  number,
  language,
}: Pick<Entry, 'leftOut'> & { number: number; language: BinderOptions['language'] }): CellText[] =>
  leftOut
    ? [
        {
          text: `${binderWords.seeNotIncluded[language]}\u00a0${number}`,
          size: 8,
          face: 'bold',
          colour: colours.warning,
        },
      ]
    : [];

/** Columns side by side; the one without a width has what the others leave. */
const columnsOf = (columns: readonly Omit<Column, 'x'>[]): readonly Column[] => {
  const free = page.right - page.left - columns.reduce((sum, { width }) => sum + width, 0);
  let x: number = page.left;
  return columns.map((column) => {
    const placed = { ...column, x, width: column.width || free };
    x += placed.width;
    return placed;
  });
};
