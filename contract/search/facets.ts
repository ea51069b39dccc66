import type { Bilingual } from '../languages.ts';
import { effectiveStatuses } from '../sheets/effective-status.ts';
import { sheetFormats } from '../sheets/format.ts';
import { hazardClasses } from '../sheets/hazard-classes.ts';
import { hazardousValues } from '../sheets/hazardous.ts';
import { sheetLanguages } from '../sheets/language.ts';
import { listedUnder } from '../sheets/listed-under.ts';
import { otherLanguages } from '../sheets/other-language.ts';
import { pictograms } from '../sheets/pictogram.ts';
import { signalWords } from '../sheets/signal-word.ts';
import type { Vocabulary } from '../sheets/vocabulary.ts';
import { type DayField, dayFieldNames } from './fields.ts';
import type { SheetRecord } from './sheet-record.ts';

/**
 * One way of narrowing a search, with a list of values and their counts. Everything that has to do with a facet derives from
 * its declaration: the engines' fields and columns, the wire, the section of the panel, chips, saved searches, the words on
 * documents. It is named in `search.sections` and `search.chips` of the app's texts, and in `facet-labels.ts` for documents.
 */
export interface Facet {
  /** Where the values stand in a sheet's record. */
  readonly field: keyof SheetRecord;
  /** The value of the facet in the text of the field, where it is not all of it. */
  readonly part?: (text: string) => string;
  /** A sheet may have several values. */
  readonly several?: true;
  /** The Solr field of the facet and its filter; one per language where the words differ. */
  readonly wire: Bilingual;
  /** Words of the stored values on the wire; absent where the stored value itself travels. */
  readonly words?: Vocabulary;
  /** What a value looks like, where it is neither one of the words nor any text. */
  readonly pattern?: RegExp;
  /** Several values may be chosen (any of them matches). Whether or not, the own filter does not narrow the list: one click changes over. */
  readonly multiple?: true;
  /** The whole list is always sent, in order of value, whatever the limit: a tree or a time line. */
  readonly complete?: true;
  /** Only for organisations whose ingredients flag is on. */
  readonly needsIngredients?: true;
  /** The key of its filter in saved searches and messages; the range of days, which months are counted for, has keys of its own. */
  readonly savedAs?: `${string}Filter`;
  /** Its section: a few values to choose one of, a long list, or a control of its own. */
  readonly control: 'choices' | 'list' | 'own';
  /** The section stands open when the page is first seen. */
  readonly isOpenAtFirst?: true;
}

const sameField = (field: string): Bilingual => ({ en: field, fr: field });

