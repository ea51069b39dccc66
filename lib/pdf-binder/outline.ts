import type { PdfFile } from './pdf-file.ts';

/** A bookmark: its words, the number of the page it leads to, and those beneath it, folded away at first. */
export interface Bookmark {
  readonly title: string;
  readonly page: number;
  readonly children?: readonly Bookmark[];
}

/** Writes bookmarks; gives the number of their root. */
export const writeOutline = (file: PdfFile, bookmarks: readonly Bookmark[]): number => {
  const root = file.reserve();
  const { first, last } = writeLevel(file, bookmarks, root);
  file.write(root, `<</Type/Outlines/First ${first} 0 R/Last ${last} 0 R/Count ${bookmarks.length}>>`);
  return root;
};

const writeLevel = (file: PdfFile, bookmarks: readonly Bookmark[], parent: number) => {
  const numbers = bookmarks.map(() => file.reserve());
  bookmarks.forEach(({ title, page, children = [] }, index) => {
    const number = numbers[index]!;
    const previous = numbers[index - 1];
    const next = numbers[index + 1];
    const beneath = children.length === 0 ? undefined : writeLevel(file, children, number);
    const parts = [
      `/Title ${textString(title)}/Parent ${parent} 0 R/Dest[${page} 0 R/XYZ null null null]`,
      previous === undefined ? '' : `/Prev ${previous} 0 R`,
      next === undefined ? '' : `/Next ${next} 0 R`,
      // A count below zero says that they are folded away. PDF 32000-1 §12.3.3.
      beneath ? `/First ${beneath.first} 0 R/Last ${beneath.last} 0 R/Count ${-children.length}` : '',
    ];
    file.write(number, `<<${parts.join('')}>>`);
  });
  return { first: numbers[0], last: numbers.at(-1) };
};

/** Any text as a string of PDF syntax. */
export const textString = (text: string): string => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
