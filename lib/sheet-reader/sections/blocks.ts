import { type Cell, joinWords, type Line, type Word } from '../text/layout.ts';
import { squash } from '../text/squash.ts';
import { type TextLine, toTextLine } from './flow.ts';

/** A label of a section and what stands under or beside it; without a label, text that belongs to none. */
export interface Block<Kind extends string> {
  /** As printed, without the colon; empty where there is none. */
  readonly label: string;
  /** What the label says; undefined for one that the vocabulary does not have. */
  readonly kind: Kind | undefined;
  readonly labelWords: readonly Word[];
  readonly lines: readonly TextLine[];
  /** The label is certain: it stands apart from its text, by a column, a line, a colon or its typeface. */
  readonly isApart: boolean;
  /** Its text stands in a column beside the label. */
  readonly isBeside: boolean;
}

/** Tells what a squashed label is about, or nothing; `isApart` where it stands apart from text, as the titles of parts do. */
export type LabelKind<Kind extends string> = (squashed: string, isApart: boolean) => Kind | undefined;

/** Parts the lines of a section at their labels, whether these stand beside their text, over it, or begin it. */
export const blocksOf = <Kind extends string>(lines: readonly Line[], kindOf: LabelKind<Kind>): Block<Kind>[] => {
  const rows = lines.map(withoutColons);
  const columns = valueColumns(rows);
  const body = bodyFont(rows);
  const reading = new Reading(kindOf, columns, body);
  for (const row of rows) reading.take(row);
  return reading.blocks.map(finish);
};

/** A line's cells from left to right, its lone colons taken off, and where one stood. */
interface Row {
  readonly line: Line;
  readonly cells: readonly (readonly Word[])[];
  /** The first cell was followed by a colon. */
  readonly hasColon: boolean;
}

const withoutColons = (line: Line): Row => {
  const cells: Word[][] = [];
  let hasColon = false;
  for (const cell of withoutNumber(line.cells)) {
    const { before, after, found } = atColon(cell, cells.length);
    if (found && cells.length + (before.length > 0 ? 1 : 0) === 1) hasColon = true;
    if (before.length > 0) cells.push(before);
    if (after.length > 0) cells.push(after);
  }
  return { line, cells, hasColon };
};

/** `4.1` in a cell of its own is a part of the title beside it. */
const withoutNumber = ([first, second, ...others]: readonly Cell[]): readonly Cell[] => {
  if (
    !first ||
    !second ||
    first.words.length > 1 ||
    !/^(?:\d{1,2}(?:\.\d{1,2})*\.?|[•●▪■*–-])$/.test(first.words[0]!.text)
  )
    return [first, second, ...others].filter((cell) => cell !== undefined);
  return [{ ...second, x: first.x, words: [...first.words, ...second.words] }, ...others];
};

/** A colon by itself, or at the front of a value, parts; one within a text does not. */
const atColon = (cell: Cell, index: number): { before: Word[]; after: Word[]; found: boolean } => {
  const { words } = cell;
  const [first] = words;
  if (first?.text === ':') return { before: [], after: words.slice(1), found: index === 1 };
  if (index === 1 && first?.text.startsWith(':') && first.text.length > 1)
    return { before: [], after: [{ ...first, text: first.text.slice(1) }, ...words.slice(1)], found: true };
  if (index > 0) return { before: [...words], after: [], found: false };
  const colon = words.findIndex(({ text }) => text === ':');
  // `Label : text` in one cell is parted by `leadingLabel`, if the label is known.
  if (colon === words.length - 1 && colon > 0) return { before: words.slice(0, colon), after: [], found: true };
  return { before: [...words], after: [], found: false };
};

/** Where values start, in points: where second cells stand, more than once or after a colon. */
const valueColumns = (rows: readonly Row[]): readonly number[] => {
  const left = Math.min(...rows.flatMap(({ cells }) => cells[0]?.[0]?.x ?? []));
  const counts = new Map<number, number>();
  for (const { cells, hasColon } of rows) {
    const second = cells[1]?.[0];
    if (cells.length !== 2 || !second || second.x - left < 50 || (!hasColon && endsSentence(cells[0]!))) continue;
    const key = Math.round(second.x / near);
    counts.set(key, (counts.get(key) ?? 0) + (hasColon ? 2 : 1));
  }
  return [...counts].filter(([, count]) => count >= 2).map(([key]) => key * near);
};

const near = 8;

/** No label: a wide space after a sentence looks like a gap between columns. */
const endsSentence = (words: readonly Word[]): boolean => /[.;!?]$/.test(words.at(-1)?.text ?? '');

const isIn = (columns: readonly number[], x: number) => columns.some((column) => Math.abs(column - x) <= near * 1.6);

