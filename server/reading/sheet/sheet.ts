import { type Line, type Page, textOfLine } from '../text/layout.ts';
import { bareHeadingOf, type Heading, headingOf, type SectionKind } from './headings.ts';
import { withoutMargins } from './margins.ts';

/** A sheet's lines, sorted by where they stand; running heads and feet are in no section. */
export interface Sheet {
  /** Before the first section on the first page, with that page's running head and foot. */
  readonly head: readonly Line[];
  /** Running heads and feet of all pages. */
  readonly margins: readonly Line[];
  readonly sections: readonly Section[];
  /** Everything, page by page. */
  readonly lines: readonly Line[];
  readonly text: string;
}

export interface Section extends Heading {
  readonly heading: Line;
  readonly lines: readonly Line[];
}

export const linesOfKind = (sheet: Sheet, kind: SectionKind): Line[] =>
  sheet.sections.filter((section) => section.kind === kind).flatMap((section) => section.lines);

/** Finds the sections of a sheet by their headings. */
export const toSheet = (pages: readonly Page[]): Sheet => {
  const bodies = withoutMargins(pages, (line) => headingOf(line) !== undefined);
  const body = bodies.flatMap(({ lines }) => lines);
  const { before, sections } = partByHeadings(body);
  const lines = pages.flatMap((page) => page.lines);
  return {
    head: [...(bodies[0]?.margins ?? []), ...before.filter(({ frame }) => frame.number === 1)],
    margins: bodies.flatMap(({ margins }) => margins),
    sections,
    lines,
    text: lines.map(textOfLine).join('\n'),
  };
};

const partByHeadings = (lines: readonly Line[]) => {
  const numbered = lines.map((line, index) => headingOf(line, lines[index + 1]));
  const isNumbered = numbered.filter(Boolean).length >= 3;
  const found = isNumbered ? numbered : lines.map((line, index) => numbered[index] ?? bareHeadingOf(line));
  const headings = inOrder(found);
  const starts = [...headings.keys()];
  const sections = starts.map((start, index): Section => {
    const end = starts[index + 1] ?? lines.length;
    return { ...headings.get(start)!, heading: lines[start]!, lines: lines.slice(start + 1, end) };
  });
  return { before: lines.slice(0, starts[0] ?? lines.length), sections };
};

/** Headings by the line they stand on. A number below the last one is a list's, or refers back; the same one goes on. */
const inOrder = (found: readonly (Heading | undefined)[]): Map<number, Heading> => {
  const headings = new Map<number, Heading>();
  let last = 0;
  for (const [index, heading] of found.entries()) {
    if (!heading || (heading.number !== 0 && heading.number < last)) continue;
    last = heading.number;
    headings.set(index, heading);
  }
  return headings;
};
