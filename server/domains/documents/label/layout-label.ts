import type { LabelDrawing, LabelNote } from '#contract/calls/labels.ts';
import type { LabelContent } from '#contract/labels/label-options.ts';
import { arrangeCompact } from './arrange-compact.ts';
import type { Arranger, LabelSpace, LabelStyle } from './arrangement.ts';
import type { Block } from './blocks.ts';
import { beside, emptyBlock, ruleBlock, stack, textBlock } from './blocks.ts';
import { bodyBlock } from './body-block.ts';
import { type Fitted, fitLabel } from './fit-label.ts';
import {
  fullStyles,
  largestText,
  marginOf,
  minimalStyles,
  plainestStyles,
  smallestText,
  tightestStyles,
  tightStyles,
} from './label-styles.ts';
import type { Measure } from './measure.ts';
import { pictogramBlock } from './pictogram-block.ts';
import { qrBlock, qrModules, quietZone } from './qr-block.ts';
import { identification, type LabelLine, type LabelText } from './write-label.ts';

/** Of the text's size: from there the notice of the sheet and the supplier stand side by side. */
const splitFrom = 40;

/** The whole label: names and pictograms, what each language says, the notice of the sheet and the supplier. */
const arrangeFull: Arranger = (space) => {
  const { width, height, modules } = space;
  // The body depends on the text's size and flow alone, and is most of the work.
  const bodies = new Map<string, Block>();
  return (style) => {
    const gap = 0.7 * style.text;
    const key = `${style.text} ${style.runOn}`;
    const body = bodies.get(key) ?? bodyBlock(space, { ...style, hasSignalWords: true });
    bodies.set(key, body);
    const rule = ruleBlock(width, style.text * 0.12);
    const quiet = quietZone(modules, style.qr);
    const top = stack(
      [headerBlock(space, style), ...(body.height > 0 ? [stack([rule, body], gap)] : [])],
      style.qrBeside === 'name' ? Math.max(gap, quiet) : gap,
    );
    const bottom = stack([rule, footerBlock(space, style)], style.qrBeside === 'notice' ? Math.max(gap, quiet) : gap);
    if (top.height + Math.max(gap, quiet) + bottom.height > height) return undefined;
    return [...top.place(0, 0), ...bottom.place(0, height - bottom.height)];
  };
};

const headerBlock = ({ label, modules, width, measure }: LabelSpace, style: LabelStyle): Block => {
  const gap = 1.5 * style.text;
  const qr = qrBlock(modules, style.qrBeside === 'name' ? style.qr : 0);
  const qrWidth = qr.width && qr.width + Math.max(gap, quietZone(modules, style.qr));
  const pictograms = pictogramBlock(label.pictograms, style.pictogram, (width - qrWidth) / 2);
  const column = { width: width - qrWidth - (pictograms.width && pictograms.width + gap), measure };
  const names = label.names.map((name) => textBlock(name, { size: style.text * style.nameScale, bold: true }, column));
  const others = label.otherNames.map((name) => textBlock(name, { size: style.text * 1.2 }, column));
  return beside([
    { at: 0, block: stack([stack(names), stack(others)], 0.3 * style.text) },
    { at: width - qrWidth - pictograms.width, block: pictograms },
    { at: width - qr.width, block: qr },
  ]);
};

const footerBlock = ({ label, modules, width, measure }: LabelSpace, { text, ...style }: LabelStyle): Block => {
  const qr = qrBlock(modules, style.qrBeside === 'notice' ? style.qr : 0);
  const textWidth = width - (qr.width && qr.width + Math.max(text, quietZone(modules, style.qr)));
  const isSplit = textWidth >= splitFrom * text;
  const left = { width: isSplit ? textWidth * 0.6 : textWidth, measure };
  const right = { width: textWidth * 0.36, measure };
  const notices = [
    ...label.sheetAvailable.map((notice, index) =>
      textBlock(notice, { size: text, bold: true, language: label.columns[index]?.language }, left),
    ),
    textBlock(label.decanted, { size: text }, left),
  ];
  const supplier = [label.manufacturer, label.productIds].map((line) =>
    textBlock(line, { size: text, align: isSplit ? 'right' : 'left' }, isSplit ? right : left),
  );
  return beside([
    { at: 0, block: stack(isSplit ? notices : [...notices, ...supplier]) },
    { at: textWidth - right.width, block: isSplit ? stack(supplier) : emptyBlock },
    { at: width - qr.width, block: qr },
  ]);
};

/** A label before it is known which stock is offered instead of one that is too small. */
export type LaidOutLabel = Omit<LabelDrawing, 'larger'>;

/**
 * A label laid out on a stock of that size, in points, with the largest text that lets everything stand there. Where not
 * even the smallest does, lines are left out one by one, the least useful first, and only those that have no room; `notes`
 * says which. The names, the hazard statements, the first precaution and the notice of the sheet are never left out: without
 * room for them there is no label.
 */
