/** A query in Solr's JSON: a parser by name with what it is to parse, or a query in words of ours. */
export type Clause = '*:*' | { readonly [parser: string]: unknown };

/** Solr's JSON for what we ask. Whatever is looked for is a value in it, and never text that Solr would parse. */
export const everything: Clause = '*:*';
/** Finds documents where a field has exactly this value. */
export const term = (field: string, value: string): Clause => ({ term: { f: field, query: value } });
/** Finds documents where a value of the field begins with this. */
export const prefix = (field: string, value: string): Clause => ({ prefix: { f: field, query: value } });

/** Any of several values; a great many are one clause. None of them: nothing. */
export const anyValue = (field: string, values: readonly string[]): Clause => {
  const [only] = values;
  if (values.length === 0 || only === undefined) return nothing;
  if (values.length === 1) return term(field, only);
  return { terms: { f: field, separator, query: values.join(separator) } };
};

/** Stands in no value: names are one line of print. */
const separator = '\u001f';

/** Finds what every clause finds; without clauses it finds nothing. */
export const allOf = (clauses: readonly Clause[]): Clause => combined('must', clauses);
/** Finds what any of the clauses finds; without clauses it finds nothing. */
export const oneOf = (clauses: readonly Clause[]): Clause => combined('should', clauses);
/** Finds everything that the clause does not find. */
export const noneOf = (clause: Clause): Clause => ({ bool: { must: [everything], must_not: [clause] } });

/** Nobody's organisation has an empty name. */
export const nothing: Clause = term('id', '');

/** For what is hardly asked twice in the same words: keeping it would push out what is. */
export const unkept = (clause: Clause): Clause => ({ bool: { must: [clause], cache: 'false' } });

/** What counts so much for the order of what it finds, and nothing else. */
export const worth = (clause: Clause, points: number): Clause => ({
  boost: { query: { bool: { must: [everything], filter: [clause] } }, b: String(points) },
});

/** Everything, with the points of each sheet. */
export const scored = (worths: readonly Clause[]): Clause => ({ bool: { must: [everything], should: worths } });

/** A filter under a name by which a facet can leave it out. */
export const named = (names: readonly string[], clause: Clause): Clause => ({ [`#${names.join(',')}`]: clause });

const combined = (how: 'must' | 'should', clauses: readonly Clause[]): Clause => {
  const [only] = clauses;
  if (only === undefined) return nothing;
  return clauses.length === 1 ? only : { bool: { [how]: clauses } };
};
