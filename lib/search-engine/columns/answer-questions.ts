import type { Heading } from '#contract/search/fields.ts';
import type { Question, Reply } from '../forgive.ts';
import { type Finder, findAsks, textBits } from './find-rows.ts';
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
  return (question) => {
    if ('counts' in question) return question.counts.map((asks) => pass(findAsks(plain, heading, asks).rows).length);
    const { nearestTo, beside } = question;
    const rows = beside.length === 0 ? aliveRowsOf(index) : findAsks(plain, heading, beside).rows;
    markOnly(marks, pass(rows), index.alive.length);
    const { stamps, round } = marks;
    const isSeen = (row: number) => stamps[row] === round;
    return nearestTerm(index, { typed: nearestTo, fields: textBits(heading, cas), isSeen });
  };
};
