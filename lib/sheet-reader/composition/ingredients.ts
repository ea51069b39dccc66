import type { FoundFields } from '../certainty/evidence.ts';
import { tidy } from '../fields/found.ts';
import type { Cell } from '../text/layout.ts';
import { joinWords, type Line, type Word } from '../text/layout.ts';
import { placesOfWords } from '../text/place-of.ts';
import { squash } from '../text/squash.ts';
import { startOfNamesAndShares, tableFrom } from './columns.ts';
import { type CasHit, findCas } from './find-cas.ts';
import { falls, mayHideSign, percentIn } from './percent.ts';
import { isQuantity } from './quantity.ts';
import type { Row } from './row.ts';
import { tableRows } from './table-rows.ts';

/**
 * The row of a CAS number outside a table with headings: the form of the words decides which is the name and which the
 * share.
 */
const looseRow = ({ at, cas, words }: CasHit, lines: readonly Line[]): Row => {
  const line = lines[at]!;
  const cells = line.cells.flatMap((cell) => apart(cell, words)).filter((cell) => cell.words.length > 0);
  const x = words[0]!.x;
  const above = lines.slice(Math.max(0, at - 3), at).toReversed();
  const named =
    cells.find((cell) => cell.x <= x && isName(cell)) ??
    firstAbove(above, x) ??
    cells.find((cell) => isName(cell) && !isClassification(cell)) ??
    above.slice(0, 2).map(onlyName).find(Boolean);
  const near = [...cells, ...above.slice(0, 2).flatMap((one) => one.cells), ...(lines[at + 1]?.cells ?? [])];
  const share = near.find((cell) => percentIn(joinWords(cell.words)));
  return { cas, casWords: words, name: named?.words ?? [], percent: share?.words ?? [] };
};

/** A name over its number, in the same column of a table of several. */
const firstAbove = (above: readonly Line[], x: number): Cell | undefined =>
  above
    .filter((line) => line.cells.length > 1 && !isFact(line))
    .flatMap(({ cells }) => cells.filter((cell) => Math.abs(cell.x - x) < 4))
    .find(isName);

/** A cell without the CAS number and its label; name and share that stood in it as one are two. */
const apart = (cell: Cell, cas: readonly Word[]): Cell[] => {
  const start = cell.words.indexOf(cas[0]!);
  if (start < 0) return [cell];
  const before = withoutLabels(cell.words.slice(0, start));
  const after = withoutLabels(cell.words.slice(start + cas.length));
  const words = [...before, ...after];
  // Behind the number of a name a bare figure is its share.
  const isBehind = percentIn(joinWords(after)) !== undefined && isName({ ...cell, words: before });
  const at = isBehind ? before.length : words.findIndex((_, index) => index > 0 && isShare(words.slice(index)));
  const name = { ...cell, words: words.slice(0, at) };
  const [first, ...others] = words.slice(Math.max(at, 0));
  if (at < 0 || !first || !isName(name)) return [{ ...cell, words }];
  return [name, { words: [first, ...others], x: first.x, right: cell.right }];
};

