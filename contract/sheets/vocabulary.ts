import type { Bilingual } from '../languages.ts';

/** Stored values of one property with their words in both languages. The stored value never changes; words may. */
export type Vocabulary<Value extends string = string> = Readonly<Record<Value, Bilingual>>;

/** The values of a vocabulary in the order they are declared. */
export const valuesOf = <Value extends string>(vocabulary: Vocabulary<Value>): Value[] =>
  Object.keys(vocabulary) as Value[];

/** The value for this word in either language, ignoring case and accents; undefined for an unknown word. */
export const valueOfWord = <Value extends string>(vocabulary: Vocabulary<Value>, word: string): Value | undefined => {
  const wanted = comparable(word);
  return valuesOf(vocabulary).find(
    (value) => comparable(value) === wanted || Object.values(vocabulary[value]).some((w) => comparable(w) === wanted),
  );
};

const comparable = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
