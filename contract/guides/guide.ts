import type { Bilingual, Language } from '../languages.ts';

/** A picture of a real screen, in both languages under `public/guides/<language>/<name>.jpg`. */
export interface GuidePicture {
  readonly name: string;
  /** Width and height of the file in pixels: its room is kept while it loads. */
  readonly size: Readonly<Record<Language, readonly [number, number]>>;
  /** What one sees on it, for those who do not. */
  readonly alt: Bilingual;
}

/** A part of a guide: what it is about, told in paragraphs, then done step by step. */
export interface GuideSection {
  readonly heading: Bilingual;
  readonly paragraphs?: readonly Bilingual[];
  /** Numbered; each one thing to do. */
  readonly steps?: readonly Bilingual[];
  /** Something to watch out for. */
  readonly note?: Bilingual;
  readonly picture?: GuidePicture;
}

/** A short guide to a part of the product, read on a page or as a PDF. S2.2.6. */
export interface Guide {
  /** In addresses, `advanced-search`. */
  readonly name: string;
  readonly title: Bilingual;
  /** One sentence for the list. */
  readonly summary: Bilingual;
  readonly sections: readonly GuideSection[];
}

/** Gives the guide back unchanged; the compiler checks that all words are in both languages. */
export const defineGuide = (guide: Guide): Guide => guide;
