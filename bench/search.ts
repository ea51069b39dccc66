import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { readOptions } from './search/options.ts';
import { preface, reportSize } from './search/report.ts';
import { runSize, type SizeResult } from './search/run-size.ts';
import { compareWithSolr, solrPreface } from './search/shared/compare-with-solr.ts';

/** `npm run bench:search -- [--sizes 10k,100k,1m] [--seconds N] [--json FILE] [--solr]` */
const options = readOptions();
const machine = `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`;
if (options.solr) {
  console.log(`${machine}\n\n${solrPreface}`);
  for (const size of options.sizes) console.log(await compareWithSolr(size, options.seconds));
  process.exit(0);
}
console.log(`${machine}\n\n${preface}`);
const results: SizeResult[] = [];
for (const size of options.sizes) {
  results.push(
    await runSize(size, options.seconds, (what) => console.error(`  ${size.toLocaleString('en-CA')}: ${what} …`)),
  );
  console.log(results.map(reportSize).at(-1));
}
if (options.jsonFile) writeFileSync(options.jsonFile, `${JSON.stringify({ machine, results }, null, 2)}\n`);
