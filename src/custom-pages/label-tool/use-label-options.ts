import { useStore } from 'react-admin';
import {
  type LabelContent,
  type LabelLanguage,
  type LabelStockName,
  labelStockOf,
  maxLabels,
} from '#contract/labels/label-options.ts';

/** How labels are made. Numbers and the day are as typed, which may be wrong. */
export interface LabelOptions {
  readonly content: LabelContent;
  readonly lang: LabelLanguage;
  readonly stock: LabelStockName;
  readonly copies: string;
  readonly skip: string;
  /** `YYYY-MM-DD`, empty, or undefined while it is no date. */
  readonly decanted: string | undefined;
}

const atFirst: LabelOptions = {
  content: 'full',
  lang: 'both',
  stock: 'roll-6x4',
  copies: '1',
  skip: '0',
  decanted: '',
};

/** The options, remembered from label to label but for the day, and what is wrong with them. */
export const useLabelOptions = (sheetCount: number) => {
  const [options, setOptions] = useStore<LabelOptions>('label.options', atFirst);
  const { columns, rows } = labelStockOf(options.stock);
  const limits = { copies: Math.floor(maxLabels / Math.max(1, sheetCount)), skip: columns * rows - 1 };
  const copies = wholeNumber(options.copies, 1, limits.copies);
  const skip = limits.skip === 0 ? 0 : wholeNumber(options.skip, 0, limits.skip);
  return {
    options,
    limits,
    copies,
    skip,
    isValid: copies !== undefined && skip !== undefined && options.decanted !== undefined,
    change: (changed: Partial<LabelOptions>) => setOptions({ ...options, ...changed }),
    /** The query of the calls: what the label looks like. */
    query: {
      content: options.content,
      lang: options.lang,
      stock: options.stock,
      ...(options.decanted && { decanted: options.decanted }),
    },
  };
};
export type LabelOptionsState = ReturnType<typeof useLabelOptions>;

const wholeNumber = (text: string, min: number, max: number): number | undefined => {
  const number = Number(text);
  return text.trim() !== '' && Number.isInteger(number) && number >= min && number <= max ? number : undefined;
};
