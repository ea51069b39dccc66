import { headings } from '#contract/search/fields.ts';
import type { AdvancedRow, AdvancedSearch, Keyword } from '#contract/search/query.ts';
import { analysis, fieldsOf, type TextField, type Word, wordsOf } from '../analyzer.ts';
import { allOf, type Clause, noneOf, nothing, oneOf, prefix, term } from './clauses.ts';
import { codeTerm, stemsOfPart, tokenTerm } from './terms.ts';

/** What a keyword finds; `cas` says whether CAS numbers may be looked in. */
export const compileKeyword = ({ heading, words }: Keyword, cas: boolean): Clause => {
  const fields = fieldsOf(heading, cas);
  const plain = fields.filter((field) => !hasCodes(field)).map(wireOf);
  const places: Places = {
    plain: heading === 'everything' ? [headings.everything.wire] : plain,
    codes: fields.filter(hasCodes).map(wireOf),
  };
  return allOf(wordsOf(words).map((word) => compileWord(word, places)));
};

/** What an advanced search finds. */
export const compileAdvanced = ({ match, rows }: AdvancedSearch, cas: boolean): Clause =>
  (match === 'AND' ? allOf : oneOf)(rows.map((row) => compileRow(row, cas)));

/** A row on a field that may not be looked in finds nothing, whichever way it is put. */
const compileRow = (row: AdvancedRow, cas: boolean): Clause => {
  if (fieldsOf(row.heading, cas).length === 0) return nothing;
  const found = compileKeyword(row, cas);
  return row.operator === 'contains' ? found : noneOf(found);
};

/** Solr fields in which words are looked for, by what they hold. */
interface Places {
  readonly plain: readonly string[];
  readonly codes: readonly string[];
}

const compileWord = ({ code, parts }: Word, { plain, codes }: Places): Clause => {
  const places = parts.length === 1 ? [...plain, ...codes] : plain;
  const byParts = places.length === 0 ? [] : [allOf(parts.map((part) => compilePart(part, places)))];
  return oneOf([...byParts, ...codes.map((field) => prefix(field, codeTerm(code)))]);
};

const compilePart = (part: string, places: readonly string[]): Clause =>
  oneOf(
    places.flatMap((field) => [
      prefix(field, tokenTerm(part)),
      ...stemsOfPart(part).map((stemmed) => term(field, stemmed)),
    ]),
  );

const hasCodes = (field: TextField): boolean => analysis.fields[field].codes;
const wireOf = (field: TextField): string => headings[field].wire;
