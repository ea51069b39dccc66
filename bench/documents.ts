import { cpus } from 'node:os';
import { measureBinder } from './documents/binder.ts';
import { measureEbinder } from './documents/e-binder.ts';
import { measureExcel } from './documents/excel.ts';
import { measureIndex } from './documents/index.ts';
import { measureOrder } from './documents/order.ts';
import type { Part } from './documents/part.ts';
import { reportPart } from './documents/report.ts';

/** `npm run bench:documents`: each kind of document at its full size, in turn. */
const parts: readonly Part[] = [
  { name: 'Excel export', measure: measureExcel },
  { name: 'Index', measure: measureIndex },
  { name: 'Order', measure: measureOrder },
  { name: 'E-binder', measure: measureEbinder },
  { name: 'Binder', measure: measureBinder },
];

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`);
for (const { name, measure } of parts) {
  console.error(`  ${name} …`);
  console.log(reportPart(name, await measure()));
}
