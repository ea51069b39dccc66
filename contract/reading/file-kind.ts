import { z } from 'zod';
import { type Vocabulary, valuesOf } from '../sheets/vocabulary.ts';

/** Languages that the reader tells apart, as they stand in a sentence; it reads English and French. */
export const pageLanguages = {
  en: { en: 'English', fr: 'anglais' },
  fr: { en: 'French', fr: 'français' },
  de: { en: 'German', fr: 'allemand' },
  es: { en: 'Spanish', fr: 'espagnol' },
  other: { en: 'another language', fr: 'une autre langue' },
} as const satisfies Vocabulary;
export type PageLanguage = keyof typeof pageLanguages;

/** The first and the last page, from 1. */
export const pageRange = z.tuple([z.number().int().positive(), z.number().int().positive()]);
export type PageRange = z.infer<typeof pageRange>;

/** A sheet in a file: in one language or, beside each other on the same pages or one after the other, in several. */
const sheetInFile = z.strictObject({
  /** As it is read; empty where it is not known. */
  productName: z.string(),
  pages: pageRange,
  versions: z.array(z.strictObject({ language: z.enum(valuesOf(pageLanguages)), pages: pageRange })),
});
export type SheetInFile = z.infer<typeof sheetInFile>;

/** What a file with text is: the sheets in it. Its fields are read from the first. */
export const fileKind = z.strictObject({
  /** In the order of their pages; none where the file does not look like a sheet. */
  sheets: z.array(sheetInFile),
  /** Pages after the sheets that belong to none of them. */
  rest: pageRange.optional(),
  /** How many of the sixteen sections were found, and whether a line is the title of a safety data sheet. */
  sections: z.number().int(),
  hasTitle: z.boolean(),
});
export type FileKind = z.infer<typeof fileKind>;

/**
 * The pages of each sheet where a file of so many pages is split. No page is in none: what stands before the first sheet is with it, and
 * what belongs to no sheet, or was never looked at, with the sheet before.
 */
export const splitRanges = ({ sheets }: FileKind, pageCount: number): PageRange[] =>
  sheets.map(({ pages }, at) => {
    const next = sheets[at + 1];
    return [at === 0 ? 1 : pages[0], next ? next.pages[0] - 1 : pageCount];
  });

/** Whether a file is no safety data sheet; of one of which nothing is known nothing is claimed. */
export const isNoSheet = (kind: FileKind | undefined): boolean => kind?.sheets.length === 0;

/** The language of a first sheet that is not read, as it is in neither English nor French. */
export const unreadLanguage = (kind: FileKind | undefined): PageLanguage | undefined => {
  const spoken = kind?.sheets[0]?.versions.map(({ language }) => language) ?? [];
  return spoken.some((language) => language === 'en' || language === 'fr') ? undefined : spoken[0];
};

/** Whether a file is what the reader reads: a sheet in English or French, or one of which it is not known what it is. */
export const isReadable = (kind: FileKind | undefined): boolean =>
  !isNoSheet(kind) && unreadLanguage(kind) === undefined;

/** The sixteen sections, of which it is counted how many a file has. */
export const sectionsOfSheet = 16;
