/**
 * The S-stemmer: singular and plural of an English word become one form. Harman, "How effective is suffixing?" (1991),
 * as Lucene's EnglishMinimalStem applies it. Takes and gives a folded token.
 */
export const stemEnglish = (token: string): string => {
  if (token.length < 3 || !token.endsWith('s')) return token;
  const before = token.at(-2);
  if (before === 'u' || before === 's') return token;
  if (before === 'e') {
    const third = token.at(-3)!;
    const fourth = token.at(-4);
    if (third === 'i' && fourth !== undefined && fourth !== 'a' && fourth !== 'e') return `${token.slice(0, -3)}y`;
    if ('iaoe'.includes(third)) return token;
  }
  return token.slice(0, -1);
};
