import { PDFArray, type PDFContext, PDFName, PDFNumber, type PDFObject, type PDFPageLeaf } from '@cantoo/pdf-lib';

/** Left, bottom, right and top, in the units of a page. */
export type Box = readonly [number, number, number, number];

/** How a page is shown, with what it has from the nodes above it. */
export interface PageBoxes {
  readonly media: Box;
  /** Its visible part; all of it by default. */
  readonly visible: Box;
  /** By how much it is turned to the right. */
  readonly rotation: 0 | 90 | 180 | 270;
  /** Points in a unit. */
  readonly unit: number;
}

/** Letter, for a page that does not say. */
const letter: Box = [0, 0, 612, 792];

/** Reads the page and the nodes above it; what is missing or makes no sense takes its default. */
export const readPageBoxes = (page: PDFPageLeaf): PageBoxes => {
  const media = boxOf(page.context, page.getInheritableAttribute(PDFName.MediaBox)) ?? letter;
  const crop = boxOf(page.context, page.getInheritableAttribute(PDFName.CropBox));
  const visible = crop && commonOf(media, crop);
  const unit = numberOf(page.context, page.get(PDFName.of('UserUnit'))) ?? 1;
  return {
    media,
    visible: visible ?? media,
    rotation: rotationOf(numberOf(page.context, page.getInheritableAttribute(PDFName.Rotate)) ?? 0),
    unit: unit > 0 ? unit : 1,
  };
};

/** The same page, shown so that what lies on it turned clockwise by so many degrees stands upright. */
export const turnedBack = (boxes: PageBoxes, turn: PageBoxes['rotation']): PageBoxes => ({
  ...boxes,
  rotation: rotationOf(boxes.rotation - turn),
});

type Matrix = readonly [number, number, number, number, number, number];

/** How wide and high a page is as it is seen, in points, and what turns and moves those coordinates, from its lower left, into the page's own. */
export const uprightOf = ({ visible: [left, bottom, right, top], rotation, unit }: PageBoxes) => {
  const isTurned = rotation === 90 || rotation === 270;
  const [across, up] = [(right - left) * unit, (top - bottom) * unit];
  const s = 1 / unit;
  const matrices: Readonly<Record<PageBoxes['rotation'], Matrix>> = {
    0: [s, 0, 0, s, left, bottom],
    90: [0, s, -s, 0, right, bottom],
    180: [-s, 0, 0, -s, right, top],
    270: [0, -s, s, 0, left, top],
  };
  return { width: isTurned ? up : across, height: isTurned ? across : up, matrix: matrices[rotation] };
};

const boxOf = (context: PDFContext, object: PDFObject | undefined): Box | undefined => {
  const array = context.lookup(object);
  if (!(array instanceof PDFArray)) return undefined;
  const [x1, y1, x2, y2] = array.asArray().map((each) => numberOf(context, each));
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return undefined;
  return areaOf([Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)]);
};

const commonOf = (a: Box, b: Box): Box | undefined =>
  areaOf([Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])]);

const areaOf = (box: Box): Box | undefined => (box[2] - box[0] >= 1 && box[3] - box[1] >= 1 ? box : undefined);

const rotationOf = (degrees: number): PageBoxes['rotation'] => {
  const turned = ((degrees % 360) + 360) % 360;
  return turned === 90 || turned === 180 || turned === 270 ? turned : 0;
};

const numberOf = (context: PDFContext, object: PDFObject | undefined): number | undefined => {
  const found = context.lookup(object);
  return found instanceof PDFNumber && Number.isFinite(found.asNumber()) ? found.asNumber() : undefined;
};
