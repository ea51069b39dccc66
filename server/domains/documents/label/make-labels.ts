import type { LabelDrawing } from '#contract/calls/labels.ts';
import { type LabelStockName, labelStockOf, largerStocks, readableText } from '#contract/labels/label-options.ts';
import type { LabelOptions, LabelRecord } from './label-record.ts';
import { type LaidOutLabel, layoutLabel } from './layout-label.ts';
import { createMeasure, type Measure } from './measure.ts';
import { type Imposition, renderLabelsPdf } from './render-labels-pdf.ts';
import { writeLabel } from './write-label.ts';

const pointsPerInch = 72;

let measure: Measure | undefined;

/** The label of a sheet, laid out for a stock, or the next larger stock that it needs. A few milliseconds of computing. */
export const makeLabel = (record: LabelRecord, options: LabelOptions, stock: LabelStockName): LabelDrawing => {
  const layOut = layingOut(record, options);
  const laidOut = layOut(stock);
  if (isReadable(laidOut)) return laidOut;
  const isEnough = (label: LaidOutLabel) =>
    isTooSmall(laidOut) ? !isTooSmall(label) : label.fits && isReadable(label);
  const larger = largerStocks(stock).find((name) => isEnough(layOut(name)));
  return { ...laidOut, ...(larger && { larger }) };
};

const layingOut = (record: LabelRecord, options: LabelOptions) => {
  const label = writeLabel(record, options);
  return (name: LabelStockName): LaidOutLabel => {
    const { width, height } = labelStockOf(name);
    measure ??= createMeasure();
    return layoutLabel(
      label,
      { content: options.content, width: width * pointsPerInch, height: height * pointsPerInch },
      measure,
    );
  };
};

/** Labels of sheets as the PDF of their stock's pages; the name of the product of which one does not fit there. */
export const makeLabelsPdf = async (
  records: readonly LabelRecord[],
  options: LabelOptions,
  imposition: Imposition,
): Promise<Buffer | { readonly tooSmallFor: string }> => {
  const labels = records.map((record) => layingOut(record, options)(imposition.stock));
  const unfit = labels.find(isTooSmall);
  return unfit ? { tooSmallFor: unfit.productName } : renderLabelsPdf(labels, imposition);
};

const isReadable = (label: LaidOutLabel): boolean => !isTooSmall(label) && label.textSize >= readableText;
const isTooSmall = ({ notes }: LaidOutLabel): boolean => notes.includes('too-small');
