import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RecognisedPage } from '#lib/sheet-reader/scans/recognised.ts';
import { createSheetReader } from '#server/domains/reading/reader.ts';
import { createPictureReader, type PictureReader } from '#server/domains/reading/scans/picture-reader.ts';
import { type Scanning, scan } from '#tests/support/scans.ts';
import type { ReadSheet } from './read-all.ts';
import { reportReadings } from './report.ts';
import { scoreReadings } from './score.ts';
import type { BenchSheet } from './sheets.ts';

/** How paper comes to lie on a scanner: one after the other. */
const scannings: readonly Scanning[] = [
  { specks: 1 },
  { turn: 180, specks: 1 },
  { skew: 0.012, specks: 2 },
  { turn: 90, skew: -0.02 },
  { gaps: 12, specks: 2 },
];

/** Of a sheet that is scanned by us so many pages: name, date and ingredients stand there. */
const pagesScanned = 4;

/** Every sheet as a picture, and what it costs: seconds of processor time of a page, and the memory of the process that recognises it. */
export const reportScans = async (sheets: readonly BenchSheet[], areScans: boolean): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'vigie-scans-'));
  const [reader, pictures] = [createSheetReader({ allowed: 60_000 }), createPictureReader()];
  const [done, pages]: [ReadSheet[], PageCost[]] = [[], []];
  try {
    for (const [index, sheet] of sheets.filter((one) => 'answer' in one).entries()) {
      const path = areScans ? sheet.path : join(folder, `${index}.pdf`);
      if (!areScans)
        await writeFile(
          path,
          await scan(await readFile(sheet.path), scannings[index % scannings.length], pagesScanned),
        );
      const { wordless, outcome } = await reader.read(path);
      if (outcome !== 'unreadable') continue;
      const start = performance.now();
      const costs: PageCost[] = [];
      for (const page of wordless) costs.push(await costOf(pictures, path, page, costs.at(-1)));
      const recognised = costs.flatMap((cost) => cost.recognised ?? []);
      const { sections: _, wordless: __, ...reading } = await reader.read(path, recognised);
      const processorMs = costs.reduce((sum, { seconds }) => sum + seconds * 1000, 0);
      done.push({ sheet, reading, ms: performance.now() - start, processorMs });
      pages.push(...costs);
      console.error(sheet.file, reading.outcome, ...recognised.map(({ confidence }) => confidence));
    }
    if (done.length === 0) return 'None of them is a scan.';
    return `${reportReadings(done, scoreReadings(done))}\n\n${costLine(pages)}`;
  } finally {
    await Promise.all([reader.close(), pictures.close()]);
    await rm(folder, { recursive: true });
  }
};

interface PageCost {
  readonly recognised: RecognisedPage | null;
  readonly seconds: number;
  /** The most that the process has had in memory, in megabytes. */
  readonly megabytes: number;
}

const costOf = async (pictures: PictureReader, path: string, page: number, last?: PageCost): Promise<PageCost> => {
  const before = { pid: pictures.pid, seconds: secondsOf(pictures.pid) };
  const recognised = await pictures.recognise({ path, page, turn: last?.recognised?.frame.turn ?? 0 });
  const { pid } = pictures;
  const seconds = secondsOf(pid) - (pid === before.pid ? before.seconds : 0);
  return { recognised, seconds, megabytes: peakOf(pid) };
};

/** Processor time of a process, of which Linux tells hundredths of a second. */
const secondsOf = (pid: number | undefined): number => {
  const [user = 0, system = 0] = told(pid, 'stat')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) / 100;
};

const peakOf = (pid: number | undefined): number => Number(/VmHWM:\s+(\d+)/.exec(told(pid, 'status'))?.[1] ?? 0) / 1024;

const told = (pid: number | undefined, what: string): string => {
  try {
    return pid === undefined ? '' : readFileSync(`/proc/${pid}/${what}`, 'latin1');
  } catch {
    return '';
  }
};

const costLine = (pages: readonly PageCost[]): string => {
  const seconds = pages.map((page) => page.seconds).sort((a, b) => a - b);
  const mean = seconds.reduce((sum, one) => sum + one, 0) / seconds.length;
  const failed = pages.filter(({ recognised }) => recognised === null).length;
  return [
    `${pages.length} pages (${failed} without a picture, or given up): ${mean.toFixed(1)} s of processor time a page,`,
    `${(seconds[Math.floor(seconds.length * 0.95)] ?? 0).toFixed(1)} s nineteen of twenty, ${(seconds.at(-1) ?? 0).toFixed(1)} s at most;`,
    `${Math.round(Math.max(...pages.map(({ megabytes }) => megabytes)))} MB at most.`,
  ].join(' ');
};
