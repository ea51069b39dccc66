/**
 * The grammar of `q` and `fq`, a subset of Lucene's: phrases and ranges under a field, combined with one kind of operator.
 *
 *     expression := clause (('AND' | 'OR') clause)*      one operator throughout
 *     clause     := '-'? field ':' value                 '-' means not
 *     value      := phrase | range | '(' phrase ('OR' phrase)* ')' | bare
 *     phrase     := '"' (any character, '"' and '\' escaped by '\') '"'
 *     range      := '[' bare 'TO' bare ']'
 */
export interface Clause {
  readonly field: string;
  readonly not: boolean;
  readonly value: { readonly phrases: readonly string[] } | { readonly from: string; readonly to: string };
}
/** A sheet meets all clauses, or any of them; with one clause the operator is `AND`. */
export interface Expression {
  readonly operator: 'AND' | 'OR';
  readonly clauses: readonly Clause[];
}

/** Why an expression could not be read; `reason` is for people. */
export class ExpressionError extends Error {}

/** Reads an expression; throws ExpressionError with the place where it stops making sense. */
export const parseExpression = (text: string): Expression => {
  const tokens = tokenize(text);
  let next = 0;
  const peek = () => tokens[next];
  const fail = (): never => {
    const token = peek();
    throw new ExpressionError(token ? `“${token.text}” is not expected here` : 'it ends too early');
  };
  const take = (kind: TokenKind, text?: string): string => {
    const token = peek();
    if (token?.kind !== kind || (text !== undefined && token.text !== text)) return fail();
    next += 1;
    return token.text;
  };
  const takes = (kind: TokenKind, text: string): boolean => {
    const token = peek();
    const found = token?.kind === kind && token.text === text;
    if (found) next += 1;
    return found;
  };

  const value = (): Clause['value'] => {
    if (takes('sign', '[')) {
      const from = take('word');
      take('word', 'TO');
      const to = take('word');
      take('sign', ']');
      return { from, to };
    }
    if (takes('sign', '(')) {
      const phrases = [take('phrase')];
      while (takes('word', 'OR')) phrases.push(take('phrase'));
      take('sign', ')');
      return { phrases };
    }
    if (peek()?.kind === 'phrase') return { phrases: [take('phrase')] };
    // Unquoted, Solr reads operators and wildcards in them, which here are none.
    return isOperator.test(peek()?.text ?? '') ? fail() : { phrases: [take('word')] };
  };
  const clause = (): Clause => {
    const not = takes('sign', '-');
    const field = take('word');
    take('sign', ':');
    return { field, not, value: value() };
  };

  const clauses = [clause()];
  const operator = peek()?.text === 'OR' ? 'OR' : 'AND';
  while (takes('word', operator)) clauses.push(clause());
  if (peek()) fail();
  return { operator, clauses };
};

/** Writes an expression that `parseExpression` reads back. */
export const formatExpression = ({ operator, clauses }: Expression): string =>
  clauses.map(formatClause).join(` ${operator} `);

const formatClause = ({ field, not, value }: Clause): string => `${not ? '-' : ''}${field}:${formatValue(value)}`;

const formatValue = (value: Clause['value']): string => {
  if ('from' in value) return `[${value.from} TO ${value.to}]`;
  const phrases = value.phrases.map(quote);
  return phrases.length === 1 ? phrases.join() : `(${phrases.join(' OR ')})`;
};

const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

const isOperator = /^(?:AND|OR|NOT|TO)$|\*/;

type TokenKind = 'word' | 'phrase' | 'sign';
interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

/** White space, a phrase, a sign, or a word: an instant, else letters, digits and what field names and dates hold. */
const tokenPattern =
  /\s+|"((?:[^"\\]|\\["\\])*)"|([-:()[\]])|(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z|[A-Za-z0-9_*][A-Za-z0-9_*.-]*)/y;

const tokenize = (text: string): Token[] => {
  const tokens: Token[] = [];
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < text.length) {
    const at = tokenPattern.lastIndex;
    const match = tokenPattern.exec(text);
    if (!match) throw new ExpressionError(`it cannot be read from “${text.slice(at, at + 20)}” on`);
    const [, phrase, sign, word] = match;
    if (phrase !== undefined) tokens.push({ kind: 'phrase', text: phrase.replace(/\\(["\\])/g, '$1') });
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign });
    else if (word !== undefined) tokens.push({ kind: 'word', text: word });
  }
  return tokens;
};
