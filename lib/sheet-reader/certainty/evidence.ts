import type { ReadFields } from '#contract/reading/sheet-reading.ts';
import { isCasNumber } from '#contract/sheets/cas.ts';
import type { Pictogram } from '#contract/sheets/pictogram.ts';
import { findCas } from '../composition/find-cas.ts';
import { type LabelledDate, labelledDates } from '../dates/labelled-dates.ts';
import { parseDate } from '../dates/parse-date.ts';
import { namedPictograms } from '../fields/pictograms.ts';
import { findClassified } from '../hazards/classification.ts';
import { findStatements } from '../hazards/statements.ts';
import type { SeenPictogram } from '../pictograms/look.ts';
import { seenOfHazards } from '../pictograms/of-hazards.ts';
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
  /** Sections 2 and 3, squashed. */
  readonly hazards: string;
  readonly composition: string;
  /** CAS numbers in section 3, each once or more. */
  readonly inComposition: readonly string[];
  /** Section 3 has what looks like a CAS number, and its check digit is wrong: the paper has a slip, and an ingredient is missed. */
  readonly hasBrokenCas: boolean;
  /** CAS numbers anywhere on the sheet. */
  readonly everyCas: ReadonlySet<string>;
  /** Codes of the statements that section 2 spells out, of the classes that it names, and those that it prints. */
  readonly stated: readonly string[];
  readonly classified: readonly string[];
  readonly printed: readonly string[];
  /** Pictograms drawn in section 2, of which undefined ones could not be told; and those that it names. */
  readonly drawn: readonly (Pictogram | undefined)[];
  readonly named: readonly Pictogram[];
  /** Addresses of the web and of mail, squashed. */
  readonly web: string;
  readonly dates: readonly { readonly days: readonly string[]; readonly kind: LabelledDate['kind'] }[];
  /** Squashed values beside labels of a kind, in section 1 and the head. */
  readonly labelled: (kind: LabelKind) => readonly string[];
}

/** Gathers the evidence of a sheet once for all of its fields. */
export const evidenceOf = (sheet: Sheet, fields: FoundFields, seen: readonly SeenPictogram[] = []): Evidence => {
  const lines = sheet.lines.map((line) => squash(textOfLine(line)));
  const entries = [...entriesOf(linesOfKind(sheet, 'identification')), ...entriesOf(sheet.head)];
  const squashed = (of: readonly Sheet['lines'][number][]) => squash(of.map(textOfLine).join(' '));
  const ofHazards = linesOfKind(sheet, 'hazards');
  const hazards = squashed(ofHazards);
  const ofComposition = linesOfKind(sheet, 'composition');
  return {
    fields,
    text: sheet.text,
    lines,
    margins: squashed(sheet.margins),
    head: squashed(sheet.head),
    hazards,
    composition: squashed(ofComposition),
    inComposition: findCas(ofComposition).map(({ cas }) => cas),
    hasBrokenCas: ofComposition.some((line) => hasBrokenCas(textOfLine(line))),
    everyCas: new Set((sheet.text.match(/(?<![\d-])\d{2,7}-\d\d-\d(?![\d-])/g) ?? []).filter(isCasNumber)),
    stated: findStatements(hazards).flatMap(({ code }) => code.split('+')),
    classified: findClassified(hazards).map(({ code }) => code),
    printed: [
      ...ofHazards
        .map(textOfLine)
        .join(' ')
        .matchAll(/\b((?:EU|AU)?H) ?(\d{3})/g),
    ].map(([, kind, number]) => `${kind}${number}`),
    drawn: seenOfHazards(sheet, seen).map(({ pictogram }) => pictogram),
    named: namedPictograms(ofHazards, entriesOf(ofHazards))?.value ?? [],
    web: (sheet.text.match(/(?:www\.|https?:\/\/|@)[\w.-]+/gi) ?? []).map(squash).join(' '),
    dates: labelledDates(sheet.lines).map(({ text, kind }) => ({
      kind,
      days: [parseDate(text, 'day-first')?.day, parseDate(text, 'month-first')?.day].filter((day) => day !== undefined),
    })),
    labelled: (kind) => entries.flatMap((entry) => valueBesideLabel(entry, kind)),
  };
};

const hasBrokenCas = (text: string): boolean =>
  [...text.matchAll(/(?<![\d-])\d{2,7}-\d\d-\d(?![\d-])/g)].some(([number]) => !isCasNumber(number));

const valueBesideLabel = ({ labels, value }: Entry, kind: LabelKind): string[] => {
  const text = squash(joinWords(value.flat()));
  return text !== '' && labels.some((label) => labelRank(kind, label) !== undefined) ? [text] : [];
};
