import { type JudgedField, type Judgement, judgedFields, judges } from './judge.ts';
import type { ReadSheet } from './read-all.ts';

/** Sheets of one language, or all, in one field. */
export interface Score {
  readonly sheets: number;
  readonly found: number;
  readonly right: number;
  /** Shares of 1 over all elements of all sheets; only of fields with many values. */
  readonly recall?: number;
  readonly precision?: number;
}

/** Something that a reading has wrong: a field, or the outcome itself. */
export interface Miss {
  readonly file: string;
  readonly field: string;
  readonly expected: string;
  readonly got: string;
}

export interface Scores {
  readonly columns: readonly string[];
  readonly byField: ReadonlyMap<JudgedField, readonly Score[]>;
  readonly misses: readonly Miss[];
}

/** The least share that must be right; of a field with many values, of its recall and of its precision. */
export const aims: Partial<Record<JudgedField, number>> = {
  cas: 0.95,
  sheetDate: 0.95,
  productName: 0.9,
  manufacturer: 0.9,
  hazardCodes: 0.9,
};

/** Judges every reading: a column for each language of the sheets, and one for all. */
export const scoreReadings = (done: readonly ReadSheet[]): Scores => {
  const judged = done.flatMap(judgeSheet);
  const languages = [...new Set(judged.map(({ language }) => language))];
  const columns = languages.length > 1 ? [...languages, 'all'] : ['all'];
  const inColumn = (column: string) => judged.filter(({ language }) => column === 'all' || language === column);
  return {
    columns,
    byField: new Map(
      judgedFields.map((field) => [
        field,
        columns.map((column) => score(inColumn(column).map(({ judgements }) => judgements[field]))),
      ]),
    ),
    misses: [...done.flatMap(wrongOutcome), ...judged.flatMap(wrongFields)],
  };
};

/** The figure that the aim applies to. */
export const reached = ({ sheets, right, recall, precision }: Score): number =>
  recall === undefined || precision === undefined ? right / sheets : Math.min(recall, precision);

/** Fields that stay below their aim; of the outcome every one has to be right. */
export const belowAim = ({ byField, misses }: Scores): string[] => [
  ...[...byField].filter(([field, scores]) => reached(scores.at(-1)!) < (aims[field] ?? 0)).map(([field]) => field),
  ...(misses.some(({ field }) => field === 'outcome') ? ['outcome'] : []),
];

interface JudgedSheet {
  readonly file: string;
  readonly language: string;
  readonly judgements: Record<JudgedField, Judgement>;
}

const judgeSheet = ({ sheet, reading }: ReadSheet): JudgedSheet[] => {
  if (!('answer' in sheet)) return [];
  const both = { answer: sheet.answer, fields: reading.fields };
  const judgements = Object.fromEntries(judgedFields.map((field) => [field, judges[field](both)]));
  return [
    {
      file: sheet.file,
      language: sheet.answer.language,
      judgements: judgements as Record<JudgedField, Judgement>,
    },
  ];
};

const score = (judgements: readonly Judgement[]): Score => {
  const counts = {
    sheets: judgements.length,
    found: judgements.filter(({ found }) => found).length,
    right: judgements.filter(({ right }) => right).length,
  };
  const elements = judgements.flatMap((judgement) => judgement.elements ?? []);
  if (elements.length === 0) return counts;
  const sum = (part: 'both' | 'said' | 'given') => elements.reduce((total, counted) => total + counted[part], 0);
  return { ...counts, recall: share(sum('both'), sum('said')), precision: share(sum('both'), sum('given')) };
};

/** Nothing asked for, or nothing given, is nothing wrong. */
const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

const wrongOutcome = ({ sheet, reading }: ReadSheet): Miss[] => {
  const expected = 'answer' in sheet ? 'read' : sheet.outcome;
  return reading.outcome === expected ? [] : [{ file: sheet.file, field: 'outcome', expected, got: reading.outcome }];
};

const wrongFields = ({ file, judgements }: JudgedSheet): Miss[] =>
  judgedFields
    .filter((field) => !judgements[field].right)
    .map((field) => ({ file, field, expected: judgements[field].expected, got: judgements[field].got }));
