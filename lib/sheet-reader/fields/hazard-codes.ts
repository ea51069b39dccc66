import { hazards } from '#lib/hazards/hazards.ts';
import { findClassified } from '../hazards/classification.ts';
import { findStatements, type StatementMatch } from '../hazards/statements.ts';
import { type Line, type Word, wordsOf } from '../text/layout.ts';
import { placesOf } from '../text/place-of.ts';
import { squashWords, wordsBetween } from '../text/squash.ts';
import type { Found } from './found.ts';
import { zonesOf } from './hazard-zones.ts';
import { type PrintedCode, printedCodes } from './printed-codes.ts';

/**
 * The hazard codes of section 2: printed, or of the statements printed without one, or else of the classification. With
 * them come the codes of ours for hazards that have none in the GHS (`DUST`, `ASPHYXIANT`).
 */
export const hazardCodesOf = (lines: readonly Line[]): Found<string[]> | undefined => {
  const words = lines.flatMap(wordsOf);
  const printed = printedCodes(words);
  const { statements, rest, further } = zonesOf(lines);
  const stated = [
    ...uncoded(statements.length > 0 ? statements : rest, printed),
    ...uncoded(further, printed).filter(({ code }) => code.startsWith('H4')),
  ];
  const found = printed.length + stated.length > 0 ? [...printed, ...stated] : classified(rest);
  const codes = mapConcurrently(found.map(({ code }) => code));
  return codes.length > 0 ? { value: codes, places: placesOf(found.flatMap((one) => one.words)) } : undefined;
};

/** Statements without a code of their own beside them. */
const uncoded = (lines: readonly Line[], printed: readonly PrintedCode[]): PrintedCode[] => {
  const words = lines.flatMap(wordsOf);
  const coded = new Set(printed.flatMap((one) => one.words));
  const bases = new Set(printed.map(({ code }) => code.slice(0, 4)));
  const statements = matched(words, findStatements).flatMap(apart);
  return statements.filter(({ code, words: statement }) => {
    if (bases.has(code.slice(0, 4))) return false;
    const at = words.indexOf(statement[0]!);
    const end = at + statement.length;
    return ![...words.slice(Math.max(0, at - 3), at + 1), ...words.slice(end - 1, end + 2)].some((word) =>
      coded.has(word),
    );
  });
};

/** A statement of several routes stands for the code of each; combined codes are for those that print them. */
const apart = ({ code, words }: PrintedCode): PrintedCode[] => code.split('+').map((part) => ({ code: part, words }));

const classified = (lines: readonly Line[]): PrintedCode[] => matched(lines.flatMap(wordsOf), findClassified);

const matched = (words: readonly Word[], find: (text: string) => StatementMatch[]): PrintedCode[] => {
  const squashed = squashWords(words);
  return find(squashed.text).map(({ code, start, end }) => ({
    code,
    words: wordsBetween(words, squashed, [start, end]),
  }));
};

/** Each once, as section 2 lists them. A combined code whose parts are all printed by themselves says nothing more. */
const mapConcurrently = (codes: readonly string[]): string[] => {
  const all = new Set(codes);
  const kept = [...all].filter((code) => !code.includes('+') || !code.split('+').every((part) => all.has(part)));
  const order = Object.keys(hazards);
  const rank = (code: string) => (order.indexOf(code.slice(0, 4)) + 1 || 1000) * 10;
  return kept.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
};
