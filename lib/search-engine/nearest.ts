/** Whether a part of a word may be replaced by one near it: letters alone, since the next number is another substance. */
export const isRespellable = (part: string): boolean => /^[a-z]{3,40}$/.test(part);

/** Edits that a word of so many letters is forgiven. */
export const editsOf = (part: string): number => (part.length <= 5 ? 1 : 2);

/** How near a known word is: the fewer edits the nearer, whole words before those only begun, then the longer beginning. */
export interface Nearness {
  readonly edits: number;
  /** Letters of the beginning that was compared; 0 for the whole word. */
  readonly begun: number;
}

/** Shorter words are not compared with the beginnings of others. */
export const shortestBegun = 4;

/** A candidate in place of a word, with the number of times that sheets have it. */
export interface Candidate extends Nearness {
  readonly term: string;
  readonly count: number;
}

/** Negative when the first is the better one. */
export const compareNearness = (a: Nearness, b: Nearness): number =>
  a.edits - b.edits || Number(a.begun > 0) - Number(b.begun > 0) || b.begun - a.begun;

export const compareCandidates = (a: Candidate, b: Candidate): number =>
  compareNearness(a, b) || b.count - a.count || (a.term < b.term ? -1 : 1);

/** How near a term is to a typed part; undefined when it is too far. Changed, missing and added letters count one, as do two that changed places. */
export const nearnessOf = (typed: string, term: string): Nearness | undefined => {
  const most = editsOf(typed);
  const size = typed.length;
  let [earlier, last] = [new Array<number>(size + 1).fill(Infinity), Array.from({ length: size + 1 }, (_, at) => at)];
  let best: Nearness | undefined;
  for (let depth = 1; depth <= term.length; depth++) {
    const row = [depth];
    let least = depth;
    for (let at = 1; at <= size; at++) {
      const isSame = typed[at - 1] === term[depth - 1];
      let edits = Math.min(last[at]! + 1, row[at - 1]! + 1, last[at - 1]! + (isSame ? 0 : 1));
      if (depth > 1 && at > 1 && typed[at - 1] === term[depth - 2] && typed[at - 2] === term[depth - 1])
        edits = Math.min(edits, earlier[at - 2]! + 1);
      row.push(edits);
      if (edits < least) least = edits;
    }
    // No longer beginning can be nearer.
    if (least > most) break;
    const edits = row[size]!;
    const found: Nearness = { edits, begun: depth === term.length ? 0 : depth };
    const counts = edits <= most && (found.begun === 0 || size >= shortestBegun);
    if (counts && (!best || compareNearness(found, best) < 0)) best = found;
    [earlier, last] = [last, row];
  }
  return best;
};

/** The best of many words in place of a typed part. */
export const nearestOf = (
  typed: string,
  words: Iterable<readonly [term: string, count: number]>,
): Candidate | undefined => {
  let best: Candidate | undefined;
  for (const [term, count] of words) {
    if (!isRespellable(term)) continue;
    const nearness = nearnessOf(typed, term);
    if (!nearness) continue;
    const candidate = { ...nearness, term, count };
    if (!best || compareCandidates(candidate, best) < 0) best = candidate;
  }
  return best;
};
