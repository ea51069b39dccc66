import { type Line, type Page, textOfLine } from '../text/layout.ts';
import { squash } from '../text/squash.ts';

/** A page without its running head and foot, and these. */
export interface Body {
  readonly page: Page;
  readonly lines: readonly Line[];
  readonly margins: readonly Line[];
}

/**
 * Parts each page's running head and foot from its text: lines from an edge on that stand on other pages too, their numbers
 * aside. A heading of a section is none, even where each page repeats it.
 */
export const withoutMargins = (pages: readonly Page[], isHeading: (line: Line) => boolean): Body[] => {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set(page.lines.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const enough = Math.max(2, pages.length * 0.4);
  const repeats = (line: Line) => !isHeading(line) && (isPageNumber(line) || (counts.get(keyOf(line)) ?? 0) >= enough);
  return pages.map((page) => bodyOf(page, repeats));
};

const bodyOf = (page: Page, repeats: (line: Line) => boolean): Body => {
  const { lines } = page;
  let start = 0;
  while (start < lines.length && repeats(lines[start]!)) start++;
  let end = lines.length;
  while (end > start && repeats(lines[end - 1]!)) end--;
  return { page, lines: lines.slice(start, end), margins: [...lines.slice(0, start), ...lines.slice(end)] };
};

/** Numbers differ from page to page, the words around them do not. */
const keyOf = (line: Line) => `${Math.round(line.y / 12)} ${squash(textOfLine(line)).replace(/\d+/g, '#')}`;

const isPageNumber = (line: Line) =>
  /^(?:page|p)?\d{1,3}(?:(?:of|de|sur|von)?\d{1,3})?(?:page)?$/.test(squash(textOfLine(line)));
