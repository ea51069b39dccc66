import type { Random } from '../support/search/random.ts';

/** What a part of the run works with, and what it tells. */
export interface Report {
  /** The same numbers for the same seed, a generator of each part's own. */
  readonly random: Random;
  /** How often the server is killed. */
  readonly rounds: number;
  /** Runs one check; an exception is a fault, reported with its name, and the run continues. */
  check(name: string, work: () => Promise<void>): Promise<void>;
  /** Says what is left out, and what it would take. */
  skip(what: string, needed: string): void;
  /** Says how far a long part is, beside what it finds. */
  progress(words: string): void;
  /** A figure for the part's line. */
  note(words: string): void;
}

/** One kind of fault. */
export interface Part {
  /** As `--only` names it. */
  readonly name: string;
  readonly run: (report: Report) => Promise<void>;
}
