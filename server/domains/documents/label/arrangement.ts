import type { Mark } from './blocks.ts';
import type { Measure } from './measure.ts';
import type { LabelText } from './write-label.ts';

/** Sizes of the parts of a label, in points. */
export interface LabelStyle {
  readonly text: number;
  /** Of the text's size. */
  readonly nameScale: number;
  readonly pictogram: number;
  /** 0 for no QR code. */
  readonly qr: number;
  /** Beside the notice of the sheet, or where that leaves the text too little room, beside the name. */
  readonly qrBeside: 'notice' | 'name';
  /** Whether the pictograms stand at the right of the name or under it. */
  readonly pictograms: 'right' | 'under';
  /** Whether precautions follow each other in a line, which takes less room than a line for each. */
  readonly runOn: boolean;
}

/** A label to be laid out within its margins. */
export interface LabelSpace {
  readonly label: LabelText;
  /** Of the QR code. */
  readonly modules: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly measure: Measure;
}

/** Puts everything in its place, from the upper left corner within the margins; undefined when it does not fit. */
export type Arrangement = (style: LabelStyle) => Mark[] | undefined;

/** Prepares for the many styles that are tried on one label. */
export type Arranger = (space: LabelSpace) => Arrangement;
