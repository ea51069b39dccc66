import type { LabelDrawing, LabelNote } from '#contract/calls/labels.ts';
import type { LabelContent } from '#contract/labels/label-options.ts';
import { arrangeFull } from './arrange-full.ts';
import { arrangeMinimal } from './arrange-minimal.ts';
import type { LabelSpace } from './arrangement.ts';
import { type Fitted, fitLabel } from './fit-label.ts';
import { fullStyles, largestText, marginOf, minimalStyles, smallestText, tightStyles } from './label-styles.ts';
import type { Measure } from './measure.ts';
import { qrModules } from './qr-block.ts';
import type { LabelText } from './write-label.ts';

interface LaidOut extends Fitted {
  /** What had to be left out. */
  readonly missing: readonly LabelNote[];
}

/**
 * A label laid out on a stock of that size, in points, with the largest text that lets everything stand there. Where not
 * even the smallest does, precautions go first, the least useful before the others; then hazard statements, all of them,
 * for half of them would pass for the whole; then the end of a name. `notes` says what is missing.
 */
export const layoutLabel = (
  label: LabelText,
  { content, width, height }: { content: LabelContent; width: number; height: number },
  measure: Measure,
): LabelDrawing => {
  const margin = marginOf({ width, height });
  const space: LabelSpace = {
    label,
    modules: qrModules(label.address),
    width: width - 2 * margin,
    height: height - 2 * margin,
    measure,
  };
  const size = { width, height };
  const laidOut = (content === 'full' ? layoutFull(space, size) : undefined) ?? layoutMinimal(space, size, content);
  return {
    isn: label.isn,
    productName: label.productName,
    manufacturer: label.manufacturer,
    width,
    height,
    textSize: laidOut.text,
    fits: laidOut.missing.length === 0,
    notes: [...label.notes, ...laidOut.missing],
    marks: laidOut.marks.map((mark) => ({ ...mark, x: mark.x + margin, y: mark.y + margin })),
  };
};

type Size = { readonly width: number; readonly height: number };

const layoutFull = (space: LabelSpace, size: Size): LaidOut | undefined => {
  const styles = fullStyles(size);
  const largest = largestText.full(size);
  const all = Math.max(0, ...space.label.columns.map(({ precautions }) => precautions.length));
  for (let count = all; count >= 0; count--) {
    const fitted = fitLabel(arrangeFull(withPrecautions(space, count)), { styles, largest, share: 0.95 });
    if (fitted) return { ...fitted, missing: count < all ? ['precautions-left-out'] : [] };
  }
  const tight = fitLabel(arrangeFull(withPrecautions(space, 0)), tightly);
  return tight && { ...tight, missing: all > 0 ? ['precautions-left-out'] : [] };
};

/** Everything at its smallest. */
const tightly = { styles: tightStyles, largest: smallestText, share: 1 };

const withPrecautions = (space: LabelSpace, count: number): LabelSpace => ({
  ...space,
  label: {
    ...space.label,
    columns: space.label.columns.map((column) => ({
      ...column,
      precautions: column.precautions.filter(({ rank }) => rank < count),
    })),
  },
});

const layoutMinimal = (space: LabelSpace, size: Size, content: LabelContent): LaidOut => {
  const missing = content === 'full' ? leftOutOf(space.label) : [];
  const styles = minimalStyles(size);
  const largest = largestText.minimal(size);
  for (const { names, areCut } of shorterAndShorter(space.label.names)) {
    const arrange = arrangeMinimal({ ...space, label: { ...space.label, names } });
    const fitted = fitLabel(arrange, { styles, largest, share: 0.85 }) ?? fitLabel(arrange, tightly);
    if (fitted) return { ...fitted, missing: [...missing, ...(areCut ? (['name-shortened'] as const) : [])] };
  }
  throw new Error(`A label of ${size.width} by ${size.height} points has no room for anything.`);
};

const leftOutOf = ({ columns }: LabelText): readonly LabelNote[] => [
  ...(columns.some(({ precautions }) => precautions.length > 0) ? (['precautions-left-out'] as const) : []),
  ...(columns.some(({ statements }) => statements.length > 0) ? (['statements-left-out'] as const) : []),
  'identification-left-out',
];

/** The names one under the other, then in one line, then their beginnings, each time a fifth shorter. */
function* shorterAndShorter(names: readonly string[]): Generator<{ names: readonly string[]; areCut: boolean }> {
  yield { names, areCut: false };
  yield { names: [names.join(' / ')], areCut: false };
  let length = Math.max(0, ...names.map((name) => [...name].length));
  while (length > 1) {
    length = Math.floor(length * 0.8);
    yield { names: [names.map((name) => beginningOf(name, length)).join(' / ')], areCut: true };
  }
}

const beginningOf = (name: string, length: number): string => {
  const characters = [...name];
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : name;
};
