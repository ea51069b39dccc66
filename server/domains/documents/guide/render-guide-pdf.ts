import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { Guide, GuidePicture, GuideSection } from '#contract/guides/guide.ts';
import type { Language } from '#contract/languages.ts';
import { registerFonts } from '../sheet-pdf/fonts.ts';
import { layOnPages } from '../sheet-pdf/lay-on-pages.ts';
import { contentWidth, page, sizes } from '../sheet-pdf/paper.ts';
import { keepEnds, type Piece } from '../sheet-pdf/pieces.ts';
import { drawText, measureHeight, type TextStyle } from '../sheet-pdf/text.ts';
import { addPart, createTaggedDocument, drawArtifact, type Part, type TaggedDocument } from '../tagged-document.ts';
import { guideColours, guideSizes } from './guide-style.ts';
import { guideWords } from './guide-words.ts';

/** A section as pieces, in the order of the page: heading, paragraphs, steps, note, picture. */
const guideSectionPieces = (
  { document, root }: TaggedDocument,
  { heading, paragraphs = [], steps = [], note, picture }: GuideSection,
  language: Language,
): Piece[] => {
  const section = addPart(document, root, 'Sect');
  const writing = { document, section };
  return [
    headingPiece(writing, heading[language]),
    ...paragraphs.map((paragraph) => paragraphPiece(writing, paragraph[language])),
    ...keepEnds(
      stepPieces(
        writing,
        steps.map((step) => step[language]),
      ),
    ),
    ...(note ? [notePiece(writing, note[language], guideWords.note[language])] : []),
    ...(picture ? picturePieces(writing, picture, language) : []),
  ];
};

/** The document and the part that a section is of it. */
interface Writing {
  readonly document: PDFKit.PDFDocument;
  readonly section: Part;
}

const body: TextStyle = { size: guideSizes.text };
const strong: TextStyle = { ...body, face: 'bold', colour: guideColours.accent };
const gap = 5;

const headingPiece = ({ document, section }: Writing, heading: string): Piece => {
  const part = addPart(document, section, 'H2');
  const style: TextStyle = { face: 'bold', size: guideSizes.heading, colour: guideColours.accent };
  return {
    height: 12 + measureHeight(document, heading, contentWidth, style) + 3,
    staysWithNext: true,
    draw: (y) => {
      part.add(() => drawText(document, heading, { x: page.left, y: y + 12, width: contentWidth, style }));
      document.outline.addItem(heading);
    },
  };
};

const paragraphPiece = ({ document, section }: Writing, text: string): Piece => {
  const part = addPart(document, section, 'P');
  return {
    height: measureHeight(document, text, contentWidth, body) + gap,
    draw: (y) => part.add(() => drawText(document, text, { x: page.left, y, width: contentWidth, style: body })),
  };
};

const numberWidth = 20;

const stepPieces = ({ document, section }: Writing, steps: readonly string[]): Piece[] => {
  if (steps.length === 0) return [];
  const list = addPart(document, section, 'L');
  const width = contentWidth - numberWidth;
  return steps.map((text, index) => {
    const item = addPart(document, list, 'LI');
    const label = addPart(document, item, 'Lbl');
    const content = addPart(document, item, 'LBody');
    return {
      height: measureHeight(document, text, width, body) + gap,
      draw: (y) => {
        label.add(() => drawText(document, `${index + 1}.`, { x: page.left, y, width: numberWidth, style: strong }));
        content.add(() => drawText(document, text, { x: page.left + numberWidth, y, width, style: body }));
      },
    };
  });
};

const padding = 9;

const notePiece = ({ document, section }: Writing, note: string, lead: string): Piece => {
  const box = addPart(document, section, 'Div');
  const title = addPart(document, box, 'P');
  const content = addPart(document, box, 'P');
  const width = contentWidth - 2 * padding;
  const leadHeight = measureHeight(document, lead, width, strong) + 1;
  const boxHeight = leadHeight + measureHeight(document, note, width, body) + 2 * padding - 2;
  return {
    height: 3 + boxHeight + gap + 2,
    draw: (top) => {
      const x = page.left + padding;
      const y = top + 3;
      drawArtifact(document, () =>
        document.roundedRect(page.left, y, contentWidth, boxHeight, 4).fill(guideColours.shade),
      );
      title.add(() => drawText(document, lead, { x, y: y + padding, width, style: strong }));
      content.add(() => drawText(document, note, { x, y: y + padding + leadHeight, width, style: body }));
    },
  };
};