/** What is said about a CAS number, and what sets it apart from the rest. */
const withoutLabels = (words: readonly Word[]): Word[] => {
  const kept = words.filter(({ text }) => !/^[([]?(?:cas|no\.?|n°|#|:|number|[()[\]])*:?$/i.test(text));
  const isDash = (word: Word | undefined) => word !== undefined && /^[-,;]+$/.test(word.text);
  while (isDash(kept[0])) kept.shift();
  while (isDash(kept.at(-1))) kept.pop();
  return kept;
};

/** A share that says of itself that it is one: `Polysorbate 80` has none. */
const isShare = (words: readonly Word[]): boolean => {
  const text = joinWords(words);
  return /[%<>≤≥]/.test(text) && percentIn(text) !== undefined;
};

const onlyName = (line: Line): Cell | undefined =>
  line.cells.length <= 2 && !isFact(line) ? line.cells.find(isName) : undefined;

/** `Formula : CKN`: what stands behind the label of something else is no name. */
const isFact = ({ cells: [first, ...others] }: Line): boolean =>
  first !== undefined && others.length > 0 && notName.test(squash(joinWords(first.words)));

const isName = ({ words }: Cell): boolean => {
  const text = joinWords(words);
  return (
    /\p{L}{3}/u.test(text) &&
    words.length < 12 &&
    !/:/.test(text) &&
    !notName.test(squash(text)) &&
    !percentIn(text) &&
    !isQuantity(text)
  );
};

const isClassification = ({ words }: Cell) =>
  /\bH[234]\d\d\b|\b(?:Tox|Irrit|Corr|Dam|Sens|Liq|Sol|STOT|Aquatic|Carc|Repr|Muta)\b/.test(joinWords(words));

const notName =
  /^(?:cas|casno|nocas|numerocas|ec|ecno|index|einecs|reach|rtecs|composition|components?|composants?|ingredients?|substances?|mixture|melange|synonym.*|formula|formule|concentration|classification|chemicalname|nomchimique|molecular.*|poidsmol.*|h\d{3}.*|proprietary|.*(?:section\d+|seefull|fulltext|substancemixture).*)$/;

type Ingredients = NonNullable<FoundFields['ingredients']>;

interface Source {
  /** Of section 3. */
  readonly lines: readonly Line[];
  /** Of section 1, where a pure substance may have its CAS number. */
  readonly identification: readonly Line[];
  /** The name of a pure substance, where no row has one. */
  readonly substance: string;
}

/** The ingredients of section 3; for a substance without one there, the CAS number of section 1. */
export const ingredientsOf = ({ lines, identification, substance }: Source): Ingredients | undefined => {
  const rows = rowsOf(lines);
  const all =
    rows.some(({ cas }) => cas) && !namesWithout(lines, substance, rows)
      ? rows
      : [...rowsOfSubstance(identification), ...rows];
  const once = withoutRepeats(all).map((row, _, { length }) => (length === 1 ? withTableOf(row, lines) : row));
  if (once.length === 0) return undefined;
  const value = once.map(({ cas, name, percent }) => ({
    cas,
    name: nameOf(name) || (once.length === 1 ? substance : ''),
    percent: shareOf(percent),
  }));
  const places = once.flatMap(({ casWords, name, percent }) => [name, casWords, percent].flatMap(placesOfWords));
  return { value, places };
};

/** Of a picture, a range that falls is none, and neither is a share that may begin with a sign: which of its figures is one cannot be told. */
const shareOf = (words: readonly Word[]): string => {
  const text = tidy(joinWords(words)).replace(/\s+/g, ' ');
  return words.some(({ confidence }) => confidence !== undefined) && (falls(text) || mayHideSign(text)) ? '' : text;
};

const rowsOf = (lines: readonly Line[]): Row[] => {
  const hits = findCas(lines);
  const table = tableFrom(lines, hits[0] ? lastTableStart(lines, hits) : lines.length);
  if (!table) return hits.map((hit) => looseRow(hit, lines));
  const inTable = hits.filter(({ at }) => at >= table.start);
  const outside = hits.filter(({ at }) => at < table.start).map((hit) => looseRow(hit, lines));
  return [...tableRows({ lines, table, hits: inTable }), ...outside];
};

/**
 * The number of a pure substance stands among its facts, and name and share in a table below that has no numbers: what the first row there says,
 * which may go over several lines.
 */
const withTableOf = (row: Row, lines: readonly Line[]): Row => {
  const table = startOfNamesAndShares(lines);
  if (!table || row.percent.length > 0) return row;
  const below = lines.slice(table.start, table.start + linesOfOne).flatMap(({ cells }) => cells);
  const names = below.filter((cell) => Math.abs(cell.x - table.nameX) < 4 && isName(cell));
  const shares = below.filter((cell) => cell.right > table.shareX && percentIn(joinWords(cell.words)));
  if (names.length !== 1 || shares.length > 1) return row;
  return {
    ...row,
    name: row.name.length > 0 ? row.name : (names[0]?.words ?? []),
    percent: shares[0]?.words ?? [],
  };
};

/** Lines of a row, classification and all. */
const linesOfOne = 4;

/** Whether the substance is named among its impurities, and its own number is not: pictures lose it. */
const namesWithout = (lines: readonly Line[], substance: string, rows: readonly Row[]): boolean => {
  const name = squash(substance);
  const isNamed = (text: string) => name.length > 5 && squash(text).startsWith(name);
  return (
    lines.some(({ cells }) => cells.some(({ words }) => words.some(isRecognised) && isNamed(joinWords(words)))) &&
    !rows.some(({ cas, name: words }) => cas && isNamed(joinWords(words)))
  );
};

const isRecognised = ({ confidence }: Word): boolean => confidence !== undefined;

/** The line after the first CAS number that a table follows: on the sheet of a substance, `CAS No.: …` stands above its table. */
const lastTableStart = (lines: readonly Line[], hits: readonly CasHit[]): number => {
  for (const hit of hits) if (tableFrom(lines, hit.at + 1)) return hit.at + 1;
  return lines.length;
};

const rowsOfSubstance = (lines: readonly Line[]): Row[] =>
  findCas(lines)
    .filter(({ at, words }) =>
      /cas/.test(squash(joinWords([...lines[at]!.cells.flatMap((cell) => cell.words), ...words]))),
    )
    .slice(0, 1)
    .map(({ cas, words }) => ({ cas, casWords: words, name: [], percent: [] }));

/** Each CAS number once, in its fullest row; a row without one each. */
const withoutRepeats = (rows: readonly Row[]): Row[] => {
  const byCas = new Map<string, Row>();
  for (const [index, row] of rows.entries()) {
    const key = row.cas || `${index}`;
    const known = byCas.get(key);
    if (!known || fullness(row) > fullness(known)) byCas.set(key, row);
  }
  return [...byCas.values()];
};

const fullness = ({ name, percent }: Row) => (name.length > 0 ? 1 : 0) + (percent.length > 0 ? 2 : 0);

const nameOf = (words: readonly Word[]) =>
  tidy(joinWords(words))
    .replace(/^(?:chemical name|nom chimique|composant)\s*:?\s+/i, '')
    .replace(/\s*[*†‡]+$/, '')
    // A molecular weight between the number and the share, in a row that is one run of text.
    .replace(/\s+\d+(?:[.,]\d+)?\s*(?:g\s*[/·]\s*mol(?:-1)?|amu|daltons?)$/i, '');
