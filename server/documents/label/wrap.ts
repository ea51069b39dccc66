import type { Measure } from './measure.ts';

interface Wrapping {
  readonly width: number;
  readonly size: number;
  readonly bold: boolean;
  readonly measure: Measure;
}

/** A text in lines no wider than `width`: broken at spaces and after slashes, and within a word that is wider than a line. */
export const wrap = (text: string, { width, size, bold, measure }: Wrapping): string[] => {
  const widthOf = (piece: string) => measure(piece, { size, bold });
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const piece of text.split(breaks)) {
    if (used + widthOf(piece.trimEnd()) > width) {
      if (line !== '') lines.push(line.trimEnd());
      line = '';
      used = 0;
    }
    let rest = piece;
    while (widthOf(rest.trimEnd()) > width) {
      const head = widestHead(rest, (start) => widthOf(start) <= width);
      lines.push(head);
      rest = rest.slice(head.length);
    }
    line += rest;
    used += widthOf(rest);
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
};

const breaks = /(?<= )|(?<=\p{L}\/)(?=\p{L})/u;

/** The longest beginning of a word that fits, one character at least; up to a hyphen where it has one. */
const widestHead = (word: string, fits: (line: string) => boolean): string => {
  const characters = [...word];
  let count = 1;
  while (count < characters.length && fits(characters.slice(0, count + 1).join(''))) count++;
  const head = characters.slice(0, count).join('');
  const hyphen = head.lastIndexOf('-');
  return hyphen > 0 ? head.slice(0, hyphen + 1) : head;
};
