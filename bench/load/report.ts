import { table } from '../search/table.ts';
import { formatMs, percentile } from '../statistics.ts';
import { binderSheets } from './office/order-binder.ts';
import { additionBytes } from './office/send-addition.ts';
import type { LoadOptions } from './options.ts';
import type { LoadResult, Watched } from './run-load.ts';
import type { Kind } from './tally.ts';
import { type Course, courseOf, mostGrowth } from './watch/flat.ts';

/** Milliseconds for nineteen of twenty searches, whatever else is going on: people do not notice less. */
const searchAim = 100;

/** The figures as text, and whether all aims are met. */
export const reportLoad = (result: LoadResult, { members }: LoadOptions): { text: string; isMet: boolean } => {
  const { organisations, alone, together, memory, late, exitCodes } = result;
  const sheets = organisations.reduce((sum, one) => sum + one.sheets, 0);
  const faults = [...alone.faults, ...together.faults];
  for (const code of exitCodes) if (code !== 0) faults.push(`the server ended with ${code}`);
  const [resident, heap, inUse] = [courseOf(memory.resident), courseOf(memory.heap), courseOf(memory.inUse)];
  const p95 = percentile(together.times.search, 0.95);
  const aims = [
    {
      what: `errors: ${number(faults.length)} of ${number(requests(alone) + requests(together))}`,
      isMet: faults.length === 0,
    },
    { what: `searches meanwhile at most ${searchAim} ms p95: ${formatMs(p95)} ms`, isMet: p95 <= searchAim },
    { what: flatRule('memory of the process', resident), isMet: resident.isFlat },
    { what: flatRule('heap in use', inUse), isMet: inUse.isFlat },
  ];
  const text = [
    '',
    `On ${result.place}.`,
    `${number(sheets)} sheets of ${organisations.length} organisations, the largest with ${number(organisations[0]!.sheets)}, their PDFs ${result.pdfs.kind};`,
    `${number(members)} members, 2 to 6 s between two things they do; every answer is held against one of ${number(result.known)} that are known,`,
    `${number(result.checked)} of them checked by a look at every record. The bare server does nothing: what it takes is the machine’s.`,
    '',
    table(
      ['milliseconds', 'p50', 'p95', 'p99', 'slowest', 'count'],
      [...rows('members alone', alone), ...rows('with documents', together), ratios(alone, together)],
    ),
    '',
    table(
      ['made meanwhile, seconds', 'p50', 'slowest', 'count'],
      [
        work(together, 'binder', `binders of ${binderSheets} sheets, ordered to fetched`),
        work(together, 'export', `exports of ${number(organisations[0]!.sheets)} sheets`),
        work(together, 'addition', `additions with a PDF of ${additionBytes / 1e6} MB`),
      ],
    ),
    '',
    `Members alone: ${usage(alone)}; ${formatMs((alone.use.server / requests(alone)) * 1000)} ms of processor time a request.`,
    `With documents: ${usage(together)}.`,
    `Seconds of processors: members alone ${programs(alone)}; with documents ${programs(together)}.`,
    `This process, which asks, was late by ${formatMs(late.p95)} ms p95, ${formatMs(late.p99)} ms p99; the times hold that too.`,
    `Memory by quarters of the time, medians: process ${quarters(resident)}, at its highest ${megabytes(Math.max(...memory.resident))};`,
    `main thread’s heap ${quarters(heap)}, of which in use after full collections ${quarters(inUse)}.`,
    '',
    ...faults.slice(0, 10).map((fault) => `ERROR ${fault}`),
    ...aims.map(({ what, isMet }) => `Aim: ${what}: ${isMet ? 'met' : 'NOT MET'}`),
  ].join('\n');
  return { text, isMet: aims.every(({ isMet }) => isMet) };
};

const told = { search: 'searches', details: 'details', PDF: 'PDFs', bare: 'bare server' } as const;

const rows = (name: string, { times }: Watched): string[][] =>
  (Object.keys(told) as (keyof typeof told)[]).map((kind) => [
    `${name}: ${told[kind]}`,
    ...[0.5, 0.95, 0.99, 1].map((share) => formatMs(percentile(times[kind], share))),
    number(times[kind].length),
  ]);

const ratios = (alone: Watched, together: Watched): string[] => {
  const ratio = (share: number) => percentile(together.times.search, share) / percentile(alone.times.search, share);
  return [
    'searches, with documents beside alone',
    ...[0.5, 0.95, 0.99, 1].map((share) => `${ratio(share).toFixed(1)} ×`),
    '',
  ];
};

const work = ({ times }: Watched, kind: Kind, name: string): string[] => [
  name,
  ...[0.5, 1].map((share) => (percentile(times[kind], share) / 1000).toFixed(2)),
  number(times[kind].length),
];

/** Of members; the bare server is not ours. */
const requests = ({ times, faults }: Watched): number =>
  Object.entries(times).reduce((sum, [kind, of]) => sum + (kind === 'bare' ? 0 : of.length), faults.length);

const usage = (part: Watched): string => {
  const { seconds, use } = part;
  return [
    `${(requests(part) / seconds).toFixed(1)} requests/s`,
    `processor time ${use.server.toFixed(0)} s in ${seconds.toFixed(0)} s (${percent(use.server / seconds)} of a core)`,
    `main thread kept waiting for a processor ${use.waited.toFixed(0)} s`,
    `other processes took ${percent(use.others)} of the machine`,
  ].join(', ');
};

/** What took most, each part of what all took. */
const programs = ({ use }: Watched): string =>
  [['server', use.server] as const, ['this one', use.asked] as const, ...use.programs]
    .filter(([, seconds]) => seconds >= 1)
    .sort(([, a], [, b]) => b - a)
    .map(([name, seconds]) => `${name} ${seconds.toFixed(0)}`)
    .join(', ');

const flatRule = (what: string, { growth }: Course): string =>
  `${what} flat, its median in the last quarter at most ${mostGrowth} × that in the second: ${growth.toFixed(2)} ×`;

const quarters = (course: Course): string => course.quarters.map(megabytes).join(' → ');
const megabytes = (value: number): string => `${Math.round(value)} MB`;
const number = (value: number): string => value.toLocaleString('en-CA');
const percent = (share: number): string => `${Math.round(share * 100)} %`;
