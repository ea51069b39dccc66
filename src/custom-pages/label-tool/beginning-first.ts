import { foldText } from '#lib/text/search-text.ts';

/** Sheets with those first whose product name begins with the words; otherwise in the order in which they were found. */
export const beginningFirst = <Named extends { readonly productName: string }>(
  found: readonly Named[],
  words: string,
): Named[] => {
  const start = foldText(words);
  const begins = ({ productName }: Named) => foldText(productName).startsWith(start);
  return [...found.filter(begins), ...found.filter((one) => !begins(one))];
};
