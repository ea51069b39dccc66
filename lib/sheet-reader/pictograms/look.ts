import type { Place } from '#contract/reading/sheet-reading.ts';
import type { Pictogram } from '#contract/sheets/pictogram.ts';
import type { DrawnPdf } from '../scans/page-pictures.ts';
import { findDiamonds } from './diamonds.ts';
import { pictogramOf, symbolIn } from './symbols.ts';

/** A red diamond on a page; without a pictogram where its symbol could not be told. */
export interface SeenPictogram {
  readonly pictogram?: Pictogram;
  readonly place: Place;
}

/** The red diamonds on some pages, from the top down, to the first page that has a pictogram: they stand together. Throws where a page cannot be drawn. */
export const lookForPictograms = async (pdf: DrawnPdf, pages: readonly number[]): Promise<SeenPictogram[]> => {
  const seen: SeenPictogram[] = [];
  for (const page of pages) {
    const { picture, scale } = await pdf.drawInColour(page);
    for (const box of findDiamonds(picture)) {
      const pictogram = pictogramOf(symbolIn(picture, box));
      const points = (dots: number): number => Math.round((dots / scale) * 10) / 10;
      const place = { page, x: points(box.x), y: points(box.y), width: points(box.width), height: points(box.height) };
      seen.push({ place, ...(pictogram && { pictogram }) });
    }
    if (seen.some(({ pictogram }) => pictogram)) break;
  }
  return seen;
};
