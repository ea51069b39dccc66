import type { LabelDrawing } from '#contract/calls/labels.ts';
import type { LabelStockName } from '#contract/labels/label-options.ts';
import type { Language } from '#contract/languages.ts';
import type { SectionsRead } from '#contract/sheets/sheet-sections.ts';
import type { SheetFacts } from '../collection/sheets.ts';
import type { LabelOptions, LabelRecord } from './label/label-record.ts';
import type { Imposition } from './label/render-labels-pdf.ts';
import type { PosterContent } from './poster/render-poster-pdf.ts';

/** What the thread makes, by kind: from what, and what it gives. */
export interface DocumentTasks {
  sheetPdf: { readonly from: { readonly sheet: SheetFacts; readonly language: Language }; readonly gives: Uint8Array };
  sheetSections: {
    readonly from: { readonly sheet: SheetFacts; readonly language: Language };
    readonly gives: SectionsRead;
  };
  label: {
    readonly from: { readonly record: LabelRecord; readonly options: LabelOptions; readonly stock: LabelStockName };
    readonly gives: LabelDrawing;
  };
  labelsPdf: {
    readonly from: {
      readonly records: readonly LabelRecord[];
      readonly options: LabelOptions;
      readonly imposition: Imposition;
    };
    /** Its bytes, or the product whose label does not fit the stock. */
    readonly gives: Uint8Array | { readonly tooSmallFor: string };
  };
  posterPdf: { readonly from: PosterContent; readonly gives: Uint8Array };
}
export type DocumentTaskKind = keyof DocumentTasks;

/** Something to be made. */
export type RenderQuestion = {
  [Kind in DocumentTaskKind]: { readonly kind: Kind; readonly from: DocumentTasks[Kind]['from'] };
}[DocumentTaskKind];
