import { type Bilingual, locales } from '#contract/languages.ts';
import {
  type FileKind,
  isNoSheet,
  type PageRange,
  pageLanguages,
  type SheetInFile,
  sectionsOfSheet,
  unreadLanguage,
} from '#contract/reading/file-kind.ts';
import { quoted, type Reason, toLookAt } from './reasons.ts';

/** What somebody has to know of a file that is no usual sheet; nothing of one that is. */
export const kindNotes = (kind: FileKind | undefined): Reason[] => {
  if (!kind) return [];
  if (isNoSheet(kind)) {
    const { hasTitle, sections } = kind;
    return [
      toLookAt(
        `it does not look like a safety data sheet: ${hasTitle ? 'the title of one' : 'no title of one'}, ${sections} of ${sectionsOfSheet} sections`,
        `il ne ressemble pas à une fiche de données de sécurité\u00a0: ${hasTitle ? 'le titre d’une FDS' : 'aucun titre de FDS'}, ${sections} des ${sectionsOfSheet} sections`,
      ),
    ];
  }
  const [first] = kind.sheets;
  const language = unreadLanguage(kind);
  return [
    ...(language ? [inUnread(pageLanguages[language])] : []),
    ...(first && first.versions.length > 1 ? [inSeveral(first)] : []),
    ...(kind.sheets.length > 1 ? [ofSeveral(kind.sheets)] : []),
    ...(kind.rest ? [withRest(pages(kind.rest))] : []),
  ];
};

const inUnread = ({ en, fr }: Bilingual): Reason =>
  toLookAt(
    `it is in ${en}, which is not read: nothing of it is certain`,
    `sa langue (${fr}) n’est pas lue\u00a0: rien n’y est certain`,
  );

const ofSeveral = (sheets: readonly SheetInFile[]): Reason =>
  toLookAt(
    `it holds ${sheets.length} sheets, of which the first was read: ${sheets.map((sheet) => listed(sheet, 'en')).join('; ')}`,
    `il contient ${sheets.length} fiches, dont la première a été lue\u00a0: ${sheets.map((sheet) => listed(sheet, 'fr')).join('; ')}`,
  );

const withRest = ({ en, fr }: Bilingual): Reason =>
  toLookAt(`${en} are no part of a sheet`, `${fr}\u00a0: aucune fiche n’y figure`);

const inSeveral = ({ versions }: SheetInFile): Reason => {
  const areBeside = versions.every((version) => version.pages[0] === versions[0]?.pages[0]);
  const list = (words: keyof Bilingual) =>
    new Intl.ListFormat(locales[words]).format(
      versions.map(
        ({ language, pages: range }) =>
          `${pageLanguages[language][words]}${areBeside ? '' : ` (${pages(range)[words]})`}`,
      ),
    );
  return toLookAt(
    `it is in ${list('en')}${areBeside ? ', beside each other' : ''}`,
    `il est en plusieurs langues\u00a0: ${list('fr')}${areBeside ? ', côte à côte' : ''}`,
  );
};

const listed = (sheet: SheetInFile, words: keyof Bilingual): string =>
  `${pages(sheet.pages)[words]}${sheet.productName ? ` ${quoted(sheet.productName)[words]}` : ''}`;

const pages = ([from, to]: PageRange): Bilingual => {
  const [one, several] = [`page ${from}`, `pages ${from}–${to}`];
  const text = from === to ? one : several;
  return { en: text, fr: text };
};
