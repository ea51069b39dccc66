import type { LabelDrawing } from '#contract/calls/labels.ts';
import { type LabelStockName, labelStockOf } from '#contract/labels/label-options.ts';
import type { LabelOptions, LabelRecord } from './label-record.ts';
import { layoutLabel } from './layout-label.ts';
import { createMeasure, type Measure } from './measure.ts';
import { type Imposition, renderLabelsPdf } from './render-labels-pdf.ts';
import { writeLabel } from './write-label.ts';

const pointsPerInch = 72;

let measure: Measure | undefined;

/** The label of a sheet, laid out for a stock. A few milliseconds of computing. */
export const makeLabel = (record: LabelRecord, options: LabelOptions, stock: LabelStockName): LabelDrawing => {
  const { width, height } = labelStockOf(stock);
  measure ??= createMeasure();
  return layoutLabel(
    writeLabel(record, options),
    { content: options.content, width: width * pointsPerInch, height: height * pointsPerInch },
    measure,
  );
};

/** Labels of sheets as the PDF of their stock's pages. */
export const makeLabelsPdf = (
  records: readonly LabelRecord[],
  options: LabelOptions,
  imposition: Imposition,
): Promise<Buffer> =>
  renderLabelsPdf(
    records.map((record) => makeLabel(record, options, imposition.stock)),
    imposition,
  );
