/** A page as a reader shows it, in points; `turn` says by how many degrees its text is turned clockwise on it. */
export interface Frame {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly turn: Turn;
  /** Radians by which lines rise to the right on a page of which a picture was taken askew; its words stand as if they were level. */
  readonly skew?: number;
  /** Of a page that stands upright for readers alone: how its text is turned in the file that came. */
  readonly laid?: Turn;
}
/** Degrees by which the text of a page is turned clockwise. */
export type Turn = 0 | 90 | 180 | 270;

/** A word and its box, in points from the upper left corner of the page held so that its text is upright. */
export interface Word {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly frame: Frame;
  /** A name for its typeface, alike throughout a page; absent where it is not known. */
  readonly font?: string;
  /** How sure it was recognised in a picture, from 0 to 100; absent where the PDF has it as text. */
  readonly confidence?: number;
}

/** Above the base line, in parts of the size: what letters usually take. */
export const ascent = 0.78;

/** Words that follow one another without a wide gap: a line of a paragraph, or of one cell of a table. */
export interface Cell {
  readonly words: readonly Word[];
  readonly x: number;
  readonly right: number;
}

/** Cells on one base line, from left to right. */
export interface Line {
  readonly frame: Frame;
  readonly cells: readonly Cell[];
  readonly y: number;
  readonly height: number;
}

/** A page's lines in reading order. */
export interface Page {
  readonly frame: Frame;
  readonly lines: readonly Line[];
}

/** From left to right through all cells. */
export const wordsOfLine = (line: Line): readonly Word[] => line.cells.flatMap((cell) => cell.words);

/** The words with one space between, a word that the end of a line cut put together again. */
export const joinWords = (words: readonly Word[]): string => {
  let text = '';
  for (const [index, word] of words.entries()) {
    const previous = words[index - 1];
    const isCut = previous && isBelow(word, previous) && /\p{Ll}[-\u00ad]$/u.test(text) && /^\p{Ll}/u.test(word.text);
    text = isCut ? text.slice(0, -1) + word.text : text === '' ? word.text : `${text} ${word.text}`;
  }
  return text.replaceAll('\u00ad', '');
};

/** Its words with one space between; kept after the first time. */
export const textOfLine = (line: Line): string => {
  const known = texts.get(line);
  if (known !== undefined) return known;
  const text = joinWords(wordsOfLine(line));
  texts.set(line, text);
  return text;
};

/** All rules ask for the text of each line. */
const texts = new WeakMap<Line, string>();

/** The right edge of its box, in points. */
export const rightOf = (word: Word): number => word.x + word.width;

/** Whether a word stands on a later line, or page, than another. */
export const isBelow = (word: Word, other: Word): boolean =>
  word.frame.number > other.frame.number || word.y > other.y + other.height * 0.5;
