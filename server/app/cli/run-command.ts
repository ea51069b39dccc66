import { OperatorError } from '#server/domains/backup/operator-error.ts';
import { ConfigError } from '#server/platform/config.ts';
import { isDiskFull } from '#server/platform/errors/is-disk-full.ts';

/**
 * Runs an operator's command. An error that the person can correct is one line; any other is our fault and keeps its
 * stack trace.
 */
export const runCommand = (main: () => Promise<void>): void => {
  process.umask(0o077);
  main().catch((error: unknown) => {
    console.error(wordsFor(error) ?? error);
    process.exitCode = 1;
  });
};

const wordsFor = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  if (isDiskFull(error)) return `There is no room left on the disk: ${error.message}. What was there before still is.`;
  const isTheirs = error instanceof OperatorError || error instanceof ConfigError || isUnavailable(error);
  return isTheirs || isOfOptions(error) || isOfPath(error) ? error.message : undefined;
};

/** A database or a file store that does not answer. */
const isUnavailable = (error: Error): boolean => 'statusCode' in error && error.statusCode === 503;

const isOfOptions = (error: Error): boolean => 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** A path that is not there, or may not be written. */
const isOfPath = (error: Error): boolean =>
  'code' in error && ['ENOENT', 'EACCES', 'EPERM', 'ENOTDIR', 'EROFS', 'EISDIR'].includes(String(error.code));
