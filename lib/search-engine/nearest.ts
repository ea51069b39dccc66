/** Whether a part of a word may be replaced by one near it: letters alone, since the next number is another substance. */
export const isRespellable = (part: string): boolean => /^[a-z]{3,40}$/.test(part);

/** Edits that a word of so many letters is forgiven. */
export const editsOf = (part: string): number => (part.length <= 6 ? 1 : 2);

/** Whether only words of its first letter may stand in for it: of a short word another first letter makes another word, “blue” of “glue”. */
export const keepsFirstLetter = (part: string): boolean => part.length <= 5;

/** How near a known word is: the fewer edits the nearer, whole words before those only begun, then the longer beginning. */
export interface Nearness {
  readonly edits: number;
  /** Letters of the beginning that was compared; 0 for the whole word. */
  readonly begun: number;
}

/** Edits that a word of so many letters is forgiven beside the mere beginning of another, of which the rest says something else; -1 for none at all. */
export const editsOfBeginning = (part: string): number => (part.length < 5 ? -1 : part.length < 8 ? 1 : 2);

/** A candidate in place of a word, with the number of times that sheets have it. */
export interface Candidate extends Nearness {
  readonly term: string;
  readonly count: number;
}

/** Negative when the first is the better one. */
export const compareNearness = (a: Nearness, b: Nearness): number =>
  a.edits - b.edits || Number(a.begun > 0) - Number(b.begun > 0) || b.begun - a.begun;

/** Negative when the first is the better one: the nearer, then what more sheets have, then the first by the alphabet. */
export const compareCandidates = (a: Candidate, b: Candidate): number =>
  compareNearness(a, b) || b.count - a.count || (a.term < b.term ? -1 : 1);

/** How near a term is to a typed part; undefined when it is too far. Changed, missing and added letters count one, as do two that changed places. */
export const nearnessOf = (typed: string, term: string): Nearness | undefined => {
  const most = editsOf(typed);
  const mostBegun = editsOfBeginning(typed);
  const size = typed.length;
  if (keepsFirstLetter(typed) && term[0] !== typed[0]) return undefined;
  if (term.length < size - most || differentLetters(lettersOf(typed), lettersOf(term)) > most) return undefined;
  let [earlier, last, row] = [new Uint8Array(size + 1), new Uint8Array(size + 1), new Uint8Array(size + 1)];
  for (let at = 0; at <= size; at++) last[at] = at;
  let best: Nearness | undefined;
  for (let depth = 1; depth <= term.length; depth++) {
    const letter = term.charCodeAt(depth - 1);
    const before = depth > 1 ? term.charCodeAt(depth - 2) : 0;
    row[0] = depth;
    let least = depth;
    for (let at = 1; at <= size; at++) {
      const isSame = typed.charCodeAt(at - 1) === letter;
      let edits = Math.min(last[at]! + 1, row[at - 1]! + 1, last[at - 1]! + (isSame ? 0 : 1));
      if (at > 1 && typed.charCodeAt(at - 1) === before && typed.charCodeAt(at - 2) === letter)
        edits = Math.min(edits, earlier[at - 2]! + 1);
      row[at] = edits;
      if (edits < least) least = edits;
    }
    // No longer beginning can be nearer.
    if (least > most) break;
    const edits = row[size]!;
    const found: Nearness = { edits, begun: depth === term.length ? 0 : depth };
    const counts = edits <= (found.begun === 0 ? most : mostBegun);
    if (counts && (!best || compareNearness(found, best) < 0)) best = found;
    [earlier, last, row] = [last, row, earlier];
  }
  return best;
};

/** The letters of a word, one bit each. */
const lettersOf = (word: string): number => {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) - 97);
  return letters;
};

/** Letters of the first that the second does not have: each takes an edit of its own, which tells of most words that they are too far. */
const differentLetters = (typed: number, term: number): number => {
  let count = 0;
  for (let others = typed & ~term; others !== 0; others &= others - 1) count++;
  return count;
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
