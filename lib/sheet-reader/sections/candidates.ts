import type { Language } from '#contract/languages.ts';
import { type Line, textOfLine } from '../text/layout.ts';
import { squash } from '../text/squash.ts';
import { beginsTitle, type FoundTitle, titleAt } from './titles.ts';

/** A line that may be the heading of a section. */
export interface Candidate {
  readonly at: number;
  /** How many lines it takes up. */
  readonly height: number;
  /** Of the sixteen sections, by its title: before the GHS, composition often stood before hazards. */
  readonly number: number;
  /** As printed; 0 where it has none. */
  readonly printed: number;
  readonly language: Language | undefined;
  readonly isFormer: boolean;
  readonly isBilingual: boolean;
  /** Words follow the title on its line. */
  readonly isLong: boolean;
  /** `section`, `rubrique`; empty where it has no such word. */
  readonly word: string;
  readonly line: Line;
}

/** So many headings no sheet has: a file with more was made to be slow. */
export const mostCandidates = 400;

/** Lines that may be headings, in order; `withBare` takes titles without a number too. */
export const candidatesOf = (lines: readonly Line[], withBare: boolean): Candidate[] => {
  const found: Candidate[] = [];
  for (let at = 0; at < lines.length && found.length < mostCandidates; at++) {
    const candidate = numberedAt(lines, at) ?? (withBare ? bareAt(lines, at) : undefined);
    if (!candidate) continue;
    found.push(candidate);
    at += candidate.height - 1;
  }
  return found;
};

const numbered =
  /^(section|rubrique|partie|part|chapitre|sec\.|§)?(?:n[°o]\.?)?[-–—:#.]*(\d{1,2}|[ivx]{1,4}(?![a-z]))(?:[-–—.:)|]*)(?!\d)(.*)$/iu;

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv', 'xvi'];

const longestHeading = 160;

const numberedAt = (lines: readonly Line[], at: number): Candidate | undefined => {
  const line = lines[at]!;
  const text = textOfLine(line);
  if (text.length > longestHeading) return undefined;
  const parts = numbered.exec(text.replace(/\s+/g, '').replace(/^[-–—=*#.•|[({]+/, ''));
  if (!parts) return undefined;
  const [, word = '', digits = '', rest = ''] = parts;
  const printed = /\d/.test(digits) ? Number(digits) : romans.indexOf(digits.toLowerCase()) + 1;
  // A sheet's own sections go to sixteen; a Roman number without a word before it is a list's.
  if (printed < 1 || printed > 16 || (!word && /^[ivx]/i.test(digits))) return undefined;
  const title = titleOver(lines, at, squash(rest), { isSure: word !== '' });
  return title && toCandidate(line, at, { ...title, printed, word: squash(word) });
};

/** Its title alone on a line, with a letter before it at most. */
const bareAt = (lines: readonly Line[], at: number): Candidate | undefined => {
  const line = lines[at]!;
  const text = textOfLine(line)
    .replace(/^[A-P][.)] +/, '')
    .replace(/[\s:.-]+$/, '');
  if (text.length > 90 || line.cells.length > 2) return undefined;
  const squashed = squash(text);
  const title = titleOver(lines, at, squashed, { isSure: false });
  // One word is a label more often than a heading.
  const isWord = squashed.length < 12 && text !== text.toUpperCase();
  if (title === undefined || isWord || title.found.rest !== '') return undefined;
  return toCandidate(line, at, { ...title, printed: 0, word: '' });
};

interface Title {
  readonly found: FoundTitle;
  readonly height: number;
}

/** The title that stands on this line, on it and the next, or on the next alone below `SECTION 4`. */
const titleOver = (
  lines: readonly Line[],
  at: number,
  squashed: string,
  { isSure }: { isSure: boolean },
): Title | undefined => {
  const next = lines[at + 1];
  const below = next && next.frame === lines[at]!.frame ? squash(textOfLine(next)) : '';
  const own = squashed === '' ? undefined : titleAt(squashed);
  if (below !== '' && below.length < 60 && (squashed === '' ? isSure : beginsTitle(squashed))) {
    const joined = titleAt(squashed + below);
    const isLonger = joined && joined.rest === '' && (!own || own.rest === '' || joined.number === own.number);
    if (isLonger) return { found: joined, height: 2 };
  }
  return own && { found: own, height: 1 };
};

const toCandidate = (
  line: Line,
  at: number,
  { found, height, printed, word }: Title & { printed: number; word: string },
): Candidate => {
  const rest = found.rest.replace(/^(?:continued|contd?|suite|nonmandatory|nonobligatoire|\d{1,2})+$/, '');
  return {
    at,
    height,
    number: found.number,
    printed,
    language: found.language,
    isFormer: found.isFormer,
    isBilingual: found.isBilingual,
    isLong: rest !== '',
    word,
    line,
  };
};
