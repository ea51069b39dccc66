import { readFileSync } from 'node:fs';
import type { GuidePicture } from '#contract/guides/guide.ts';
import type { Language } from '#contract/languages.ts';
import { contentWidth, page } from '../sheet-pdf/paper.ts';
import type { Piece } from '../sheet-pdf/pieces.ts';
import { drawText, heightOf, type TextStyle } from '../sheet-pdf/text.ts';
import { guideColours, guideSizes } from './guide-style.ts';

/** Points a pixel: small pictures keep the size of their letters beside large ones, which are scaled to the column. */
const scale = 0.5;

/** A picture taller than this leaves no room for the text it belongs to. */
const maxHeight = 225;

const caption: TextStyle = { size: guideSizes.caption, colour: guideColours.quiet };

/** A picture within the column and, so that the paper tells as much as the page, what it shows. */
export const picturePieces = (
  document: PDFKit.PDFDocument,
  { name, alt }: GuidePicture,
  language: Language,
): Piece[] => {
  const image = document.openImage(readPicture(name, language));
  const width = Math.min(contentWidth, image.width * scale, (maxHeight * image.width) / image.height);
  const height = (width * image.height) / image.width;
  const text = alt[language];
  return [
    {
      height: 4 + height + 4,
      staysWithNext: true,
      draw: (top) => {
        const y = top + 4;
        document.image(image, page.left, y, { width, height });
        document.rect(page.left, y, width, height).lineWidth(0.5).stroke(guideColours.rule);
      },
    },
    {
      height: heightOf(document, text, contentWidth, caption) + 6,
      draw: (y) => drawText(document, text, { x: page.left, y, width: contentWidth, style: caption }),
    },
  ];
};

const readPicture = (name: string, language: Language): Buffer =>
  readFileSync(new URL(`../../../../public/guides/${language}/${name}.jpg`, import.meta.url));
