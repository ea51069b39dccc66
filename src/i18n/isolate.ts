/** Letters that are written from right to left. */
const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Somebody's words as part of a sentence: whichever way they run, the words beside them stay where they are. */
export const isolate = (words: string): string => {
  const plain = words.replace(/[\u202a-\u202e]/g, '');
  return fromTheRight.test(plain) ? `\u2068${plain}\u2069` : plain;
};

/** The values for a message, each of them isolated. */
export const isolateAll = (values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolate(value) : value]),
  );
