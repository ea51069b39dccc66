import type { EmergencyCard, ReadingDoubt } from '#contract/sheets/sheet-sections.ts';
import type { Line } from '../text/layout.ts';
import { losesLetter } from '../text/lost-letters.ts';
import { squash } from '../text/squash.ts';
import { blocksOf } from './blocks.ts';
import { flow, lineText, measureOf, type Spelling } from './flow.ts';
import { isEmergency } from './other-labels.ts';
import type { SplitSection } from './split-sections.ts';

type Telephone = EmergencyCard['telephones'][number];

/** No sheet has more. */
const mostTelephones = 8;

/** Numbers to call in an emergency: those under a label that says so in section 1, else lines that say so anywhere before section 2. */
export const telephonesOf = (
  section: SplitSection | undefined,
  head: readonly Line[],
  spelling: Spelling,
): Telephone[] => {
  const labelled = section ? labelledIn(section.lines, section.doubts, spelling) : [];
  const found = labelled.length > 0 ? labelled : saidIn([...(section?.lines ?? []), ...head]);
  const seen = new Set<string>();
  return found
    .filter(({ number, page }) => {
      const key = `${number} ${page}`;
      return !seen.has(number) && !seen.has(key) && seen.add(number).add(key);
    })
    .slice(0, mostTelephones);
};

const labelledIn = (lines: readonly Line[], doubts: readonly ReadingDoubt[], spelling: Spelling): Telephone[] => {
  const blocks = blocksOf(lines, (squashed) => (isEmergency(squashed) ? 'emergency' : undefined));
  const measure = measureOf(blocks.flatMap((block) => block.lines));
  return blocks.flatMap((block) => {
    if (!isEmergency(squash(block.label))) return [];
    const own = numbersIn(block.label).map((number) => ({ number, text: block.label, page: lines[0]!.frame.number }));
    const below = block.lines.flatMap((line) => {
      const text = flow([line], measure, spelling);
      return numbersIn(text).map((number) => ({ number, text, page: line.page }));
    });
    return [...own, ...below].map((one) => ({ ...one, label: block.label, doubts: [...doubts] }));
  });
};

const isTorn = (line: Line | undefined): boolean => line !== undefined && losesLetter(line);

const saidIn = (lines: readonly Line[]): Telephone[] =>
  lines.flatMap((line, index) =>
    line.cells.flatMap((cell) => {
      const text = lineText(cell.words);
      if (!isEmergency(squash(text))) return [];
      const below = lines[index + 1]?.cells.find(({ x }) => Math.abs(x - cell.x) < 9);
      const own = numbersIn(text);
      const under = own.length > 0 || !below ? '' : lineText(below.words);
      return [...own, ...numbersIn(under)].map((number) => ({
        label: under === '' ? '' : text.replace(/\s*:$/, ''),
        text: under || text,
        number,
        page: line.frame.number,
        doubts: ['elsewhere', ...([line, lines[index + 1]].some(isTorn) ? ['lost-letters'] : [])] as ReadingDoubt[],
      }));
    }),
  );

const printed = /(?:\+|\b00)?\s?\(?\d[\d\s().\u2010-\u2013-]{7,22}\d(?![\d/])/g;

/** Telephone numbers as they are dialled; days, numbers of documents and hours are none. */
const numbersIn = (text: string): string[] =>
  [...text.replace(/\b24\s?(?:[-/]?\s?7\b|[-/ ]?(?:h(?:ou)?rs?|heures|h)\b)/gi, ' | ').matchAll(printed)]
    .map(([match]) => match.trim())
    .filter((match) => !/^\d{4}[-.]\d{2}[-.]\d{2}$|^\d{1,2}[-.]\d{1,2}[-.]\d{4}$/.test(match))
    .map((match) => (match.startsWith('+') ? '+' : '') + match.replace(/\D/g, ''))
    .filter((number) => /^\+?\d{9,15}$/.test(number));