/** The typeface of most of the text: what is set in another is a label. */
const bodyFont = (rows: readonly Row[]): string | undefined => {
  const lengths = new Map<string, number>();
  for (const { cells } of rows)
    for (const { font, text } of cells.flat())
      if (font !== undefined) lengths.set(font, (lengths.get(font) ?? 0) + text.length);
  const [[font, length] = [undefined, 0], [, second] = ['', 0]] = [...lengths].toSorted((a, b) => b[1] - a[1]);
  return length >= second * 1.3 ? font : undefined;
};

interface Open<Kind extends string> {
  labelWords: Word[];
  kind: Kind | undefined;
  lines: TextLine[];
  isApart: boolean;
  /** Its text stands in a column beside the label. */
  isBeside: boolean;
  /** The last line of the label, while it may go on. */
  last: Line | undefined;
  /** How many words were added to the label since it was one that is known. */
  more?: number;
  /** The label as a line of text, which it is where nothing follows it. */
  own?: TextLine;
}

class Reading<Kind extends string> {
  readonly blocks: Open<Kind>[] = [];
  readonly #kindOf: LabelKind<Kind>;
  readonly #columns: readonly number[];
  readonly #body: string | undefined;

  constructor(kindOf: LabelKind<Kind>, columns: readonly number[], body: string | undefined) {
    this.#kindOf = kindOf;
    this.#columns = columns;
    this.#body = body;
  }

