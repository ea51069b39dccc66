import { type Cell, joinWords, type Line, type Word } from '../text/layout.ts';
import { squash } from '../text/squash.ts';
import { isKnownLabel, isLeadingLabel, leadsNumber } from './labels.ts';
import { valueBelow, valueBeside } from './values.ts';

/** A label and the text beside or below it. */
export interface Entry {
  /** Readings of the label, squashed: alone, and with the next line in case it was broken. */
  readonly labels: readonly string[];
  /** The value's lines. */
  readonly value: readonly (readonly Word[])[];
}

/** Every label in these lines with its value, in the order of the labels. */
export const entriesOf = (lines: readonly Line[]): Entry[] => {
  const entries: Entry[] = [];
  for (const [at, line] of lines.entries()) {
    for (const [index, cell] of line.cells.entries()) {
      const label = labelOf(line, index);
      if (!label) continue;
      const labels = readingsOf(label, { lines, at, cell });
      const where = { lines, at, index, rest: label.rest, numbered: numberBefore(line, index) };
      const value = valueBeside(where, startsLabel) ?? valueBelow(where, startsLabel);
      entries.push({ labels, value: [...startAbove({ lines, at, cell }, label, value), ...(value ?? [])] });
    }
  }
  return entries;
};

interface Label {
  readonly text: string;
  /** What follows it in its own cell. */
  readonly rest: readonly Word[];
  readonly isMarked: boolean;
}

const longestLabel = 75;

/** `Harbour Inc. : 12 Pier Road` is a value with a colon in it. */
const isCompany = /\b(?:inc|ltd|llc|corp)\.? ?:$/i;

/** The cell with the number of a label that stands apart from it, `1.3`. */
const numberBefore = ({ cells }: Line, index: number): Cell | undefined => {
  const before = cells[index - 1];
  return index === 1 && before && /^\d{1,2}\.\d{1,2}\.?$/.test(joinWords(before.words)) ? before : undefined;
};

/** Whether a cell starts with a label. */
export const startsLabel = (line: Line, index: number): boolean => labelOf(line, index) !== undefined;

const labelOf = (line: Line, index: number): Label | undefined => {
  const { words } = line.cells[index]!;
  const colon = words.findIndex(({ text }, at) => text.endsWith(':') && !isWithinBrackets(words, at));
  if (colon === 0 && words[0]!.text === ':') return undefined;
  if (colon >= 0) {
    const text = joinWords(words.slice(0, colon + 1));
    const isLabel = (text.length <= longestLabel || isKnownLabel(plain(text))) && !isCompany.test(text);
    return isLabel ? { text, rest: words.slice(colon + 1), isMarked: true } : leadingLabel(words);
  }
  const text = joinWords(words);
  const next = line.cells[index + 1]?.words[0];
  if (next?.text === ':' && text.length <= longestLabel) return { text, rest: [], isMarked: true };
  if (isKnownLabel(plain(text)) || isKnownLabel(plain(text.replace(/\([^)]*\)/g, ''))))
    return { text, rest: [], isMarked: false };
  return leadingLabel(words);
};

/** `Harbour Blocks (Approval No: 68025)` is a name. */
const isWithinBrackets = (words: readonly Word[], at: number): boolean => {
  const before = joinWords(words.slice(0, at));
  return (
    before.lastIndexOf('(') > before.lastIndexOf(')') && words.slice(at + 1).some(({ text }) => text.includes(')'))
  );
};

/** `Product name Sand`, without anything between label and value. */
const leadingLabel = (words: readonly Word[]): Label | undefined => {
  for (let count = Math.min(6, words.length - 1); count > 0; count--) {
    const rest = words.slice(count);
    const first = rest[0]!.text;
    const text = `${joinWords(words.slice(0, count))}${first.startsWith('#') ? ' #' : ''}`;
    const leads = /^#?[\w/-]*\d/.test(first) && leadsNumber(plain(text));
    if (leads || (isLeadingLabel(plain(text)) && /^[\p{Lu}\d*"“«]/u.test(first))) return { text, rest, isMarked: true };
  }
  return undefined;
};

interface Around {
  readonly lines: readonly Line[];
  readonly at: number;
  readonly cell: Cell;
}

/** A label may continue in the line below, or have begun in the line above. */
const readingsOf = (label: Label, { lines, at, cell }: Around): string[] => {
  const below = sameColumn(lines[at + 1], cell);
  const above = sameColumn(lines[at - 1], cell);
  return [
    label.text,
    ...(below && !hasColon(below) && !hasColonWithin(cell) ? [`${label.text} ${joinWords(below.words)}`] : []),
    ...(above && !hasColon(above) ? [`${joinWords(above.words)} ${label.text}`] : []),
  ].flatMap((text) => [plain(text), plain(text.replace(/\([^)]*\)/g, ''))]);
};

/** The value's first line, when it is beside the first line of a label whose colon is on the next. */
const startAbove = ({ lines, at, cell }: Around, label: Label, value: Entry['value'] = []): (readonly Word[])[] => {
  const line = lines[at - 1];
  const above = sameColumn(line, cell);
  const x = value[0]?.[0]?.x;
  if (!line || !above || hasColon(above)) return [];
  if (x !== undefined && isKnownLabel(plain(label.text)) && !isCutOff(above)) return [];
  const isBroken =
    isKnownLabel(plain(`${joinWords(above.words)} ${label.text}`)) && !isKnownLabel(plain(joinWords(above.words)));
  const first = line.cells[line.cells.indexOf(above) + 1];
  return isBroken && first && (x === undefined || Math.abs(first.x - x) < 5) ? [first.words] : [];
};

/** `Identificateur du` does not end there. */
const isCutOff = ({ words }: Cell) => /^(?:du|de|des|of|the|and|et)$/i.test(words.at(-1)!.text);

const hasColon = (cell: Cell) => cell.words.some(({ text }) => text.includes(':'));

/** Where the colon is in the label's own cell, the label ends there. */
const hasColonWithin = (cell: Cell) => hasColon(cell);

const sameColumn = (line: Line | undefined, cell: Cell): Cell | undefined =>
  line?.cells.find(({ x }) => Math.abs(x - cell.x) < 9);

/** Without its number, `1.1`, `a)`, and its bullet; `Item #` is `Item no`. */
const plain = (text: string): string =>
  squash(
    text
      .replaceAll('#', ' no ')
      .replace(/^\s*(?:(?:\d{1,2}(?:\s?\.\s?\d{1,2})*\.?|[a-z]\)|\(\d{1,2}\)|[•·▪●■▼►▶*\-–])\s*)+(?=\p{L})/iu, ''),
  );
