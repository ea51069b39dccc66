import type { Face } from '../sheet-pdf/fonts.ts';

/** How the text of a cell looks. */
export interface CellStyle {
  readonly face: Face;
  /** Points. */
  readonly size: number;
}

/** A word in the page's encoding: the content of the brackets of `TJ`, and its width in thousandths of the size. */
interface Word {
  readonly shown: string;
  readonly width: number;
}

/** What a face of pdfkit gives: a glyph a character, and how far each of them leads on. */
interface EmbeddedFace {
  readonly id: string;
  encode(text: string): [glyphs: string[], positions: { readonly xAdvance: number; readonly advanceWidth: number }[]];
  ref(): unknown;
}

/** Words kept: those of fifty thousand rows would fill the memory, and few come again. */
const mostWords = 20_000;

/**
 * Texts of one style, broken into lines and written for a page's content. pdfkit would lay out every line twice and write
 * seven pieces of content for it, which is most of the time and of the memory of an index. The document must keep no layouts
 * itself (`fontLayoutCache: false`).
 */
export const createCellText = (document: PDFKit.PDFDocument, { face, size }: CellStyle) => {
  document.font(face);
  const { _font: font } = document as unknown as { readonly _font: EmbeddedFace };
  const words = new Map<string, Word>();
  const wordOf = (text: string): Word => {
    const known = words.get(text);
    if (known) return known;
    const word = hasDigit.test(text) && text.length > 1 ? spell([...text].map(wordOf)) : toWord(font.encode(text));
    if (words.size >= mostWords) words.clear();
    words.set(text, word);
    return word;
  };
  const widthOf = (text: string) => (wordOf(text).width * size) / 1000;
  const space = widthOf(' ');

  /** The parts of a word that is wider than a line. */
  const cut = (word: string, width: number): string[] => {
    const parts = [''];
    let used = 0;
    for (const character of word) {
      used += widthOf(character);
      if (used > width && parts.at(-1) !== '') {
        parts.push('');
        used = widthOf(character);
      }
      parts[parts.length - 1] += character;
    }
    return parts;
  };

  return {
    /** The lines of a text in a column of that many points. A word that is wider by itself breaks where it must. */
    breakLines: (text: string, width: number): string[] => {
      const lines: string[] = [];
      let line = '';
      let used = 0;
      for (const [piece] of drawable(text).matchAll(pieces)) {
        const word = piece.trimEnd();
        for (const part of widthOf(word) <= width ? [word] : strokes(word).flatMap((each) => cut(each, width))) {
          if (line !== '' && used + widthOf(part) > width) {
            lines.push(line.trimEnd());
            [line, used] = ['', 0];
          }
          line += part;
          used += widthOf(part);
        }
        if (piece.length > word.length) {
          line += ' ';
          used += space;
        }
      }
      return [...lines, line.trimEnd()];
    },
    /** Lines as content of the page in hand, the first with its foot at `y` from the page's bottom. */
    contentOf: (
      lines: readonly string[],
      { x, y, lineHeight }: { x: number; y: number; lineHeight: number },
    ): string => {
      useFont(document, font);
      const shown = lines.map(
        (line) =>
          `[${line
            .split(' ')
            .map((word) => wordOf(word).shown)
            .join(wordOf(' ').shown)}] TJ`,
      );
      return `BT /${font.id} ${size} Tf ${lineHeight} TL ${x.toFixed(2)} ${y.toFixed(2)} Td ${shown.join(' T* ')} ET`;
    },
  };
};

/** Adds a face to what the page in hand draws with. */
const useFont = (document: PDFKit.PDFDocument, font: EmbeddedFace): void => {
  const { fonts } = document.page as unknown as { readonly fonts: Record<string, unknown> };
  fonts[font.id] ??= font.ref();
};

/** Codes are all different, and laying each out would cost more than all words do; digits stand no closer to each other. */
const hasDigit = /\d/;

const spell = (characters: readonly Word[]): Word => ({
  shown: characters
    .map(({ shown }) => shown)
    .join('')
    .replaceAll('><', ''),
  width: characters.reduce((sum, { width }) => sum + width, 0),
});

const toWord = ([glyphs, positions]: ReturnType<EmbeddedFace['encode']>): Word => {
  let shown = '';
  let run = '';
  let width = 0;
  for (const [at, glyph] of glyphs.entries()) {
    const { xAdvance, advanceWidth } = positions[at]!;
    width += xAdvance;
    run += glyph;
    // Letters that are closer together or further apart than their widths (kerning).
    if (xAdvance === advanceWidth) continue;
    shown += `<${run}>${(advanceWidth - xAdvance).toFixed(1)}`;
    run = '';
  }
  return { shown: run ? `${shown}<${run}>` : shown, width };
};

/** Words with the spaces behind them. */
const pieces = /[^ ]* */g;

/** Where a word that is wider than its column breaks best: behind a hyphen, a stroke, a comma. */
const strokes = (word: string): string[] => word.split(/(?<=[-/,])/);

/** The face has no narrow no-break space; other spaces, line ends among them, are plain ones. */
const drawable = (text: string) => text.replaceAll('\u202f', '\u00a0').replace(/[\t-\r\u2028\u2029]+/g, ' ');
