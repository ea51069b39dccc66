import { languages } from '#contract/languages.ts';
import { facetNames, facetOf, facetValues } from '#contract/search/facets.ts';
import { dayFieldNames, dayFields, organisationField, sortFieldNames } from '#contract/search/fields.ts';
import { listedOf, type SearchedSheet, type SheetRecord } from '#contract/search/sheet-record.ts';
import { analysis, textFields, toCode, toNameKey } from '../analyzer.ts';
import { textsOfSheet } from '../texts-of.ts';
import { storedValue } from './facet-values.ts';
import {
  listedFieldOf,
  nameKeyField,
  ownCasField,
  sortFieldOf,
  termsField,
  unField,
  wordFields,
  wordsField,
} from './fields.ts';
import { listedValue } from './list-order.ts';
import { nameTerm, respellableWords, termsOf } from './terms.ts';

/** Raised by a change of what documents hold that the fields do not show. */
export const documentFormat = 4;

/** A document as Solr takes it; empty values are left out. */
export type SolrDocument = Readonly<Record<string, string | number | readonly string[]>>;

/** The document of a sheet in an organisation's collection. */
export const toDocument = (organisation: number, record: SearchedSheet): SolrDocument =>
  filled({
    id: documentId(organisation, record.isn),
    [organisationField]: String(organisation),
    isn: record.isn,
    record: JSON.stringify(listedOf(record)),
    ...Object.fromEntries(dayFieldNames.map((name) => [dayFields[name].wire, record[name]])),
    ...facetFields(record),
    ...orders(record),
    ...terms(record),
    [ownCasField]: record.ownCasNumbers.map(toCode),
    [unField]: record.unNumbers,
    [nameKeyField]: nameTerm(toNameKey(record.productName)),
  });

/** The sheet of a document. */
export const fromDocument = ({ record }: { readonly record: string }): SheetRecord => JSON.parse(record);

/** The document that says at which version an organisation's index stands. */
export const versionDocument = (organisation: number, version: number): SolrDocument => ({
  id: versionId(organisation),
  index_version: version,
});

/** Solr keeps documents whose ids begin with the same organisation on the same shard. */
export const documentId = (organisation: number, isn: number): string => `${shardKey(organisation)}${isn}`;
/** Names the document that says at which version an organisation's index stands. */
export const versionId = (organisation: number): string => `${shardKey(organisation)}version`;
/** The number before `!` in an id. */
export const organisationOfId = (id: string): number => Number(id.slice(0, id.indexOf('!')));
/** What every id of an organisation begins with; its requests are routed by it. */
export const shardKey = (organisation: number): string => `${organisation}!`;

const facetFields = (record: SheetRecord) =>
  Object.fromEntries(
    facetNames.flatMap((name) => {
      const values = [...new Set(facetValues(record, name).filter((value) => value !== ''))];
      const listed = listedFieldOf(name);
      return [
        ...languages.map((language) => [
          facetOf(name).wire[language],
          values.map((value) => storedValue(name, value, language)),
        ]),
        ...(listed ? [[listed, values.map(listedValue)]] : []),
      ];
    }),
  );

const orders = (record: SearchedSheet) => {
  const texts = { ...textsOfSheet(record), sheetDate: [record.sheetDate] };
  return Object.fromEntries(
    sortFieldNames
      .filter((field) => field !== 'language')
      .flatMap((field) => languages.map((language) => [sortFieldOf(field, language), texts[field].join()])),
  );
};

const terms = (record: SearchedSheet) => {
  const byField = textFields.map((field) => [field, termsOf(record, field)] as const);
  const open = byField.filter(([field]) => !analysis.fields[field].codes && !analysis.fields[field].tells);
  return {
    ...Object.fromEntries(byField.map(([field, text]) => [termsField[field], text])),
    ...Object.fromEntries(wordFields.map((field) => [wordsField(field), respellableWords(record, field)])),
    [termsField.everything]: open
      .map(([, text]) => text)
      .filter(Boolean)
      .join(' '),
  };
};

const filled = (document: SolrDocument): SolrDocument =>
  Object.fromEntries(
    Object.entries(document).filter(([, value]) => value !== '' && !(isList(value) && value.length === 0)),
  );

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
