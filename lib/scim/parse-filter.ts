import { toAttributeName } from './attribute-name.ts';

/** A filter of RFC 7644 §3.4.2.2, read; names of attributes in small letters. */
export type Filter =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Filter[] }
  | { readonly kind: 'not'; readonly part: Filter }
  /** `emails[type eq "work"]`: one of its values has all of that. */
  | { readonly kind: 'within'; readonly attribute: string; readonly part: Filter }
  | { readonly kind: 'test'; readonly attribute: string; readonly operator: Operator; readonly value: Value };

/** What an attribute is compared with; null for `pr`. */
export type Value = string | number | boolean | null;
export type Operator = (typeof operators)[number];

/** Comparisons by order are not among them: nothing that is kept has one. */
const operators = ['eq', 'ne', 'co', 'sw', 'ew', 'pr'] as const;

/** Characters, tests and brackets within brackets of a filter; a longer one is none. */
const limits = { characters: 1000, tests: 50, depth: 10 };

/** Reads a filter; undefined for what is none, too long, or compares by order. Takes time in proportion to its length. */
export const parseFilter = (text: string): Filter | undefined => {
  const tokens = text.length <= limits.characters ? tokensOf(text) : undefined;
  if (!tokens) return undefined;
  const reader = createReader(tokens);
  const filter = reader.any(0);
  return filter && reader.isAtEnd() ? filter : undefined;
};

/** Brackets, texts in quotes, and words; each pattern begins where the one before ended. */
const token = /\s*(?:([()[\]])|("(?:[^"\\]|\\.)*")|([\w$:.+-]+))/y;

const tokensOf = (text: string): string[] | undefined => {
  const tokens: string[] = [];
  const source = text.trimEnd();
  token.lastIndex = 0;
  while (token.lastIndex < source.length) {
    const found = token.exec(source);
    if (!found) return undefined;
    tokens.push(found[1] ?? found[2] ?? found[3] ?? '');
  }
  return tokens;
};

const createReader = (tokens: readonly string[]) => {
  let at = 0;
  let tests = 0;
  const peek = (): string => (tokens[at] ?? '').toLowerCase();
  const take = (): string => tokens[at++] ?? '';
  const takes = (word: string): boolean => {
    const isNext = peek() === word;
    if (isNext) at++;
    return isNext;
  };

  const joined = (kind: 'and' | 'or', next: (depth: number) => Filter | undefined) => {
    return (depth: number): Filter | undefined => {
      const parts: Filter[] = [];
      do {
        const part = next(depth);
        if (!part) return undefined;
        parts.push(part);
      } while (takes(kind));
      const [only, ...others] = parts;
      return others.length === 0 ? only : { kind, parts };
    };
  };

  const bracketed = (end: string, depth: number): Filter | undefined => {
    const part = depth < limits.depth ? any(depth + 1) : undefined;
    return part && takes(end) ? part : undefined;
  };

  const one = (depth: number): Filter | undefined => {
    if (takes('(')) return bracketed(')', depth);
    if (peek() === 'not' && tokens[at + 1] === '(') {
      at += 2;
      const part = bracketed(')', depth);
      return part && { kind: 'not', part };
    }
    const attribute = toAttributeName(take());
    if (!/^[a-z$]/.test(attribute)) return undefined;
    if (takes('[')) {
      const part = bracketed(']', depth);
      return part && { kind: 'within', attribute, part };
    }
    return test(attribute);
  };

  const test = (attribute: string): Filter | undefined => {
    const operator = operators.find(takes);
    tests += 1;
    if (!operator || tests > limits.tests) return undefined;
    if (operator === 'pr') return { kind: 'test', attribute, operator, value: null };
    const value = toValue(take());
    if (value === undefined) return undefined;
    const isPart = operator === 'co' || operator === 'sw' || operator === 'ew';
    return isPart && typeof value !== 'string' ? undefined : { kind: 'test', attribute, operator, value };
  };

  const any: (depth: number) => Filter | undefined = joined('or', joined('and', one));
  return { any, isAtEnd: () => at === tokens.length };
};

/** RFC 7644 has values written as JSON; Entra ID writes True and False. */
const toValue = (written: string): Value | undefined => {
  if (/^(?:true|false|null)$/i.test(written)) return JSON.parse(written.toLowerCase()) as Value;
  if (!/^(?:"|-?\d)/.test(written)) return undefined;
  try {
    const value = JSON.parse(written) as Value;
    // No text that is kept has it, and a store refuses to look for it.
    return typeof value === 'string' && value.includes('\u0000') ? undefined : value;
  } catch {
    return undefined;
  }
};
