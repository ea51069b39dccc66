import type { Arranger, LabelSpace, LabelStyle } from './arrangement.ts';
import { type Block, beside, ruleBlock, stack, textBlock } from './blocks.ts';
import { bodyBlock } from './body-block.ts';
import { pictogramBlock } from './pictogram-block.ts';
import { qrBlock, quietZone } from './qr-block.ts';

/** The label of a small vessel: names, signal word once, pictograms, what to do, and that there is a sheet to see. */
export const arrangeCompact: Arranger = (space) => {
  const { width, height, modules } = space;
  const bodies = new Map<string, Block>();
  return (style) => {
    const key = `${style.text} ${style.runOn}`;
    const body = bodies.get(key) ?? bodyBlock(space, { ...style, hasSignalWords: false });
    bodies.set(key, body);
    const gap = Math.max(0.4 * style.text, quietZone(modules, style.qr));
    const head = style.pictograms === 'right' ? pictogramsAtRight(space, style) : pictogramsUnder(space, style);
    const bottom = stack([ruleBlock(width, style.text * 0.1), footerBlock(space, style)], gap);
    const free = height - head.height - body.height - bottom.height - gap * (body.height > 0 ? 2 : 1);
    if (free < 0) return undefined;
    const between = body.height > 0 ? Math.min(free / 3, style.text) : 0;
    const top = stack([head, body], gap + between);
    return [...top.place(0, (free - between) / 2), ...bottom.place(0, height - bottom.height)];
  };
};

const pictogramsAtRight = (space: LabelSpace, style: LabelStyle): Block => {
  const { label, width } = space;
  const pictograms = pictogramBlock(label.pictograms, style.pictogram, width / 2);
  const words = width - (pictograms.width && pictograms.width + 1.5 * style.text);
  return beside(
    [
      { at: 0, block: stack([namesBlock(space, style, words), signalBlock(space, style, words)], 0.4 * style.text) },
      { at: width - pictograms.width, block: pictograms },
    ],
    'middle',
  );
};

/** The signal word stands beside the pictograms where they leave it a line, else under them. */
const pictogramsUnder = (space: LabelSpace, style: LabelStyle): Block => {
  const { label, width } = space;
  const gap = 0.4 * style.text;
  const names = namesBlock(space, style, width);
  const pictograms = pictogramBlock(label.pictograms, style.pictogram, width);
  const signal = signalBlock(space, style, width);
  const at = pictograms.width && pictograms.width + style.text;
  return at + signal.width <= width
    ? stack(
        [
          names,
          beside(
            [
              { at: 0, block: pictograms },
              { at, block: signal },
            ],
            'middle',
          ),
        ],
        gap,
      )
    : stack([names, pictograms, signal], gap);
};

const namesBlock = ({ label, measure }: LabelSpace, { text, nameScale }: LabelStyle, width: number): Block =>
  stack(label.names.map((name) => textBlock(name, { size: text * nameScale, bold: true }, { width, measure })));

/** Once, where both languages have the same. */
const signalBlock = ({ label, measure }: LabelSpace, { text }: LabelStyle, width: number): Block => {
  const words = new Set(label.columns.map(({ signalWord }) => signalWord));
  return textBlock([...words].join(' / '), { size: text * 1.4, bold: true }, { width, measure });
};

const footerBlock = ({ label, modules, width, measure }: LabelSpace, { text, qr }: LabelStyle): Block => {
  const column = { width: width - (qr && qr + Math.max(text, quietZone(modules, qr))), measure };
  return beside([
    {
      at: 0,
      block: stack([
        textBlock(label.seeSheet.join(' '), { size: text, bold: true }, column),
        textBlock([label.manufacturer, label.productIds].filter(Boolean).join(', '), { size: text }, column),
        textBlock(label.decanted, { size: text }, column),
      ]),
    },
    { at: width - qr, block: qrBlock(modules, qr) },
  ]);
};
