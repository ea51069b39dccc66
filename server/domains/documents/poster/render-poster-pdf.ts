import { buffer } from 'node:stream/consumers';
import { type Bilingual, type Language, languages, locales } from '#contract/languages.ts';
import { longDate } from '#contract/long-date.ts';
import type { PosterPaper } from '#contract/poster-papers.ts';
import { qrModules } from '../label/qr-block.ts';
import { drawQr } from '../label/render-labels-pdf.ts';
import { registerFonts } from '../sheet-pdf/fonts.ts';
import { drawText, measureHeight, type TextStyle } from '../sheet-pdf/text.ts';
import { addPart, createTaggedDocument, drawArtifact, type Part, type TaggedDocument } from '../tagged-document.ts';
import { posterWords } from './poster-words.ts';

/** What stands on a poster. */
export interface PosterContent {
  readonly organisation: Bilingual;
  /** With the locations it lies in. */
  readonly location: Bilingual;
  /** What the QR code leads to. */
  readonly address: string;
  /** The same to be typed. */
  readonly typed: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly paper: PosterPaper;
  /** The one that stands first, or to the left. */
  readonly first: Language;
}

/** Points. */
const sizes: Readonly<Record<PosterPaper, readonly [number, number]>> = { letter: [612, 792], a4: [595.28, 841.89] };
const margin = 40;
const bandHeight = 122;
const footHeight = 52;
const typedHeight = 54;
/** The frame of the code at its largest, and the white within it: four modules at least (ISO/IEC 18004). */
const largestFrame = 330;
const quietShare = 0.1;
/** Green is what shows the way to help (ISO 3864-1). */
const colours = { help: '#00664b', text: '#111111', quiet: '#555555', danger: '#b3001b' } as const;

/** A location's poster on one page, in both languages. */
export const renderPosterPdf = async (content: PosterContent): Promise<Buffer> => {
  const { paper, first } = content;
  const [width, height] = sizes[paper];
  const order = [first, ...languages.filter((language) => language !== first)];
  const tagged = createTaggedDocument(
    { language: first, title: `${posterWords[first].scan} – ${content.location[first]}` },
    { size: [width, height], margin: 0 },
  );
  const { document } = tagged;
  const bytes = buffer(document);
  registerFonts(document);
  const footTop = height - footHeight;
  const stepsTop = footTop - 18 - Math.max(...order.map((language) => stepsHeight(document, language, width)));
  drawBand(tagged, { width, order });
  const codeTop = drawNames(tagged, content, { top: bandHeight + 14, width, order }) + 12;
  drawCode(tagged, content, { top: codeTop, bottom: stepsTop - typedHeight, width });
  drawTyped(tagged, content, { top: stepsTop - typedHeight + 6, width, order });
  drawSteps(tagged, { top: stepsTop, width, order });
  drawFoot(tagged, content, { top: footTop, width, order });
  tagged.root.end();
  document.end();
  return bytes;
};

interface Place {
  readonly top: number;
  readonly width: number;
  readonly order: readonly Language[];
}

const drawBand = (tagged: TaggedDocument, { width, order }: Omit<Place, 'top'>): void => {
  const { document } = tagged;
  drawArtifact(document, () => document.rect(0, 0, width, bandHeight).fill(colours.help));
  order.forEach((language, index) => {
    say(tagged, index === 0 ? 'H1' : 'P', language).add(() =>
      drawText(document, posterWords[language].scan, {
        x: margin,
        y: 16 + index * 46,
        width: width - 2 * margin,
        style: { face: 'bold', size: 36, colour: '#ffffff', align: 'center' },
      }),
    );
  });
};

/** A part in one of the languages. */
const say = ({ document, root }: TaggedDocument, tag: 'H1' | 'P' | 'L', language: Language): Part =>
  addPart(document, root, tag, { lang: locales[language] });

/** The location and its organisation, each once where both languages call it the same. Answers where they end. */
const drawNames = (
  { document, root }: TaggedDocument,
  { location, organisation }: PosterContent,
  { top, width, order }: Place,
): number => {
  const space = { x: margin, width: width - 2 * margin };
  const once = (names: Bilingual) => [...new Set(order.map((language) => names[language]))];
  let y = top;
  const draw = (text: string, style: TextStyle, most: number): void => {
    const { style: fitting, height } = fitted(document, text, { ...space, style, most });
    addPart(document, root, 'P').add(() =>
      drawText(document, text, { ...space, y, style: { ...fitting, align: 'center' } }),
    );
    y += height + 3;
  };
  const names = once(location);
  for (const name of names) draw(name, { face: 'bold', size: 26 }, names.length === 1 ? 68 : 36);
  draw(once(organisation).join(' · '), { size: 14, colour: colours.quiet }, 24);
  return y;
};

interface Room {
  readonly width: number;
  readonly style: TextStyle;
  /** Points of its height, at most. */
  readonly most: number;
}

