import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type LaidOutFace, spellMissing } from './spell-missing.ts';

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
