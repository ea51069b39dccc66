import type { ColourPicture } from '../pictograms/diamonds.ts';
import type { Turn } from '../text/layout.ts';

/** A picture in grey: a byte for each dot, row by row, 0 is black. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly dots: Uint8Array;
}

/** The picture held so that what is turned clockwise on it by so many degrees is upright. */
export const turnPicture = ({ width, height, dots }: Picture, turn: Turn): Picture => {
  if (turn === 0) return { width, height, dots };
  if (turn === 180) return { width, height, dots: dots.slice(0, width * height).reverse() };
  const turned = new Uint8Array(width * height);
  turnInto(turned, { width, height, dots }, turn);
  return { width: height, height: width, dots: turned };
};

/** The same for one in colour. */
export const turnInColour = ({ width, height, dots }: ColourPicture, turn: Turn): ColourPicture => {
  if (turn === 0) return { width, height, dots };
  const colours = new Uint32Array(dots.slice(0, width * height * 4).buffer);
  const turned = turn === 180 ? colours.reverse() : new Uint32Array(width * height);
  if (turn !== 180) turnInto(turned, { width, height, dots: colours }, turn);
  const shape = turn === 180 ? { width, height } : { width: height, height: width };
  return { ...shape, dots: new Uint8Array(turned.buffer) };
};

interface Dots {
  readonly width: number;
  readonly height: number;
  readonly dots: Uint8Array | Uint32Array;
}

/** Writes the dots of a picture as they stand once it is turned back by a quarter. */
const turnInto = (turned: Dots['dots'], { width, height, dots }: Dots, turn: 90 | 270): void => {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = turn === 90 ? (width - 1 - x) * height + y : x * height + (height - 1 - y);
      turned[at] = dots[y * width + x] ?? 255;
    }
};

/** The picture turned about its middle, so that lines that rise to the right by so many radians are level. */
export const straighten = ({ width, height, dots }: Picture, skew: number): Picture => {
  const level = new Uint8Array(width * height).fill(255);
  const [cos, sin, midX, midY] = [Math.cos(skew), Math.sin(skew), width / 2, height / 2];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const fromX = midX + cos * (x - midX) + sin * (y - midY);
      const fromY = midY - sin * (x - midX) + cos * (y - midY);
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) continue;
      const [right, bottom] = [fromX - left, fromY - top];
      const at = top * width + left;
      const upper = dots[at]! * (1 - right) + dots[at + 1]! * right;
      const lower = dots[at + width]! * (1 - right) + dots[at + width + 1]! * right;
      level[y * width + x] = upper * (1 - bottom) + lower * bottom;
    }
  return { width, height, dots: level };
};

/** The picture at half its size, each dot the mean of four. */
export const halve = ({ width, height, dots }: Picture): Picture => {
  const [half, halfHeight] = [width >> 1, height >> 1];
  const small = new Uint8Array(half * halfHeight);
  for (let y = 0; y < halfHeight; y++)
    for (let x = 0; x < half; x++) {
      const at = y * 2 * width + x * 2;
      small[y * half + x] = (dots[at]! + dots[at + 1]! + dots[at + width]! + dots[at + width + 1]!) >> 2;
    }
  return { width: half, height: halfHeight, dots: small };
};

/** Dots from which down one is ink. */
const ink = 128;
/** A band is so wide in parts of the picture, so high in dots, has at most such holes above its letters, and so much ink beside thick ones. */
const band = { least: 1 / 6, low: 14, high: 140, hole: 3, ink: 0.25 };

/** The picture with light letters on black bands, as titles of sections have them, made dark on light. */
export const lightenBands = ({ width, height, dots }: Picture): Picture => {
  const lightened = dots.slice(0, width * height);
  for (let top = 0; top < height; top++) {
    const run = longRunIn(dots.subarray(top * width, (top + 1) * width), width * band.least);
    if (!run) continue;
    const [left, right] = run;
    const isDark = (y: number): boolean => {
      let count = 0;
      for (let x = left; x < right; x++) if (dots[y * width + x]! < ink) count++;
      return count > (right - left) * band.ink;
    };
    let bottom = top + 1;
    while (bottom < height && bottom - top <= band.high && isDark(bottom)) bottom++;
    if (bottom - top >= band.low && bottom - top <= band.high)
      for (let y = top; y < bottom; y++)
        for (let at = y * width + left; at < y * width + right; at++) lightened[at] = 255 - dots[at]!;
    top = bottom - 1;
  }
  return { width, height, dots: lightened };
};

/** The longest stretch of ink in a row, where it is so long. */
const longRunIn = (row: Uint8Array, least: number): readonly [left: number, right: number] | undefined => {
  let best: readonly [number, number] | undefined;
  let start = -1;
  let last = -1;
  for (let x = 0; x <= row.length; x++) {
    const isInk = x < row.length && row[x]! < ink;
    if (isInk) {
      if (start < 0) start = x;
      last = x;
    } else if (start >= 0 && (x - last > band.hole || x === row.length)) {
      if (last + 1 - start >= least && (!best || last + 1 - start > best[1] - best[0])) best = [start, last + 1];
      start = -1;
    }
  }
  return best;
};

/** Fewer dark dots than this part of all are dust. */
const leastInk = 0.0005;

/** Parts of a picture that are looked at each by itself: across so little, lines that are askew are level still. */
const strips = 12;

/** Which ways the lines of a picture may run: lines make the ink of rows alternate much more than that of columns. */
export const likelyTurns = ({ width, height, dots }: Picture): readonly Turn[] => {
  const rows = new Float64Array(height * strips);
  const columns = new Float64Array(width * strips);
  let ink = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (dots[y * width + x]! < 128) {
        rows[Math.floor((x * strips) / width) * height + y]! += 1 / width;
        columns[Math.floor((y * strips) / height) * width + x]! += 1 / height;
        ink++;
      }
  if (ink < leastInk * width * height) return [];
  const [level, upright] = [alternation(rows), alternation(columns)];
  if (level > upright * 2) return [0, 180];
  if (upright > level * 2) return [90, 270];
  return level >= upright ? [0, 180, 90, 270] : [90, 270, 0, 180];
};

const alternation = (ink: Float64Array): number => {
  let sum = 0;
  for (let at = 1; at < ink.length; at++) sum += (ink[at]! - ink[at - 1]!) ** 2;
  return sum / ink.length;
};