/** The style at the largest size at which the text has room, and its height; at the smallest it ends with an ellipsis. */
const fitted = (
  document: PDFKit.PDFDocument,
  text: string,
  { width, style, most }: Room,
): { style: TextStyle; height: number } => {
  const { size = 12 } = style;
  for (const scale of [1, 0.85, 0.7, 0.6, 0.5]) {
    const smaller = { ...style, size: size * scale };
    const height = measureHeight(document, text, width, smaller);
    if (height <= most) return { style: smaller, height };
  }
  const smallest = { ...style, size: size * 0.5 };
  const line = measureHeight(document, 'X', width, smallest);
  const lines = Math.max(1, Math.floor(most / line));
  return { style: { ...smallest, lines }, height: lines * line };
};

interface CodePlace extends Omit<Place, 'order'> {
  readonly bottom: number;
}

/** The code as large as there is room, in the middle of it. */
const drawCode = (
  { document, root }: TaggedDocument,
  { address, first }: PosterContent,
  { top, bottom, width }: CodePlace,
): void => {
  const frame = Math.min(largestFrame, bottom - top);
  const [x, y] = [(width - frame) / 2, (top + bottom - frame) / 2];
  const quiet = frame * quietShare;
  drawArtifact(document, () => document.roundedRect(x, y, frame, frame, 14).lineWidth(4).stroke(colours.help));
  const code = addPart(document, root, 'Figure', {
    alt: posterWords[first].code,
    bbox: [x, y, x + frame, y + frame],
  });
  // A quarter of it may be torn or dirty.
  const modules = qrModules(address, 'Q');
  code.add(() => drawQr(document, { x: x + quiet, y: y + quiet, size: frame - 2 * quiet, modules }));
};

const drawTyped = (
  { document, root }: TaggedDocument,
  { typed }: PosterContent,
  { top, width, order }: Place,
): void => {
  const space = { x: margin, width: width - 2 * margin };
  const lead = order.map((language) => posterWords[language].type).join('   ');
  const words = addPart(document, root, 'P');
  words.add(() =>
    drawText(document, lead, { ...space, y: top, style: { size: 10.5, colour: colours.quiet, align: 'center' } }),
  );
  const { style } = fitted(document, typed, { ...space, style: { face: 'bold', size: 15 }, most: 22 });
  words.add(() => drawText(document, typed, { ...space, y: top + 16, style: { ...style, align: 'center' } }));
};

const stepStyle: TextStyle = { size: 11.5 };
const columnGap = 28;
const numberWidth = 28;
const dangerHeight = 20;

const columnWidth = (width: number): number => (width - 2 * margin - columnGap) / 2;

const stepHeight = (document: PDFKit.PDFDocument, step: string, width: number): number =>
  Math.max(26, measureHeight(document, step, columnWidth(width) - numberWidth, stepStyle) + 7);

const stepsHeight = (document: PDFKit.PDFDocument, language: Language, width: number): number =>
  posterWords[language].steps.reduce((sum, step) => sum + stepHeight(document, step, width), dangerHeight);

const drawSteps = (tagged: TaggedDocument, { top, width, order }: Place): void => {
  const { document } = tagged;
  const column = columnWidth(width);
  order.forEach((language, index) => {
    const x = margin + index * (column + columnGap);
    let y = top;
    const list = say(tagged, 'L', language);
    posterWords[language].steps.forEach((step, at) => {
      const item = addPart(document, list, 'LI');
      drawArtifact(document, () => document.circle(x + 10, y + 8, 10).fill(colours.help));
      const number: TextStyle = { face: 'bold', size: 12, colour: '#ffffff', align: 'center' };
      addPart(document, item, 'Lbl').add(() =>
        drawText(document, String(at + 1), { x, y: y + 1.5, width: 20, style: number }),
      );
      addPart(document, item, 'LBody').add(() =>
        drawText(document, step, { x: x + numberWidth, y: y + 1, width: column - numberWidth, style: stepStyle }),
      );
      y += stepHeight(document, step, width);
    });
  });
  const danger: TextStyle = { face: 'bold', size: 13, colour: colours.danger };
  const bottom = top + Math.max(...order.map((language) => stepsHeight(document, language, width))) - dangerHeight;
  order.forEach((language, index) => {
    const x = margin + index * (column + columnGap);
    say(tagged, 'P', language).add(() =>
      drawText(document, posterWords[language].danger, { x, y: bottom + 3, width: column, style: danger }),
    );
  });
};

const drawFoot = (tagged: TaggedDocument, { day }: PosterContent, { top, width, order }: Place): void => {
  const { document } = tagged;
  const y = top - 6;
  drawArtifact(document, () =>
    document
      .moveTo(margin, y)
      .lineTo(width - margin, y)
      .lineWidth(0.75)
      .stroke('#bbbbbb'),
  );
  order.forEach((language, index) => {
    const { printed, ended } = posterWords[language];
    say(tagged, 'P', language).add(() =>
      drawText(document, `${printed(longDate(day, language))}. ${ended}`, {
        x: margin,
        y: top + index * 13,
        width: width - 2 * margin,
        style: { size: 9, colour: colours.quiet, align: 'center' },
      }),
    );
  });
};
