import { ascent, type Frame, type Page, type Turn, type Word } from '../text/layout.ts';
import { linesOf } from '../text/lines.ts';
import { partWord } from '../text/words.ts';
import { repairedCas } from './repaired-cas.ts';

/** A line that was recognised in a picture: its dots from the upper left corner, its words from left to right. */
export interface RecognisedLine {
  /** Of the letters, from the top of a high one to the foot of a low one. */
  readonly size: number;
  /** By how many degrees it stands turned clockwise on the picture: Tesseract reads such lines too, but their places are of no use. */
  readonly turn: Turn;
  readonly words: readonly RecognisedWord[];
}

/** `confidence` is the recogniser's own, from 0 to 100; `base` is where the base line lies under the middle of the word. */
export interface RecognisedWord {
  readonly text: string;
  readonly confidence: number;
  readonly left: number;
  readonly right: number;
  readonly base: number;
}

/** What was recognised in a picture of a page, held upright and straightened: dots, and so many of them to a point. */
export interface RecognisedPicture {
  readonly turn: Turn;
  /** Radians by which lines rise to the right. */
  readonly skew: number;
  readonly scale: number;
  readonly lines: readonly RecognisedLine[];
}

/** A page without text, as its picture was read: kept, so that it is recognised once. */
export interface RecognisedPage {
  readonly frame: Frame;
  /** Of its words, each as often as it has letters; 0 where there are none. */
  readonly confidence: number;
  readonly words: readonly (readonly [
    text: string,
    x: number,
    y: number,
    width: number,
    size: number,
    confidence: number,
  ])[];
}

/** Less sure than this, what does not look like a word is a stain; a word between two of the other language may well be 0. */
const leastConfidence = 15;
const looksLikeWord = /^[("']?(?:\p{L}[\p{L}'’-]{2,}|\d[\d.,/-]*)[.,:;)"']*$/u;

/** The base line of a word at the very foot may lie a little lower, in parts of the page. */
const below = 0.02;

/** A page as it is kept; `page` is its number and size in points, as a reader shows it. */
export const toRecognisedPage = (page: Omit<Frame, 'turn'>, found: RecognisedPicture): RecognisedPage => {
  const { turn, skew, scale } = found;
  const points = (dots: number) => Math.round((dots / scale) * 100) / 100;
  const level = found.lines.filter((line) => line.turn === 0);
  const [width, height] = turn % 180 === 0 ? [page.width, page.height] : [page.height, page.width];
  const isOnPage = ({ left, base }: RecognisedWord) => {
    const [x, y] = [points(left), points(base)];
    return x >= 0 && x < width && y > 0 && y < height * (1 + below);
  };
  const words = level.flatMap(({ size, words }) =>
    words.flatMap((word) => {
      const text = word.text.replace(/^[|¦]+(?=.)|(?<=.)[|¦]+$/gu, '');
      if (word.confidence < leastConfidence && !looksLikeWord.test(text)) return [];
      if (/^[|¦_~[\]{}\\—=]*$/u.test(text) || !isOnPage(word)) return [];
      const { left, right, base, confidence } = word;
      const height = points(size);
      return [[text, points(left), points(base) - ascent * height, points(right - left), height, confidence] as const];
    }),
  );
  const letters = words.reduce((sum, [text]) => sum + text.length, 0);
  const weighed = words.reduce((sum, [text, , , , , confidence]) => sum + text.length * confidence, 0);
  return {
    frame: { ...page, turn, ...(skew !== 0 && { skew }) },
    confidence: letters === 0 ? 0 : Math.round(weighed / letters),
    words,
  };
};

/** The page in a file in which it is turned so that it stands upright. */
export const heldUpright = ({ frame, ...page }: RecognisedPage): RecognisedPage => {
  const [width, height] = frame.turn % 180 === 0 ? [frame.width, frame.height] : [frame.height, frame.width];
  return { ...page, frame: { ...frame, width, height, turn: 0, ...(frame.turn !== 0 && { laid: frame.turn }) } };
};

/** The page as it is read, just as one with text. */
export const toPage = ({ frame, words }: RecognisedPage): Page => ({
  frame,
  lines: linesOf(
    words.flatMap(([text, x, y, width, height, confidence]): Word[] =>
      partWord({ text: repairedCas(text, () => rowOf(words, y, height)), x, y, width, height, frame, confidence }),
    ),
    frame,
  ),
});

/** What stands on the line of a word. */
const rowOf = (words: RecognisedPage['words'], y: number, size: number): string =>
  words
    .filter(([, , other]) => Math.abs(other - y) < size * 0.6)
    .map(([text]) => text)
    .join(' ');
