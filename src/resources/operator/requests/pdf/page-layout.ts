import type { Place } from '#contract/reading/sheet-reading.ts';

/** Pages one under the other, in pixels. */
export interface PageBox {
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels between pages, and around them. */
export const gap = 16;
/** Pixels of a point at 100 %. */
export const pixelsPerPoint = 96 / 72;

/** Where each page lies when a point takes so many pixels. */
export const layPages = (sizes: readonly Size[], scale: number): PageBox[] => {
  let top = gap;
  return sizes.map(({ width, height }) => {
    const box = { top, width: Math.round(width * scale), height: Math.round(height * scale) };
    top += box.height + gap;
    return box;
  });
};

export const heightOfPages = (boxes: readonly PageBox[]): number => {
  const last = boxes.at(-1);
  return last ? last.top + last.height + gap : 0;
};

/** The scale at which the widest page fills the width. */
export const scaleToFit = (sizes: readonly Size[], width: number): number => {
  const widest = Math.max(1, ...sizes.map((size) => size.width));
  return Math.max(0.1, (width - 2 * gap) / widest);
};

interface Window {
  readonly top: number;
  readonly height: number;
}

/** The page that one looks at, from 1: the one that a line a third down the window crosses. */
export const pageAt = (boxes: readonly PageBox[], { top, height }: Window): number => {
  const line = top + height / 3;
  const index = boxes.findLastIndex((box) => box.top - gap <= line);
  return Math.max(0, index) + 1;
};

/** The pages in the window and one window on either side, by their index: the first, and the one after the last. */
export const pagesNear = (boxes: readonly PageBox[], { top, height }: Window): readonly [number, number] => {
  const first = boxes.findIndex((box) => box.top + box.height >= top - height);
  const end = boxes.findLastIndex((box) => box.top <= top + 2 * height);
  return [Math.max(0, first), end + 1];
};

interface Options {
  readonly boxes: readonly PageBox[];
  readonly place: Place;
  readonly scale: number;
  /** Of the window. */
  readonly height: number;
}

/** How far to scroll for a place to stand a third down the window. */
export const scrollTo = ({ boxes, place, scale, height }: Options): number => {
  const box = boxes[place.page - 1];
  return box ? Math.max(0, box.top + place.y * scale - height / 3) : 0;
};
