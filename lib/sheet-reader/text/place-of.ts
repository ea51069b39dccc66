import type { Place } from '#contract/reading/sheet-reading.ts';
import { isBelow, rightOf, type Word } from './layout.ts';

/** The boxes that words in reading order take up, one for each line of them. */
export const placesOfWords = (words: readonly Word[]): Place[] => {
  const lines: Word[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && isBeside(word, line.at(-1)!)) line.push(word);
    else lines.push([word]);
  }
  return lines.map(placeOfLine);
};

const isBeside = (word: Word, last: Word) =>
  word.frame === last.frame && !isBelow(word, last) && !isBelow(last, word) && word.x >= last.x;

const placeOfLine = (words: readonly Word[]): Place => {
  const { frame } = words[0]!;
  const x = Math.min(...words.map((word) => word.x));
  const y = Math.min(...words.map((word) => word.y));
  const right = Math.max(...words.map(rightOf));
  const bottom = Math.max(...words.map((word) => word.y + word.height));
  const box = { x, y, width: right - x, height: bottom - y };
  return { page: frame.number, ...round(boxOnPage(box, frame)) };
};

/** A box in points; `x` and `y` are of its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** From the page held upright and level for reading to the page as it is shown, both from their upper left corners. */
export const boxOnPage = (box: Box, frame: Word['frame']): Box => turnBack(askew(box, frame), frame);

/** Where on the page that was taken askew a box stands that holds what is level here. */
const askew = (box: Box, { skew, turn, ...page }: Word['frame']): Box => {
  if (skew === undefined) return box;
  const [midX, midY] = turn % 180 === 0 ? [page.width / 2, page.height / 2] : [page.height / 2, page.width / 2];
  const [cos, sin] = [Math.cos(skew), Math.sin(skew)];
  const [fromX, fromY] = [box.x + box.width / 2 - midX, box.y + box.height / 2 - midY];
  const width = box.width * cos + box.height * Math.abs(sin);
  const height = box.height * cos + box.width * Math.abs(sin);
  const [x, y] = [midX + cos * fromX + sin * fromY, midY - sin * fromX + cos * fromY];
  return { x: x - width / 2, y: y - height / 2, width, height };
};

const turnBack = ({ x, y, width, height }: Box, { turn, ...page }: Word['frame']): Box => {
  if (turn === 90) return { x: page.width - y - height, y: x, width: height, height: width };
  if (turn === 270) return { x: y, y: page.height - x - width, width: height, height: width };
  if (turn === 180) return { x: page.width - x - width, y: page.height - y - height, width, height };
  return { x, y, width, height };
};

const round = ({ x, y, width, height }: Box): Box => ({
  x: tenths(x),
  y: tenths(y),
  width: tenths(width),
  height: tenths(height),
});

const tenths = (points: number) => Math.round(points * 10) / 10;
