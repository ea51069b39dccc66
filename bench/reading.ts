import { globSync } from 'node:fs';
import { join } from 'node:path';
import { reportCurve } from './reading/curve.ts';
import { scoreFirstAid } from './reading/first-aid.ts';
import { readOptions } from './reading/options.ts';
import { reportAbsent, reportPairs } from './reading/pairs.ts';
import { readAll } from './reading/read-all.ts';
import { reportReadings } from './reading/report.ts';
import { reportScans } from './reading/scans.ts';
import { belowAim, scoreReadings } from './reading/score.ts';
import { listSheets } from './reading/sheets.ts';

/** `npm run bench:reading`: what the reader makes of real sheets, beside what people read on them. */
const options = readOptions();
if (options.pairs) {
  console.log(await reportPairs(options.pairs.folder, options.pairs.table));
  process.exit(0);
}
if (options.all !== undefined) {
  const folder = options.all;
  console.log(await reportAbsent(globSync('**/*.pdf', { cwd: folder }).map((file) => join(folder, file))));
  process.exit(0);
}

const sheets = listSheets(options);
if (typeof sheets === 'string') {
  console.log(sheets);
  process.exit(0);
}

if (options.scans) {
  console.log(await reportScans(sheets, options.others !== undefined));
  process.exit(0);
}

const done = await readAll(sheets);
if (options.only) for (const { reading } of done) console.log(JSON.stringify(reading, null, 2));

const scores = scoreReadings(done);
console.log(reportReadings(done, scores));
if (!options.only) console.log(`\n${reportCurve(done)}`);
const below = belowAim(scores);
if (below.length > 0) console.error(`Below the aim: ${below.join(', ')}.`);
const firstAid = options.only || options.others ? undefined : await scoreFirstAid();
if (firstAid) console.log(`\n${firstAid.report}`);
process.exitCode = below.length > 0 || firstAid?.isEnough === false ? 1 : 0;
