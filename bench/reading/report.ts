import { formatMs, percentile } from '../statistics.ts';
import type { ReadSheet } from './read-all.ts';
import { aims, type Miss, reached, type Score, type Scores } from './score.ts';

/** The figures of all readings, then every miss. */
export const reportReadings = (done: readonly ReadSheet[], scores: Scores): string =>
  [
    `${done.length} sheets`,
    '',
    table('Right of all sheets', scores, sheetsCell),
    '',
    table('Recall and precision of values', scores, elementsCell),
    '',
    aimLine(scores),
    timeLine(done),
    '',
    ...missLines(scores.misses),
  ].join('\n');

/** A row for each field that the cell has something to say of. */
const table = (name: string, { columns, byField }: Scores, cell: (score: Score) => string): string => {
  const head = [name, ...columns];
  const rows = [...byField].map(([field, ofField]) => [field, ...ofField.map(cell)]).filter(([, first]) => first);
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) => row.map((text, at) => text.padEnd(widths[at] ?? 0)).join('   ');
  return [line(head), '-'.repeat(line(head).length), ...rows.map(line)].map((text) => text.trimEnd()).join('\n');
};

const sheetsCell = ({ sheets, found, right }: Score): string =>
  `${right}/${sheets} (${percent(right / sheets)}), found ${found}`;

const elementsCell = ({ recall, precision }: Score): string =>
  recall === undefined || precision === undefined ? '' : `${percent(recall)}, ${percent(precision)}`;

const aimLine = ({ byField }: Scores): string => {
  const verdicts = [...byField].flatMap(([field, ofField]) => {
    const aim = aims[field];
    if (aim === undefined) return [];
    return [`${field} ${percent(aim)} ${reached(ofField.at(-1)!) >= aim ? 'met' : 'NOT MET'}`];
  });
  return `Aims: ${verdicts.join(', ')}.`;
};

const timeLine = (done: readonly ReadSheet[]): string => {
  const slowest = done.reduce((slow, one) => (one.ms > slow.ms ? one : slow));
  const median = (times: readonly number[]) => formatMs(percentile(times, 0.5));
  return [
    `A sheet takes ${median(done.map(({ ms }) => ms))} ms (median), of processor time ${median(done.map(({ processorMs }) => processorMs))} ms;`,
    `the slowest, ${slowest.sheet.file}, ${formatMs(slowest.ms)} ms.`,
  ].join(' ');
};

const missLines = (misses: readonly Miss[]): string[] =>
  misses.length === 0
    ? ['Nothing missed.']
    : [
        'Misses (of fields with many values, what is missing and what is too much):',
        ...misses.map(
          ({ file, field, expected, got }) =>
            `  ${file}  ${field}: expected ${expected || '(nothing)'}, got ${got || '(nothing)'}`,
        ),
      ];

const percent = (part: number): string => `${Math.floor(part * 100)} %`;
