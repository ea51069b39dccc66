import { describe, expect, test } from 'vitest';
import { requestStatuses, requestTypes, unlistedTypes } from '#contract/requests/request-types.ts';
import { facets } from '#contract/search/facets.ts';
import { headings, sortFields } from '#contract/search/fields.ts';
import { filterKeys } from '#contract/search/filter-entries.ts';
import { hazardousValues } from '#contract/sheets/hazardous.ts';
import { pictograms } from '#contract/sheets/pictogram.ts';

const wires = (fields: Record<string, { readonly wire: string }>) => Object.values(fields).map(({ wire }) => wire);

describe('the names of the specification', () => {
  test('are those of the facets, in each language [S2.3-16 S2.3-17 S2.3-18]', () => {
    expect(Object.values(facets).map(({ wire: { en, fr } }) => (en === fr ? en : `${en} / ${fr}`))).toEqual([
      'location_id_hier_ss',
      'Language_s / LanguageFR_s',
      'ProductName_ss',
      'CompanyName_ss',
      'MonthModified_dt',
      'status_s / statusFR_s',
      'format_s / formatFR_s',
      'GHSCode_ss',
      // Ours.
      'HazardClass_ss / HazardClassFR_ss',
      'WHMIS2015_s',
      // Ours.
      'SignalWord_s / SignalWordFR_s',
      'CASNumber_ss',
      // Ours.
      'SubstanceList_ss / SubstanceListFR_ss',
      'OtherLanguage_s / OtherLanguageFR_s',
    ]);
  });

  test('are those of the fields that results are sorted by [S2.3-29]', () => {
    expect(wires(sortFields)).toEqual([
      ...['ProductName_custom_sort', 'CompanyName_ss', 'Language_s'],
      ...['ClientCustomF1_s', 'ClientCustomF2_s', 'ClientCustomF3_s'],
      // Ours.
      'SheetDate',
    ]);
  });

  test('are those of the custom fields that a keyword is looked for in [S2.3-15]', () => {
    expect(wires(headings)).toEqual(expect.arrayContaining([1, 2, 3].map((n) => `conf_CustomLabel${n}_txt`)));
  });

  test('are those of the filters of a saved search [S2.3-27]', () => {
    expect([...filterKeys].sort()).toEqual(
      [
        ...['locationFilter', 'languageFilter', 'productFilter', 'companyFilter', 'toDateFilter', 'fromDateFilter'],
        ...['formatFilter', 'whimsFilter', 'casFilter', 'statusFilter', 'keywordFilter', 'hazardousFilter'],
        // Ours.
        ...[
          'fromSheetDateFilter',
          'toSheetDateFilter',
          'listedFilter',
          'hazardClassFilter',
          'signalWordFilter',
          'otherLanguageFilter',
        ],
      ].sort(),
    );
  });

  test('are those of the types and the statuses of requests [S2.4-05 S2.4-07 S2.4-08]', () => {
    expect(Object.keys(requestTypes)).toEqual(['binder', 'contact', 'index', 'sdsaddition', 'sdsremoval', 'eBinder']);
    expect(unlistedTypes).toEqual(['binder']);
    expect(Object.keys(requestStatuses).sort()).toEqual(['completed', 'error', 'processing']);
  });

  test('are those of the hazardous values [S2.3-21]', () => {
    expect(Object.values(hazardousValues).map(({ en }) => en)).toEqual(['Yes', 'No', 'No Information']);
  });

  test('are those of the pictograms, code by code, under their official names [S2.3-22 S2.3-23]', () => {
    expect(Object.entries(pictograms).map(([code, { en }]) => `${code} ${en}`)).toEqual([
      'GHS01 Exploding bomb',
      'GHS02 Flame',
      'GHS03 Flame over circle',
      'GHS04 Gas cylinder',
      'GHS05 Corrosion',
      'GHS06 Skull and crossbones',
      'GHS07 Exclamation mark',
      'GHS08 Health hazard',
      'GHS09 Environment',
      'BIO Biohazardous infectious materials',
    ]);
  });
});
