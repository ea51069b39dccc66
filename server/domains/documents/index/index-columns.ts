import { sheetLanguages } from '#contract/sheets/language.ts';
import { formatShortDate } from '#contract/short-date.ts';
import type { DocumentOptions, DocumentSheet } from '../document-sheet.ts';
import { indexWords } from './index-words.ts';

/** A column of an index. */
export interface IndexColumn {
  readonly head: string;
  /** Points that it needs to be read with ease; what the paper has beyond that is shared out. */
  readonly width: number;
  readonly textOf: (sheet: DocumentSheet) => string;
  /** Whether it stays on one line, in spite of its hyphens. */
  readonly isWhole?: boolean;
}

/** The columns in their order: what the sheets are sorted by stands first, product and manufacturer always side by side. */
export const indexColumns = (options: DocumentOptions): IndexColumn[] => {
  const { language, sort, includeDate, customFieldLabels } = options;
  const product: IndexColumn = {
    head: indexWords.product[language],
    width: 150,
    textOf: ({ productName }) => productName,
  };
  const manufacturer: IndexColumn = {
    head: indexWords.manufacturer[language],
    width: 112,
    textOf: (sheet) => sheet.manufacturer || indexWords.noManufacturer[language],
  };
  return [
    ...(sort === 'product' ? [product, manufacturer] : [manufacturer, product]),
    { head: indexWords.productIds[language], width: 78, textOf: ({ productIds }) => productIds.join(', ') },
    { head: indexWords.language[language], width: 50, textOf: (sheet) => sheetLanguages[sheet.language][language] },
    ...(includeDate
      ? [
          {
            head: indexWords.sheetDate[language],
            width: 58,
            isWhole: true,
            textOf: ({ sheetDate }: DocumentSheet) => formatShortDate(sheetDate),
          },
        ]
      : []),
    ...customFieldLabels.map((head, at) => ({
      head,
      width: 80,
      textOf: ({ customFields }: DocumentSheet) => customFields[at] ?? '',
    })),
  ];
};
