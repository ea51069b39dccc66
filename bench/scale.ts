import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { withTemporaryFolder } from './clean-up.ts';
import { readCommandLine } from './read-command-line.ts';
import { measureScale } from './scale/measure-scale.ts';

/** `npm run bench:scale -- [--sheets N] [--organisations N] [--searches N]`: more organisations than a process has room for. */
const options = readCommandLine(() => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { sheets: text, organisations: text, searches: text } });
  const read = (value: string | undefined, usual: number): number => {
    const number = Number(value ?? usual);
    if (!(number >= 10)) throw new Error('--sheets, --organisations and --searches are numbers from 10 up');
    return number;
  };
  return {
    sheets: read(values.sheets, 10_000_000),
    organisations: read(values.organisations, 5000),
    searches: read(values.searches, 4000),
  };
});
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`);
await withTemporaryFolder((folder) => measureScale(folder, options, (line) => console.log(line)));
