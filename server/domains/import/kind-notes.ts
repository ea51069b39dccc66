import {
  type FileKind,
  isNoSheet,
  type PageRange,
  pageLanguages,
  type SheetInFile,
  sectionsOfSheet,
  unreadLanguage,
} from '#contract/reading/file-kind.ts';

/** What somebody has to know of a file that is no usual sheet; nothing of one that is. */
export const kindNotes = (kind: FileKind | undefined): string[] => {
  if (!kind) return [];
  if (isNoSheet(kind)) {
    const title = kind.hasTitle ? 'the title of one' : 'no title of one';
    return [`it does not look like a safety data sheet: ${title}, ${kind.sections} of ${sectionsOfSheet} sections`];
  }
  const [first] = kind.sheets;
  const language = unreadLanguage(kind);
  return [
    ...(language ? [`it is in ${pageLanguages[language].en}, which is not read: nothing of it is certain`] : []),
    ...(first && first.versions.length > 1 ? [`it is in ${languagesOf(first)}`] : []),
    ...(kind.sheets.length > 1
      ? [`it holds ${kind.sheets.length} sheets, of which the first was read: ${kind.sheets.map(told).join('; ')}`]
      : []),
    ...(kind.rest ? [`${pages(kind.rest)} are no part of a sheet`] : []),
  ];
};

const languagesOf = ({ versions }: SheetInFile): string => {
  const areBeside = versions.every((version) => version.pages[0] === versions[0]?.pages[0]);
  const words = versions.map(
    ({ language, pages: range }) => `${pageLanguages[language].en}${areBeside ? '' : ` (${pages(range)})`}`,
  );
  return `${new Intl.ListFormat('en').format(words)}${areBeside ? ', beside each other' : ''}`;
};

const told = (sheet: SheetInFile): string =>
  `${pages(sheet.pages)}${sheet.productName ? ` “${sheet.productName}”` : ''}`;

const pages = ([from, to]: PageRange): string => (from === to ? `page ${from}` : `pages ${from}–${to}`);
