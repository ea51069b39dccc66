import { type Language, locales } from '#contract/languages.ts';
import type { SortField } from '#contract/search/fields.ts';
import { defaultSort, type SearchQuery } from '#contract/search/query.ts';
import type { SheetRecord } from '#contract/search/sheet-record.ts';
import { sheetLanguages } from '#contract/sheets/language.ts';

/** Order of two records of a result: the query's fields, the product name, the record number. */
export const compareRecords = (a: SheetRecord, b: SheetRecord, { sort, language }: SearchQuery): number => {
  for (const { field, direction } of sort.length > 0 ? sort : [defaultSort]) {
    const left = textOf(a, field, language);
    const right = textOf(b, field, language);
    if (left === right) continue;
    if (left === '') return 1;
    if (right === '') return -1;
    return compareTexts(left, right, language) * (direction === 'desc' ? -1 : 1);
  }
  if (a.productName === b.productName) return a.isn - b.isn;
  if (a.productName === '' || b.productName === '') return a.productName === '' ? 1 : -1;
  return compareTexts(a.productName, b.productName, language);
};

/** Order of two different, filled texts. */
export const compareTexts = (a: string, b: string, language: Language): number =>
  collators[language].compare(a, b) || (a < b ? -1 : 1);

const textOf = (record: SheetRecord, field: SortField, language: Language): string => {
  switch (field) {
    case 'product':
      return record.productName;
    case 'manufacturer':
      return record.manufacturer;
    case 'language':
      return sheetLanguages[record.language][language];
    case 'sheetDate':
      return record.sheetDate;
    default:
      return record.custom[Number(field.at(-1)) - 1]!;
  }
};

const collators: Record<Language, Intl.Collator> = {
  en: new Intl.Collator(locales.en, { numeric: true }),
  fr: new Intl.Collator(locales.fr, { numeric: true }),
};
