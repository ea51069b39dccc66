import type { Language } from '#contract/languages.ts';
import { type FacetName, facetOf } from '#contract/search/facets.ts';
import type { FacetField } from '#contract/search/parse-search-parameters.ts';
import type { FacetEntry, Keyword, NameMeant } from '#contract/search/query.ts';
import type { SheetRecord } from '#contract/search/sheet-record.ts';
import { usedWords } from '#contract/search/used-words.ts';
import type { WireAnswer, WireSheet } from '#contract/search/wire-answer.ts';
import { toWireValue } from '#contract/search/wire-values.ts';
import { effectiveStatuses } from '#contract/sheets/effective-status.ts';
import { sheetFormats } from '#contract/sheets/format.ts';
import { hazardousValues } from '#contract/sheets/hazardous.ts';
import { sheetLanguages } from '#contract/sheets/language.ts';
import { pictograms } from '#contract/sheets/pictogram.ts';
import { substances } from '#lib/hazards/common-names/substances.ts';
import { inOneSpelling, toCode, tokenise } from './analyzer.ts';
import { asksOf, isCommonName } from './asks.ts';
import type { SearchResult } from './port.ts';
import { substanceName } from './substance-names.ts';

interface Options {
  readonly language: Language;
  readonly keyword?: Keyword | undefined;
  readonly start: number;
  readonly facetFields: readonly FacetField[];
}

/** The engine's result as Solr would answer it, in the wire names of the specification. `ms` is the time it took. */
export const presentAnswer = (
  result: SearchResult,
  { language, keyword, start, facetFields }: Options,
  ms: number,
): WireAnswer => ({
  responseHeader: { status: 0, QTime: ms },
  response: {
    numFound: result.total,
    start,
    numFoundExact: true,
    collectionSize: result.collectionSize,
    docs: result.records.map(presentSheet),
  },
  facet_counts: {
    facet_fields: Object.fromEntries(
      facetFields.map(({ name, language }) => [
        facetOf(name).wire[language],
        presentFacet(name, result.facets[name] ?? [], language),
      ]),
    ),
  },
  ...(result.instead.length > 0 && { instead: [...result.instead] }),
  ...meantBy(result, keyword, language),
  ...(result.apart.length > 0 && { apart: [...result.apart] }),
  ...(result.facets.cas && { substances: substancesIn(result.facets.cas, language) }),
});

const meantBy = ({ total, instead }: SearchResult, keyword: Keyword | undefined, language: Language) => {
  if (!keyword || total === 0) return {};
  const meant = namesMeant({ ...keyword, words: usedWords(keyword.words, instead) }, language);
  return meant.length > 0 && { meant };
};

/**
 * The common names in a keyword of which the substance's own name does not show every word, with that name in the reader's language: sheets were
 * found that do not have a word of what was typed.
 */
const namesMeant = (keyword: Keyword, language: Language): NameMeant[] =>
  asksOf(keyword)
    .filter(isCommonName)
    .flatMap(({ words, substances: numbers }) => {
      const meant = numbers.flatMap((cas) => byCas.get(cas) ?? []);
      const typed = words.flatMap(({ parts }) => parts).map(inOneSpelling);
      const isShown = meant.some(({ en, fr }) => {
        const tokens = tokenise(`${en} ${fr}`).map(inOneSpelling);
        return typed.every((part) => tokens.some((token) => token.startsWith(part) || part.startsWith(token)));
      });
      const names = meant.map((substance) => substance[language]);
      return isShown || names.length === 0 ? [] : [{ words: words.map(({ text }) => text).join(' '), names }];
    });

const byCas = new Map(substances.map((substance) => [toCode(substance.cas), substance]));

const presentFacet = (name: FacetName, entries: readonly FacetEntry[], language: Language): (string | number)[] =>
  entries.flatMap(({ value, count }) => [toWireValue(name, value, language), count]);

/** Names of the substances in a list of CAS numbers. */
const substancesIn = (entries: readonly FacetEntry[] | undefined, language: Language): Record<string, string> =>
  Object.fromEntries(
    (entries ?? []).flatMap(({ value }) => {
      const name = substanceName(value, language);
      return name === '' ? [] : [[value, name]];
    }),
  );

const presentSheet = (record: SheetRecord): WireSheet => ({
  'Name.IdentificationNumber.RecordNumber_s': String(record.isn),
  ProductID_ss: [...record.productIds],
  ProductIDs_Title: record.productIds.join(', '),
  ProductName: record.productName,
  CompanyName: record.manufacturer,
  Language: record.language,
  Language_s: sheetLanguages[record.language].en,
  LanguageFR_s: sheetLanguages[record.language].fr,
  status: record.standings[0],
  status_s: effectiveStatuses[record.standings[0]].en,
  statusFR_s: effectiveStatuses[record.standings[0]].fr,
  Standings: [...record.standings],
  format: record.format,
  format_s: sheetFormats[record.format].en,
  formatFR_s: sheetFormats[record.format].fr,
  GHSCode: [...record.pictograms],
  GHSCodeFR_ss: record.pictograms.map((code) => pictograms[code].fr),
  WHMIS2015: hazardousValues[record.hazardous].en,
  CASNumber: [...record.casNumbers],
  Location: record.locations.map((path) => toWireValue('location', path, 'en')),
  DateModified: record.modified,
  SheetDate: record.sheetDate,
  ClientCustomF1_s: record.custom[0],
  ClientCustomF2_s: record.custom[1],
  ClientCustomF3_s: record.custom[2],
});
