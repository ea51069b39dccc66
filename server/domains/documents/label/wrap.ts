import type { Measure } from './measure.ts';

export interface Line {
  readonly text: string;
  readonly width: number;
}

interface Wrapping {
  readonly width: number;
  readonly size: number;
  readonly bold: boolean;
  readonly measure: Measure;
}

/** A text in lines no wider than `width`: broken at spaces and after slashes, and within a word that is wider than a line. */
export const wrap = (text: string, { width, size, bold, measure }: Wrapping): Line[] => {
  const widthOf = (piece: string) => measure(piece, { size, bold });
  const lines: Line[] = [];
  let line = '';
  let used = 0;
  let seen = 0;
  for (const piece of piecesOf(text, bold, measure)) {
    if (used + piece.seen * size > width) {
      if (line !== '') lines.push({ text: line.trimEnd(), width: seen });
      line = '';
      used = 0;
    }
    let rest = piece;
    while (rest.seen * size > width) {
      const head = widestHead(rest.text, (start) => widthOf(start) <= width);
      lines.push({ text: head, width: widthOf(head) });
      rest = toPiece(rest.text.slice(head.length), bold, measure);
    }
    line += rest.text;
    seen = used + rest.seen * size;
    used += rest.whole * size;
  }
  return line.trim() === '' ? lines : [...lines, { text: line.trimEnd(), width: seen }];
};

/** A part of a text that is not broken, and its width at a size of one point: with the space after it, and without. */
interface Piece {
  readonly text: string;
  readonly whole: number;
  readonly seen: number;
}

/** A label is tried in hundreds of sizes and widths, with the same words each time. */
const known = new WeakMap<Measure, Map<string, Piece[]>>();
/** Texts whose pieces are remembered; then all are forgotten, so that a thread that lives long does not grow. */
const maxKnown = 2000;

const piecesOf = (text: string, bold: boolean, measure: Measure): readonly Piece[] => {
  const texts = known.get(measure) ?? new Map<string, Piece[]>();
  known.set(measure, texts);
  const key = `${bold ? 'bold' : 'regular'} ${text}`;
  const remembered = texts.get(key);
  if (remembered) return remembered;
  if (texts.size >= maxKnown) texts.clear();
  const pieces = text.split(breaks).map((piece) => toPiece(piece, bold, measure));
  texts.set(key, pieces);
  return pieces;
};

const toPiece = (text: string, bold: boolean, measure: Measure): Piece => ({
  text,
  whole: measure(text, { size: 1, bold }),
  seen: measure(text.trimEnd(), { size: 1, bold }),
});

const breaks = /(?<= )|(?<=\p{L}\/)(?=\p{L})/u;

/** The longest beginning of a word that fits, at least one character; it ends at a hyphen if there is one. */
const widestHead = (word: string, fits: (line: string) => boolean): string => {
  const characters = [...word];
  let count = 1;
  while (count < characters.length && fits(characters.slice(0, count + 1).join(''))) count++;
  const head = characters.slice(0, count).join('');
  const hyphen = head.lastIndexOf('-');
  return hyphen > 0 ? head.slice(0, hyphen + 1) : head;
};
