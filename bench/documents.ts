import { cpus } from 'node:os';
import { measureExcel } from './documents/excel.ts';
import type { Part } from './documents/part.ts';
import { reportPart } from './documents/report.ts';

/** `npm run bench:documents`: each kind of document at its full size, in turn. */
const parts: readonly Part[] = [{ name: 'Excel export', measure: measureExcel }];

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`);
for (const { name, measure } of parts) {
  console.error(`  ${name} …`);
  console.log(reportPart(name, await measure()));
}
