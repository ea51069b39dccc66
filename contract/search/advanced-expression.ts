import { type Clause, ExpressionError, formatExpression, parseExpression } from './expression.ts';
import { type Heading, headingNames, headings } from './fields.ts';
import type { AdvancedRow, AdvancedSearch } from './query.ts';

/** An advanced search as an expression of `fq`; quotes in keywords are escaped, keywords trimmed. S2.5-04. */
export const formatAdvanced = ({ match, rows }: AdvancedSearch): string =>
  formatExpression({
    operator: match,
    clauses: rows.map(({ heading, operator, words }) => ({
      field: headings[heading].wire,
      not: operator === 'not-contains',
      value: { phrases: [words.trim()] },
    })),
  });

/** The advanced search of an expression that `formatAdvanced` wrote; undefined for any other. */
export const readAdvanced = (expression: string): AdvancedSearch | undefined => {
  try {
    const { operator, clauses } = parseExpression(expression);
    const rows = clauses.flatMap((clause) => readRow(clause) ?? []);
    return rows.length === clauses.length ? { match: operator, rows } : undefined;
  } catch (error) {
    if (error instanceof ExpressionError) return undefined;
    throw error;
  }
};

const readRow = ({ field, not, value }: Clause): AdvancedRow | undefined => {
  const heading = headingOf(field);
  const [words, ...others] = 'phrases' in value ? value.phrases : [];
  if (!heading || !words?.trim() || others.length > 0) return undefined;
  return { heading, operator: not ? 'not-contains' : 'contains', words };
};

/** The heading whose Solr field this is; undefined when it is not one. */
export const headingOf = (wire: string): Heading | undefined =>
  headingNames.find((name) => headings[name].wire === wire);
