import type { Language } from '#contract/languages.ts';
import { languages } from '#contract/languages.ts';
import { type FacetName, facetNames, facetOf } from '#contract/search/facets.ts';
import {
  dayFieldNames,
  dayFields,
  type Heading,
  headingNames,
  headings,
  organisationField,
  type SortField,
  sortFieldNames,
  sortFields,
} from '#contract/search/fields.ts';
import { analysis, type TextField, textFields } from '../analyzer.ts';

/**
 * `value` is looked up, counted and sorted as it is; `terms` are looked for; `words` are only counted; `order_…` sorts names as readers of the language
 * expect; `kept` is only handed back.
 */
export type FieldType = 'value' | 'number' | 'terms' | 'words' | 'kept' | `order_${Language}`;

interface Field {
  readonly type: FieldType;
  readonly multiple?: true;
}

/** The Solr field of each field that words are looked for in. */
export const termsField = {
  ...(Object.fromEntries(headingNames.map((heading) => [heading, headings[heading].wire])) as Record<Heading, string>),
  otherNames: 'AlternateName_txt',
  ingredients: 'IngredientName_txt',
} as const satisfies Record<TextField | 'everything', string>;

/** The words of a field, for those that hold no codes: what may be meant by a word that no sheet has. */
export const wordsField = (field: TextField): string => `${termsField[field]}_words`;
/** The fields that hold no codes; each has such a field of words beside it. */
export const wordFields = textFields.filter((field) => !analysis.fields[field].codes);

/**
 * The field in which a facet's list is counted with the order of a reader, where its values are open and its first page is all that is asked
 * for (`listedValue`).
 */
export const listedFieldOf = (name: FacetName): string | undefined => {
  const { wire, words, pattern, complete } = facetOf(name);
  return words || pattern || complete ? undefined : `${wire.en}_listed`;
};

/** CAS numbers of products themselves, without punctuation. */
export const ownCasField = 'OwnCAS_ss';
/** UN numbers of a product, as four digits. */
export const unField = 'UN_ss';
/** A product's name as fit compares it. */
export const nameKeyField = 'name_key';

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
  ...Object.fromEntries(Object.values(termsField).map((name) => [name, { type: 'terms' }])),
  ...Object.fromEntries(wordFields.map((field) => [wordsField(field), { type: 'words', multiple: true }])),
  [ownCasField]: { type: 'value', multiple: true },
  [unField]: { type: 'value', multiple: true },
  [nameKeyField]: { type: 'value' },
  ...Object.fromEntries(
    facetNames.flatMap((name) =>
      languages.map((language) => [
        facetOf(name).wire[language],
        { type: 'value', ...(facetOf(name).several && { multiple: true }) },
      ]),
    ),
  ),
  ...Object.fromEntries(
    facetNames.flatMap((name) => {
      const listed = listedFieldOf(name);
      return listed ? [[listed, { type: 'words', ...(facetOf(name).several && { multiple: true }) }]] : [];
    }),
  ),
  ...Object.fromEntries(
    sortFieldNames
      .filter((field) => field !== 'language')
      .flatMap((field) =>
        languages.map((language) => [sortFieldOf(field, language), { type: `order_${language}` as const }]),
      ),
  ),
};
