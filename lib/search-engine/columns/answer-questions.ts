import type { Heading } from '#contract/search/fields.ts';
import type { Ask } from '../asks.ts';
import type { Question, Reply } from '../forgive.ts';
import { both, type Finder, findAsks, textBits } from './find-rows.ts';
import { aliveRowsOf } from './index-state.ts';
import { markOnly } from './marks.ts';
import { nearestTerm } from './nearest-term.ts';

/** Answers what is asked while a keyword is forgiven, of the rows that pass. */
export const answerQuestions = (
  finder: Finder,
  heading: Heading,
  pass: (rows: Uint32Array) => Uint32Array,
): ((question: Question) => Reply) => {
  const { index, marks, cas } = finder;
  const plain = { ...finder, layers: undefined };
  // The same words are asked about again and again while one of them is replaced.
  const known = new Map<string, Uint32Array>();
  const rowsOfAsk = (ask: Ask): Uint32Array => {
    const key = JSON.stringify(ask);
    const rows = known.get(key) ?? pass(findAsks(plain, heading, [ask]).rows);
    known.set(key, rows);
    return rows;
  };
  const rowsOf = ([first, ...others]: readonly Ask[]): Uint32Array => {
    let rows = first ? rowsOfAsk(first) : new Uint32Array(0);
    for (const ask of others) if (rows.length > 0) rows = both(finder, rows, rowsOfAsk(ask));
    return rows;
  };
  return (question) => {
    if ('counts' in question) return question.counts.map((asks) => rowsOf(asks).length);
    const { nearestTo, beside } = question;
    markOnly(marks, beside.length === 0 ? pass(aliveRowsOf(index)) : rowsOf(beside), index.alive.length);
    const { stamps, round } = marks;
    const isSeen = (row: number) => stamps[row] === round;
    return nearestTerm(index, { typed: nearestTo, fields: textBits(heading, cas), isSeen });
  };
};
