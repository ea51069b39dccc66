import { stampFontName } from '#lib/pdf-binder/source/copy-document.ts';
import type { PageBoxes } from '#lib/pdf-binder/source/page-boxes.ts';
import type { Encode, Glyph } from './stamp-font.ts';

/** What stands at the foot of a sheet's page. */
export interface StampText {
  readonly productName: string;
  readonly manufacturer: string;
  /** Of the page in the binder. */
  readonly number: number;
  readonly count: number;
}

/** Points, on a page of Letter or A4; larger and smaller pages have theirs in proportion, within limits. */
const usual = { width: 612, size: 6.5, side: 26, foot: 10, gap: 16 } as const;
const scales = { least: 0.6, most: 1.6 } as const;

/** The most that a product's name takes of the room when the manufacturer needs some too. */
const shareOfName = 0.62;

/**
 * The stream that draws a stamp, upright at the foot of what is visible of the page. It gives back first the state that was
 * saved before the page was drawn, and tells readers that it is no part of the sheet.
 */
export const stampContent = (text: StampText, boxes: PageBoxes, encode: Encode): string => {
  const { width, matrix } = uprightOf(boxes);
  const scale = Math.min(scales.most, Math.max(scales.least, width / usual.width));
  const size = usual.size * scale;
  const right = encode(`Page ${text.number} / ${text.count}`);
  const rightWidth = widthOf(right, size);
  const room = width - 2 * usual.side * scale - rightWidth - usual.gap * scale;
  const left = nameGlyphs(text, room / size, encode);
  const y = usual.foot * scale;
  return [
    'Q',
    '/Artifact<</Type/Pagination/Subtype/Footer>>BDC',
    'q',
    `${matrix.map(short).join(' ')} cm`,
    '0.4 g',
    'BT',
    `/${stampFontName} ${short(size)} Tf`,
    `1 0 0 1 ${short(usual.side * scale)} ${short(y)} Tm`,
    `<${hexOf(left)}>Tj`,
    `1 0 0 1 ${short(width - usual.side * scale - rightWidth)} ${short(y)} Tm`,
    `<${hexOf(right)}>Tj`,
    'ET',
    'Q',
    'EMC',
  ].join('\n');
};

/** How wide a page is as it is seen, in points, and what turns and moves those coordinates into the page's own. */
const uprightOf = ({ visible: [left, bottom, right, top], rotation, unit }: PageBoxes) => {
  const isTurned = rotation === 90 || rotation === 270;
  const width = (isTurned ? top - bottom : right - left) * unit;
  const s = 1 / unit;
  const matrix = {
    0: [s, 0, 0, s, left, bottom],
    90: [0, s, -s, 0, right, bottom],
    180: [-s, 0, 0, -s, right, top],
    270: [0, -s, s, 0, left, top],
  }[rotation];
  return { width, matrix };
};

/** Product and manufacturer, both shortened when there is no room for them. `room` is in widths of the font. */
const nameGlyphs = ({ productName, manufacturer }: StampText, room: number, encode: Encode): readonly Glyph[] => {
  const separator = manufacturer === '' ? [] : encode(' · ');
  const name = encode(productName);
  const maker = encode(manufacturer);
  const free = room - widthOf(separator, 1);
  const forName = Math.max(free * shareOfName, free - widthOf(maker, 1));
  const shownName = shorten(name, forName, encode);
  return [...shownName, ...separator, ...shorten(maker, free - widthOf(shownName, 1), encode)];
};

const shorten = (glyphs: readonly Glyph[], room: number, encode: Encode): readonly Glyph[] => {
  if (widthOf(glyphs, 1) <= room) return glyphs;
  const dots = encode('…');
  let left = room - widthOf(dots, 1);
  const count = glyphs.findIndex(({ width }) => {
    left -= width;
    return left < 0;
  });
  return count <= 0 ? [] : [...glyphs.slice(0, count), ...dots];
};

const widthOf = (glyphs: readonly Glyph[], size: number): number =>
  glyphs.reduce((sum, { width }) => sum + width, 0) * size;

const hexOf = (glyphs: readonly Glyph[]): string => glyphs.map(({ hex }) => hex).join('');

const short = (value: number): string => String(Number(value.toFixed(3)));
