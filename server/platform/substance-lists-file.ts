import { readFileSync } from 'node:fs';
import { takeLists } from '#lib/hazards/substance-lists/lists-in-force.ts';
import { readLists } from '#lib/hazards/substance-lists/read-lists.ts';
import { type Config, ConfigError } from './config.ts';

interface ListsFile {
  readonly text: string;
  readonly lists: ReturnType<typeof readLists>['lists'];
  /** What keeps it from being used, each with its line; nothing where it may be. */
  readonly faults: readonly string[];
}

/** A file with lists of substances, and everything that is wrong with it. */
export const readListsFile = (path: string): ListsFile => {
  const bytes = bytesOf(path);
  if (typeof bytes === 'string') return { text: '', lists: new Map(), faults: [bytes] };
  const { lists, faults } = readLists(bytes);
  return {
    text: new TextDecoder().decode(bytes),
    lists,
    faults: faults.map(({ line, message }) => `line ${line}: ${message}`),
  };
};

/** Has this process and its threads look in the lists of the file that the settings name. Throws ConfigError where it cannot be used. */
export const takeListsFile = ({ substanceListsFile: path }: Pick<Config, 'substanceListsFile'>): void => {
  if (path === undefined) {
    takeLists(undefined);
    return;
  }
  const { text, faults } = readListsFile(path);
  const [first, ...others] = faults;
  if (first !== undefined)
    throw new ConfigError(`Cannot start: SUBSTANCE_LISTS_FILE: ${path}: ${first}${more(others.length, path)}`);
  takeLists(text);
};

const more = (count: number, path: string): string =>
  count === 0 ? '' : ` (and ${count} more: npm run lists -- ${path})`;

/** The bytes of a file, or why there are none. */
const bytesOf = (path: string): Buffer | string => {
  try {
    return readFileSync(path);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const words = {
      ENOENT: 'there is no such file',
      EISDIR: 'is a folder, not a file',
      EACCES: 'may not be read by this user',
    }[code ?? ''];
    return words ?? message;
  }
};
