import { type Cell, type Frame, type Line, rightOf, type Word } from './layout.ts';
import { squash } from './squash.ts';

/** Words put into lines from top to bottom, and each line into cells from left to right. */
export const linesOf = (words: readonly Word[], frame: Frame): Line[] =>
  rowsOf(words)
    .map((row) => lineOf(withoutShadows(row.toSorted((a, b) => a.x - b.x)), frame))
    .toSorted((a, b) => a.y - b.y);

/** A gap wider than this part of the font size separates two cells; a space is about a quarter of the size. */
const cellGap = 0.95;

const rowsOf = (words: readonly Word[]): Word[][] => {
  const rows: { baseline: number; height: number; words: Word[] }[] = [];
  // Great letters first: a small one, as of a formula, joins the line that it belongs to.
  const bySize = words.toSorted((a, b) => Math.round(b.height * 2) - Math.round(a.height * 2));
  const buckets = new Map<number, typeof rows>();
  for (const word of bySize) {
    const baseline = word.y + word.height * 0.78;
    const bucket = Math.floor(baseline / 16);
    const near = [bucket - 1, bucket, bucket + 1].flatMap((at) => buckets.get(at) ?? []);
    const row = near
      .filter((one) => Math.abs(one.baseline - baseline) < toleranceOf(word, one.height))
      .sort((a, b) => Math.abs(a.baseline - baseline) - Math.abs(b.baseline - baseline))[0];
    if (row) {
      row.words.push(word);
      continue;
    }
    const started = { baseline, height: word.height, words: [word] };
    rows.push(started);
    buckets.set(bucket, [...(buckets.get(bucket) ?? []), started]);
  }
  return rows.map((row) => row.words);
};

const toleranceOf = (word: Word, height: number) =>
  word.height < height * 0.7 ? height * 0.55 : word.height < height * 0.8 ? height * 0.45 : word.height * 0.3;

/** Bold that was made by printing a word twice, and what shows through from under another word: the older text of the same place. */
const withoutShadows = (words: readonly Word[]): Word[] =>
  words.filter((word, index) => {
    const near = words.slice(Math.max(0, index - 3), index + 4);
    return !near.some((one, at) => one !== word && hides(one, word, at < Math.min(index, 3)));
  });

const hides = (one: Word, word: Word, isBefore: boolean): boolean => {
  const overlap = Math.min(rightOf(one), rightOf(word)) - Math.max(one.x, word.x);
  if (overlap < word.width * 0.2) return false;
  if (one.text === word.text && Math.abs(one.x - word.x) < word.height * 0.15) return isBefore;
  const [over, under] = [squash(one.text), squash(word.text)];
  if (under.length < 2) return false;
  if (over === under) return one.width > word.width || (one.width === word.width && isBefore);
  return overlap > word.width * 0.9 && over.length > under.length && over.includes(under);
};

const lineOf = (words: readonly Word[], frame: Frame): Line => {
  const cells: Word[][] = [];
  for (const word of words) {
    const last = cells.at(-1)?.at(-1);
    if (last && word.x - rightOf(last) < cellGap * Math.max(word.height, last.height)) cells.at(-1)!.push(word);
    else cells.push([word]);
  }
  const y = Math.min(...words.map((word) => word.y));
  return { frame, cells: cells.map(cellOf), y, height: Math.max(...words.map((word) => word.height)) };
};

const cellOf = (words: readonly Word[]): Cell => ({ words, x: words[0]!.x, right: rightOf(words.at(-1)!) });
