import type { SheetReading } from '#contract/reading/sheet-reading.ts';
import { createSheetReader } from '#server/domains/reading/reader.ts';
import type { BenchSheet } from './sheets.ts';

/** What was made of a sheet, with its time and the processor time of all threads. */
export interface ReadSheet {
  readonly sheet: BenchSheet;
  readonly reading: SheetReading;
  readonly ms: number;
  readonly processorMs: number;
}

/** So many sheets are read first and not timed: code has to be compiled once. */
const warmUps = 5;

/** Reads every sheet, one after the other. */
export const readAll = async (sheets: readonly BenchSheet[]): Promise<ReadSheet[]> => {
  const reader = createSheetReader();
  try {
    for (const { path } of sheets.slice(0, warmUps)) await reader.read(path);
    const done: ReadSheet[] = [];
    for (const sheet of sheets) {
      const before = process.cpuUsage();
      const start = performance.now();
      const reading = await reader.read(sheet.path);
      const ms = performance.now() - start;
      const { user, system } = process.cpuUsage(before);
      done.push({ sheet, reading, ms, processorMs: (user + system) / 1000 });
    }
    return done;
  } finally {
    await reader.close();
  }
};
