import { describe, expect, it } from 'vitest';
import { readSheet } from '#lib/sheet-reader/read-sheet.ts';
import { canadianLayouts } from './canadian-layouts.ts';
import { frenchLayouts } from './french-layouts.ts';
import { furtherLayouts } from './further-layouts.ts';
import { makeSheet } from './make-pages.ts';
import { oddLayouts } from './odd-layouts.ts';
import { olderLayouts } from './older-layouts.ts';
import { otherLayouts } from './other-layouts.ts';
import { unseenLayouts } from './unseen-layouts.ts';

/** A reading as plainly as the layouts tell it. */
const plain = (text: string) => {
  const fields = readSheet(makeSheet(text));
  const rows = fields.ingredients?.value ?? [];
  return {
    productName: fields.productName?.value,
    manufacturer: fields.manufacturer?.value,
    productIds: fields.productIds?.value.join(' '),
    sheetDate: fields.sheetDate?.value,
    language: fields.language?.value,
    format: fields.format?.value,
    signalWord: fields.signalWord?.value,
    hazardCodes: fields.hazardCodes?.value.join(' '),
    pictograms: fields.pictograms?.value.join(' '),
    hazardous: fields.hazardous?.value,
    ingredients: rows.map(({ cas, name, percent }) => `${cas} ${name} ${percent}`).join('\n'),
  };
};

describe('a sheet is read, laid out as', () => {
  it.each(
    Object.entries({
      ...canadianLayouts,
      ...frenchLayouts,
      ...furtherLayouts,
      ...oddLayouts,
      ...olderLayouts,
      ...otherLayouts,
      ...unseenLayouts,
    }),
  )('%s', (_, { text, expected }) => {
    expect(plain(text)).toEqual({
      productIds: undefined,
      signalWord: undefined,
      hazardCodes: undefined,
      pictograms: undefined,
      hazardous: undefined,
      ...expected,
    });
  });
});
