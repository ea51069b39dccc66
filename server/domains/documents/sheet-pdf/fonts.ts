import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A face as fontkit has it. */
interface LaidOutFace {
  hasGlyphForCodePoint(code: number): boolean;
  layout(text: string, ...options: unknown[]): unknown;
  getGlyph(id: number, characters?: readonly number[]): unknown;
  /** Glyphs made so far, by their numbers. */
  readonly _glyphs: Record<number, unknown>;
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

/** A face as pdfkit embeds it in a document. */
interface EmbeddedFace {
  font: LaidOutFace;
  /** Runs by their text; none where the document keeps no layouts. */
  layoutCache?: Record<string, unknown>;
}

/** A face that lays out texts for all documents of a thread, and what documents laid out lately. */
interface SharedFace {
  readonly font: LaidOutFace;
  layouts: Record<string, unknown>;
  documents: number;
}

/**
 * Gives a document its fonts, under the names of the faces. Each embeds a font of its own, and lays out by one that all have in common: to
 * read how glyphs are placed, and to place the words that every sheet has, is most of the time that a sheet takes. Throws when the font package is
 * not installed.
 */
export const registerFonts = (document: PDFKit.PDFDocument, { isSpelling = true } = {}): void => {
  for (const face of Object.keys(faces) as Face[]) {
    document.registerFont(face, readFace(face));
    const embedded = (document.font(face) as unknown as { readonly _font: EmbeddedFace })._font;
    const key = `${face} ${isSpelling}`;
    const shared = sharedFaces.get(key) ?? shareFace(embedded.font, isSpelling);
    sharedFaces.set(key, shared);
    // It has the glyphs of the first document; those of this one are the subset's, made above.
    embedded.font = shared.font;
    if (embedded.layoutCache) embedded.layoutCache = layoutsOf(shared);
  }
};

const sharedFaces = new Map<string, SharedFace>();

/** Documents that have layouts in common; then they are forgotten, so that a thread that lives long does not grow. */
const documentsAtOnce = 100;

const layoutsOf = (shared: SharedFace): Record<string, unknown> => {
  if (shared.documents++ % documentsAtOnce === 0) shared.layouts = Object.create(null);
  return shared.layouts;
};

/** fontkit gives a glyph the characters that it was first asked for by, which another document has no part in: here it has one for each. */
const shareFace = (font: LaidOutFace, isSpelling: boolean): SharedFace => {
  const getGlyph = font.getGlyph.bind(font);
  const glyphs = new Map<string, unknown>();
  font.getGlyph = (id, characters = []) => {
    const key = `${id} ${characters}`;
    const known = glyphs.get(key);
    if (known) return known;
    delete font._glyphs[id];
    const glyph = getGlyph(id, characters);
    glyphs.set(key, glyph);
    return glyph;
  };
  if (isSpelling) spellMissing(font);
  return { font, layouts: {}, documents: 0 };
};

/** Reads the faces, once a process. */
const bytes = new Map<Face, Buffer>();

const readFace = (face: Face): Buffer => {
  const known = bytes.get(face);
  if (known) return known;
  const path = createRequire(import.meta.url).resolve(`@expo-google-fonts/roboto/${faces[face]}`);
  const read = readFileSync(path);
  bytes.set(face, read);
  return read;
};
