import { fold } from '../analyzer.ts';
import { countTexts, type Dictionary, textOfCode } from './dictionary.ts';
import { createNumbers, type Numbers } from './growable.ts';

/**
 * The codes among some whose folded text contains a folded part. For many codes all texts of the dictionary are kept folded in
 * one long string, which is searched far quicker than text by text. A dictionary is always folded in the same way.
 */
export const codesContaining = (
  dictionary: Dictionary,
  codes: Uint32Array,
  folded: string,
  foldText: (text: string) => string = fold,
): Uint32Array => {
  if (codes.length < 1000) return codes.filter((code) => foldText(textOfCode(dictionary, code)).includes(folded));
  if (folded === '') return codes;
  const containing = flagsOf(foldedTextsOf(dictionary, foldText), folded);
  return codes.filter((code) => containing[code] === 1);
};

interface FoldedTexts {
  joined: string;
  /** By code: where its text ends in `joined`. */
  readonly ends: Numbers;
}

const kept = new WeakMap<Dictionary, FoldedTexts>();

const foldedTextsOf = (dictionary: Dictionary, foldText: (text: string) => string): FoldedTexts => {
  const texts = kept.get(dictionary) ?? { joined: '', ends: createNumbers() };
  const added: string[] = [];
  let end = texts.joined.length;
  for (let code = texts.ends.length; code < countTexts(dictionary); code++) {
    const folded = foldText(textOfCode(dictionary, code));
    end += folded.length;
    texts.ends.push(end);
    added.push(folded);
  }
  if (added.length > 0) texts.joined += added.join('');
  kept.set(dictionary, texts);
  return texts;
};

/** By code: 1 where the text contains the part. A find that runs over the end of a text is none. */
const flagsOf = ({ joined, ends }: FoldedTexts, part: string): Uint8Array => {
  const flags = new Uint8Array(ends.length);
  let code = 0;
  for (let at = joined.indexOf(part); at >= 0; at = joined.indexOf(part, at)) {
    code = firstEndingAfter(ends, at, code);
    const end = ends.data[code]!;
    if (at + part.length > end) at++;
    else {
      flags[code] = 1;
      at = end;
    }
  }
  return flags;
};

const firstEndingAfter = ({ data, length }: Numbers, at: number, from: number): number => {
  let low = from;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (data[middle]! > at) high = middle;
    else low = middle + 1;
  }
  return low;
};
