import { parseArgs } from 'node:util';

export interface Options {
  /** The one file to read, by its name. */
  readonly only?: string;
  /** Other sheets than those of `sds-pdfs`, with what they say. */
  readonly others?: { readonly folder: string; readonly answersFile: string };
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
    options: { only: { type: 'string' }, folder: { type: 'string' }, answers: { type: 'string' } },
  });
  const only = values.only ? { only: values.only } : {};
  if (!values.folder && !values.answers) return only;
  if (!values.folder || !values.answers) throw new Error('--folder and --answers go together');
  return { ...only, others: { folder: values.folder, answersFile: values.answers } };
};
