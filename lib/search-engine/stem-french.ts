/**
 * Savoy's minimal French stemmer, "A stemming procedure and stopword list for general French corpora" (1999), as
 * Lucene's FrenchMinimalStem applies it. Takes and gives a folded token, so its rule for a final é can never apply.
 */
export const stemFrench = (token: string): string => {
  if (token.length < 6) return token;
  if (token.endsWith('aux')) return `${token.slice(0, -2)}l`;
  if (token.endsWith('x')) return token.slice(0, -1);
  let end = token.length;
  if (token[end - 1] === 's') end--;
  if (token[end - 1] === 'r') end--;
  if (token[end - 1] === 'e') end--;
  // A doubled digit is no ending: "200055" is not "20005".
  if (token[end - 1] === token[end - 2] && /\p{L}/u.test(token[end - 1]!)) end--;
  return token.slice(0, end);
};
