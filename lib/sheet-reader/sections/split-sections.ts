import type { Language } from '#contract/languages.ts';
import type { ReadingDoubt } from '#contract/sheets/sheet-sections.ts';
import { withoutMargins } from '../sheet/sheet.ts';
import { type Line, type Page, textOfLine } from '../text/layout.ts';
import { losesLetter } from '../text/lost-letters.ts';
import { squash } from '../text/squash.ts';
import { type Candidate, candidatesOf, mostCandidates } from './candidates.ts';
import { chooseHeadings } from './choose-headings.ts';
import { hasColumns } from './columns.ts';

/** One of the sixteen sections: its lines without its heading, running heads and feet. */
export interface SplitSection {
  readonly number: number;
  /** Of its heading; undefined where both languages write it alike. */
  readonly language: Language | undefined;
  readonly heading: Line;
  readonly lines: readonly Line[];
  readonly doubts: readonly ReadingDoubt[];
}

/** Parts a sheet at the headings of its sections. Nothing where there are hardly any, or so many that it is no sheet. */
export const splitSections = (pages: readonly Page[]): SplitSection[] => {
  const bodies = withoutMargins(pages, (line) => candidatesOf([line], false).length > 0);
  const lines = bodies.flatMap((body) => body.lines);
  const numbered = candidatesOf(lines, false);
  const candidates = distinct(numbered) >= fewestNumbered ? numbered : candidatesOf(lines, true);
  if (candidates.length >= mostCandidates) return [];
  const runs = runsOf(candidates);
  const tops = topsOf(bodies.map((body) => body.lines));
  const all = runs.flatMap(({ headings }) => headings.map(({ at }) => at)).toSorted((a, b) => a - b);
  return runs.flatMap((run) =>
    run.isAside ? [] : run.headings.map((_, index) => toSection(run, index, { lines, candidates, tops, all })),
  );
};

const fewestNumbered = 5;
const fewest = 3;
/** What a second run of headings has at least; fewer are a list. */
const fewestOfSecond = 8;

const distinct = (candidates: readonly Candidate[]) => new Set(candidates.map(({ number }) => number)).size;

interface Run {
  readonly headings: readonly Candidate[];
  readonly doubts: readonly ReadingDoubt[];
  /** Of another sheet in the same file: where it begins, this one ends. */
  readonly isAside?: boolean;
  /** Where the file has both. */
  readonly language?: Language;
}

/** A run of headings for each language of the file. Another of the same language is another sheet's. */
const runsOf = (candidates: readonly Candidate[]): Run[] => {
  const ofLanguage = (language: Language) => candidates.filter((one) => one.language === language && !one.isBilingual);
  const spoken = (['en', 'fr'] as const).filter((language) => distinct(ofLanguage(language)) >= fewestNumbered);
  if (spoken.length === 2) {
    return spoken
      .map((language): Run => {
        const own = candidates.filter((one) => one.language === language || one.language === undefined);
        return { headings: chooseHeadings(own), doubts: [], language };
      })
      .filter(({ headings }) => distinct(headings) >= fewestNumbered);
  }
  const headings = chooseHeadings(candidates);
  if (distinct(headings) < fewest) return [];
  const asides = [
    candidates.filter(({ at }) => at < headings[0]!.at),
    candidates.filter(({ at }) => at > headings.at(-1)!.at),
  ]
    .map((ones) => (ones.length < fewestOfSecond ? [] : chooseHeadings(ones)))
    .filter((ones) => distinct(ones) >= fewestOfSecond && !isContents(ones));
  return [
    { headings, doubts: asides.length > 0 ? ['several-sheets'] : [] },
    ...asides.map((ones): Run => ({ headings: ones, doubts: [], isAside: true })),
  ];
};

/** A table of contents has its titles on line after line. */
const isContents = (headings: readonly Candidate[]): boolean => {
  const lines = headings.at(-1)!.at - headings[0]!.at;
  return lines < headings.length * 2;
};

/** The first lines of pages, where a heading is repeated that the page goes on with. */
const topsOf = (pages: readonly (readonly Line[])[]): ReadonlySet<Line> =>
  new Set(pages.flatMap((lines) => lines.slice(0, 3)));

interface Around {
  readonly lines: readonly Line[];
  readonly candidates: readonly Candidate[];
  readonly tops: ReadonlySet<Line>;
  /** Lines at which a section begins, of whichever run. */
  readonly all: readonly number[];
}

const toSection = ({ headings, doubts, language }: Run, index: number, around: Around): SplitSection => {
  const heading = headings[index]!;
  const end = around.all.find((at) => at > heading.at) ?? around.lines.length;
  const start = heading.at + heading.height;
  const title = squash(textOfLine(heading.line));
  const repeated = new Set(
    around.candidates
      .filter(
        ({ at, line }) =>
          at >= start && at < end && around.tops.has(line) && squash(textOfLine(line)).startsWith(title),
      )
      .flatMap(({ at, height }) => Array.from({ length: height }, (_, offset) => around.lines[at + offset])),
  );
  const lines = around.lines.slice(start, end).filter((line) => !repeated.has(line));
  const next = headings[index + 1];
  return {
    number: heading.number,
    language: language ?? heading.language,
    heading: heading.line,
    lines,
    doubts: [
      ...doubts,
      ...doubtsOf(headings, heading, next),
      ...(hasColumns(lines) ? (['columns'] as const) : []),
      ...(lines.length === 0 ? (['empty'] as const) : []),
      ...(lines.some(losesLetter) ? (['lost-letters'] as const) : []),
    ],
  };
};

/** A sheet has sixteen; with so few found, what a section ends with may be another's. */
const fewHeadings = 12;

const doubtsOf = (all: readonly Candidate[], heading: Candidate, next: Candidate | undefined): ReadingDoubt[] => {
  const place = (one: Candidate) => one.printed || one.number;
  const isLast = heading.number === 16 || (place(heading) === 16 && next === undefined);
  return [
    ...(all.filter(({ isFormer }) => isFormer).length >= fewest ? (['former-format'] as const) : []),
    ...(distinct(all) < fewHeadings ? (['few-headings'] as const) : []),
    ...(!isLast && (next === undefined || place(next) !== place(heading) + 1) ? (['next-missing'] as const) : []),
    ...(heading.isLong ? (['long-heading'] as const) : []),
    ...(heading.isBilingual ? (['two-languages'] as const) : []),
    ...(heading.printed === 0 ? (['no-number'] as const) : []),
  ];
};
