import type { Pictogram } from '#contract/sheets/pictogram.ts';
import { type Box, brightness, type ColourPicture, fromMiddle, isRed } from './diamonds.ts';
import { drawings } from './drawings.ts';

/** Squares to a side by which symbols are compared. */
export const gridSide = 24;

/** From the middle of a diamond to the frame around its symbol. */
const inner = 0.74;

/** How dark each square of the symbol in a diamond is, from 0 to 1, row by row. */
export const symbolIn = ({ width, dots }: ColourPicture, box: Box): Float32Array => {
  const [ink, count] = [new Float32Array(gridSide ** 2), new Float32Array(gridSide ** 2)];
  const squareOf = (part: number): number =>
    Math.min(gridSide - 1, Math.max(0, Math.floor((((part * 2 - 1) / inner + 1) / 2) * gridSide)));
  for (let y = Math.floor(box.y); y < box.y + box.height; y++)
    for (let x = Math.floor(box.x); x < box.x + box.width; x++) {
      if (fromMiddle(box, x + 0.5, y + 0.5) > inner) continue;
      const at = (y * width + x) * 4;
      const square = squareOf((y + 0.5 - box.y) / box.height) * gridSide + squareOf((x + 0.5 - box.x) / box.width);
      ink[square]! += isRed(dots, at) ? 0 : 1 - brightness(dots, at) / 255;
      count[square]!++;
    }
  return ink.map((sum, at) => (count[at] ? sum / count[at] : 0));
};

/** How alike a symbol is to the nearest drawing at least, and how much more than to the next: makers draw them a little differently. */
const like = { least: 0.45, more: 0.1, surely: 0.7, hardlyMore: 0.03 };
/** The same of a frame that is not red: it may be of anything. */
const likeInGrey = { ...like, least: 0.5, more: 0.17 };

/** The pictogram that a symbol is; undefined where it may be another, or none. */
export const pictogramOf = (symbol: Float32Array, isGrey = false): Pictogram | undefined => {
  const [best, next] = shapes
    .map(({ pictogram, shape }) => ({ pictogram, likeness: likeness(symbol, shape) }))
    .toSorted((a, b) => b.likeness - a.likeness);
  if (!best || !next) return undefined;
  const more = best.likeness - next.likeness;
  const { least, more: enough, surely, hardlyMore } = isGrey ? likeInGrey : like;
  const isLike = (best.likeness > least && more > enough) || (best.likeness > surely && more > hardlyMore);
  return isLike && !isOtherEnlarged(symbol, best.pictogram) ? best.pictogram : undefined;
};

/** Whether a symbol, drawn as large as it may be, is more like another pictogram: a small one has little by which it is told. */
const isOtherEnlarged = (symbol: Float32Array, told: Pictogram): boolean => {
  const large = enlarged(symbol);
  const likenesses = shapes.map((shape) => ({ ...shape, likeness: likeness(large, shape.large, everySquare) }));
  const own = likenesses.find(({ pictogram }) => pictogram === told)!.likeness;
  return likenesses.some(({ likeness }) => likeness > own + 0.05);
};

/** The signs of a drawing from white to black. */
export const inks = ' .:*#';

/** A symbol drawn as wide and as high as its squares allow. */
const enlarged = (symbol: Float32Array): Float32Array => {
  const inked = Array.from(symbol.keys()).filter((at) => symbol[at]! > 0.2);
  const [columns, rows] = [inked.map((at) => at % gridSide), inked.map((at) => Math.floor(at / gridSide))];
  const spanOf = (places: readonly number[]) => ({ first: Math.min(...places), last: Math.max(...places) });
  const [across, down] = [spanOf(columns), spanOf(rows)];
  const from = (part: number, { first, last }: typeof across): number =>
    first + Math.floor(((part + 0.5) / gridSide) * (last - first + 1));
  return symbol.map(
    (_, at) => symbol[from(Math.floor(at / gridSide), down) * gridSide + from(at % gridSide, across)] ?? 0,
  );
};

const shapes = Object.entries(drawings).map(([pictogram, drawing]) => {
  const shape = Float32Array.from(drawing.join(''), (sign) => inks.indexOf(sign) / (inks.length - 1));
  return { pictogram: pictogram as Pictogram, shape, large: enlarged(shape) };
});

/** Correlation of two symbols, one of which may stand a square off. */
const likeness = (one: Float32Array, other: Float32Array, among = squares): number => {
  let most = -1;
  for (const down of [-1, 0, 1])
    for (const right of [-1, 0, 1]) most = Math.max(most, correlation(one, other, among, { right, down }));
  return most;
};

interface Shift {
  readonly right: number;
  readonly down: number;
}

const correlation = (
  one: Float32Array,
  other: Float32Array,
  among: readonly number[],
  { right, down }: Shift,
): number => {
  let [count, a, b, aa, bb, ab] = [0, 0, 0, 0, 0, 0];
  for (const square of among) {
    const [x, y] = [(square % gridSide) + right, Math.floor(square / gridSide) + down];
    if (x < 0 || y < 0 || x >= gridSide || y >= gridSide) continue;
    const [p, q] = [one[y * gridSide + x]!, other[square]!];
    count++;
    a += p;
    b += q;
    aa += p * p;
    bb += q * q;
    ab += p * q;
  }
  const spread = Math.sqrt((aa - (a * a) / count) * (bb - (b * b) / count));
  return spread > 0 ? (ab - (a * b) / count) / spread : 0;
};

const everySquare = Array.from({ length: gridSide ** 2 }, (_, at) => at);

/** The squares within the diamond. */
const squares = everySquare.filter((at) => {
  const part = (number: number): number => Math.abs(((number + 0.5) / gridSide) * 2 - 1);
  return part(at % gridSide) + part(Math.floor(at / gridSide)) <= 1.02;
});
