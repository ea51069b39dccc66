import type { LabelDrawing } from '#contract/calls/labels.ts';
import { type LabelStockName, labelStockOf, largerStocks } from '#contract/labels/label-options.ts';
import type { LabelOptions, LabelRecord } from './label-record.ts';
import { type LaidOutLabel, layoutLabel } from './layout-label.ts';
import { createMeasure, type Measure } from './measure.ts';
import { type Imposition, renderLabelsPdf } from './render-labels-pdf.ts';
import { writeLabel } from './write-label.ts';

const pointsPerInch = 72;

let measure: Measure | undefined;

/** The label of a sheet, laid out for a stock, or the next larger stock that it needs. A few milliseconds of computing. */
export const makeLabel = (record: LabelRecord, options: LabelOptions, stock: LabelStockName): LabelDrawing => {
  const label = writeLabel(record, options);
  const layOut = (name: LabelStockName): LaidOutLabel => {
    const { width, height } = labelStockOf(name);
    measure ??= createMeasure();
    return layoutLabel(
      label,
      { content: options.content, width: width * pointsPerInch, height: height * pointsPerInch },
      measure,
    );
  };
  const laidOut = layOut(stock);
  if (!isTooSmall(laidOut)) return laidOut;
  const larger = largerStocks(stock).find((name) => !isTooSmall(layOut(name)));
  return { ...laidOut, ...(larger && { larger }) };
};

/** Labels of sheets as the PDF of their stock's pages; the name of the product of which one does not fit there. */
export const makeLabelsPdf = async (
  records: readonly LabelRecord[],
  options: LabelOptions,
  imposition: Imposition,
): Promise<Buffer | { readonly tooSmallFor: string }> => {
  const labels = records.map((record) => makeLabel(record, options, imposition.stock));
  const unfit = labels.find(isTooSmall);
  return unfit ? { tooSmallFor: unfit.productName } : renderLabelsPdf(labels, imposition);
};

const isTooSmall = ({ notes }: LaidOutLabel): boolean => notes.includes('too-small');
