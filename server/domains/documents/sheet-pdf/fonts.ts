import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A face as fontkit has it. */
interface LaidOutFace {
  hasGlyphForCodePoint(code: number): boolean;
  layout(text: string, ...options: unknown[]): unknown;
}

/**
 * Replaces the characters for which a font has no glyph: a letter of another width or shape becomes the plain one, a
 * mark that only changes its neighbours goes, any other becomes its code point, `[U+1F9EA]`. A reader can look up a
 * code point, but not an empty box. Decision 31.
 */
const spellMissing = (face: LaidOutFace): void => {
  const layout = face.layout.bind(face);
  const isDrawn = (character: string) => face.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  face.layout = (text, ...options) => layout(beyondLatin.test(text) ? spell(text, isDrawn) : text, ...options);
};

/** Whatever the face may lack; Latin, with the accents of French, it has. */
const beyondLatin = /[^\t\n\r\u0020-\u024f]/;

const spell = (text: string, isDrawn: (character: string) => boolean): string => {
  let spelt = '';
  let missing: string[] = [];
  const end = () => {
    if (missing.length > 0) spelt += `[${missing.join(' ')}]`;
    missing = [];
  };
  for (const character of text) {
    const shown = isDrawn(character) || endsLine.test(character) ? character : plain(character, isDrawn);
    if (shown === undefined) missing.push(codeOf(character));
    else if (shown !== '') {
      end();
      spelt += shown;
    }
  }
  end();
  return spelt;
};

/** The same text in characters that the font has; undefined when there are no such characters. */
const plain = (character: string, isDrawn: (character: string) => boolean): string | undefined => {
  if (shaping.test(character)) return '';
  const parts = character.normalize('NFKD');
  return parts !== character && [...parts].every(isDrawn) ? parts : undefined;
};

const endsLine = /^[\t\n\r]$/;

const shaping = /^[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{M}\p{Emoji_Modifier}]$/u;

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The faces of a sheet: Roboto, which has the accents, ≤, α and subscripts that the PDF's own fonts lack. */
const faces = { regular: '400Regular/Roboto_400Regular.ttf', bold: '700Bold/Roboto_700Bold.ttf' } as const;
export type Face = keyof typeof faces;

/** Reads the faces, once a process. */
const bytes = new Map<Face, Buffer>();

/** Gives a document its fonts, under the names of the faces. Throws when the font package is not installed. */
export const registerFonts = (document: PDFKit.PDFDocument, { isSpelling = true } = {}): void => {
  for (const face of Object.keys(faces) as Face[]) {
    document.registerFont(face, readFace(face));
    if (isSpelling)
      spellMissing((document.font(face) as unknown as { readonly _font: { readonly font: LaidOutFace } })._font.font);
  }
};

const readFace = (face: Face): Buffer => {
  const known = bytes.get(face);
  if (known) return known;
  const path = createRequire(import.meta.url).resolve(`@expo-google-fonts/roboto/${faces[face]}`);
  const read = readFileSync(path);
  bytes.set(face, read);
  return read;
};
