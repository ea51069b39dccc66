/** Name of the field of the drawn page in which words can be typed before the app is there. */
export const drawnKeyword = 'q';

/** What was typed before the app was there. */
export interface TypedAhead {
  readonly words: string;
  /** Somebody is in the field. */
  readonly isFocused: boolean;
}

let typed: TypedAhead | undefined;
let taker: ((typed: TypedAhead) => void) | undefined;

/** Keeps what was typed into the drawn page, which is about to go, and hands it to the field of the app. */
export const keepTypedAhead = (): void => {
  const input = document.querySelector<HTMLInputElement>(`.drawn-keyword input[name=${drawnKeyword}]`);
  const isFocused = input !== null && document.activeElement === input;
  if (input && (isFocused || input.value !== input.defaultValue)) typed = { words: input.value, isFocused };
  handOver();
};

/** Takes what is typed before the app is there, once; the field may be there before that or after it. Ends with what is answered. */
export const takeTypedAhead = (take: (typed: TypedAhead) => void): (() => void) => {
  taker = take;
  handOver();
  return () => {
    taker = undefined;
  };
};

const handOver = (): void => {
  if (!typed || !taker) return;
  const taken = typed;
  typed = undefined;
  taker(taken);
};
