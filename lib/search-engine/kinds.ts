import { kinds } from '#lib/hazards/common-names/kinds.ts';
import { inOneSpelling, toNameKey, type Word } from './analyzer.ts';

/** A name for what a product does, among the words of a keyword. */
interface Kind {
  readonly at: number;
  readonly length: number;
  /** What else it is called, as it is written. */
  readonly others: readonly string[];
}

const othersByName = new Map<string, readonly string[]>();
for (const names of kinds)
  for (const name of names) {
    const key = inOneSpelling(toNameKey(name));
    // The first line that has a name is the one for it.
    if (!othersByName.has(key))
      othersByName.set(
        key,
        names.filter((other) => other !== name),
      );
  }
const longest = Math.max(...[...othersByName.keys()].map((key) => key.split(' ').length));

/** The longest such name that the words have, in the singular or the plural; the first of several. */
export const kindAmong = (words: readonly Word[]): Kind | undefined => {
  for (let length = Math.min(longest, words.length); length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const key = inOneSpelling(
        words
          .slice(at, at + length)
          .flatMap(({ parts }) => parts)
          .join(' '),
      );
      const others = othersByName.get(key) ?? othersByName.get(key.replace(/(?<=\w{3})s\b/g, ''));
      if (others) return { at, length, others };
    }
  return undefined;
};
