import { parseArgs } from 'node:util';

export interface Options {
  readonly sizes: readonly number[];
  /** How long each class of query is asked of each side. */
  readonly seconds: number;
  readonly jsonFile?: string;
}

/** Reads the command line; ends the process with a line that says what is wrong with it. */
export const readOptions = (): Options => {
  try {
    return parseOptions();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};

const parseOptions = (): Options => {
  const { values } = parseArgs({
    options: {
      sizes: { type: 'string', default: '10k,100k,1m' },
      seconds: { type: 'string', default: '4' },
      json: { type: 'string' },
    },
  });
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) throw new Error('--seconds is a number above 0');
  return { sizes: values.sizes.split(',').map(readSize), seconds, ...(values.json && { jsonFile: values.json }) };
};

const readSize = (text: string): number => {
  const [, digits, unit] = /^(\d+)([km]?)$/i.exec(text.trim()) ?? [];
  const size = Number(digits) * ({ k: 1000, m: 1_000_000 }[unit?.toLowerCase() ?? ''] ?? 1);
  if (!(size >= 100)) throw new Error(`--sizes takes numbers from 100 up like 500, 10k or 1m, not “${text}”`);
  return size;
};
