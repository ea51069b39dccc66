import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { ColourPicture } from '../pictograms/diamonds.ts';
import type { Frame } from '../text/layout.ts';
import type { Picture } from './picture.ts';

/** Dots to an inch, as scanners for text have them, and how many a page has at most: a little more than a legal page. */
const dotsPerInch = 200;
const mostDots = 6_000_000;

/** Dots to an inch by which symbols of a thumb's width can be told, and how many a page has at most. */
const inColour = { dotsPerInch: 108, mostDots: 1_700_000 };

/** A page as a reader shows it, drawn in grey; `scale` is how many dots make a point. */
export interface PagePicture {
  readonly page: Omit<Frame, 'turn'>;
  readonly picture: Picture;
  readonly scale: number;
}

/** A PDF of which pages are drawn. */
export interface DrawnPdf {
  /** Undefined where the page, from 1, shows next to nothing. */
  draw(number: number): Promise<PagePicture | undefined>;
  /** The page, from 1, in colour and coarser; `scale` is how many dots make a point. Throws where there is none. */
  drawInColour(number: number): Promise<{ readonly picture: ColourPicture; readonly scale: number }>;
  close(): void;
}

/** Draws pages by PDFium. Throws where the bytes cannot be opened without a password. */
export const createPagePictures = async (): Promise<(bytes: Uint8Array) => Promise<DrawnPdf>> => {
  const library = await PDFiumLibrary.init();
  return async (bytes) => {
    const document = await library.loadDocument(bytes);
    return {
      draw: async (number) => {
        const page = document.getPage(number - 1);
        if (!isPictured([...page.objects()].map(({ type }) => type))) return undefined;
        const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
        const scale = Math.min(dotsPerInch / 72, Math.sqrt(mostDots / (width * height)));
        const drawn = await page.render({ scale, colorSpace: 'Gray', render: 'bitmap' });
        return {
          page: { number, width, height },
          picture: { width: drawn.width, height: drawn.height, dots: drawn.data },
          scale: drawn.width / width,
        };
      },
      drawInColour: async (number) => {
        const page = document.getPage(number - 1);
        const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
        const scale = Math.min(inColour.dotsPerInch / 72, Math.sqrt(inColour.mostDots / (width * height)));
        const drawn = await page.render({ scale, colorSpace: 'BGRA', render: 'bitmap' });
        const picture = { width: drawn.width, height: drawn.height, dots: drawn.data };
        return { picture, scale: drawn.width / width };
      },
      close: () => document.destroy(),
    };
  };
};

/** Letters that were made to shapes are some hundred of them; a table has a few lines. */
const fewestShapes = 60;
/** Text of a page that is drawn all the same says what is not printed; a page number has one of them, or two. */
const fewestTexts = 10;

const isPictured = (types: readonly string[]): boolean =>
  types.some((type) => type === 'image' || type === 'form') ||
  types.filter((type) => type === 'path').length >= fewestShapes ||
  types.filter((type) => type === 'text').length >= fewestTexts;
