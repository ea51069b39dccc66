import { parseArgs } from 'node:util';
import { readCommandLine } from '../read-command-line.ts';

const defaults = { sheets: 100_000, members: 200, minutes: 10, seed: 1 } as const;

/** The options of the command line. */
export type LoadOptions = Readonly<Record<keyof typeof defaults, number>> & {
  /** Two processes on PostgreSQL, Solr and S3. */
  readonly cluster: boolean;
  /** One of the two is killed in the middle. */
  readonly kill: boolean;
};

export const readOptions = (): LoadOptions => readCommandLine(parseOptions);

const parseOptions = (): LoadOptions => {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean', default: false }] as const;
  const options = { sheets: text, members: text, minutes: text, seed: text, cluster: flag, kill: flag };
  const { values } = parseArgs({ options });
  if (values.kill && !values.cluster) throw new Error('--kill takes --cluster: another process has to be there');
  const read = (name: keyof typeof defaults, least: number): number => {
    const value = Number(values[name] ?? defaults[name]);
    if (!(value >= least)) throw new Error(`--${name} is a number from ${least} up`);
    return value;
  };
  return {
    sheets: read('sheets', 2000),
    members: read('members', 1),
    minutes: read('minutes', 0.5),
    seed: read('seed', 0),
    cluster: values.cluster,
    kill: values.kill,
  };
};