/** Every facet of the search, in the order of their sections. Its values are those stored in the index, `words` spell them on the wire. */
export const facets = {
  /** Values are paths of location ids, outermost first: `"3/12/40"`; a sheet also stands under every ancestor's path. */
  location: {
    field: 'locations',
    several: true,
    wire: sameField('location_id_hier_ss'),
    pattern: /^\d{1,9}(?:\/\d{1,9})*$/,
    multiple: true,
    complete: true,
    savedAs: 'locationFilter',
    control: 'own',
    isOpenAtFirst: true,
  },
  language: {
    field: 'language',
    wire: { en: 'Language_s', fr: 'LanguageFR_s' },
    words: sheetLanguages,
    savedAs: 'languageFilter',
    control: 'choices',
  },
  product: {
    field: 'productName',
    wire: sameField('ProductName_ss'),
    savedAs: 'productFilter',
    control: 'list',
  },
  manufacturer: {
    field: 'manufacturer',
    wire: sameField('CompanyName_ss'),
    savedAs: 'companyFilter',
    control: 'list',
  },
  /** Values are months, `"2026-03"`. */
  month: {
    field: 'modified',
    part: (day) => day.slice(0, 7),
    wire: sameField('MonthModified_dt'),
    complete: true,
    control: 'own',
  },
  status: {
    field: 'standings',
    several: true,
    wire: { en: 'status_s', fr: 'statusFR_s' },
    words: effectiveStatuses,
    savedAs: 'statusFilter',
    control: 'own',
    isOpenAtFirst: true,
  },
  format: {
    field: 'format',
    wire: { en: 'format_s', fr: 'formatFR_s' },
    words: sheetFormats,
    multiple: true,
    savedAs: 'formatFilter',
    control: 'own',
  },
  pictogram: {
    field: 'pictograms',
    several: true,
    wire: sameField('GHSCode_ss'),
    pattern: new RegExp(`^(?:${Object.keys(pictograms).join('|')})$`),
    multiple: true,
    savedAs: 'whimsFilter',
    control: 'own',
    isOpenAtFirst: true,
  },
  hazardClass: {
    field: 'hazardClasses',
    several: true,
    wire: { en: 'HazardClass_ss', fr: 'HazardClassFR_ss' },
    words: hazardClasses,
    savedAs: 'hazardClassFilter',
    control: 'list',
  },
  hazardous: {
    field: 'hazardous',
    wire: sameField('WHMIS2015_s'),
    words: hazardousValues,
    savedAs: 'hazardousFilter',
    control: 'choices',
  },
  signalWord: {
    field: 'signalWord',
    wire: { en: 'SignalWord_s', fr: 'SignalWordFR_s' },
    words: signalWords,
    savedAs: 'signalWordFilter',
    control: 'choices',
  },
  cas: {
    field: 'casNumbers',
    several: true,
    wire: sameField('CASNumber_ss'),
    needsIngredients: true,
    savedAs: 'casFilter',
    control: 'list',
  },
  /** Lists of substances that name an ingredient, or the product itself. */
  listed: {
    field: 'listedUnder',
    several: true,
    wire: { en: 'SubstanceList_ss', fr: 'SubstanceListFR_ss' },
    words: listedUnder,
    needsIngredients: true,
    savedAs: 'listedFilter',
    control: 'list',
  },
  /** For who manages a collection, and so the last. */
  otherLanguage: {
    field: 'otherLanguage',
    wire: { en: 'OtherLanguage_s', fr: 'OtherLanguageFR_s' },
    words: otherLanguages,
    savedAs: 'otherLanguageFilter',
    control: 'choices',
  },
} as const satisfies Record<string, Facet>;

export type FacetName = keyof typeof facets;
/** Every way to narrow a search, in the order of the filter panel. */
export const facetNames = Object.keys(facets) as FacetName[];

/** The facets whose section has this control. */
export type FacetWith<Control extends Facet['control']> = {
  [Name in FacetName]: (typeof facets)[Name]['control'] extends Control ? Name : never;
}[FacetName];

/** A facet's declaration with its optional properties in reach. */
export const facetOf = (name: FacetName): Facet => facets[name];

/** The values of a facet for a sheet; an empty text is no value. */
export const facetValues = (record: SheetRecord, name: FacetName): readonly string[] => {
  const { field, part } = facetOf(name);
  const texts = [record[field]].flat().map(String);
  return part ? texts.map(part) : texts;
};

/** Whether a text can be a value of the facet, in some collection. */
export const isFacetValue = (name: FacetName, text: string): boolean => {
  const { words, pattern } = facetOf(name);
  if (words) return Object.hasOwn(words, text);
  return text !== '' && (pattern?.test(text) ?? true);
};

/** The facets that values are chosen of; months are counted for the range of days, `modified`. */
export type ChosenFacet = Exclude<FacetName, 'month'>;
/** Every facet but the months, in the order of the filter panel. */
export const chosenFacets = facetNames.filter((name) => name !== 'month');

/** A section of the filter panel: a facet, or a range of days. */
export type SectionName = ChosenFacet | DayField;
/** The panel from top to bottom, with the ranges of days where the months are among the facets. */
export const filterSections: readonly SectionName[] = facetNames.flatMap((name) =>
  name === 'month' ? dayFieldNames : [name],
);
