import { type Cell, joinWords, type Line, rightOf, type Word } from '../text/layout.ts';
import { squash } from '../text/squash.ts';
import { isKnownLabel } from './labels.ts';

/** The cell with a label, and the words after the label in it. */
interface Where {
  readonly lines: readonly Line[];
  readonly at: number;
  readonly index: number;
  readonly rest: readonly Word[];
  /** The label's number, in a cell of its own before it. */
  readonly numbered?: Cell;
}

type StartsLabel = (line: Line, index: number) => boolean;
type Value = readonly (readonly Word[])[];

/** The value on the label's own line, with the lines that continue it in its column. */
export const valueBeside = ({ lines, at, index, rest }: Where, startsLabel: StartsLabel): Value | undefined => {
  const line = lines[at]!;
  const own = withoutColon(rest);
  const first = own.length > 0 ? ownWithNear(line, index, own) : nextCells(line, index, startsLabel);
  if (first.length === 0) return undefined;
  const { x } = line.cells[index]!;
  const hangs = own.length > 0 && first[0]!.x - x < 12;
  const below = hangs ? [] : linesBelow({ lines, at, x: first[0]!.x, labelX: x }, startsLabel);
  const isWrapped = below.length === 0 && own.length > 0 && isOpen(first);
  return [first, ...(isWrapped ? wrapped(linesBelow({ lines, at, x }, startsLabel)) : below)];
};

/** A value with an open bracket or a comma at its end continues under its label. */
const isOpen = (words: readonly Word[]): boolean => /\([^)]*$|\d.*,$/.test(joinWords(words));

/** The line after an open one, and those after it as long as they are open too. */
const wrapped = (below: readonly (readonly Word[])[]): Value => {
  const end = below.findIndex((words) => !isOpen(words));
  return end < 0 ? below : below.slice(0, end + 1);
};

/** The value in the lines below the label: in its column, or set in a little. */
export const valueBelow = ({ lines, at, index, numbered }: Where, startsLabel: StartsLabel): Value | undefined => {
  const line = lines[at]!;
  const own = line.cells[index]!;
  const label = { ...own, x: numbered?.x ?? own.x };
  for (const next of [at + 1, at + 2]) {
    const below = lines[next];
    if (!below || below.frame !== line.frame || below.y - line.y > line.height * 3.6) return undefined;
    const found = placeBelow(below, label);
    if (found < 0) continue;
    if (startsLabel(below, found)) return undefined;
    const words = [...withoutColon(below.cells[found]!.words), ...moreNumbers(below.cells.slice(found))];
    if (words.length === 0) return undefined;
    // Straight under its label a value is followed by the next label, which need not be a known one.
    const isIndented = words[0]!.x > label.x + 3 || rightOf(words.at(-1)!) > line.frame.width * 0.6;
    const others = linesBelow({ lines, at: next, x: words[0]!.x }, startsLabel);
    const end = isIndented ? others.length : others.findIndex((other) => !areNumbers(other));
    return [words, ...(end < 0 ? others : others.slice(0, end))];
  }
  return undefined;
};

/** The cell under the label, or one alone on its line in the column of the values. */
const placeBelow = ({ cells, frame }: Line, label: Cell): number => {
  const under = cells.findIndex((cell) => cell.x > label.x - 9 && cell.x < Math.max(label.x + 60, label.right));
  const [only, ...others] = cells;
  return under < 0 && others.length === 0 && only!.x > label.x && only!.x < frame.width * 0.4 ? 0 : under;
};

/** Numbers set in several columns are one list. */
const moreNumbers = ([first, ...others]: readonly Cell[]): Word[] =>
  first && isOfNumbers(first) ? others.filter(isOfNumbers).flatMap((cell) => cell.words) : [];

const isOfNumbers = ({ words }: Cell) => areNumbers(words);

const areNumbers = (words: readonly Word[]) => words.every(({ text }) => /\d/.test(text));

/** In parts of the size of the type. */
const nearGap = 2.2;

