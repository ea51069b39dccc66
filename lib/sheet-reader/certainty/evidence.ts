import type { ReadFields } from '#contract/reading/sheet-reading.ts';
import { type LabelledDate, labelledDates } from '../dates/labelled-dates.ts';
import { parseDate } from '../dates/parse-date.ts';
import { type Entry, entriesOf } from '../sheet/entries.ts';
import { type LabelKind, labelRank } from '../sheet/labels.ts';
import { linesOfKind, type Sheet } from '../sheet/sheet.ts';
import { joinWords, textOfLine } from '../text/layout.ts';
import { squash } from '../text/squash.ts';

/** Fields as the rules found them, before it is asked how sure they are. */
export type FoundFields = { readonly [Field in keyof ReadFields]: Omit<NonNullable<ReadFields[Field]>, 'certainty'> };

/** What a sheet has to say for or against the values that were read off it. */
export interface Evidence {
  readonly fields: FoundFields;
  readonly text: string;
  /** Lines, squashed. */
  readonly lines: readonly string[];
  /** Running heads and feet, squashed. */
  readonly margins: string;
  readonly head: string;
  readonly section: (kind: 'identification' | 'hazards' | 'composition') => string;
  /** Addresses of the web and of mail, squashed. */
  readonly web: string;
  readonly dates: readonly { readonly days: readonly string[]; readonly kind: LabelledDate['kind'] }[];
  /** Squashed values beside labels of a kind, in section 1 and the head. */
  readonly labelled: (kind: LabelKind) => readonly string[];
}

/** Gathers the evidence of a sheet once for all of its fields. */
export const evidenceOf = (sheet: Sheet, fields: FoundFields): Evidence => {
  const lines = sheet.lines.map((line) => squash(textOfLine(line)));
  const entries = [...entriesOf(linesOfKind(sheet, 'identification')), ...entriesOf(sheet.head)];
  const squashed = (of: readonly Sheet['lines'][number][]) => squash(of.map(textOfLine).join(' '));
  return {
    fields,
    text: sheet.text,
    lines,
    margins: squashed(sheet.margins),
    head: squashed(sheet.head),
    section: (kind) => squashed(linesOfKind(sheet, kind)),
    web: (sheet.text.match(/(?:www\.|https?:\/\/|@)[\w.-]+/gi) ?? []).map(squash).join(' '),
    dates: labelledDates(sheet.lines).map(({ text, kind }) => ({
      kind,
      days: [parseDate(text, 'day-first')?.day, parseDate(text, 'month-first')?.day].filter((day) => day !== undefined),
    })),
    labelled: (kind) => entries.flatMap((entry) => valueBesideLabel(entry, kind)),
  };
};

const valueBesideLabel = ({ labels, value }: Entry, kind: LabelKind): string[] => {
  const text = squash(joinWords(value.flat()));
  return text !== '' && labels.some((label) => labelRank(kind, label) !== undefined) ? [text] : [];
};
