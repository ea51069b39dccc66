import type { ReadFields } from '#contract/reading/sheet-reading.ts';
import { type JudgedField, judgedFields, judges } from './judge.ts';
import type { ReadSheet } from './read-all.ts';

/** A value that was read: how sure it is said to be, and whether it was right. */
interface Said {
  readonly field: JudgedField;
  readonly certainty: number;
  readonly isRight: boolean;
}

const thresholds = [0.8, 0.9, 0.93, 0.95, 0.98] as const;

/** Of values at least so sure, how many are right; and of all right ones, how many are so sure. */
export const reportCurve = (done: readonly ReadSheet[]): string => {
  const said = done.flatMap(saidOf);
  const rows = [
    ...judgedFields.map((field) => [field, said.filter((one) => one.field === field)] as const),
    ['all', said] as const,
  ];
  const head = `${'Called sure from'.padEnd(16)}${thresholds.map((from) => `${from}`.padStart(18)).join('')}`;
  return [
    head,
    '-'.repeat(head.length),
    ...rows.map(([name, ofRow]) => name.padEnd(16) + thresholds.map((from) => cell(ofRow, from).padStart(18)).join('')),
    'right of those called sure, called sure of all right ones',
  ].join('\n');
};

const saidOf = ({ sheet, reading }: ReadSheet): Said[] => {
  if (!('answer' in sheet)) return [];
  const { answer } = sheet;
  return judgedFields.flatMap((field) => {
    const found = reading.fields[readAs(field)];
    if (!found) return [];
    const { right, elements } = judges[field]({ answer, fields: reading.fields });
    // Numbers of the maker's that were missed make none of the others wrong.
    const isRight = field === 'productIds' ? elements?.both === elements?.given : right;
    return [{ field, certainty: found.certainty, isRight }];
  });
};

const readAs = (field: JudgedField): keyof ReadFields => (field === 'cas' ? 'ingredients' : field);

const cell = (said: readonly Said[], from: number): string => {
  const sure = said.filter(({ certainty }) => certainty >= from);
  const right = said.filter(({ isRight }) => isRight).length;
  const both = sure.filter(({ isRight }) => isRight).length;
  return `${percent(both, sure.length)}, ${percent(both, right)}`;
};

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`);
