/** A picture in colour: red, green, blue and a byte to spare for each dot, row by row. */
export interface ColourPicture {
  readonly width: number;
  readonly height: number;
  readonly dots: Uint8Array;
}

/** A box on a picture, in dots. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Dots of a side below which no symbol can be told, and the part of the page's width above which it is no pictogram. */
const side = { least: 16, most: 1 / 3 };

/** Diamonds that touch stand in a row of at most so many. */
const mostInRow = 9;

/** Whether a dot, told by where its bytes begin, may be of a frame. */
export type IsFrame = (dots: Uint8Array, at: number) => boolean;

/** The frames of pictograms: diamonds outlined in red, or, on sheets without colours, in what is as dark as red; from the top down. */
export const findDiamonds = (picture: ColourPicture, isFrame: IsFrame = isRed): Box[] =>
  shapesOf(picture, isFrame)
    .flatMap((shape) => partsOfRow(shape, picture.width).filter((box) => isDiamond(box, shape.dots, picture.width)))
    .toSorted((a, b) => a.y - b.y || a.x - b.x);

/** Red is above 110 of 255, and well above green and blue. */
export const isRed: IsFrame = (dots, at) => {
  const red = dots[at]!;
  return red > 110 && red - dots[at + 1]! > 60 && red - dots[at + 2]! > 50;
};

/** Of a sheet that was copied, faxed or printed without colours. */
export const isDark: IsFrame = (dots, at) => brightness(dots, at) < 140;

/** From 0 for black to 255 for white, weighed as the eye does. */
export const brightness = (dots: Uint8Array, at: number): number =>
  0.3 * dots[at]! + 0.59 * dots[at + 1]! + 0.11 * dots[at + 2]!;

/** Dots of a frame’s colour that hang together, by their numbers, and the box around them. */
interface Shape extends Box {
  readonly dots: readonly number[];
}

const shapesOf = ({ width, height, dots }: ColourPicture, isFrame: IsFrame): Shape[] => {
  const isLeft = new Uint8Array(width * height);
  for (let at = 0; at < isLeft.length; at++) if (isFrame(dots, at * 4)) isLeft[at] = 1;
  const shapes: Shape[] = [];
  for (let at = 0; at < isLeft.length; at++) if (isLeft[at]) shapes.push(boxed(takeShape(isLeft, width, at), width));
  return shapes;
};

/** The dots that hang together with one; they are not left afterwards. */
const takeShape = (isLeft: Uint8Array, width: number, first: number): number[] => {
  const taken = [first];
  isLeft[first] = 0;
  for (let next = 0; next < taken.length; next++) {
    const x = taken[next]! % width;
    for (const below of [-width, 0, width])
      for (let across = x === 0 ? 0 : -1; across <= (x === width - 1 ? 0 : 1); across++) {
        const neighbour = taken[next]! + below + across;
        if (!isLeft[neighbour]) continue;
        isLeft[neighbour] = 0;
        taken.push(neighbour);
      }
  }
  return taken;
};

const boxed = (dots: readonly number[], width: number): Shape => {
  let [left, right, top, bottom] = [width, 0, Number.POSITIVE_INFINITY, 0];
  for (const dot of dots) {
    const x = dot % width;
    const y = (dot - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { dots, x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
};

/** Frames that touch at their corners are one shape: as many boxes as are as wide as they are high. */
const partsOfRow = ({ x, y, width, height }: Shape, pageWidth: number): Box[] => {
  const count = Math.round(width / height);
  if (height < side.least || height > pageWidth * side.most || count < 1 || count > mostInRow) return [];
  if (Math.abs(width / height - count) > 0.2 * count) return [];
  return Array.from({ length: count }, (_, at) => ({ x: x + (at * width) / count, y, width: width / count, height }));
};

/** How far a place in a box is from its middle, where the corners of the diamond in it are 1. */
export const fromMiddle = (box: Box, x: number, y: number): number =>
  Math.abs(((x - box.x) / box.width) * 2 - 1) + Math.abs(((y - box.y) / box.height) * 2 - 1);

/** Where the frame of a diamond lies, from its middle; how much of a shape lies there, and at least on each of its four sides. */
const frame = { from: 0.72, to: 1.12, least: 0.8, eachSide: 0.1 };

const isDiamond = (box: Box, dots: readonly number[], pageWidth: number): boolean => {
  const sides = [0, 0, 0, 0];
  let all = 0;
  for (const dot of dots) {
    const [x, y] = [(dot % pageWidth) + 0.5, Math.floor(dot / pageWidth) + 0.5];
    if (x < box.x || x > box.x + box.width) continue;
    all++;
    const distance = fromMiddle(box, x, y);
    if (distance > frame.from && distance < frame.to)
      sides[(x > box.x + box.width / 2 ? 1 : 0) + (y > box.y + box.height / 2 ? 2 : 0)]!++;
  }
  const framed = sides.reduce((sum, one) => sum + one, 0);
  return all > 0 && framed > all * frame.least && Math.min(...sides) > all * frame.eachSide;
};
