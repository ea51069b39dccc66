import { isCasNumber } from '#contract/sheets/cas.ts';
import type { Cell, Line, Word } from '../text/layout.ts';

/** A CAS number where it is printed. */
export interface CasHit {
  readonly cas: string;
  readonly words: readonly Word[];
  /** The line that it starts on, by its index. */
  readonly at: number;
}

/** The CAS numbers in these lines, by their check digits; a number broken at a hyphen continues in the cell below. */
export const findCas = (lines: readonly Line[]): CasHit[] =>
  lines.flatMap((line, at) =>
    line.cells.flatMap((cell) => [...casIn(cell.words).map((hit) => ({ ...hit, at })), ...brokenCas(lines, at, cell)]),
  );

const dashes = /[\u00ad\u2010-\u2015\u2212\u2043\ufe63\uff0d~]/g;

/**
 * Not the end of a longer number: `01-2119471664-32-0076` is a registration, `603-081-00-6` an index number. Of `78-92-2/123-42-2` either
 * is one.
 */
const shape =
  /(?<![\d.,-]|(?<!\d-\d\d-\d|^\d)\/)\d{2,7} ?- ?\d{2} ?- ?0?\d(?!\d|\/\d(?!\d{1,6}-(?:\d\d-\d| *$|\d\d-? *$))|-\d|[.,]\d)/g;

const casIn = (words: readonly Word[]): { cas: string; words: Word[] }[] => {
  let text = '';
  const wordAt: number[] = [];
  for (const [index, word] of words.entries()) {
    const plain = `${word.text.replace(dashes, '-')} `;
    text += plain;
    for (let at = 0; at < plain.length; at++) wordAt.push(index);
  }
  return [...text.matchAll(shape)].flatMap((match) => {
    const printed = match[0].replace(/ /g, '').replace(/^0+(?=\d{2})/, '');
    // `8009-03-08`, as if it were a date; one of this age may be one.
    const cas = /^(?:19|20)\d\d-/.test(printed) ? printed : printed.replace(/-0(?=\d$)/, '-');
    if (!isCasNumber(cas)) return [];
    return [{ cas, words: words.slice(wordAt[match.index], wordAt[match.index + match[0].length - 1]! + 1) }];
  });
};

/** `64742-52-` above `5`, in a narrow column. */
const brokenCas = (lines: readonly Line[], at: number, cell: Cell): CasHit[] => {
  const last = cell.words.at(-1)!;
  const start = /(?:^|[^\d-])(\d{2,7}-(?:\d{2}-?)?)$/.exec(last.text.replace(dashes, '-'))?.[1];
  const below = lines[at + 1];
  if (!start || below?.frame !== last.frame) return [];
  const next = below.cells.find((one) => one.x < cell.right && one.right > cell.x - 6)?.words[0];
  const end = /^-?[\d-]{1,4}(?=[,;.]?$|\/\d)/.exec(next?.text.replace(dashes, '-') ?? '')?.[0];
  if (!next || !end) return [];
  const cas = `${start}${end}`.replace('--', '-');
  return isCasNumber(cas) ? [{ cas, words: [last, next], at }] : [];
};
