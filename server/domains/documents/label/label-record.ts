import type { LabelContent, LabelLanguage } from '#contract/labels/label-options.ts';
import type { SheetFacts } from '#server/domains/collection/sheets.ts';

/** What a label is made from: a sheet, and the newest sheet of its product in the other language where there is one. */
export interface LabelRecord {
  readonly isn: number;
  readonly sheet: SheetFacts;
  readonly counterpart?: SheetFacts;
  /** Where the QR code leads. */
  readonly address: string;
}

/** What is asked of a label. `decanted` is a day, `YYYY-MM-DD`. */
export interface LabelOptions {
  readonly content: LabelContent;
  readonly lang: LabelLanguage;
  readonly decanted?: string | undefined;
}
