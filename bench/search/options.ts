import { parseArgs } from 'node:util';
import { readCommandLine } from '../read-command-line.ts';

export interface Options {
  readonly sizes: readonly number[];
  /** How long each class of query runs on each side. */
  readonly seconds: number;
  /** Beside Solr instead of SQLite: many organisations in one index. */
  readonly solr: boolean;
  readonly jsonFile?: string;
}

export const readOptions = (): Options => readCommandLine(parseOptions);

const parseOptions = (): Options => {
  const { values } = parseArgs({
    options: {
      sizes: { type: 'string' },
      solr: { type: 'boolean', default: false },
      seconds: { type: 'string', default: '4' },
      json: { type: 'string' },
    },
  });
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) throw new Error('--seconds is a number above 0');
  const sizes = values.sizes ?? (values.solr ? '1m' : '10k,100k,1m');
  return {
    sizes: sizes.split(',').map(readSize),
    seconds,
    solr: values.solr,
    ...(values.json && { jsonFile: values.json }),
  };
};

const readSize = (text: string): number => {
  const [, digits, unit] = /^(\d+)([km]?)$/i.exec(text.trim()) ?? [];
  const size = Number(digits) * ({ k: 1000, m: 1_000_000 }[unit?.toLowerCase() ?? ''] ?? 1);
  if (!(size >= 100)) throw new Error(`--sizes takes numbers from 100 up like 500, 10k or 1m, not “${text}”`);
  return size;
};