const ownWithNear = (line: Line, index: number, own: readonly Word[]): Word[] => {
  const words = [...own];
  for (const cell of line.cells.slice(index + 1)) {
    if (!isNear(cell, words.at(-1)!) || cell.words.some(({ text }) => text.endsWith(':'))) break;
    words.push(...cell.words);
  }
  return words;
};

const nextCells = (line: Line, index: number, startsLabel: StartsLabel): Word[] => {
  const words: Word[] = [];
  for (let at = index + 1; at < line.cells.length; at++) {
    const cell = line.cells[at]!;
    const isColon = cell.words.length === 1 && cell.words[0]!.text === ':';
    if (isColon && words.length === 0) continue;
    const own = words.length === 0 ? beforeNextLabel(cell) : [];
    if (own.length > 0) return [...own];
    const isLabel = startsLabel(line, at) && !(words.length === 0 && isValueWithColon(cell, line.cells[index]!));
    if (isLabel || (words.length > 0 && !isNear(cell, words.at(-1)!))) break;
    words.push(...withoutColon(cell.words));
  }
  return words;
};

/** `Trade name: | HARBOUR ONE: Lamps`, where the label has a colon of its own and the words before the other one are no label. */
const isValueWithColon = ({ words }: Cell, label: Cell): boolean => {
  const colon = words.findIndex(({ text }) => text.endsWith(':'));
  const isInside = colon >= 0 && colon < words.length - 1 && words[colon]!.text !== ':';
  return (
    isInside &&
    label.words.at(-1)!.text.endsWith(':') &&
    !isKnownLabel(squash(joinWords(words.slice(0, colon + 1)).replace(/^[\d.\s]+/, '')))
  );
};

/** The value in a cell that ends with the next label: `Harbour Degreaser  Effective Date:`. */
const beforeNextLabel = ({ words }: Cell): readonly Word[] => {
  if (!words.at(-1)!.text.endsWith(':')) return [];
  const start = words.findIndex((_, index) => index > 0 && followingLabel.test(squash(joinWords(words.slice(index)))));
  return start < 0 || words[start - 1]!.text.endsWith(':') ? [] : words.slice(0, start);
};

/** Labels that are set close behind a value. */
const followingLabel =
  /^(?:(?:effective|revision|issued?|preparation|prepared)date|date(?:prepared|issued|revised|of(?:issue|revision|preparation))|(?:product|item)(?:code|no|number)|code(?:no)?|date(?:devigueur|d?entreeenvigueur|de(?:la)?revision|depreparation|demission)|codedu?produit)$/;

const isNear = (cell: Cell, last: Word) => cell.x - rightOf(last) < nearGap * last.height;

const withoutColon = (words: readonly Word[]): readonly Word[] => (words[0]?.text === ':' ? words.slice(1) : words);

interface Start {
  readonly lines: readonly Line[];
  readonly at: number;
  readonly x: number;
  /** Where labels begin, if the value stands beside its own. */
  readonly labelX?: number;
}

/** Lines that follow without a gap, start at the same place and have no label of their own. */
const linesBelow = ({ lines, at, x, labelX }: Start, startsLabel: StartsLabel): Word[][] => {
  const value: Word[][] = [];
  let last = lines[at]!;
  for (const line of lines.slice(at + 1, at + 9)) {
    if (line.frame !== last.frame || line.y - last.y > last.height * 1.75) break;
    const found = line.cells.findIndex((cell) => Math.abs(cell.x - x) < 5);
    if (found < 0 || line.cells.slice(0, found + 1).some((_, index) => startsLabel(line, index))) break;
    if (found > 0 && labelX !== undefined && isNextLabel(line.cells[0]!, labelX)) break;
    value.push([...line.cells[found]!.words, ...moreNumbers(line.cells.slice(found))]);
    last = line;
  }
  return value;
};

/** A label that is not known: the rest of a label that the line's end cut begins with a small letter. */
const isNextLabel = ({ words, x }: Cell, labelX: number): boolean =>
  Math.abs(x - labelX) < 3 && /^\p{Lu}\p{Ll}/u.test(words[0]!.text);
