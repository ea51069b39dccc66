import { cpus } from 'node:os';
import { withTemporaryFolder } from './clean-up.ts';
import { readOptions } from './load/options.ts';
import { reportLoad } from './load/report.ts';
import { runLoad } from './load/run-load.ts';

/** `npm run bench:load -- [--sheets N] [--members N] [--minutes N] [--seed N] [--cluster [--kill]]`: many people at once, and documents being made. */
const options = readOptions();
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`);
await withTemporaryFolder(async (folder) => {
  const result = await runLoad(folder, options, (what) => console.error(`  ${what} …`));
  const { text, isMet } = reportLoad(result, options);
  console.log(text);
  if (!isMet) process.exitCode = 1;
});
