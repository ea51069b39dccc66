import { join } from 'node:path';
import { apiBase, xhrMarker } from '#contract/call.ts';
import { exportExcel } from '#contract/calls/export-excel.ts';
import { resultColumns } from '#contract/search/columns.ts';
import { generateRecords } from '#tests/support/search/records.ts';
import { withTemporaryFolder } from '../clean-up.ts';
import { createStoreFiller } from '../search/fill-store.ts';
import { startOurs } from '../search/ours.ts';
import { type Side, timeSearch } from '../search/side.ts';
import { writeReference } from './excel-reference.ts';
import type { Measured } from './part.ts';
import { processorSeconds, residentMegabytes } from './process-usage.ts';
import { watchWhile } from './watch.ts';

const sheets = 100_000;
const aims = { processorSeconds: 2, megabytesAboveIdle: 150, healthMs: 50 } as const;

/** A whole collection of 100,000 sheets with every column, from the real server, and the same rows written by a library. */
export const measureExcel = (): Promise<readonly Measured[]> =>
  withTemporaryFolder(async (dataDir) => {
    const filler = await createStoreFiller(join(dataDir, 'vigie.sqlite'));
    for (const record of generateRecords(7, sheets)) filler.add(record);
    filler.finish();
    globalThis.gc?.();
    // The index is built, written and read again: what building it left behind would hide what the export takes.
    await withOurs(dataDir, warmUp);
    return withOurs(dataDir, async (ours) => {
      const { workbook, measured } = await measureOurs(ours);
      return [measured, await writeReference(workbook)];
    });
  });

const withOurs = async <Result>(dataDir: string, use: (ours: Side) => Promise<Result>): Promise<Result> => {
  const ours = await startOurs(dataDir);
  try {
    return await use(ours);
  } finally {
    await ours.stop();
  }
};

/** A search, after which the index stands ready. */
const warmUp = (ours: Side): Promise<number> =>
  timeSearch(ours, { language: 'en', filters: {}, sort: [], start: 0, rows: 10, facets: [] });

const measureOurs = async (ours: Side): Promise<{ workbook: Buffer; measured: Measured }> => {
  await warmUp(ours);
  const idle = residentMegabytes(ours.pid);
  await download(ours, 'ProductName_txt:"aci"');

  const health = ours.client.with({});
  const askHealth = async () => (await health.send(`${apiBase}/health`)).ms;
  await askHealth();
  // Twice: a hundred questions a second cost processor time that is not the export's.
  const before = processorSeconds(ours.pid);
  const { body, ms } = await download(ours, '');
  const used = processorSeconds(ours.pid) - before;
  const watched = await watchWhile({ pid: ours.pid, askHealth }, () => download(ours, ''));
  health.close();
  const rest = await settledMegabytes(ours.pid);
  return {
    workbook: body,
    measured: {
      side: `Vigie: the real server, ${sheets.toLocaleString('en-CA')} sheets over HTTP`,
      figures: [
        { name: 'processor time of the server', value: used, unit: 's', aim: aims.processorSeconds },
        {
          name: `memory above idle (${Math.round(idle)} MB) at its highest`,
          value: watched.peakMegabytes - idle,
          unit: 'MB',
          aim: aims.megabytesAboveIdle,
        },
        { name: 'memory above idle two seconds later', value: rest - idle, unit: 'MB' },
        {
          name: `slowest of ${watched.healthAnswers} health answers meanwhile`,
          value: watched.slowestHealthMs,
          unit: 'ms',
          aim: aims.healthMs,
        },
        { name: 'from the click to the last byte', value: ms / 1000, unit: 's' },
        { name: 'size of the file', value: body.length / 1e6, unit: 'MB' },
      ],
    },
  };
};

const download = async ({ client }: Side, keyword: string) => {
  const params = {
    parameters: 'locale=en',
    sort: 'ProductName_custom_sort',
    sortdir: 'asc',
    keyword,
    columns: resultColumns,
  };
  const answer = await client.send(apiBase + exportExcel.path, {
    method: exportExcel.method,
    headers: { 'content-type': 'application/json', [xhrMarker.name]: xhrMarker.value },
    body: JSON.stringify({ params }),
  });
  if (answer.status !== 200) throw new Error(`the export was answered with ${answer.status}: ${answer.body}`);
  return answer;
};

const settledMegabytes = async (pid: number): Promise<number> => {
  await new Promise((resolve) => setTimeout(resolve, 2000));
  return residentMegabytes(pid);
};
