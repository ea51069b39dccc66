import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRef,
} from '@cantoo/pdf-lib';
import type { PageRange } from '#contract/reading/file-kind.ts';

/** A PDF that is broken where something needs it. */
export class DamagedPdf extends Error {}

interface Page {
  /** As the list of pages has it: most often by its number. */
  readonly listed: PDFObject;
  readonly dict: PDFDict;
  /** What it has from the nodes above it. */
  readonly inherited: ReadonlyMap<PDFName, PDFObject>;
}

/**
 * The pages of a document in their order. Throws where there are fewer than its tree says, or one lacks its content: pdf-lib mends a
 * truncated file by leaving out what it does not find, without a word.
 */
export const pagesOf = (context: PDFContext): Page[] => {
  putTreeAbovePage(context);
  const root = rootOf(context);
  const seen = new Set<PDFObject>();
  const waiting: (Omit<Page, 'dict'> | undefined)[] = [{ listed: root, inherited: new Map() }];
  const pages: Page[] = [];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { listed, inherited } = next;
    const dict = context.lookup(listed) ?? PDFNull;
    if (!(dict instanceof PDFDict)) throw new DamagedPdf('a page that is none');
    const kids = dict.lookup(nameOf('Kids'));
    if (kids instanceof PDFArray) {
      if (seen.has(dict)) throw new DamagedPdf('a tree that goes in circles');
      seen.add(dict);
      const below = withOwn(inherited, dict);
      waiting.push(
        ...kids
          .asArray()
          .map((kid) => ({ listed: kid, inherited: below }))
          .reverse(),
      );
    } else if (dict.lookup(nameOf('Type')) !== nameOf('Page') && (dict === root || dict.has(nameOf('Kids'))))
      throw new DamagedPdf('no list of pages');
    else if (!hasItsContent(context, dict)) throw new DamagedPdf('a page without its content');
    else pages.push({ listed, dict, inherited });
  }
  const declared = root.lookup(nameOf('Count'));
  if (declared instanceof PDFNumber && pages.length < declared.asNumber()) throw new DamagedPdf('too few pages');
  return pages;
};

/** A catalog may name its only page where others look for the tree: some readers open it, and some do not. */
const putTreeAbovePage = (context: PDFContext): void => {
  const root = rootOf(context);
  if (root.lookup(nameOf('Type')) !== nameOf('Page') || root.has(nameOf('Kids'))) return;
  const listed = catalogOf(context).get(nameOf('Pages'));
  const page = listed instanceof PDFRef ? listed : context.register(root);
  const tree = context.register(context.obj({ Type: 'Pages', Kids: [page], Count: 1 }));
  root.set(nameOf('Parent'), tree);
  catalogOf(context).set(nameOf('Pages'), tree);
};

/** Takes all other pages out of a document, and what leads to them: outlines, forms, links. */
export const keepPages = (context: PDFContext, pages: readonly Page[], [from, to]: PageRange): void => {
  const kept = pages.slice(from - 1, to);
  const catalog = catalogOf(context);
  const root = rootOf(context);
  const above = catalog.get(nameOf('Pages'));
  for (const key of catalog.keys()) if (!ofAnyPages.has(key.decodeText())) catalog.delete(key);
  for (const { dict, inherited } of kept) {
    for (const [key, value] of inherited) if (!dict.has(key)) dict.set(key, value);
    if (above) dict.set(nameOf('Parent'), above);
  }
  root.set(nameOf('Kids'), context.obj(kept.map(({ listed }) => listed)));
  root.set(nameOf('Count'), PDFNumber.of(kept.length));
  const remaining = new Set(kept.map(({ listed }) => listed));
  for (const { listed } of pages) if (listed instanceof PDFRef && !remaining.has(listed)) context.delete(listed);
};

/** Entries of a catalog that are as true of some of its pages. */
const ofAnyPages = new Set(['Type', 'Version', 'Pages', 'Lang', 'OCProperties', 'ViewerPreferences', 'OutputIntents']);

const nameOf = (name: string) => PDFName.of(name);

const catalogOf = (context: PDFContext) => context.lookup(context.trailerInfo.Root, PDFDict);
const rootOf = (context: PDFContext) => catalogOf(context).lookup(nameOf('Pages'), PDFDict);

/** PDF 32000-1 §7.7.3.4. */
const inheritable = ['Resources', 'MediaBox', 'CropBox', 'Rotate'].map(nameOf);

const withOwn = (inherited: Page['inherited'], dict: PDFDict): Page['inherited'] => {
  const own = inheritable.flatMap((key) => {
    const value = dict.get(key);
    return value === undefined ? [] : [[key, value] as const];
  });
  return own.length === 0 ? inherited : new Map([...inherited, ...own]);
};

const hasItsContent = (context: PDFContext, page: PDFDict): boolean => {
  const listed = page.lookup(PDFName.Contents);
  const parts = listed instanceof PDFArray ? listed.asArray() : [page.get(PDFName.Contents)];
  return parts.every((part) => !(part instanceof PDFRef) || context.lookup(part) !== undefined);
};
