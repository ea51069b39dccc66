import { type Cell, type Line, textOf, type Word } from '../text/layout.ts';
import { squash } from '../text/squash.ts';
import type { CasHit } from './find-cas.ts';
import { percentIn } from './percent.ts';
import type { Row } from './row.ts';

/** The row of a CAS number that stands in no table with headings: name and share are found by what they look like. */
export const looseRow = ({ at, cas, words }: CasHit, lines: readonly Line[]): Row => {
  const line = lines[at]!;
  const cells = line.cells.map((cell) => without(cell, words)).filter((cell) => cell.words.length > 0);
  const x = words[0]!.x;
  const above = lines.slice(Math.max(0, at - 3), at).toReversed();
  const named =
    cells.find((cell) => cell.x <= x && isName(cell)) ??
    firstAbove(above, x) ??
    cells.find((cell) => isName(cell) && !isClassification(cell)) ??
    above.slice(0, 2).map(onlyName).find(Boolean);
  const near = [...cells, ...above.slice(0, 2).flatMap((one) => one.cells), ...(lines[at + 1]?.cells ?? [])];
  const share = near.find((cell) => percentIn(textOf(cell.words)));
  return { cas, casWords: words, name: named?.words ?? [], percent: share?.words ?? [] };
};

/** A name over its number, in the same column of a table of several. */
const firstAbove = (above: readonly Line[], x: number): Cell | undefined =>
  above
    .filter(({ cells }) => cells.length > 1)
    .flatMap(({ cells }) => cells.filter((cell) => Math.abs(cell.x - x) < 4))
    .find(isName);

const without = (cell: Cell, words: readonly Word[]): Cell => {
  const start = cell.words.indexOf(words[0]!);
  if (start < 0) return cell;
  const kept = [...cell.words.slice(0, start), ...cell.words.slice(start + words.length)];
  return { ...cell, words: kept.filter(({ text }) => !/^[([]?(?:cas|no\.?|n°|#|-|:|number|[()[\]])*:?$/i.test(text)) };
};

const onlyName = (line: Line): Cell | undefined => (line.cells.length <= 2 ? line.cells.find(isName) : undefined);

const isName = ({ words }: Cell): boolean => {
  const text = textOf(words);
  return (
    /\p{L}{3}/u.test(text) && words.length < 12 && !/:/.test(text) && !notName.test(squash(text)) && !percentIn(text)
  );
};

const isClassification = ({ words }: Cell) =>
  /\bH[234]\d\d\b|\b(?:Tox|Irrit|Corr|Dam|Sens|Liq|Sol|STOT|Aquatic|Carc|Repr|Muta)\b/.test(textOf(words));

const notName =
  /^(?:cas|casno|nocas|numerocas|ec|ecno|index|einecs|reach|rtecs|composition|components?|composants?|ingredients?|substances?|mixture|melange|synonym.*|formula|formule|concentration|classification|chemicalname|nomchimique|molecular.*|poidsmol.*|h\d{3}.*|proprietary|.*(?:section\d+|seefull|fulltext|substancemixture).*)$/;