export const layoutLabel = (
  label: LabelText,
  { content, width, height }: { content: LabelContent; width: number; height: number },
  measure: Measure,
): LaidOutLabel => {
  const margin = marginOf({ width, height });
  const modules = qrModules(label.address);
  const space = { modules, width: width - 2 * margin, height: height - 2 * margin, measure };
  const size = { width, height };
  const chosen = content === 'full' ? withWhatFits({ ...space, label }) : leastOf(label);
  const fitted =
    content === 'full' ? layFull({ ...space, label: chosen }, size) : layLeast({ ...space, label: chosen }, size);
  const missing = !fitted ? (['too-small'] as const) : content === 'full' ? leftOut(label, chosen) : [];
  return {
    isn: label.isn,
    productName: label.productName,
    manufacturer: label.manufacturer,
    width,
    height,
    textSize: fitted?.text ?? smallestText,
    fits: missing.length === 0,
    notes: [...label.notes, ...missing],
    marks: fitted?.marks.map((mark) => ({ ...mark, x: mark.x + margin, y: mark.y + margin })) ?? [],
  };
};

type Size = { readonly width: number; readonly height: number };

/** Of a label with all that has room: as good to look at as its lines let it be. */
const layFull = (space: LabelSpace, size: Size): Fitted | undefined => {
  const full = arrangeFull(space);
  const compact = arrangeCompact(space);
  const largest = largestText.full(size);
  return (
    fitLabel(full, { styles: fullStyles(size), largest, share: 0.97 }) ??
    fitLabel(full, { styles: tightStyles, largest, share: 0.9 }) ??
    fitLabel(compact, { styles: tightStyles, largest, share: 0.9 }) ??
    fitLabel(compact, { styles: tightestStyles, largest: smallestText, share: 1 })
  );
};

const layLeast = (space: LabelSpace, size: Size): Fitted | undefined => {
  const compact = arrangeCompact(space);
  return (
    fitLabel(compact, { styles: minimalStyles(size), largest: largestText.minimal(size), share: 0.85 }) ??
    fitLabel(compact, { styles: tightStyles, largest: largestText.minimal(size), share: 0.9 }) ??
    fitLabel(compact, { styles: tightestStyles, largest: smallestText, share: 1 })
  );
};

/** Everything where it fits at its smallest; else the vital lines, and each other that has room beside those before it. */
const withWhatFits = (space: LabelSpace): LabelText => {
  const { label } = space;
  if (hasRoom(space)) return label;
  const chosen = new Set<number>();
  for (const rank of optionalRanks(label))
    if (hasRoom({ ...space, label: withRanks(label, new Set([...chosen, rank])) })) chosen.add(rank);
  return withRanks(label, chosen);
};

/** The compact arrangement takes less room than the full one. */
const hasRoom = (space: LabelSpace): boolean => {
  const arrange = arrangeCompact(space);
  return plainestStyles.some((style) => arrange({ ...style, text: smallestText }));
};

const optionalRanks = ({ columns: [column], ...label }: LabelText): number[] =>
  [
    ...[...(column?.statements ?? []), ...(column?.precautions ?? [])].flatMap(({ isVital, rank }) =>
      isVital ? [] : rank,
    ),
    ...(hasIdentification(label) ? [identification] : []),
  ].sort((one, other) => one - other);

const hasIdentification = ({ otherNames, manufacturer, productIds }: Omit<LabelText, 'columns'>): boolean =>
  otherNames.length > 0 || manufacturer !== '' || productIds !== '';

/** The label with its vital lines and the optional ones of these ranks. */
const withRanks = (label: LabelText, ranks: ReadonlySet<number>): LabelText => {
  const kept = ranks.has(identification) ? label : withoutIdentification(label);
  return withLines(kept, ({ isVital, rank }) => isVital || ranks.has(rank));
};

const withoutIdentification = (label: LabelText): LabelText => ({
  ...label,
  otherNames: [],
  manufacturer: '',
  productIds: '',
});

const withLines = (label: LabelText, stands: (line: LabelLine) => boolean): LabelText => ({
  ...label,
  columns: label.columns.map(({ language, signalWord, statements, precautions }) => ({
    language,
    signalWord,
    statements: statements.filter(stands),
    precautions: precautions.filter(stands),
  })),
});

/** What a small vessel has room for; where there is nothing to heed, whose product it is. */
const leastOf = (label: LabelText): LabelText => {
  const hasHazard = label.pictograms.length > 0 || label.columns.some(({ signalWord }) => signalWord !== '');
  const least = withLines(withoutIdentification(label), ({ isMinimal }) => isMinimal);
  return hasHazard ? least : { ...least, manufacturer: label.manufacturer };
};

const leftOut = (label: LabelText, chosen: LabelText): LabelNote[] => {
  const precautions = label.columns.flatMap((column, index) =>
    column.precautions.filter((line) => !chosen.columns[index]?.precautions.includes(line)),
  );
  return [
    ...(precautions.some(({ isMinimal }) => isMinimal) ? (['responses-left-out'] as const) : []),
    ...(precautions.some(({ isMinimal }) => !isMinimal) ? (['precautions-left-out'] as const) : []),
    ...(hasIdentification(label) && !hasIdentification(chosen) ? (['identification-left-out'] as const) : []),
  ];
};
