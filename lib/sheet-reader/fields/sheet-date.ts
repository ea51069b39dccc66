import type { SheetFormat } from '#contract/sheets/format.ts';
import type { DateKind } from '../dates/date-label.ts';
import { orderOn } from '../dates/date-order.ts';
import { type LabelledDate, labelledDates } from '../dates/labelled-dates.ts';
import { type DateOrder, parseDate } from '../dates/parse-date.ts';
import { linesOfKind, type Sheet } from '../sheet/sheet.ts';
import { wordsOfLine } from '../text/layout.ts';
import { placesOfWords } from '../text/place-of.ts';
import type { Found } from './found.ts';

interface Source {
  readonly sheet: Sheet;
  readonly format?: SheetFormat;
  readonly language?: 'en' | 'fr';
}

/** The day of the last revision, else of issue; never that of printing, and never that of the former sheet. */
export const sheetDateOf = ({ sheet, format, language }: Source): Found<string> | undefined => {
  const dates = datesOn(sheet);
  const onTop = new Set([...sheet.head, ...sheet.margins].flatMap(wordsOfLine));
  const inFront = onTop.union(new Set(linesOfKind(sheet, 'identification').flatMap(wordsOfLine)));
  const order = orderOn({ dates, format, language, text: sheet.text });
  // What was revised before the sheet was issued, as its running head says it was, is something else: a list it cites.
  const issued = readAll(
    dates.filter(({ kind, words }) => kind === 'issue' && onTop.has(words[0]!)),
    order,
  );
  const onTopLater = (day: string) => issued.some((date) => date.day > day);
  const ofKind = (kind: DateKind) =>
    readAll(
      dates.filter((date) => date.kind === kind),
      order,
    );
  for (const kind of ['revision', 'issue', 'date', 'first'] as const) {
    const own = ofKind(kind);
    // No former sheet is later than this one: `Last revision date` after the day of preparation is its own.
    const later =
      own.length > 0 && kind !== 'revision' ? ofKind('previous').filter((date) => isAfterAll(date, own)) : [];
    const read = later.length > 0 ? later : own;
    // The last section often gives the day of printing under the name of the revision.
    const leading = read.filter(({ words }) => inFront.has(words[0]!));
    const best = (leading.length > 0 ? leading : read).toSorted((a, b) => (a.day < b.day ? 1 : -1))[0];
    if (!best || (leading.length === 0 && kind === 'revision' && onTopLater(best.day))) continue;
    const same = read.filter(({ day }) => day === best.day);
    return { value: best.day, places: same.slice(0, 3).flatMap(({ words }) => placesOfWords(words)) };
  }
  return undefined;
};

const isAfterAll = ({ day }: ReadDate, dates: readonly ReadDate[]) => dates.every((date) => date.day < day);

/** Where sheets tell their dates: around the text, before and in section 1, in the last section; elsewhere only by its label. */
const datesOn = (sheet: Sheet): LabelledDate[] => {
  const own = [...sheet.head, ...linesOfKind(sheet, 'identification'), ...linesOfKind(sheet, 'last'), ...sheet.margins];
  const likely = labelledDates(own);
  const last = sheet.lines.at(-1)?.frame;
  const atEnd = labelledDates(sheet.lines.filter(({ frame }) => frame === last));
  const inHead = labelledDates(sheet.head).map((date): LabelledDate => ({ ...date, kind: date.kind ?? 'date' }));
  const all = [
    ...likely,
    ...atEnd.filter(({ kind }) => kind !== undefined && kind !== 'date'),
    ...inHead.filter(isPlain),
  ];
  if (all.some(({ kind }) => kind === 'revision' || kind === 'issue')) return all;
  return [...all, ...labelledDates(sheet.lines).filter((date) => date.kind === 'revision' || date.kind === 'issue')];
};

const isPlain = ({ kind }: { readonly kind?: DateKind }) => kind === 'date';

/** A day after next month is none that a sheet was written on: it may be that of the next revision. */
const latestNow = (): string => new Date(Date.now() + 31 * 86_400_000).toISOString().slice(0, 10);

interface ReadDate extends LabelledDate {
  readonly day: string;
}

const readAll = (dates: readonly LabelledDate[], order: DateOrder): ReadDate[] => {
  const latest = latestNow();
  return dates.flatMap((date) => {
    const parsed = parseDate(date.text, order);
    return parsed && parsed.day > '1980' && parsed.day <= latest ? [{ ...date, day: parsed.day }] : [];
  });
};
