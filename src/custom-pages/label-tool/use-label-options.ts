import { useState } from 'react';
import { useStore } from 'react-admin';
import {
  type LabelContent,
  type LabelLanguage,
  type LabelStockName,
  labelStockOf,
  maxLabels,
} from '#contract/labels/label-options.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';

/** How labels are made. Numbers are as typed, which may be wrong. */
interface LabelOptions {
  readonly content: LabelContent;
  readonly lang: LabelLanguage;
  readonly stock: LabelStockName;
  readonly copies: string;
  readonly skip: string;
}

const atFirst: LabelOptions = {
  content: 'full',
  lang: 'both',
  stock: 'roll-6x4',
  copies: '1',
  skip: '0',
};

/**
 * The options, remembered from label to label except the day of decanting, which belongs to one vessel; and their
 * faults.
 */
export const useLabelOptions = (sheetCount: number) => {
  const [options, setOptions] = useStore<LabelOptions>('label.options', atFirst);
  /** `YYYY-MM-DD`, empty, or undefined while it is no date. */
  const [decanted, setDecanted] = useState<string | undefined>('');
  const { columns, rows } = labelStockOf(options.stock);
  const limits = { copies: Math.floor(maxLabels / Math.max(1, sheetCount)), skip: columns * rows - 1 };
  const copies = wholeNumber(options.copies, 1, limits.copies);
  const skip = limits.skip === 0 ? 0 : wholeNumber(options.skip, 0, limits.skip);
  return {
    options,
    decanted,
    limits,
    copies,
    skip,
    isValid: copies !== undefined && skip !== undefined && decanted !== undefined,
    setDecanted,
    change: (changed: Partial<LabelOptions>) => setOptions({ ...options, ...changed }),
    /** The query of the calls: what the label looks like. */
    query: {
      content: options.content,
      lang: options.lang,
      stock: options.stock,
      ...(decanted && { decanted }),
    },
  };
};
export type LabelOptionsState = ReturnType<typeof useLabelOptions>;

const wholeNumber = (text: string, min: number, max: number): number | undefined => {
  const number = Number(text);
  return /^\d+$/.test(text.trim()) && number >= min && number <= max ? number : undefined;
};

const millimetres = 25.4;

/** The label of a stock: its size, and the number on a page. */
export const useStockName = () => {
  const text = useText();
  const language = useLanguage();
  return (stock: LabelStockName): string => {
    const { width, height, columns, rows, sheet } = labelStockOf(stock);
    if (!sheet && height === 11) return text('label.page');
    const inches = (value: number) => formatNumber(Math.round(value * 100) / 100, language);
    const size = { width: inches(width), height: inches(height) };
    if (sheet) return text('label.sheet', { ...size, count: columns * rows });
    return text('label.roll', {
      ...size,
      mmWidth: Math.round(width * millimetres),
      mmHeight: Math.round(height * millimetres),
    });
  };
};