  take(row: Row): void {
    const { cells, line } = row;
    const [first = [], second] = cells;
    if (first.length === 0) return;
    const open = this.blocks.at(-1);
    if (cells.length === 1 && open && isIn(this.#columns, first[0]!.x) && this.#startsRight(first, open)) {
      open.lines.push(toTextLine(line, first));
      return;
    }
    const isPair =
      cells.length === 2 &&
      second !== undefined &&
      (row.hasColon || (isIn(this.#columns, second[0]!.x) && !endsSentence(first)));
    if (open?.isBeside && this.#goesOnWithLabel(open, first, line) && (isPair || cells.length === 1)) {
      open.labelWords.push(...first);
      open.last = line;
      const whole = this.#kindOf(plain(open.labelWords), true);
      // More words than a label goes on with, and nothing that anybody knows: text of its own.
      open.more = whole === undefined ? (open.more ?? 0) + first.length : 0;
      if (open.kind !== undefined && open.more > mostWordsMore) open.isApart = false;
      open.kind = whole ?? open.kind;
      if (second) open.lines.push(toTextLine(line, second));
      return;
    }
    if (isPair && first.length <= mostLabelWords) {
      this.#start({ labelWords: [...first], isBeside: true, isApart: true, last: line }, toTextLine(line, second!));
      return;
    }
    this.#takePlain(row);
  }

  /** A line in the column of values goes on with one; in a section without labels beside, with the text above. */
  #startsRight(first: readonly Word[], open: Open<Kind>): boolean {
    return open.isBeside || (this.#columns.length > 0 && open.labelWords.length > 0 && !this.#isOverLabel(first));
  }

  #goesOnWithLabel(open: Open<Kind>, first: readonly Word[], line: Line): boolean {
    const { last, labelWords } = open;
    if (!last || Math.abs(first[0]!.x - labelWords[0]!.x) > near || first.length > mostLabelWords) return false;
    const text = joinWords(first);
    const before = joinWords(labelWords);
    // The foot of a page may cut a label within a word.
    if (line.frame.number === last.frame.number + 1) return /\p{Ll}[-\u00ad]$/u.test(before) && /^\p{Ll}/u.test(text);
    if (last.frame !== line.frame || line.y - last.y > 1.7 * Math.max(line.height, last.height)) return false;
    if (/^[\p{Ll}(&/]/u.test(text) || /[-\u00ad,(/]$/.test(before)) return true;
    const whole = this.#kindOf(plain([...labelWords, ...first]), true);
    return (
      whole !== undefined &&
      this.#kindOf(plain(labelWords), true) === undefined &&
      this.#kindOf(plain(first), true) === undefined
    );
  }

  #takePlain({ cells, line, hasColon }: Row): void {
    const words = cells.flat();
    if (cells.length === 1 && (hasColon || this.#isOverLabel(words))) {
      this.#start({ labelWords: words, isBeside: false, isApart: true, last: undefined, own: toTextLine(line, words) });
      return;
    }
    const led = this.#leadingLabel(cells[0]!);
    if (led) {
      const rest = [...led.rest, ...cells.slice(1).flat()];
      this.#start(
        { labelWords: led.label, isBeside: false, isApart: led.isApart, last: undefined },
        rest.length > 0 ? toTextLine(line, rest) : undefined,
      );
      return;
    }
    const open = this.blocks.at(-1);
    if (!open || (open.isBeside && words[0]!.x < leftOf(open) - 4 && words[0]!.x <= open.labelWords[0]!.x + near))
      this.#start({ labelWords: [], isBeside: false, isApart: true, last: undefined }, toTextLine(line, words));
    else open.lines.push(toTextLine(line, words));
  }

  /** A label alone on its line: known, or short and set apart by a colon or its typeface. */
  #isOverLabel(words: readonly Word[]): boolean {
    const text = joinWords(words);
    if (text.length > longestLabel) return false;
    const isSet = this.#body !== undefined && words.every(({ font }) => font !== this.#body);
    if (this.#kindOf(plain(words), isSet || isTitle(text)) !== undefined) return true;
    if (isSet && words.length <= mostLabelWords && !/[.;,!]$/.test(text)) return /\p{L}{3}/u.test(text);
    return /:$/.test(text) && words.length <= 7 && /^\P{L}*\p{Lu}/u.test(text);
  }

  /** `Eyes: Rinse …`, `If in eyes: Rinse …`, and in another typeface without a colon. */
  #leadingLabel(words: readonly Word[]): { label: Word[]; rest: Word[]; isApart: boolean } | undefined {
    const colon = words.findIndex(({ text }, index) => index < mostLabelWords && /:$/.test(text));
    const upTo = words.slice(0, colon + 1);
    if (colon >= 0 && this.#kindOf(plain(upTo), isTitle(joinWords(upTo))) !== undefined)
      return { label: upTo, rest: words.slice(colon + 1), isApart: true };
    if (colon >= 0 && this.#isSetApart(upTo, words[colon + 1]))
      return { label: upTo, rest: words.slice(colon + 1), isApart: true };
    const dash = words.findIndex(({ text }, index) => index > 0 && index < mostLabelWords && /^[-–—]$/.test(text));
    if (dash > 0 && this.#kindOf(plain(words.slice(0, dash)), false) !== undefined)
      return { label: words.slice(0, dash), rest: words.slice(dash + 1), isApart: true };
    for (let count = Math.min(mostLabelWords, words.length - 1); count > 0; count--) {
      const label = words.slice(0, count);
      const rest = words.slice(count);
      if (this.#kindOf(plain(label), false) === undefined) continue;
      const isSet = label.every(({ font }) => font !== undefined && font !== rest[0]!.font && font !== this.#body);
      if (isSet) return { label, rest, isApart: true };
      if (/\.$/.test(label.at(-1)!.text)) continue;
      if (/^\P{L}*\p{Lu}/u.test(rest[0]!.text) && !/[,;]$/.test(label.at(-1)!.text))
        return { label, rest, isApart: false };
    }
    return undefined;
  }

  /** `Further advice: keep warm`, the label in another typeface: that nobody knows it makes it no part of the text before. */
  #isSetApart(label: readonly Word[], next: Word | undefined): boolean {
    return (
      this.#body !== undefined &&
      next?.font === this.#body &&
      label.every(({ font, text }) => font !== this.#body || !/\p{L}/u.test(text)) &&
      isTitle(joinWords(label))
    );
  }

  #start(open: Omit<Open<Kind>, 'kind' | 'lines'>, line?: TextLine): void {
    const kind = open.labelWords.length > 0 ? this.#kindOf(plain(open.labelWords), true) : undefined;
    this.blocks.push({ ...open, kind, lines: line ? [line] : [] });
  }
}

/** Begun like a title, and not a sentence, nor the end of one with another behind it. */
const isTitle = (text: string): boolean =>
  /^\P{L}*\p{Lu}/u.test(text) && !/[.;!?](?:$|\s+\p{Lu})/u.test(plainTitle(text));

const mostLabelWords = 14;
const mostWordsMore = 2;
const longestLabel = 110;

const leftOf = ({ lines }: Open<string>) => lines[0]?.words[0]?.x ?? 0;

const finish = <Kind extends string>({ labelWords, kind, lines, own, isApart, isBeside }: Open<Kind>): Block<Kind> =>
  kind === undefined && lines.length === 0 && own
    ? { label: '', kind, labelWords: [], lines: [own], isApart, isBeside }
    : { label: labelText(labelWords), kind, labelWords, lines, isApart, isBeside };

const labelText = (words: readonly Word[]): string =>
  joinWords(words)
    .replace(/^[\s•●▪■*–—-]+/, '')
    .replace(/^\d{1,2}(?:\.\d{1,2})+\.?\s+/, '')
    .replace(/[\s:–—-]+$/, '');

/** A label as it is compared: without its number, `4.1`, `a)`, its bullet, and what stands in brackets at its end. */
export const plain = (words: readonly Word[]): string =>
  squash(plainTitle(joinWords(words)).replace(/\([^)]*\)\s*:?\s*$/, ''));

const plainTitle = (text: string): string =>
  text.replace(/^\s*(?:(?:\d{1,2}(?:\s?\.\s?\d{1,2})*\.?|[a-h]\)|[•·▪●■*\-–—➢✓])\s*)+(?=\p{L})/iu, '');
