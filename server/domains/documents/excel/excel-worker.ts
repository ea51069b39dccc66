import { parentPort, workerData } from 'node:worker_threads';
import { connectStore } from '#server/platform/storage/database.ts';
import type { ExcelExport, ExcelWorkerData, ExcelWorkerReply, ExcelWorkerRequest } from './excel-export.ts';
import { exportColumns } from './export-columns.ts';
import { exportRows } from './export-rows.ts';
import { sheetNames } from './words.ts';
import { workbookBytes } from './workbook.ts';

/**
 * The thread that writes workbooks, at the speed of the reader. An exception in it ends the download and the thread.
 */
const { storeAddress } = workerData as ExcelWorkerData;
const db = connectStore(storeAddress);

async function* workbookOf(wanted: ExcelExport) {
  const columns = await exportColumns(db, wanted);
  yield* workbookBytes({ name: sheetNames[wanted.language], columns, rows: exportRows(db, wanted) });
}

let bytes: ReturnType<typeof workbookOf>;
parentPort?.on('message', async (asked: ExcelWorkerRequest) => {
  if (asked) {
    bytes = workbookOf(asked);
    return;
  }
  const { value } = await bytes.next();
  const reply: ExcelWorkerReply = value ?? null;
  parentPort?.postMessage(reply, reply ? [reply.buffer] : []);
});
