import { formatMs } from '../statistics.ts';
import { matchAll } from './classes.ts';
import type { ClassResult, SizeResult } from './run-size.ts';
import { table } from './table.ts';

/** The figures of one size as text. */
export const reportSize = (result: SizeResult): string =>
  [
    '',
    `${number(result.size)} sheets, one organisation; milliseconds over HTTP, one client, one request after the other`,
    '',
    classTable(result.classes),
    '',
    ...agreementLines(result.classes),
    '',
    `Of each figure of ours, HTTP and the server’s frame take ${formatMs(result.nothingAsked.p50)} ms (a request that asks nothing).`,
    `Compressed, as browsers ask for it: ${matchAll} ${formatMs(result.compressed.p50)} / ${formatMs(result.compressed.p95)} ms.`,
    `First search, index built from the database and written to a snapshot: ${seconds(result.firstSearchMs)}.`,
    `First search after a second start, from the snapshot of ${megabytes(result.snapshotBytes)}: ${seconds(result.firstSearchFromSnapshotMs)}.`,
    `Memory of our server: ${memory(result.oursMemory)} after the build; ${memory(result.oursMemoryFromSnapshot)} from a snapshot, after all queries.`,
    `SQLite beside it: built in ${seconds(result.sqliteBuildMs)}, ${megabytes(result.sqliteBytes)} on disk, memory ${memory(result.sqliteMemory)}.`,
    '',
    ...aimLines(result),
  ].join('\n');

/** What is compared with what, said once. */
export const preface = [
  'Vigie: the real server on its real store, signed in, as its own process.',
  'SQLite: FTS5 and SQL on tables made for these queries, in its own process behind a bare HTTP server without session or',
  'permissions; it takes the same address and gives the same answer. Both are asked the same queries, each different from the',
  'one before, except match-all.',
].join('\n');

const classTable = (classes: readonly ClassResult[]): string =>
  table(
    ['', 'Vigie p50', 'p95', 'SQLite p50', 'p95', 'ratio', 'runs'],
    classes.map(({ name, ours, sqlite }) => [
      name,
      formatMs(ours.p50),
      formatMs(ours.p95),
      formatMs(sqlite.p50),
      formatMs(sqlite.p95),
      `${(sqlite.p50 / ours.p50).toFixed(1)} ×`,
      `${ours.count} / ${sqlite.count}`,
    ]),
  );

const agreementLines = (classes: readonly ClassResult[]): string[] => {
  const differing = classes.filter(({ agreement }) => agreement.sameAnswer < agreement.asked);
  const asked = classes.reduce((sum, { agreement }) => sum + agreement.asked, 0);
  if (differing.length === 0)
    return [
      `Both gave the same answer (number of sheets, page, every facet list) to all of ${asked} queries that were held side by side.`,
    ];
  return [
    `Both were asked ${asked} queries side by side and gave the same number of sheets, page and facet lists, except:`,
    ...differing.map(
      ({ name, agreement: { asked, sameTotal, sameAnswer } }) =>
        `  ${name}: same number of sheets ${sameTotal} of ${asked} times, same answer throughout ${sameAnswer} of ${asked}`,
    ),
    '  (Vigie also finds words by their stem and product IDs and CAS numbers without punctuation; FTS5 does not.)',
  ];
};

/** The aims for match-all with all facets: at most so many milliseconds at a size, and ten times as quick as SQLite. */
const aims = [
  { size: 10_000, ms: 1.5 },
  { size: 100_000, ms: 8 },
] as const;
const timesSqlite = 10;

const aimLines = ({ size, classes }: SizeResult): string[] => {
  const result = classes.find(({ name }) => name === matchAll);
  if (!result) return [];
  const { ours, sqlite } = result;
  const aim = aims.find((one) => one.size === size);
  const ratio = sqlite.p50 / ours.p50;
  return [
    ...(aim
      ? [`Aim: ${matchAll} at most ${aim.ms} ms p50 – ${formatMs(ours.p50)} ms: ${verdict(ours.p50 <= aim.ms)}`]
      : []),
    `Aim: ${matchAll} at least ${timesSqlite} × as quick as SQLite – ${ratio.toFixed(1)} ×: ${verdict(ratio >= timesSqlite)}`,
  ];
};

const verdict = (isMet: boolean) => (isMet ? 'met' : 'NOT MET');
const number = (value: number) => value.toLocaleString('en-CA');
const seconds = (ms: number) => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`);
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;
const memory = (of: SizeResult['oursMemory']) => (of ? `${of.now} MB (at most ${of.peak} MB)` : 'not known here');
