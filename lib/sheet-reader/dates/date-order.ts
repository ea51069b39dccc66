import type { SheetFormat } from '#contract/sheets/format.ts';
import type { DateKind } from './date-label.ts';
import type { LabelledDate } from './labelled-dates.ts';
import { type DateOrder, orderOfDates, parseDate } from './parse-date.ts';

interface Source {
  readonly dates: readonly LabelledDate[];
  readonly format?: SheetFormat;
  readonly language?: 'en' | 'fr';
  readonly text: string;
}

/**
 * Which part of `5/6/2020` is the day on this sheet: as its own dates show, as it says (`mm/dd/yyyy`), as the dates follow one
 * another in time, and else as its country and language have it.
 */
export const orderOn = ({ dates, format, language, text }: Source): DateOrder => {
  const shown = orderOfDates(dates.map((date) => date.text));
  if (shown) return shown;
  const said = saidOrder(dates.map((date) => date.context).join(' ')) ?? saidOrder(text);
  if (said) return said;
  const possible = (['month-first', 'day-first'] as const).filter((order) => isInOrder(dates, order));
  if (possible.length === 1) return possible[0]!;
  return usual({ dates, format, language, text });
};

const saidOrder = (text: string): DateOrder | undefined => {
  if (/\bmm[-/. ](?:dd|jj)[-/. ](?:yy|aa)/i.test(text)) return 'month-first';
  return /\b(?:dd|jj)[-/. ]mm[-/. ](?:yy|aa)/i.test(text) ? 'day-first' : undefined;
};

/** The sheet before is older, and nothing is printed before it is written. */
const isInOrder = (dates: readonly LabelledDate[], order: DateOrder): boolean => {
  const days = (kind: DateKind) =>
    dates.filter((date) => date.kind === kind).flatMap((date) => parseDate(date.text, order)?.day ?? []);
  const written = [...days('revision'), ...days('issue')];
  return written.every(
    (day) => days('previous').every((earlier) => earlier <= day) && days('print').every((later) => later >= day),
  );
};

const usual = ({ dates, format, language, text }: Source): DateOrder => {
  if (format === 'eu-clp') return 'day-first';
  if (dates.some((date) => /^\d+\.\d+\./.test(date.text))) return 'day-first';
  if (format === 'us-hcs') return 'month-first';
  const isAmerican = /\b29 ?CFR|\bOSHA\b|\bUSA\b|U\.S\.A|\bUnited States\b|États-Unis|\b[A-Z]{2} \d{5}\b/.test(text);
  return language === 'fr' && !isAmerican ? 'day-first' : 'month-first';
};
