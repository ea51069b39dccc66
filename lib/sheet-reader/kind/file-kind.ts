import type { FileKind, PageRange, SheetInFile } from '#contract/reading/file-kind.ts';
import { findFields } from '../read-sheet.ts';
import { toSheet } from '../sheet/sheet.ts';
import { type Page, textOfLine } from '../text/layout.ts';
import { squash } from '../text/squash.ts';
import { isSheetLike, type Part, partOf, partsOf, restOf } from './parts.ts';

/** What is known of a long file: its kind, how many pages it has, and which of those after the sixtieth are pictures, which nobody looks through. */
interface LongFile {
  readonly kind: FileKind | undefined;
  readonly pageCount: number;
  readonly pictures: readonly number[];
}

/** The last pages of a long file, at which nobody looked; undefined where all were. */
export const unseenPages = ({ kind, pageCount, pictures }: LongFile): PageRange | undefined => {
  const last = kind?.rest?.[1] ?? kind?.sheets.at(-1)?.pages[1] ?? pageCount;
  let first = last + 1;
  while (pictures.includes(first - 1)) first--;
  return first <= pageCount ? [first, pageCount] : undefined;
};

/** What a file is, by its pages. Undefined where nothing can be said of it: it has letters that no font explains, or too few. */
export const kindOf = (pages: readonly Page[]): FileKind | undefined => {
  const parts = partsOf(pages);
  const whole = partOf(parts.flatMap((part) => part.pages));
  const isSheet = parts.some(isSheetLike);
  if (!isSheet && !isSpoken(whole)) return undefined;
  const found = {
    sections: Math.max(...parts.map(({ sections }) => sections)),
    hasTitle: parts.some(({ hasTitle }) => hasTitle),
  };
  // Of languages that are not told apart neither titles nor sections are known.
  if (!isSheet) return { sheets: whole.languages[0] === 'other' ? toSheets([whole]) : [], ...found };
  const joined = joinParts(parts);
  const last = joined.at(-1)!;
  const rest = restOf(last);
  const sheets = toSheets([...joined.slice(0, -1), { ...last, pages: last.pages.slice(0, last.pages.length - rest) }]);
  const end = numberOf(pages.at(-1)!);
  return { sheets, ...(rest > 0 && { rest: [end - rest + 1, end] satisfies PageRange }), ...found };
};

/** Whether enough pages are in some language; letters that no font explains are in none, nor are pictures. */
const isSpoken = ({ pages }: Part): boolean =>
  pages.filter(({ languages }) => languages.length > 0).length >= Math.max(1, pages.length / 3);

const numberOf = ({ frame }: Page): number => frame.number;

/** Parts that are no sheet go with the one before them, those at the front with the one after. */
const joinParts = (parts: readonly Part[]): Part[] => {
  const joined: Part[] = [];
  let front: Part['pages'] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (isSheetLike(part) || (before && isTranslated(part, before))) {
      joined.push({ ...part, pages: [...front, ...part.pages] });
      front = [];
    } else if (before) joined.splice(-1, 1, { ...before, pages: [...before.pages, ...part.pages] });
    else front = [...front, ...part.pages];
  }
  return joined;
};

/** A sheet in a language of which neither the titles nor the sections are known is as long as the one before it. */
const isTranslated = ({ languages, pages }: Part, before: Part): boolean =>
  languages[0] === 'other' && pages.length >= 3 && pages.length <= before.pages.length * 2;

/** A part in a language that the sheet before it does not have, and of the same product, is that sheet again. */
const toSheets = (parts: readonly Part[]): SheetInFile[] => {
  if (parts.length === 1) return [{ productName: '', pages: rangeOf(parts[0]!), versions: versionsOf(parts[0]!) }];
  const sheets: (SheetInFile & { readonly part: Identified })[] = [];
  for (const part of parts.map(identify)) {
    const before = sheets.at(-1);
    if (before && isVersion(part, before))
      sheets.splice(-1, 1, {
        ...before,
        productName: before.productName || part.productName,
        pages: [before.pages[0], rangeOf(part)[1]],
        versions: [...before.versions, ...versionsOf(part)],
      });
    else sheets.push({ productName: part.productName, pages: rangeOf(part), versions: versionsOf(part), part });
  }
  return sheets.map(({ part: _, ...sheet }) => sheet);
};

const rangeOf = ({ pages }: Part): PageRange => [numberOf(pages[0]!.page), numberOf(pages.at(-1)!.page)];

const versionsOf = (part: Part): SheetInFile['versions'] =>
  part.languages.map((language) => ({ language, pages: rangeOf(part) }));

interface Identified extends Part {
  readonly productName: string;
  readonly cas: ReadonlySet<string>;
}

const identify = (part: Part): Identified => {
  const pages = part.pages.map(({ page }) => page);
  const text = pages.flatMap(({ lines }) => lines.map(textOfLine)).join('\n');
  return {
    ...part,
    productName: findFields(toSheet(pages.slice(0, 3))).productName?.value ?? '',
    cas: new Set(text.match(/\b\d{2,7}-\d{2}-\d\b/g)),
  };
};

const isVersion = (part: Identified, sheet: SheetInFile & { readonly part: Identified }): boolean => {
  const spoken = new Set(sheet.versions.map(({ language }) => language));
  const isNew = part.languages.length > 0 && part.languages.every((one) => one === 'other' || !spoken.has(one));
  return isNew && isSameProduct(part, sheet.part);
};

/** Names are translated, CAS numbers are not. */
const isSameProduct = (one: Identified, other: Identified): boolean => {
  const [name, otherName] = [squash(one.productName), squash(other.productName)];
  if (name !== '' && otherName !== '' && (name.includes(otherName) || otherName.includes(name))) return true;
  const shared = one.cas.intersection(other.cas).size;
  return shared >= Math.min(one.cas.size, other.cas.size) / 2;
};
