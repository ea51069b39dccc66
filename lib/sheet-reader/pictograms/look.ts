import type { Place } from '#contract/reading/sheet-reading.ts';
import type { Pictogram } from '#contract/sheets/pictogram.ts';
import type { DrawnPdf } from '../scans/page-pictures.ts';
import { turnInColour } from '../scans/picture.ts';
import type { Turn } from '../text/layout.ts';
import { type Box, type ColourPicture, findDiamonds, isDark } from './diamonds.ts';
import { pictogramOf, symbolIn } from './symbols.ts';

/** A diamond on a page; without a pictogram where its symbol could not be told. */
export interface SeenPictogram {
  readonly pictogram?: Pictogram;
  /** On a sheet without colours, where a frame is easily missed. */
  readonly isGrey?: true;
  readonly place: Place;
}

/** By its number, how the text of a page is turned clockwise in the file. */
export type LaidPages = Readonly<Partial<Record<number, Turn>>>;

/**
 * The pictograms’ frames on some pages, from the top down, to the first page that has a pictogram: they stand together. Those that lie turned in
 * the file are held upright first, and places are on the page as it stands then. Throws where a page cannot be drawn.
 */
export const lookForPictograms = async (
  pdf: DrawnPdf,
  pages: readonly number[],
  laid: LaidPages = {},
): Promise<SeenPictogram[]> => {
  const seen: SeenPictogram[] = [];
  for (const page of pages) {
    const { picture, scale } = await pdf.drawInColour(page);
    for (const { box, ...told } of framesOn(turnInColour(picture, laid[page] ?? 0))) {
      const points = (dots: number): number => Math.round((dots / scale) * 10) / 10;
      const place = { page, x: points(box.x), y: points(box.y), width: points(box.width), height: points(box.height) };
      seen.push({ place, ...told });
    }
    if (seen.some(({ pictogram }) => pictogram)) break;
  }
  return seen;
};

/** Red frames, or, where there are none, dark ones with a pictogram: others are fields of an NFPA label, or letters. */
const framesOn = (picture: ColourPicture): (Omit<SeenPictogram, 'place'> & { readonly box: Box })[] => {
  const red = findDiamonds(picture).map((box) => ({ box, ...named(pictogramOf(symbolIn(picture, box))) }));
  if (red.length > 0) return red;
  return findDiamonds(picture, isDark).flatMap((box) => {
    const pictogram = pictogramOf(symbolIn(picture, box), true);
    return pictogram ? { box, pictogram, isGrey: true as const } : [];
  });
};

const named = (pictogram: Pictogram | undefined) => pictogram && { pictogram };
