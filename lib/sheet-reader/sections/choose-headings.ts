import type { Candidate } from './candidates.ts';

/** What a heading counts, with what its looks take off; and what is lost by leaving one out that a run passes over. */
const worth = { heading: 100, long: 45, elsewhere: 25, othersSize: 25, othersWord: 40, bare: 20, passed: 15, line: 1 };

/** A heading is worth no more for the lines below it than so many: a table of contents has none. */
const mostLines = 12;

/**
 * Of all lines that may be headings those that are: the run with numbers that do not fall which is worth most. A list of
 * contents loses to the headings themselves, and a reference in the text to the section it names.
 */
export const chooseHeadings = (candidates: readonly Candidate[]): Candidate[] => {
  const usual = usualLooks(candidates);
  const values = candidates.map((candidate) => worthOf(candidate, usual));
  const best = bestRun(candidates, values);
  return withoutRepeats(best);
};

/** The same section again goes on with it. */
const withoutRepeats = (run: readonly Candidate[]): Candidate[] => {
  const kept: Candidate[] = [];
  for (const candidate of run) if (kept.at(-1)?.number !== candidate.number) kept.push(candidate);
  return kept;
};

/** Sheets are numbered in the order in which they are printed, whatever their sections are about. */
const placeOf = ({ printed, number }: Candidate) => printed || number;

interface Looks {
  readonly x: number | undefined;
  readonly size: number | undefined;
  readonly word: string | undefined;
}

/** How most of them look; undefined where they differ. */
const usualLooks = (candidates: readonly Candidate[]): Looks => ({
  x: usual(candidates.map(({ line }) => Math.round(line.cells[0]!.x / 8))),
  size: usual(candidates.map(({ line }) => Math.round(line.height))),
  word: usual(candidates.map(({ word }) => word)),
});

const usual = <Value>(values: readonly Value[]): Value | undefined => {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [value, count = 0] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return count >= values.length * 0.4 ? value : undefined;
};

const worthOf = ({ line, word, isLong, printed }: Candidate, looks: Looks): number =>
  worth.heading -
  (isLong ? worth.long : 0) -
  (printed === 0 ? worth.bare : 0) -
  (looks.x !== undefined && Math.abs(Math.round(line.cells[0]!.x / 8) - looks.x) > 1 ? worth.elsewhere : 0) -
  (looks.size !== undefined && Math.abs(Math.round(line.height) - looks.size) > 1 ? worth.othersSize : 0) -
  (looks.word !== undefined && word !== looks.word ? worth.othersWord : 0);

interface Run {
  readonly index: number;
  readonly before: Run | undefined;
  readonly value: number;
}

const bestRun = (candidates: readonly Candidate[], values: readonly number[]): Candidate[] => {
  const runs: Run[] = [];
  let best: Run | undefined;
  for (const [index, candidate] of candidates.entries()) {
    const value = values[index]!;
    let run: Run = { index, before: undefined, value };
    for (const before of runs) {
      const last = candidates[before.index]!;
      if (placeOf(last) > placeOf(candidate)) continue;
      const passed = (index - before.index - 1) * worth.passed;
      const lines = Math.min(mostLines, candidate.at - last.at - last.height) * worth.line;
      // What goes on with a section adds nothing; and it is rather the first of another sheet than that.
      const gain = placeOf(last) === placeOf(candidate) ? -1 : value + lines;
      const total = before.value + gain - passed;
      if (total > run.value) run = { index, before, value: total };
    }
    runs.push(run);
    if (!best || run.value > best.value) best = run;
  }
  const chosen: Candidate[] = [];
  for (let run = best; run; run = run.before) chosen.unshift(candidates[run.index]!);
  return chosen;
};