/** A guide as PDF, with its pictures. Some 100 ms of computing, so not for the HTTP thread. Throws when a picture is missing. */
export const renderGuidePdf = async (guide: Guide, language: Language): Promise<Buffer> => {
  const tagged = createTaggedDocument(
    {
      language,
      title: `${guide.title[language]} — ${guideWords.product[language]}`,
      author: guideWords.product[language],
    },
    {
      size: [page.width, page.height],
      // Pages break where `layOnPages` says, never within a text.
      margin: 0,
      bufferPages: true,
    },
  );
  const { document, root } = tagged;
  const bytes = buffer(document);
  registerFonts(document);
  const top = drawGuideTitle(tagged, guide, language);
  const pieces = guide.sections.flatMap((section) => guideSectionPieces(tagged, section, language));
  layOnPages(document, pieces, top);
  drawGuideFrames(document, guide, language);
  root.end();
  document.end();
  return bytes;
};

/** Draws product, title and summary on the first page and gives where they end. */
const drawGuideTitle = ({ document, root }: TaggedDocument, guide: Guide, language: Language): number => {
  const lines: readonly ['H1' | 'P', string, TextStyle, number][] = [
    ['H1', guide.title[language], { face: 'bold', size: guideSizes.title }, 2],
    ['P', guide.summary[language], { size: guideSizes.summary, colour: guideColours.quiet }, 8],
  ];
  let y: number = page.top;
  for (const [tag, text, style, gap] of lines) {
    const top = y;
    addPart(document, root, tag).add(() =>
      drawText(document, text, { x: page.left, y: top, width: contentWidth, style }),
    );
    y += measureHeight(document, text, contentWidth, style) + gap;
  }
  return y;
};

/** Draws what every page has, once the number of pages is known. The document must buffer its pages. */
const drawGuideFrames = (document: PDFKit.PDFDocument, guide: Guide, language: Language): void => {
  const { count } = document.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    document.switchToPage(index);
    drawArtifact(document, () => {
      drawHeader(document, language);
      drawFooter(document, guide.title[language], `Page ${index + 1} ${guideWords.pageOf[language]} ${count}`);
    });
  }
};

const drawHeader = (document: PDFKit.PDFDocument, language: Language) => {
  const half = contentWidth / 2;
  drawText(document, guideWords.product[language], {
    x: page.left,
    y: 38,
    width: half,
    style: { face: 'bold', size: 12, colour: guideColours.accent },
  });
  drawText(document, guideWords.guide[language], {
    x: page.left + half,
    y: 41,
    width: half,
    style: { size: 9, colour: guideColours.quiet, align: 'right' },
  });
  drawLine(document, 58);
};

const drawFooter = (document: PDFKit.PDFDocument, title: string, number: string) => {
  const style: TextStyle = { size: sizes.small, colour: guideColours.quiet, lines: 1 };
  drawLine(document, 748);
  drawText(document, title, { x: page.left, y: 753, width: contentWidth - 130, style });
  drawText(document, number, { x: page.right - 120, y: 753, width: 120, style: { ...style, align: 'right' } });
};

const drawLine = (document: PDFKit.PDFDocument, y: number) =>
  document.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.75).stroke(guideColours.accent);

/** Points a pixel: small pictures keep the size of their letters beside large ones, which are scaled to the column. */
const scale = 0.5;

/** A picture taller than this leaves no room for the text it belongs to. */
const maxHeight = 225;

const caption: TextStyle = { size: guideSizes.caption, colour: guideColours.quiet };

/** A picture within the column and, so that the paper tells as much as the page, what it shows. */
const picturePieces = ({ document, section }: Writing, { name, alt }: GuidePicture, language: Language): Piece[] => {
  const image = document.openImage(readPicture(name, language));
  const width = Math.min(contentWidth, image.width * scale, (maxHeight * image.width) / image.height);
  const height = (width * image.height) / image.width;
  const text = alt[language];
  // Its words stand under it: within the figure they are said once.
  const figure = addPart(document, section, 'Figure', { alt: text });
  return [
    {
      height: 4 + height + 4,
      staysWithNext: true,
      draw: (top) => {
        const y = top + 4;
        figure.add(() => document.image(image, page.left, y, { width, height }));
        drawArtifact(document, () =>
          document.rect(page.left, y, width, height).lineWidth(0.5).stroke(guideColours.rule),
        );
      },
    },
    {
      height: measureHeight(document, text, contentWidth, caption) + 6,
      draw: (y) => figure.add(() => drawText(document, text, { x: page.left, y, width: contentWidth, style: caption })),
    },
  ];
};

const readPicture = (name: string, language: Language): Buffer =>
  readFileSync(new URL(`../../../../public/guides/${language}/${name}.jpg`, import.meta.url));
