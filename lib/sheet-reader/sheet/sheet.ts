import { type Line, type Page, textOfLine } from '../text/layout.ts';
import { squash } from '../text/squash.ts';
import { bareHeadingOf, type Heading, headingOf, type SectionKind } from './headings.ts';

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

/** A heading and the lines below it, down to the next one. */
export interface Section extends Heading {
  readonly heading: Line;
  readonly lines: readonly Line[];
}

/** Lines below all headings of this kind, in their order; none where there is no such section. */
export const linesOfKind = (sheet: Sheet, kind: SectionKind): Line[] =>
  sheet.sections.filter((section) => section.kind === kind).flatMap((section) => section.lines);

/** Finds the sections of a sheet by their headings. */
export const toSheet = (pages: readonly Page[]): Sheet => {
  const bodies = withoutMargins(pages, (line) => headingOf(line) !== undefined);
  const body = bodies.flatMap(({ lines }) => lines);
  const { before, sections } = partByHeadings(body);
  const lines = pages.flatMap((page) => page.lines);
  return {
    head: [...(bodies[0]?.margins ?? []), ...before.filter(({ frame }) => frame === pages[0]?.frame)],
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
  const headings = inSequence(found);
  const starts = [...headings.keys()];
  const sections = starts.map((start, index): Section => {
    const end = starts[index + 1] ?? lines.length;
    return { ...headings.get(start)!, heading: lines[start]!, lines: lines.slice(start + 1, end) };
  });
  return { before: lines.slice(0, starts[0] ?? lines.length), sections };
};

/**
 * Headings by the line they stand on: the run of them with the most numbers that do not fall. One out of order is a list's, or
 * refers to another section; the same number again goes on with its section.
 */
const inSequence = (found: readonly (Heading | undefined)[]): Map<number, Heading> => {
  const all = found.flatMap((heading, at) => (heading ? [{ at, heading }] : []));
  const numbered = bestRun(all.filter(({ heading }) => heading.number > 0));
  const kept = all.filter(({ at, heading }) => heading.number === 0 || numbered.has(at));
  return new Map(kept.map(({ at, heading }) => [at, heading]));
};

/** Headings in order, told from the last one back. */
interface Run {
  readonly at: number;
  readonly before?: Run;
  readonly numbers: number;
  readonly length: number;
}

/** The lines of the run with the most numbers; of several the longest, then the first. */
const bestRun = (all: readonly { readonly at: number; readonly heading: Heading }[]): Set<number> => {
  const byLast = new Map<number, Run>();
  for (const { at, heading } of all) {
    const runs = [...byLast].filter(([last]) => last <= heading.number);
    const longer = runs.map(([last, run]): Run => {
      const numbers = run.numbers + (last < heading.number ? 1 : 0);
      return { at, before: run, numbers, length: run.length + 1 };
    });
    byLast.set(heading.number, best([...longer, { at, numbers: 1, length: 1 }]));
  }
  const lines = new Set<number>();
  for (let run = byLast.size > 0 ? best([...byLast.values()]) : undefined; run; run = run.before) lines.add(run.at);
  return lines;
};

const best = (runs: readonly Run[]): Run =>
  runs.reduce((most, run) =>
    run.numbers > most.numbers || (run.numbers === most.numbers && run.length > most.length) ? run : most,
  );

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
  const atEdges = countAtEdges(pages);
  // On two pages a line may stand twice by chance; one that counts pages does not.
  const enoughAtEdges = (wording: string) =>
    pages.length === 2 && wording.includes('page#') ? 2 : Math.max(3, pages.length * 0.5);
  const repeats = (line: Line) =>
    !isHeading(line) &&
    !isCasAlone(line) &&
    (isPageNumber(line) ||
      (counts.get(keyOf(line)) ?? 0) >= enough ||
      (atEdges.get(wordingOf(line)) ?? 0) >= enoughAtEdges(wordingOf(line)));
  return pages.map((page) => bodyOf(page, repeats));
};

/** Of how many pages a line is among the first or last: feet move up where a page is not full. */
const countAtEdges = (pages: readonly Page[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { lines } of pages) {
    const edges = [...lines.slice(0, nearEdge), ...lines.slice(-nearEdge)];
    for (const wording of new Set(edges.map(wordingOf))) counts.set(wording, (counts.get(wording) ?? 0) + 1);
  }
  return counts;
};

const nearEdge = 4;

const bodyOf = (page: Page, repeats: (line: Line) => boolean): Body => {
  const { lines } = page;
  let start = 0;
  while (start < lines.length && repeats(lines[start]!)) start++;
  let end = lines.length;
  while (end > start && repeats(lines[end - 1]!)) end--;
  return { page, lines: lines.slice(start, end), margins: [...lines.slice(0, start), ...lines.slice(end)] };
};

/** Numbers differ from page to page, the words around them do not. */
const keyOf = (line: Line) => `${Math.round(line.y / 12)} ${wordingOf(line)}`;

const wordingOf = (line: Line): string => {
  const known = wordings.get(line);
  if (known !== undefined) return known;
  const wording = squash(textOfLine(line)).replace(/\d+/g, '#');
  wordings.set(line, wording);
  return wording;
};

/** Asked for several times of each line: of its page, its edges, and by what reads fields and what reads sections. */
const wordings = new WeakMap<Line, string>();

/** The last row of a page: without its figures it is like the foot of any page. */
const isCasAlone = (line: Line) => wordingOf(line) === '#' && /^\d{2,7}-\d\d-\d$/.test(textOfLine(line));

/** `Page 3 of 8`, and that a section goes on there. */
const isPageNumber = (line: Line) =>
  /^(?:(?:page|p)?\d{1,3}(?:(?:of|de|sur|von)?\d{1,3})?(?:page)?|(?:contd|cont|continued|suite)(?:on|of|from|ala|de|dela|sur|surla)?(?:page|p)?\d{1,3})$/.test(
    squash(textOfLine(line)),
  );
