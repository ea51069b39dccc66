import type { Arrangement, LabelStyle } from './arrangement.ts';
import type { Mark } from './blocks.ts';
import { smallestText } from './label-styles.ts';

type Style = Omit<LabelStyle, 'text'>;

export interface Fitted {
  readonly marks: Mark[];
  readonly text: number;
}

/** Text sizes are tried in steps of a quarter point. */
const step = 0.25;

/**
 * A label in the first of the styles, most generous first, that costs the text no more than `share` of the size it could
 * have in the last one. Undefined when not even the smallest text fits in the last one.
 */
export const fitLabel = (
  arrange: Arrangement,
  { styles, largest, share }: { styles: readonly Style[]; largest: number; share: number },
): Fitted | undefined => {
  const last = styles.at(-1);
  const plainest = last && largestFit(arrange, { style: last, from: smallestText, to: largest });
  if (!plainest) return undefined;
  const from = Math.max(smallestText, Math.ceil((plainest.text * share) / step) * step);
  for (const style of styles) {
    const fitted = largestFit(arrange, { style, from, to: largest });
    if (fitted) return fitted;
  }
  return plainest;
};

/** The largest text of a style that fits; undefined when `from` does not. */
const largestFit = (
  arrange: Arrangement,
  { style, from, to }: { style: Style; from: number; to: number },
): Fitted | undefined => {
  const at = (steps: number): Fitted | undefined => {
    const text = from + steps * step;
    const marks = arrange({ ...style, text });
    return marks && { marks, text };
  };
  let fitted = at(0);
  if (!fitted) return undefined;
  let low = 0;
  let high = Math.floor((to - from) / step);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const larger = at(middle);
    if (larger) {
      fitted = larger;
      low = middle;
    } else high = middle - 1;
  }
  return fitted;
};
