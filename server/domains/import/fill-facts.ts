import { isDeepStrictEqual } from 'node:util';
import type { SheetFacts } from '../collection/sheets.ts';
import type { SharedFacts } from './read-facts.ts';

interface Filling {
  readonly facts: SheetFacts;
  /** The sheet as it was, where it was there. */
  readonly held?: SheetFacts;
  /** What was read off its PDF. */
  readonly read: SharedFacts | undefined;
}

/**
 * The facts, with what only the PDF says: what the sheet has already is never written over. Of a PDF that was the sheet's
 * before only that is filled which came from it; what else is missing has been taken out by somebody.
 */
export const fillFacts = ({ facts, held, read }: Filling): SheetFacts => {
  if (!read) return facts;
  const isNewPdf = held?.fileHash !== facts.fileHash || held.madeFromRecord === true;
  const filled = fillable.filter(
    (key) =>
      isDeepStrictEqual(facts[key], nothing[key]) &&
      !isDeepStrictEqual(read[key], nothing[key]) &&
      (isNewPdf || isDeepStrictEqual(held[key], read[key])),
  );
  return filled.length === 0 ? facts : { ...facts, ...Object.fromEntries(filled.map((key) => [key, read[key]])) };
};

/** The texts of a sheet for unknown facts. */
const nothing = {
  sheetDate: '',
  format: 'other',
  hazardous: 'unknown',
  signalWord: '',
  pictograms: [],
  hazardCodes: [],
  ingredients: [],
  unNumbers: [],
} as const satisfies Partial<SheetFacts>;

const fillable = Object.keys(nothing) as (keyof typeof nothing)[];
