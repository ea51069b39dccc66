import type { Face } from '../sheet-pdf/fonts.ts';

/** A character as the font in the file has it; `width` is that of a text of size 1. */
export interface Glyph {
  readonly hex: string;
  readonly width: number;
}

export type Encode = (text: string) => readonly Glyph[];

const stampFace: Face = 'regular';

/** What the name of that font ends with in a document; its beginning says which subset it is. */
export const stampFontFile = 'Roboto-Regular';

/**
 * Encodes texts in the font that a document embeds, for what is drawn outside that document; it must not have ended. Each
 * character by itself, so that nothing is typeset twice.
 */
export const createEncode = (document: PDFKit.PDFDocument): Encode => {
  const font = (document.font(stampFace) as unknown as WithFont)._font;
  const glyphs = new Map<string, readonly Glyph[]>();
  const glyphsOf = (character: string): readonly Glyph[] => {
    const [codes, positions] = font.encode(character);
    return codes.map((hex, index) => ({ hex, width: (positions[index]?.advanceWidth ?? 0) / 1000 }));
  };
  return (text) =>
    [...text.normalize('NFC')].flatMap((character) => {
      let known = glyphs.get(character);
      if (!known) {
        known = glyphsOf(character);
        glyphs.set(character, known);
      }
      return known;
    });
};

/** pdfkit's current font: the only way to have text in the subset that it embeds without drawing it. */
interface WithFont {
  readonly _font: {
    encode(text: string): [codes: string[], positions: { readonly advanceWidth: number }[]];
  };
}
