import { type FileKind, isReadable, type PageRange, unreadLanguage } from '#contract/reading/file-kind.ts';
import type { ReadFields } from '#contract/reading/sheet-reading.ts';
import type { Page } from '../text/layout.ts';

/** Pages of a file of which several things may be made. */
interface FirstSheet {
  /** Of its first sheet, in all languages. */
  readonly sheet: readonly Page[];
  /** Of that sheet in English or French, where it has one of them. */
  readonly version: readonly Page[];
}

/** The pages that are read: what comes after the first sheet is of another product, or of none. */
export const firstSheetOf = (pages: readonly Page[], kind: FileKind | undefined): FirstSheet => {
  const first = kind?.sheets[0];
  if (!first) return { sheet: pages, version: pages };
  const version = first.versions.find(({ language }) => language === 'en' || language === 'fr') ?? first.versions[0];
  return { sheet: within(pages, first.pages), version: within(pages, version?.pages ?? first.pages) };
};

const within = (pages: readonly Page[], [from, to]: PageRange): Page[] =>
  pages.filter(({ frame }) => frame.number >= from && frame.number <= to);

/** The language of the first sheet, where it is in English or French and in that alone. */
export const languageOfFirst = (kind: FileKind | undefined): 'en' | 'fr' | undefined => {
  const [only, ...more] = kind?.sheets[0]?.versions ?? [];
  return more.length === 0 && (only?.language === 'en' || only?.language === 'fr') ? only.language : undefined;
};

/** No value of what is no sheet, or of one in a language that is not read, is surer than this. */
const mostOfUnread = 0.5;

/** The fields as sure as they can be of such a file; its language is given where it is English or French, and one of them. */
export const doubtKind = (fields: ReadFields, kind: FileKind | undefined): ReadFields => {
  const spoken = new Set(kind?.sheets[0]?.versions.map(({ language }) => language));
  const isForeign = unreadLanguage(kind) !== undefined;
  const { language, ...others } = fields;
  const told: ReadFields = isForeign || (spoken.has('en') && spoken.has('fr')) || !language ? others : fields;
  if (isReadable(kind)) return told;
  return Object.fromEntries(
    Object.entries(told).map(([field, found]) => [
      field,
      { ...found, certainty: Math.min(found.certainty, mostOfUnread) },
    ]),
  );
};
