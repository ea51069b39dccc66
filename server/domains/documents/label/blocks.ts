import type { LabelDrawing } from '#contract/calls/labels.ts';
import type { Language } from '#contract/languages.ts';
import type { Measure } from './measure.ts';
import { wrap } from './wrap.ts';

export type Mark = LabelDrawing['marks'][number];

/** Marks of a known height, in points, that can be put anywhere. */
export interface Block {
  readonly height: number;
  /** What it takes from left to right. */
  readonly width: number;
  readonly place: (x: number, y: number) => Mark[];
}

export interface TextStyle {
  readonly size: number;
  readonly bold?: boolean;
  readonly align?: 'left' | 'right';
  /** Of a text that is in one language. */
  readonly language?: Language | undefined;
}

/** Of the size: from the top of a line to its base line (É included), and from one line to the next. */
const ascent = 0.93;
const leading = 1.16;

/** A text in a column. */
export const textBlock = (
  text: string,
  { size, bold = false, align = 'left', language }: TextStyle,
  { width, measure }: { width: number; measure: Measure },
): Block => {
  const lines = wrap(text, { width, size, bold, measure });
  return {
    height: lines.length * leading * size,
    width: Math.max(0, ...lines.map((line) => line.width)),
    place: (x, y) =>
      lines.map((line, index) => ({
        kind: 'text',
        x: align === 'left' ? x : x + width - line.width,
        y: y + (index * leading + ascent) * size,
        ...line,
        size,
        bold,
        ...(language && { language }),
        ...(index > 0 && { continues: true as const }),
      })),
  };
};

/** Blocks one under the other; what has no height takes no gap either. */
export const stack = (blocks: readonly Block[], gap = 0): Block => {
  const shown = blocks.filter(({ height }) => height > 0);
  return {
    height: shown.reduce((sum, { height }) => sum + height, 0) + gap * Math.max(0, shown.length - 1),
    width: Math.max(0, ...shown.map(({ width }) => width)),
    place: (x, y) => {
      let top = y;
      return shown.flatMap((block) => {
        const marks = block.place(x, top);
        top += block.height + gap;
        return marks;
      });
    },
  };
};

/** Blocks beside each other, each at its distance from the left; tops in line, or middles. */
export const beside = (
  blocks: readonly { readonly at: number; readonly block: Block }[],
  align: 'top' | 'middle' = 'top',
): Block => {
  const height = Math.max(0, ...blocks.map(({ block }) => block.height));
  return {
    height,
    width: Math.max(0, ...blocks.map(({ at, block }) => at + block.width)),
    place: (x, y) =>
      blocks.flatMap(({ at, block }) =>
        block.place(x + at, y + (align === 'middle' ? (height - block.height) / 2 : 0)),
      ),
  };
};

/** A line across. */
export const ruleBlock = (width: number, thickness: number): Block => ({
  height: thickness,
  width,
  place: (x, y) => [{ kind: 'rule', x, y, width, thickness }],
});

/** Nothing. */
export const emptyBlock: Block = { height: 0, width: 0, place: () => [] };
