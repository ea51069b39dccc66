import type { Arranger, LabelSpace, LabelStyle } from './arrangement.ts';
import { type Block, beside, emptyBlock, ruleBlock, stack, textBlock } from './blocks.ts';
import { bodyBlock } from './body-block.ts';
import { pictogramBlock } from './pictogram-block.ts';
import { qrBlock, quietZone } from './qr-block.ts';

/** Of the text's size: from there the notice of the sheet and the supplier stand side by side. */
const splitFrom = 40;

/** The whole label: names and pictograms, what each language says, the notice of the sheet and the supplier. */
export const arrangeFull: Arranger = (space) => {
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
    ...label.sheetAvailable.map((notice) => textBlock(notice, { size: text, bold: true }, left)),
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
