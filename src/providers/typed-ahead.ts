/** Name of the field of the drawn page in which words can be typed before the app is there. */
export const drawnKeyword = 'q';

interface TypedAhead {
  readonly words: string;
  /** Somebody is in the field. */
  readonly isFocused: boolean;
}

let typed: TypedAhead | undefined;

/** Keeps what was typed into the drawn page, which goes when the app is drawn over it. */
export const keepTypedAhead = (): void => {
  const input = document.querySelector<HTMLInputElement>(`.drawn-keyword input[name=${drawnKeyword}]`);
  const isFocused = input !== null && document.activeElement === input;
  if (input && (isFocused || input.value !== input.defaultValue)) typed = { words: input.value, isFocused };
};

/** What was typed before the app was there; undefined where nothing was. */
export const getTypedAhead = (): TypedAhead | undefined => typed;

/** The field of the app has it now. */
export const forgetTypedAhead = (): void => {
  typed = undefined;
};
