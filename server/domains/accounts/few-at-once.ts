/**
 * Does work of one key a few at a time, and what comes beyond that when a place is free, in the order it came. It knows of its own
 * process alone.
 */
export const createFewAtOnce = (few: number) => {
  const keys = new Map<string, { underWay: number; readonly waiting: (() => void)[] }>();
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const own = keys.get(key) ?? { underWay: 0, waiting: [] };
    keys.set(key, own);
    if (own.underWay >= few) await new Promise<void>((resolve) => own.waiting.push(resolve));
    else own.underWay += 1;
    try {
      return await work();
    } finally {
      const next = own.waiting.shift();
      // Whose turn comes takes the place over.
      if (next) next();
      else own.underWay -= 1;
      if (own.underWay === 0) keys.delete(key);
    }
  };
};
