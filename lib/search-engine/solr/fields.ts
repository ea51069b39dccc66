import type { Language } from '#contract/languages.ts';
import { languages } from '#contract/languages.ts';
import { facetNames, facetOf } from '#contract/search/facets.ts';
import {
  dayFieldNames,
  dayFields,
  headingNames,
  headings,
  organisationField,
  type SortField,
  sortFieldNames,
  sortFields,
} from '#contract/search/fields.ts';

/**
 * `value` is looked up, counted and sorted as it is; `terms` are looked for; `order_…` sorts names as readers of the language
 * expect; `kept` is only handed back.
 */
export type FieldType = 'value' | 'number' | 'terms' | 'kept' | `order_${Language}`;

interface Field {
  readonly type: FieldType;
  readonly multiple?: true;
}

/** The field with which results are sorted. */
export const sortFieldOf = (field: SortField, language: Language): string =>
  field === 'language' ? facetOf(field).wire[language] : `${sortFields[field].wire}_order_${language}`;

/** Every field of a document of ours, by name: those of the specification, and a few of Solr's and ours beside them. */
export const solrFields: Readonly<Record<string, Field>> = {
  id: { type: 'value' },
  _version_: { type: 'number' },
  [organisationField]: { type: 'value' },
  /** The record number, the last key of every order. */
  isn: { type: 'number' },
  /** A `SheetRecord` as JSON. */
  record: { type: 'kept' },
  /** The version an organisation's index stands at; on that one document alone. */
  index_version: { type: 'number' },
  ...Object.fromEntries(dayFieldNames.map((name) => [dayFields[name].wire, { type: 'value' }])),
  ...Object.fromEntries(headingNames.map((heading) => [headings[heading].wire, { type: 'terms' }])),
  ...Object.fromEntries(
    facetNames.flatMap((name) =>
      languages.map((language) => [
        facetOf(name).wire[language],
        { type: 'value', ...(facetOf(name).several && { multiple: true }) },
      ]),
    ),
  ),
  ...Object.fromEntries(
    sortFieldNames
      .filter((field) => field !== 'language')
      .flatMap((field) =>
        languages.map((language) => [sortFieldOf(field, language), { type: `order_${language}` as const }]),
      ),
  ),
};
