import type { ImportColumn } from '#contract/imports/columns.ts';
import type { ImportOutcome } from '#contract/imports/states.ts';
import type { Bilingual, Language } from '#contract/languages.ts';
import type { DateOrder } from '#lib/sheet-reader/dates/parse-date.ts';
import { countOutcomes, type ImportReport, isToLookAt } from '../report.ts';

/** What somebody chose for an import. */
export interface ImportChoices {
  readonly sheet: string | null;
  readonly header_line: number | null;
  readonly columns: readonly (ImportColumn | null)[] | null;
  readonly create_locations: boolean;
  readonly language: Language;
  readonly date_order: DateOrder | null;
  readonly locations_from_folders: boolean;
}

export const firstChoices: ImportChoices = {
  sheet: null,
  header_line: null,
  columns: null,
  create_locations: false,
  language: 'en',
  date_order: null,
  locations_from_folders: false,
};

/** What was chosen for an import that is kept; what could not be chosen yet when it began is as at first. */
export const choicesIn = (kept: string): ImportChoices => ({
  ...firstChoices,
  ...(JSON.parse(kept) as Partial<ImportChoices>),
});

/** The language that somebody chose, or that the headers told before. */
export const languageIn = (kept: string): Language | undefined => (JSON.parse(kept) as Partial<ImportChoices>).language;

/** The choices with the language that the headers told, where nobody had chosen one. */
export const withLanguage = (kept: string, language: Language): string =>
  languageIn(kept) ? kept : JSON.stringify({ ...JSON.parse(kept), language });

/** The sums of an import, as they are kept beside its rows. */
export interface ImportResult {
  readonly counts: Record<ImportOutcome, number>;
  readonly toLookAt: number;
  readonly withoutManufacturer: number;
  readonly newLocations: { readonly paths: readonly string[]; readonly total: number };
  /** Of the locations that were made, those that something else is in or counts on: they stay when it is taken back. */
  readonly stayingLocations: number;
  /** Files that are neither a list nor PDFs: the first of them, and how many there are. */
  readonly leftOut: { readonly files: readonly string[]; readonly total: number };
  /** Files that are no row's PDF, and why. */
  readonly unclaimed: readonly { readonly file: string; readonly reason: Bilingual }[];
}

export const noResult: ImportResult = {
  counts: countOutcomes([]),
  toLookAt: 0,
  withoutManufacturer: 0,
  newLocations: { paths: [], total: 0 },
  stayingLocations: 0,
  leftOut: { files: [], total: 0 },
  unclaimed: [],
};

/** Paths of locations, and names of files, that are kept to be shown. */
const shownPaths = 100;

export const resultOf = (report: ImportReport, leftOut: readonly string[]): ImportResult => ({
  counts: countOutcomes(report.entries),
  toLookAt: report.entries.filter(isToLookAt).length,
  withoutManufacturer: report.withoutManufacturer,
  newLocations: {
    paths: report.createdLocations.slice(0, shownPaths),
    total: report.createdLocations.length,
  },
  stayingLocations: 0,
  leftOut: { files: leftOut.slice(0, shownPaths), total: leftOut.length },
  unclaimed: report.unclaimedFiles.map(({ file, reason: { en, fr } }) => ({ file, reason: { en, fr } })),
});

/** Columns that are chosen twice, by their place; nothing may be read from two. */
export const repeatedColumns = (columns: readonly (ImportColumn | null)[]): { index: number; column: ImportColumn }[] =>
  columns.flatMap((each, index) => (each && columns.indexOf(each) < index ? [{ index, column: each }] : []));
