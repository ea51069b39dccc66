import type { LabelSpace } from './arrangement.ts';
import { type Block, beside, stack, textBlock } from './blocks.ts';
import type { LabelColumn, LabelLine } from './write-label.ts';

/** Points from which two languages stand side by side. */
const columnsFrom = 180;

/** The widths of a column for both languages: French needs more room. */
const shares = { least: 0.43, most: 0.57 };

export interface BodyStyle {
  readonly text: number;
  readonly runOn: boolean;
  /** Whether each language says its signal word. */
  readonly hasSignalWords: boolean;
}

/** What each language says, side by side where the label is wide enough, in columns of which neither is much longer. */
export const bodyBlock = ({ label, width, measure }: LabelSpace, style: BodyStyle): Block => {
  const blockOf = (column: LabelColumn, columnWidth: number) =>
    columnBlock(column, style, { width: columnWidth, measure });
  const [left, right] = label.columns;
  if (!left || !right || width < columnsFrom)
    return stack(
      label.columns.map((column) => blockOf(column, width)),
      style.text,
    );
  const gutter = 2 * style.text;
  const free = width - gutter;
  const at = (share: number): [Block, Block] => [blockOf(left, free * share), blockOf(right, free * (1 - share))];
  const pair = (share: number, [first, second]: [Block, Block]): Block =>
    beside([
      { at: 0, block: first },
      { at: free * share + gutter, block: second },
    ]);
  const halves = at(0.5);
  const need = halves[0].height / (halves[0].height + halves[1].height || 1);
  const share = Math.min(shares.most, Math.max(shares.least, need));
  const balanced = pair(share, at(share));
  const equal = pair(0.5, halves);
  return balanced.height < equal.height ? balanced : equal;
};

const columnBlock = (
  { language, signalWord, statements, precautions }: LabelColumn,
  { text, runOn, hasSignalWords }: BodyStyle,
  column: Pick<LabelSpace, 'width' | 'measure'>,
): Block => {
  const said = precautions.map((precaution) => precaution.text);
  return stack(
    [
      textBlock(hasSignalWords ? signalWord : '', { size: text * 1.5, bold: true, language }, column),
      textBlock(inOneLine(statements), { size: text, bold: true, language }, column),
      stack(
        (runOn ? [said.join(' • ')] : said).map((each) => textBlock(each, { size: text, language }, column)),
        0.25 * text,
      ),
    ],
    0.35 * text,
  );
};

const inOneLine = (lines: readonly LabelLine[]): string => lines.map(({ text }) => text).join(' ');
