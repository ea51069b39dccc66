/** Where the caret stands in a formatted number after so many of its digits: `before` or `past` the separator that follows. */
export const caretAfterDigits = (formatted: string, count: number, side: 'before' | 'past'): number => {
  if (count === 0) return 0;
  const digits = [...formatted.matchAll(/\d/g)].map(({ index }) => index);
  const after = (digits[count - 1] ?? formatted.length - 1) + 1;
  return side === 'past' ? (digits[count] ?? after) : after;
};
