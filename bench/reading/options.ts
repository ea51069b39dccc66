import { parseArgs } from 'node:util';
import { readCommandLine } from '../read-command-line.ts';

export interface Options {
  /** The one file to read, by its name. */
  readonly only?: string;
  /** Other sheets than those of `sds-pdfs`, with what they say. */
  /** Pictures of pages are recognised: of the sheets as they are where others are named, else of ours as if they had been printed and scanned. */
  readonly scans: boolean;
  /** A table of English and French sheets of one product, in a folder; or all files of a folder, without answers. */
  readonly pairs?: { readonly folder: string; readonly table: string };
  readonly all?: string;
  readonly others?: { readonly folder: string; readonly answersFile: string };
}

export const readOptions = (): Options => readCommandLine(parseOptions);

const parseOptions = (): Options => {
  const { values } = parseArgs({
    options: {
      scans: { type: 'boolean', default: false },
      only: { type: 'string' },
      folder: { type: 'string' },
      answers: { type: 'string' },
      pairs: { type: 'string' },
      absent: { type: 'boolean', default: false },
    },
  });
  const only = { scans: values.scans, ...(values.only && { only: values.only }) };
  if (values.folder && values.pairs) return { ...only, pairs: { folder: values.folder, table: values.pairs } };
  if (values.folder && values.absent) return { ...only, all: values.folder };
  if (!values.folder && !values.answers) return only;
  if (!values.folder || !values.answers) throw new Error('--folder and --answers go together');
  return { ...only, others: { folder: values.folder, answersFile: values.answers } };
};
