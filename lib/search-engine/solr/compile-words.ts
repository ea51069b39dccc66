import type { Language } from '#contract/languages.ts';
import type { AdvancedRow, AdvancedSearch, Keyword } from '#contract/search/query.ts';
import { analysis, fieldsOfHeading, type TextField, type Word } from '../analyzer.ts';
import { type Ask, asksOf, isCommonName, nameKeyOf, plainAsksOf } from '../asks.ts';
import type { Scope } from '../port.ts';
import { allOf, type Clause, noneOf, nothing, oneOf, prefix, term, worth } from './clauses.ts';
import { documentId } from './documents.ts';
import { nameKeyField, ownCasField, termsField, unField } from './fields.ts';
import { anyFacetValue } from './solr-scope.ts';
import { codeTerm, nameTerm, stemsOfPart, tokenTerm } from './terms.ts';

/** What a keyword finds, of what a scope lets it look in. */
export const compileKeyword = (keyword: Keyword, scope: Scope): Clause =>
  compileAsks(asksOf(keyword), keyword.heading, scope);

/** What an advanced search finds. */
export const compileAdvanced = ({ match, rows }: AdvancedSearch, scope: Scope): Clause =>
  (match === 'AND' ? allOf : oneOf)(rows.map((row) => compileRow(row, scope)));

/** How well sheets fit a keyword: meant by it, named by it at all, in the reader's language, by name, in the name, as a substance, in the numbers of the product, by the name's beginning. */
export const compileFit = (keyword: Keyword, scope: Scope, language: Language): Clause[] => {
  const asks = asksOf(keyword);
  const fields = fieldsOfHeading(keyword.heading, scope.cas);
  const isWithinName = fields.includes('product');
  const key = nameTerm(nameKeyOf(asks));
  const inName = (ask: Ask) =>
    allOf(
      ask.words
        .flatMap(({ parts }) => parts)
        .map((part) =>
          isCommonName(ask) ? term(termsField.product, tokenTerm(part)) : compilePart(part, [termsField.product]),
        ),
    );
  const ofSubstance = ({ substances }: Ask) => oneOf(substances.map((cas) => term(ownCasField, cas)));
  const inIds = (ask: Ask) =>
    oneOf([
      allOf(ask.words.map((word) => idClause(word, fields, { scope, heading: keyword.heading }))),
      ...(ask.substances.length > 0 ? [ofSubstance(ask)] : []),
    ]);
  const named = {
    inName: isWithinName ? [allOf(asks.map(inName))] : [],
    ofSubstance: [allOf(asks.map(ofSubstance))],
    inIds: [allOf(asks.map(inIds))],
  };
  return [
    worth(
      oneOf([
        ...(isWithinName ? [term(nameKeyField, key)] : []),
        ...named.inName.map((clause) => allOf([clause, ...named.ofSubstance])),
      ]),
      128,
    ),
    worth(oneOf(Object.values(named).flat()), 64),
    worth(anyFacetValue('language', [language], { language }), 32),
    ...(isWithinName ? [worth(term(nameKeyField, key), 16)] : []),
    ...named.inName.map((clause) => worth(clause, 8)),
    ...named.ofSubstance.map((clause) => worth(clause, 4)),
    ...named.inIds.map((clause) => worth(clause, 2)),
    ...named.inName.map((clause) => worth(allOf([clause, prefix(nameKeyField, key)]), 1)),
  ];
};

/** What asks find under a heading, all of which must be met. */
export const compileAsks = (asks: readonly Ask[], heading: Keyword['heading'], scope: Scope): Clause => {
  const places = placesOf(heading, scope);
  return allOf(
    asks.map(({ words, substances }) =>
      oneOf([
        allOf(words.map((word) => wordClause(word, places, scope))),
        ...substances.map((cas) => (scope.cas ? term(termsField.cas, codeTerm(cas)) : term(ownCasField, cas))),
      ]),
    ),
  );
};

/** A row on a field that may not be looked in finds nothing, whichever way it is put. */
const compileRow = (row: AdvancedRow, scope: Scope): Clause => {
  if (fieldsOfHeading(row.heading, scope.cas).length === 0) return nothing;
  const found = compileAsks(plainAsksOf(row.words), row.heading, scope);
  return row.operator === 'contains' ? found : noneOf(found);
};

/** Solr fields in which words are looked for, by what they hold. */
interface Places {
  readonly plain: readonly string[];
  readonly codes: readonly string[];
  /** Whether record and UN numbers are looked in. */
  readonly numbers: boolean;
}

const placesOf = (heading: Keyword['heading'], { cas }: Scope): Places => {
  const fields = fieldsOfHeading(heading, cas);
  const plain = fields.filter((field) => !hasCodes(field)).map((field) => termsField[field]);
  const everything = [termsField.everything, ...(cas ? [termsField.ingredients] : [])];
  return {
    plain: heading === 'everything' ? everything : plain,
    codes: fields.filter(hasCodes).map((field) => termsField[field]),
    numbers: heading === 'everything',
  };
};

const wordClause = (word: Word, { plain, codes: ofCodes, numbers }: Places, scope: Scope): Clause => {
  const { code, parts, isShare } = word;
  const codes = isShare ? [] : ofCodes;
  const places = parts.length === 1 ? [...plain, ...codes] : plain;
  const byParts = places.length === 0 ? [] : [allOf(parts.map((part) => compilePart(part, places)))];
  return oneOf([
    ...byParts,
    ...codes.map((field) => prefix(field, codeTerm(code))),
    ...(numbers ? numberClauses(word, scope) : []),
  ]);
};

const numberClauses = ({ un, isn }: Word, { organisation }: Scope): Clause[] => [
  ...(un === undefined ? [] : [term(unField, un)]),
  ...(isn === undefined ? [] : [term('id', documentId(organisation, isn))]),
];

interface ClauseOptions {
  readonly scope: Scope;
  readonly heading: Keyword['heading'];
}

/** A word among the numbers that name a product: not those of what it is made of. */
const idClause = (word: Word, fields: readonly TextField[], { scope, heading }: ClauseOptions): Clause => {
  const { code, parts, isShare } = word;
  if (isShare) return nothing;
  return oneOf([
    ...(fields.includes('productId') ? [prefix(termsField.productId, codeTerm(code))] : []),
    ...(fields.includes('productId') && parts.length === 1 ? [compilePart(parts.join(), [termsField.productId])] : []),
    ...(fields.includes('cas') ? [prefix(ownCasField, code)] : []),
    ...(heading === 'everything' ? numberClauses(word, scope) : []),
  ]);
};

const compilePart = (part: string, places: readonly string[]): Clause =>
  oneOf(
    places.flatMap((field) => [
      prefix(field, tokenTerm(part)),
      ...stemsOfPart(part).map((stemmed) => term(field, stemmed)),
    ]),
  );

const hasCodes = (field: TextField): boolean => analysis.fields[field].codes;
